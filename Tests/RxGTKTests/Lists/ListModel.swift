#if GTK
import OperatorModel
import RxGTK

/// A row of a random list. In a tree it may have children.
struct RandomNode: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var key: Int
    var inside: [RandomNode]?
}

/// A model of a list: the rows, selection and expansion that its documentation promises. Also makes random changes.
struct ListModel {
    private(set) var random: SeededGenerator
    /// The ids of the children of a row or of the rows of a section. A section's id is negative; the root's id is 0.
    private(set) var groups: [Int: [Int]] = [:]
    private(set) var roots: [Int]
    private var values: [Int: (text: String, key: Int)] = [:]
    private var lastID = 0
    private let isTree: Bool
    var expanded: Set<Int> = []
    var selected: Set<Int> = []
    /// The sorted column and its direction. The first column sorts by keys, the second by texts.
    var order: (column: Int, isDescending: Bool)?

    init(seed: UInt64, sections: Int, isTree: Bool) {
        random = SeededGenerator(seed: seed)
        roots = sections == 0 ? [0] : (1...sections).map { -$0 }
        for root in roots { groups[root] = [] }
        self.isTree = isTree
    }

    mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    func text(_ id: Int) -> String { values[id]?.text ?? "" }

    func nodes(in group: Int) -> [RandomNode] {
        groups[group, default: []].map { id in
            RandomNode(
                id: id, text: values[id]!.text, key: values[id]!.key, inside: groups[id] == nil ? nil : nodes(in: id))
        }
    }

    /// The ids of all rows that are not inside a collapsed row, in order.
    var rows: [Int] { roots.flatMap(rows) }

    private func rows(in group: Int) -> [Int] {
        sorted(groups[group, default: []]).flatMap { id in
            [id] + (expanded.contains(id) && groups[id] != nil ? rows(in: id) : [])
        }
    }

    private func sorted(_ ids: [Int]) -> [Int] {
        guard let order else { return ids }
        let sorted = ids.enumerated().sorted { first, second in
            let (low, high) = order.isDescending ? (second, first) : (first, second)
            let (left, right) = (values[low.element]!, values[high.element]!)
            let isBefore = order.column == 0 ? left.key < right.key : left.text < right.text
            let isBehind = order.column == 0 ? right.key < left.key : right.text < left.text
            return isBefore || !isBehind && first.offset < second.offset
        }
        return sorted.map(\.element)
    }

    private var all: [Int] { groups.values.flatMap { $0 }.sorted() }

    private mutating func insert(_ id: Int, notIn excluded: Set<Int> = []) {
        let places = groups.keys.filter { !excluded.contains($0) }.sorted()
        let group = places[pick(0..<places.count)]
        groups[group]!.insert(id, at: pick(0..<groups[group]!.count + 1))
    }

    mutating func add(_ count: Int) {
        for _ in 0..<count {
            lastID += 1
            values[lastID] = ("\(lastID)", pick(0..<20))
            insert(lastID)
            if isTree, pick(0..<3) == 0 { groups[lastID] = [] }
        }
    }

    private mutating func detach(_ id: Int) {
        for group in groups.keys { groups[group]!.removeAll { $0 == id } }
    }

    private func family(of id: Int) -> [Int] { [id] + groups[id, default: []].flatMap(family) }

    private mutating func remove(_ id: Int) {
        detach(id)
        for id in family(of: id) { (groups[id], values[id]) = (nil, nil) }
    }

    /// Makes a random change of a kind that programs make. Returns its name.
    mutating func change() -> String {
        let all = all
        let some = all.isEmpty ? [] : (0..<pick(1..<4)).map { _ in all[pick(0..<all.count)] }
        defer { selected.formIntersection(rows) }
        switch pick(0..<16) {
        case 0, 1: add(pick(1..<4))
        case 2: some.forEach { if values[$0] != nil { remove($0) } }
        case 3, 4, 5:
            for id in some {
                detach(id)
                insert(id, notIn: Set(family(of: id)))
            }
        case 6: some.forEach { values[$0]!.text += "!" }
        case 7: some.forEach { values[$0]!.key = pick(0..<20) }
        case 8: for id in all { values[id] = (text(id) + "?", pick(0..<20)) }
        case 9: for group in groups.keys.sorted() { groups[group]!.shuffle(using: &random) }
        case 10: for group in groups.keys { groups[group]!.reverse() }
        case 11: add(60)
        case 12: for id in all where pick(0..<2) == 0 && values[id] != nil { remove(id) }
        case 13: if pick(0..<4) == 0 { roots.flatMap { groups[$0]! }.forEach { remove($0) } }
        case 14: roots.shuffle(using: &random)
        default: return "the same"
        }
        return "change \(all.count) to \(self.all.count)"
    }
}
#endif
