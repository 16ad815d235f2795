#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// A tree of rows in a column view. It behaves as in a list view.
final class ColumnTreeTests: GTKTestCase {
    struct Node: Identifiable, Equatable, Sendable {
        let id: String
        var size: Int
        var inside: [Node]?

        init(_ id: String, _ size: Int = 0, _ inside: [Node]? = nil) {
            (self.id, self.size, self.inside) = (id, size, inside)
        }
    }

    @MainActor
    private final class Screen {
        let view = ColumnView()
        let window: ListWindow
        let nodes: BehaviorRelay<[Node]>
        var emitted: [Set<String>] = []
        var configured: [String] = []

        init(_ nodes: [Node], arrowsInLast: Bool = false) {
            self.nodes = BehaviorRelay(value: nodes)
            window = ListWindow(view)
            window.title = "Test"
            var name = ColumnViewColumn<Node>("Name", cellType: TextCell.self) { [unowned self] _, node, cell in
                configured.append(node.id)
                cell.label.text = node.id
            }
            name.expands = true
            name.areInIncreasingOrder = { $0.id < $1.id }
            var size = ColumnViewColumn<Node>("Size", cellType: TextCell.self) { _, node, cell in
                cell.label.text = "\(node.size) kB"
            }
            size.areInIncreasingOrder = { $0.size < $1.size }
            size.showsArrows = arrowsInLast
            self.nodes.bind(to: view.rx.items(children: \.inside, columns: [name, size])).disposed(by: window.bag)
            view.rx.expandedIDs(of: Node.self).subscribe(onNext: { [unowned self] in emitted.append($0) }).disposed(
                by: window.bag)
            window.draw()
        }

        func press(_ keys: String...) throws {
            try person(keys.map(Input.key))
            window.draw()
        }

        /// Clicks the arrow before a text, after the row has noticed the pointer.
        func pressArrow(of text: String) throws {
            let point = window.point(in: text)
            // The point is 40 pixels to the right of where the arrow begins.
            try person(.move(x: point.x - 32, y: point.y))
            spin(for: "the pointer over \(text)") { window.label(text)?.row?.isHovered ?? false }
            try person(.click())
        }

        func pressHeader(_ title: String) throws {
            let header = try XCTUnwrap(window.label(title))
            var (x, y) = (0.0, 0.0)
            rxgtk_translate(.init(header.pointer), .init(window.pointer), 4, 4, &x, &y)
            let point = window.onScreen(Int(x), Int(y))
            try person(.move(x: point.x, y: point.y))
            spin(for: "the pointer over \(title)") { header.superview?.isHovered ?? false }
            try person(.click())
        }

        func focus(_ text: String) {
            XCTAssertEqual(window.label(text)?.row?.superview?.superview?.becomeFirstResponder(), true)
        }

        /// The icon name of the arrow beside a text, or `nil` if the row shows none.
        func arrow(_ text: String) -> String? {
            window.label(text)?.row?.subviews.lazy.compactMap { $0 as? Image }
                .first { gtk_widget_get_opacity(.init($0.pointer)) > 0 }?.iconName
        }

        var focused: String? { view.focusedRow.flatMap { view.model(at: $0, as: Node.self)?.id } }
        var rows: [String] { (0..<view.rowCount).compactMap { view.model(at: $0, as: Node.self)?.id } }
    }

    private static let fruit = [
        Node("fruit", 9, [Node("apples", 5, [Node("Cox", 2), Node("Boskoop", 3)]), Node("pears", 4, [])]),
        Node("salt", 1),
    ]

