import ReactorKit

// Sections in the shapes of apps for RxDataSources.

final class Task: IdentifiableType, Equatable, Sendable {
    let id: Int
    let title: String
    var identity: Int { id }

    init(id: Int, title: String) { (self.id, self.title) = (id, title) }

    static func == (one: Task, other: Task) -> Bool { one.title == other.title }
}

struct Group: IdentifiableType, Equatable {
    let name: String
    var identity: String { name }
}

struct TaskSection: AnimatableSectionModelType {
    var group: Group
    var items: [Task]
    var identity: String { group.name }

    init(group: Group, items: [Task]) { (self.group, self.items) = (group, items) }
    init(original: TaskSection, items: [Task]) { self.init(group: original.group, items: items) }
}

enum Row: IdentifiableType, Equatable {
    case task(Task)
    case footer(String)

    var identity: String {
        switch self {
        case .task(let task): "task \(task.identity)"
        case .footer(let text): text
        }
    }
}

enum Screen: SectionModelType {
    case tasks([Row])
    case footers(title: String, [Row])

    var items: [Row] {
        switch self {
        case .tasks(let rows), .footers(_, let rows): rows
        }
    }

    init(original: Screen, items: [Row]) {
        switch original {
        case .tasks: self = .tasks(items)
        case .footers(let title, _): self = .footers(title: title, items)
        }
    }
}

extension Array where Element: SectionModelType {
    mutating func move(from source: (section: Int, item: Int), to destination: (section: Int, item: Int)) {
        var items = self[source.section].items
        let moved = items.remove(at: source.item)
        self[source.section] = Element(original: self[source.section], items: items)
        var others = self[destination.section].items
        others.insert(moved, at: destination.item)
        self[destination.section] = Element(original: self[destination.section], items: others)
    }
}

extension SectionModelType {
    func removing(at index: Int) -> Self {
        Self(original: self, items: Array(items[..<index]) + items[(index + 1)...])
    }
}

typealias Animated = AnimatableSectionModel<Group, Task>

func identities(_ sections: [Animated]) -> [String] { sections.map(\.identity) }

func ids<Section: AnimatableSectionModelType>(of section: Section) -> [Section.Item.Identity] {
    section.items.map(\.identity)
}

func identifiable<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }

func use() -> [Int] {
    let milk = Task(id: 1, title: "Milk")
    var sections = [SectionModel(model: "May", items: [milk]), SectionModel(model: "June", items: [])]
    sections.move(from: (0, 0), to: (1, 0))
    let own = TaskSection(group: Group(name: "May"), items: [milk]).removing(at: 0)
    let row: String = identifiable(Row.task(milk))
    let value: IdentifiableValue<String> = IdentifiableValue(value: row)
    let id: Int = identifiable(milk)
    return ids(of: own) + [id, value.identity.count]
}
