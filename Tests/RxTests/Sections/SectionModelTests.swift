import Rx
import Testing

/// A value as in apps written for RxDataSources.
private struct Task: IdentifiableType, Equatable {
    var identity: Int
    var title = ""
}

private struct Month: IdentifiableType, Equatable {
    var name: String
    var identity: String { name }
}

/// A section as in apps written for RxDataSources.
private struct TaskSection: AnimatableSectionModelType, Equatable {
    var header: String
    var items: [Task]
    var identity: String { header }

    init(header: String, items: [Task]) { (self.header, self.items) = (header, items) }

    init(original: TaskSection, items: [Task]) { self.init(header: original.header, items: items) }
}

private final class Reference: IdentifiableType {
    let identity = "reference"
}

private struct NumberedValue: IdentifiableType {
    let id: Int
    var identity: String { "number \(id)" }
}

struct SectionModelTests {
    @Test func anAppsSectionTypeHasItems() {
        func count(_ sections: [some SectionModelType<Task>]) -> Int { sections.reduce(0) { $0 + $1.items.count } }
        #expect(count([TaskSection(header: "May", items: [Task(identity: 1)])]) == 1)
        #expect(count([SectionModel(model: "May", items: [Task(identity: 1)])]) == 1)
        #expect(count([AnimatableSectionModel(model: Month(name: "May"), items: [Task(identity: 1)])]) == 1)
    }

    @Test func initOriginalItemsReplacesTheItems() {
        func emptied<Section: SectionModelType>(_ section: Section) -> Section { Section(original: section, items: []) }
        let tasks = [Task(identity: 1)]
        #expect(emptied(TaskSection(header: "May", items: tasks)) == TaskSection(header: "May", items: []))
        #expect(emptied(SectionModel(model: "May", items: tasks)) == SectionModel(model: "May", items: []))
        let month = Month(name: "May")
        #expect(
            emptied(AnimatableSectionModel(model: month, items: tasks))
                == AnimatableSectionModel(model: month, items: []))
    }

    @Test func aSectionHasTheIdentityOfItsModel() {
        #expect(SectionModel(model: "May", items: [1]).identity == "May")
        #expect(AnimatableSectionModel(model: Month(name: "May"), items: [Task]()).identity == "May")
    }

    @Test func theIdIsTheIdentityUnlessTheTypeDeclaresOne() {
        func id<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }
        #expect(id(Task(identity: 7)) == 7)
        #expect(id(Reference()) == "reference")
        #expect(id(IdentifiableValue(value: "a")) == "a")
        #expect(id(NumberedValue(id: 3)) == 3)
    }

    @Test func sectionsAreEqualIfTheirModelsAndItemsAre() {
        let may = SectionModel(model: "May", items: [1, 2])
        #expect(may == SectionModel(model: "May", items: [1, 2]))
        #expect(may != SectionModel(model: "June", items: [1, 2]))
        #expect(may != SectionModel(model: "May", items: [2, 1]))
    }

    @Test func aDescriptionShowsTheModelAndTheItems() {
        #expect("\(SectionModel(model: "May", items: [1, 2]))" == "May > [1, 2]")
        let (month, item) = (IdentifiableValue(value: "May"), IdentifiableValue(value: 1))
        #expect("\(AnimatableSectionModel(model: month, items: [item]))" == "May > [1]")
    }
}