    func testAnExpandedRowShowsItsChildrenInAllColumns() {
        onMain {
            let screen = Screen(Self.fruit)
            XCTAssertEqual(Set(screen.window.texts), ["Name", "Size", "fruit", "9 kB", "salt", "1 kB"])
            screen.view.rx.expandedIDs(of: Node.self).onNext(["fruit", "later"])
            screen.window.draw()
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt"])
            XCTAssertTrue(screen.window.texts.contains("5 kB"))
            screen.nodes.accept(Self.fruit + [Node("later", 0, [Node("inside")])])
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt", "later", "inside"])
            screen.view.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["fruit", "salt", "later"])
            XCTAssertEqual(screen.emitted, [[]])
            screen.window.close()
        }
    }

    func testOnlyOneColumnShowsArrows() {
        onMain {
            for arrowsInLast in [false, true] {
                let screen = Screen(Self.fruit, arrowsInLast: arrowsInLast)
                screen.view.expand(["fruit"], of: Node.self)
                screen.window.draw()
                let (with, without) = arrowsInLast ? ("9 kB", "fruit") : ("fruit", "9 kB")
                XCTAssertEqual(screen.arrow(with), "pan-down-symbolic")
                XCTAssertNil(screen.arrow(without))
                XCTAssertEqual(screen.arrow(arrowsInLast ? "5 kB" : "apples"), "pan-end-symbolic")
                XCTAssertNil(screen.arrow(arrowsInLast ? "1 kB" : "salt"))
                screen.window.close()
            }
        }
    }

    func testExpandingBeforeTheWindowIsShownUpdatesTheArrow() {
        onMain {
            let (view, bag) = (ColumnView(), DisposeBag())
            let name = ColumnViewColumn<Node>("Name", cellType: TextCell.self) { _, node, cell in
                cell.label.text = node.id
            }
            Observable.just(Self.fruit).bind(to: view.rx.items(children: \.inside, columns: [name])).disposed(by: bag)
            view.expand(["fruit"], of: Node.self)
            let window = ListWindow(view)
            window.draw()
            let arrows = ["fruit", "apples"].map { text in
                window.label(text)?.row?.subviews.lazy.compactMap { ($0 as? Image)?.iconName }.first
            }
            XCTAssertEqual(arrows, ["pan-down-symbolic", "pan-end-symbolic"])
            window.close()
        }
    }

    func testArrowKeysNavigateATree() throws {
        try onMain {
            let screen = Screen(Self.fruit)
            screen.focus("fruit")
            try screen.press("Right")
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt"])
            XCTAssertEqual(screen.focused, "fruit")
            try screen.press("Right", "Right", "Right")
            XCTAssertEqual(screen.focused, "Cox")
            try screen.press("Left")
            XCTAssertEqual(screen.focused, "apples")
            try screen.press("Left", "Left")
            XCTAssertEqual(screen.focused, "fruit")
            try screen.press("Left", "Left")
            XCTAssertEqual(screen.rows, ["fruit", "salt"])
            XCTAssertEqual(screen.emitted, [[], ["fruit"], ["fruit", "apples"], ["fruit"], []])
            screen.window.close()
        }
    }

    func testClickingTheArrowExpandsWithoutSelecting() throws {
        try onMain {
            let screen = Screen(Self.fruit)
            for rows in [["fruit", "apples", "pears", "salt"], ["fruit", "salt"]] {
                try screen.pressArrow(of: "fruit")
                spin(for: "\(rows)") { screen.rows == rows }
            }
            XCTAssertEqual(screen.view.selectedRows, [])
            XCTAssertEqual(screen.emitted, [[], ["fruit"], []])
            screen.window.close()
        }
    }

    func testCollapsingFocusesTheParentAndDeselectsItsDescendants() throws {
        try onMain {
            let screen = Screen(Self.fruit)
            screen.view.selectionMode = .multiple
            screen.view.expand(["fruit", "apples"], of: Node.self)
            screen.view.select(["Cox", "salt"], of: Node.self)
            var selected: [Set<String>] = []
            screen.view.rx.selectedIDs(of: Node.self).skip(1).subscribe(onNext: { selected.append($0) }).disposed(
                by: screen.window.bag)
            screen.window.draw()
            screen.focus("Cox")
            try screen.pressArrow(of: "fruit")
            spin(for: "the rows inside to be collapsed") { screen.rows == ["fruit", "salt"] }
            XCTAssertEqual(screen.focused, "fruit")
            XCTAssertEqual(selected, [["salt"]])
            screen.window.close()
        }
    }

    func testSelectionAndFocusFollowARowToAnotherParent() {
        onMain {
            let screen = Screen(Self.fruit)
            screen.view.expand(["fruit", "apples", "pears"], of: Node.self)
            screen.view.select(["Cox"], of: Node.self)
            screen.window.draw()
            screen.focus("Cox")
            let moved = [
                Node("salt"),
                Node("fruit", 9, [Node("pears", 4, [Node("Cox", 2)]), Node("apples", 5, [Node("Boskoop", 3)])]),
            ]
            screen.nodes.accept(moved)
            screen.window.draw()
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "Cox", "apples", "Boskoop"])
            XCTAssertEqual(screen.view.selectedIDs(of: Node.self), ["Cox"])
            XCTAssertEqual(screen.focused, "Cox")
            screen.window.close()
        }
    }

    func testSortingKeepsChildrenUnderTheirParents() {
        onMain {
            let screen = Screen(Self.fruit)
            screen.view.expand(["fruit", "apples"], of: Node.self)
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
            let screen = Screen([Node("d", 1), Node("b", 1), Node("c", 2), Node("a", 2)])
            for (header, rows) in [("Name", ["a", "b", "c", "d"]), ("Size", ["b", "d", "a", "c"])] {
                try screen.pressHeader(header)
                spin(for: "\(rows)") { screen.rows == rows }
            }
            screen.window.close()
        }
    }

    func testASortedTreeKeepsSelectionFocusAndOrder() throws {
        try onMain {
            let screen = Screen(Self.fruit)
            screen.view.expand(["fruit"], of: Node.self)
            screen.view.select(["pears"], of: Node.self)
            screen.window.draw()
            screen.focus("pears")
            var selected: [Int] = []
            screen.view.rx.itemSelected.subscribe(onNext: { selected.append($0) }).disposed(by: screen.window.bag)
            screen.window.sort(by: .descending)
            screen.window.draw()
            XCTAssertEqual(screen.view.selectedIDs(of: Node.self), ["pears"])
            XCTAssertEqual(screen.focused, "pears")
            XCTAssertEqual(selected, [])
            screen.focus("apples")
            try screen.press("Right")
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "apples", "Cox", "Boskoop"])
            try screen.press("Right", "Right", "Left")
            XCTAssertEqual(screen.focused, "apples")
            screen.nodes.accept(Self.fruit + [Node("rice")])
            XCTAssertEqual(screen.rows.prefix(3), ["salt", "rice", "fruit"])
            XCTAssertEqual(screen.focused, "apples")
            screen.window.close()
        }
    }

    func testClickingAColumnHeaderSortsATree() throws {
        try onMain {
            let screen = Screen([Node("b", 1, [Node("d"), Node("c")]), Node("a", 2)])
            screen.view.expand(["b"], of: Node.self)
            screen.window.draw()
            try screen.pressHeader("Name")
            spin(for: "the rows to be sorted by name") { screen.rows == ["a", "b", "c", "d"] }
            screen.window.close()
        }
    }

    func testAHundredThousandChildrenAreExpandedAndSorted() {
        onMain {
            let screen = Screen([Node("all", 1, (0..<100_000).map { Node("\($0)", $0) }), Node("after")])
            screen.view.expand(["all"], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.view.rowCount, 100_002)
            screen.window.sort(by: .descending, column: 1)
            screen.window.draw()
            XCTAssertEqual(screen.view.model(at: 1, as: Node.self)?.id, "99999")
            XCTAssertTrue(screen.window.texts.contains("99998"))
            screen.view.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["all", "after"])
            screen.window.close()
        }
    }

    func testExpandingARowDoesNotReconfigureItsCell() {
        onMain {
            let screen = Screen(Self.fruit)
            screen.configured = []
            screen.view.expand(["fruit"], of: Node.self)
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
            let tree = Observable.just(Self.fruit).bind(to: view.rx.items(children: \.inside, columns: [name]))
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

    func testATreeInColumnsLeavesNothingBehind() {
        onMain {
            let view = ColumnView()
            let window = ListWindow(view)
            view.expand(["fruit", "apples"], of: Node.self)
            var name = ColumnViewColumn<Node>("Name", text: \.id)
            name.areInIncreasingOrder = { $0.id < $1.id }
            checkNothingIsLeft {
                let binding = Observable.just(Self.fruit).bind(
                    to: view.rx.items(children: \.inside, columns: [name, ColumnViewColumn("Size") { "\($0.size)" }]))
                window.sort(by: .ascending)
                window.draw()
                XCTAssertEqual(view.rowCount, 6)
                binding.dispose()
                XCTAssertEqual(view.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }
}
#endif
