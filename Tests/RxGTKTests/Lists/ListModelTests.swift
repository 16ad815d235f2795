#if GTK
import CGTKSupport
import Foundation
import RxGTK
import XCTest

/// Compares lists of each kind with a model, while the program and a person change them at random.
final class ListModelTests: GTKTestCase {
    /// Run more with `LIST_SEEDS=0-99 LIST_STEPS=500 swift test --filter ListModelTests`.
    private static let environment = ProcessInfo.processInfo.environment
    private static let seeds = environment["LIST_SEEDS"].map { text in
        let ends = text.split(separator: "-").compactMap { UInt64($0) }
        return Array(ends[0]...(ends.last ?? ends[0]))
    }
    private static let steps = environment["LIST_STEPS"].flatMap { Int($0) } ?? 24

    private func check(_ kind: ListKind) {
        onMain {
            for seed in Self.seeds ?? [1, 3] { Self.run(kind, seed: seed, steps: Self.steps) }
        }
    }

    func testCellsMatchTheModel() { check(.cells) }
    func testCellsFromAClosureMatchTheModel() { check(.closure) }
    func testReactorCellsMatchTheModel() { check(.reactors) }
    func testAGridMatchesTheModel() { check(.grid) }
    func testColumnsMatchTheModel() { check(.columns) }
    func testSectionsMatchTheModel() { check(.sections) }
    func testSectionsInColumnsMatchTheModel() { check(.columnSections) }
    func testATreeMatchesTheModel() { check(.tree) }
    func testATreeInColumnsMatchesTheModel() { check(.columnTree) }

    @MainActor
    private static func run(_ kind: ListKind, seed: UInt64, steps: Int) {
        let screen = ListModelScreen(kind, seed: seed, count: [0, 5, 40, 400, 1500][Int(seed % 5)])
        let list = screen.list
        var failures = 0
        for step in 0..<steps where failures < 3 {
            var expected: [String] = []
            screen.emitted = []
            let before = screen.model.rows
            var action = ""
            let shown = screen.labels
            switch screen.model.pick(0..<20) {
            case 0..<8:
                action = screen.model.change()
                screen.send()
            case 8 where kind.hasColumns:
                let order = [nil, (0, false), (0, true), (1, false), (1, true)][screen.model.pick(0..<5)]
                screen.model.order = order.map { (column: $0.0, isDescending: $0.1) }
                screen.window.sort(by: order.map { $0.1 ? .descending : .ascending }, column: order?.0 ?? 0)
                action = "sort \(String(describing: order))"
            case 9, 10:
                guard !before.isEmpty else { continue }
                let (index, isModifying) = (screen.model.pick(0..<before.count), screen.model.pick(0..<2) == 0)
                let (id, old) = (before[index], screen.model.selected)
                action = "choose \(id)"
                if isModifying, old.contains(id) {
                    screen.model.selected.remove(id)
                } else if isModifying, list.selectionMode == .multiple {
                    screen.model.selected.insert(id)
                } else {
                    screen.model.selected = [id]
                }
                let new = screen.model.selected
                let (gone, come) = (old.subtracting(new), new.subtracting(old))
                expected += before.indices.filter { gone.contains(before[$0]) }.map { "deselected \($0)" }
                expected += before.indices.filter { come.contains(before[$0]) }.map { "selected \($0)" }
                if old != new { expected.append("ids \(new.sorted())") }
                screen.choose(index, isModifying: isModifying)
            case 11:
                action = "select"
                let ids = Set((0..<4).map { _ in screen.model.pick(0..<200) })
                list.select(ids, of: RandomNode.self)
                let rows = before.filter(ids.contains)
                screen.model.selected = Set(list.selectionMode == .multiple ? rows[...] : rows.prefix(1))
            case 12:
                action = "select all"
                if screen.model.pick(0..<3) == 0 {
                    list.deselectAll()
                    screen.model.selected = []
                } else if list.selectionMode == .multiple {
                    list.selectAll()
                    screen.model.selected = Set(before)
                }
            case 13:
                guard !before.isEmpty else { continue }
                let index = screen.model.pick(0..<before.count)
                action = "activate"
                list.emit("activate", index)
                expected = ["activated \(index)"]
            case 14 where kind.isTree, 15 where kind.isTree:
                action = "expand"
                let all = screen.model.groups.keys.sorted()
                screen.model.expanded = Set(all.filter { _ in screen.model.pick(0..<2) == 0 })
                list.expand(screen.model.expanded, of: RandomNode.self)
                screen.model.selected.formIntersection(screen.model.rows)
            case 16 where kind.isTree, 17 where kind.isTree:
                guard let id = screen.focused else { continue }
                let isRight = screen.model.pick(0..<2) == 0
                action = isRight ? "right \(id)" : "left \(id)"
                screen.press(isRight ? GDK_KEY_Right : GDK_KEY_Left)
                let isBranch = screen.model.groups[id] != nil
                guard isBranch, screen.model.expanded.contains(id) != isRight else {
                    screen.focus = screen.focused
                    break
                }
                if isRight { screen.model.expanded.insert(id) } else { screen.model.expanded.remove(id) }
                expected = ["expanded \(screen.model.expanded.sorted())"]
                let left = screen.model.selected.intersection(screen.model.rows)
                if left != screen.model.selected { expected.append("ids \(left.sorted())") }
                screen.model.selected = left
            case 18:
                guard !shown.isEmpty else { continue }
                action = "focus"
                screen.focus(shown[screen.model.pick(0..<shown.count)])
                screen.window.draw()
                screen.focus = screen.focused
                if screen.focus == nil { XCTFail("\(kind) seed \(seed) step \(step): no focus") }
            default:
                guard !before.isEmpty else { continue }
                action = "scroll"
                list.scrollToRow(at: screen.model.pick(0..<before.count))
            }
            func fail(_ message: String) {
                failures += 1
                XCTFail("\(kind) seed \(seed) step \(step), \(action): \(message)")
            }
            let rows = screen.model.rows
            let settles = rows.count > 1000 && kind == .columns
            if settles { _ = MainLoop.run(until: { screen.rows == rows }) }
            if screen.rows != rows { fail("the rows are \(screen.rows) instead of \(rows)") }
            let selected = list.selectedIDs(of: RandomNode.self)
            if selected != screen.model.selected {
                fail("selected \(selected.sorted()) instead of \(screen.model.selected.sorted())")
            }
            if screen.emitted != expected { fail("emitted \(screen.emitted) instead of \(expected)") }
            if kind.isTree, list.expandedIDs(of: RandomNode.self) != screen.model.expanded { fail("expanded ids") }
            if screen.model.pick(0..<4) == 0 || step == steps - 1 {
                screen.emitted = []
                screen.window.draw()
                if !screen.emitted.isEmpty { fail("emitted \(screen.emitted) while drawing") }
                let texts = screen.labels.map { $0.text ?? "" }
                let all = rows.enumerated().map {
                    (kind.updatesIndexes ? "\($0.offset) " : "") + screen.model.text($0.element)
                }
                let start = all.firstIndex(of: texts.first ?? "") ?? 0
                if texts != Array(all[start...].prefix(texts.count)) || texts.isEmpty != rows.isEmpty {
                    fail("shows \(texts) instead of a part of \(all)")
                }
            }
            if let focus = screen.focus {
                let focused = screen.focused
                if rows.contains(focus) {
                    if focused != focus { fail("the focus is \(String(describing: focused)) instead of \(focus)") }
                } else if !rows.isEmpty, focused == nil {
                    fail("\(focus) lost the focus")
                }
                screen.focus = focused
            }
        }
        screen.window.close()
    }
}
#endif
