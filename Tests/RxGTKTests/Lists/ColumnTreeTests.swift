#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// A tree of rows in a column view. `TreeTests` checks what it has in common with a tree in a list view.
final class ColumnTreeTests: GTKTestCase {
    typealias Node = TreeScreen.Node

    @MainActor
    private static func screen(_ nodes: [Node], arrowsInLast: Bool = false) -> TreeScreen {
        TreeScreen(nodes, inColumns: true, arrowsInLast: arrowsInLast)
    }

    @MainActor
    private static func pressHeader(_ title: String, in window: ListWindow) throws {
        let header = try XCTUnwrap(window.label(title))
        var (x, y) = (0.0, 0.0)
        rxgtk_translate(.init(header.pointer), .init(window.pointer), 4, 4, &x, &y)
        let point = window.onScreen(Int(x), Int(y))
        try person(.move(x: point.x, y: point.y))
        spin(for: "the pointer over \(title)") { header.superview?.isHovered ?? false }
        try person(.click())
    }

    func testAnExpandedRowShowsItsChildrenInAllColumns() {
        onMain {
            let screen = Self.screen(TreeScreen.fruit)
            XCTAssertEqual(Set(screen.window.texts), ["Name", "Size", "fruit", "9 kB", "salt", "1 kB"])
            screen.list.expand(["fruit"], of: Node.self)
            screen.window.draw()
            XCTAssertTrue(Set(screen.window.texts).isSuperset(of: ["apples", "5 kB", "pears", "4 kB"]))
            screen.window.close()
        }
    }

    func testOnlyOneColumnShowsArrows() {
        onMain {
            for arrowsInLast in [false, true] {
                let screen = Self.screen(TreeScreen.fruit, arrowsInLast: arrowsInLast)
                screen.list.expand(["fruit"], of: Node.self)
                screen.window.draw()
                let (with, without) = arrowsInLast ? ("9 kB", "fruit") : ("fruit", "9 kB")
                XCTAssertEqual(screen.window.arrow(with), "pan-down-symbolic")
                XCTAssertNil(screen.window.arrow(without))
                XCTAssertEqual(screen.window.arrow(arrowsInLast ? "5 kB" : "apples"), "pan-end-symbolic")
                XCTAssertNil(screen.window.arrow(arrowsInLast ? "1 kB" : "salt"))
                screen.window.close()
            }
        }
    }

    func testSortingKeepsChildrenUnderTheirParents() {
        onMain {
            let screen = Self.screen(TreeScreen.fruit)
            screen.list.expand(["fruit", "apples"], of: Node.self)
            XCTAssertEqual(screen.rows, ["fruit", "apples", "Cox", "Boskoop", "pears", "salt"])
            screen.window.sort(by: .ascending)
            XCTAssertEqual(screen.rows, ["fruit", "apples", "Boskoop", "Cox", "pears", "salt"])
            screen.window.sort(by: .descending)
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "apples", "Cox", "Boskoop"])
            screen.window.sort(by: .ascending, column: 1)
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "apples", "Cox", "Boskoop"])
            screen.window.sort(by: nil)
            XCTAssertEqual(screen.rows, ["fruit", "apples", "Cox", "Boskoop", "pears", "salt"])
            screen.window.close()
        }
    }

    func testThePreviousSortColumnOrdersEqualRows() throws {
        try onMain {
            let screen = Self.screen([Node("d", 1), Node("b", 1), Node("c", 2), Node("a", 2)])
            for (header, rows) in [("Name", ["a", "b", "c", "d"]), ("Size", ["b", "d", "a", "c"])] {
                try Self.pressHeader(header, in: screen.window)
                spin(for: "\(rows)") { screen.rows == rows }
            }
            screen.window.close()
        }
    }

    func testASortedTreeKeepsSelectionFocusAndOrder() throws {
        try onMain {
            let screen = Self.screen(TreeScreen.fruit)
            screen.list.expand(["fruit"], of: Node.self)
            screen.list.select(["pears"], of: Node.self)
            screen.window.draw()
            screen.window.focus("pears")
            var selected: [Int] = []
            screen.list.rx.itemSelected.subscribe(onNext: { selected.append($0) }).disposed(by: screen.window.bag)
            screen.window.sort(by: .descending)
            screen.window.draw()
            XCTAssertEqual(screen.list.selectedIDs(of: Node.self), ["pears"])
            XCTAssertEqual(screen.focused, "pears")
            XCTAssertEqual(selected, [])
            screen.window.focus("apples")
            try screen.window.press("Right")
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "apples", "Cox", "Boskoop"])
            try screen.window.press("Right", "Right", "Left")
            XCTAssertEqual(screen.focused, "apples")
            screen.nodes.accept(TreeScreen.fruit + [Node("rice")])
            XCTAssertEqual(screen.rows.prefix(3), ["salt", "rice", "fruit"])
            XCTAssertEqual(screen.focused, "apples")
            screen.window.close()
        }
    }

    func testClickingAColumnHeaderSortsATree() throws {
        try onMain {
            let screen = Self.screen([Node("b", 1, [Node("d"), Node("c")]), Node("a", 2)])
            screen.list.expand(["b"], of: Node.self)
            screen.window.draw()
            try Self.pressHeader("Name", in: screen.window)
            spin(for: "the rows to be sorted by name") { screen.rows == ["a", "b", "c", "d"] }
            screen.window.close()
        }
    }

    func testAHundredThousandChildrenAreExpandedAndSorted() {
        onMain {
            let screen = Self.screen([Node("all", 1, (0..<100_000).map { Node("\($0)", $0) }), Node("after")])
            screen.list.expand(["all"], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.list.rowCount, 100_002)
            screen.window.sort(by: .descending, column: 1)
            screen.window.draw()
            XCTAssertEqual(screen.list.model(at: 1, as: Node.self)?.id, "99999")
            XCTAssertTrue(screen.window.texts.contains("99998"))
            screen.list.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["all", "after"])
            screen.window.close()
        }
    }

    func testExpandingARowDoesNotReconfigureItsCell() {
        onMain {
            let screen = Self.screen(TreeScreen.fruit)
            screen.configured = []
            screen.list.expand(["fruit"], of: Node.self)
            screen.window.draw()
            XCTAssertFalse(screen.configured.contains("fruit"), "\(screen.configured)")
            screen.window.close()
        }
    }

    func testAListCanBeBoundAfterATree() {
        onMain {
            let (view, bag) = (ColumnView(), DisposeBag())
            let window = ListWindow(view)
            var name = ColumnViewColumn<Node>("Name", text: \.id)
            name.areInIncreasingOrder = { $0.id < $1.id }
            let tree = Observable.just(TreeScreen.fruit).bind(to: view.rx.items(children: \.inside, columns: [name]))
            view.expand(["fruit"], of: Node.self)
            window.sort(by: .descending)
            XCTAssertEqual(view.rowCount, 4)
            tree.dispose()
            Observable.just([Node("b"), Node("a")]).bind(to: view.rx.items(columns: [name])).disposed(by: bag)
            XCTAssertEqual((0..<2).map { view.model(at: $0, as: Node.self)?.id }, ["b", "a"])
            window.sort(by: .ascending)
            XCTAssertEqual((0..<2).map { view.model(at: $0, as: Node.self)?.id }, ["a", "b"])
            window.close()
        }
    }
}
#endif
