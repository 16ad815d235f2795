#if GTK
import CGTKSupport
import RandomLists
import ReactorKit
import Rx
import RxGTK
import XCTest

/// A tree of rows in a list view.
final class ListTreeTests: GTKTestCase {
    struct Node: Identifiable, Equatable, Sendable {
        let id: String
        var text: String
        var inside: [Node]?

        init(_ id: String, _ inside: [Node]? = nil) { (self.id, text, self.inside) = (id, id, inside) }
    }

    @MainActor
    private final class Screen {
        let list = ListView()
        let window: ListWindow
        let nodes: BehaviorRelay<[Node]>
        var emitted: [Set<String>] = []

        init(_ nodes: [Node]) {
            self.nodes = BehaviorRelay(value: nodes)
            window = ListWindow(list)
            window.title = "Test"
            self.nodes.bind(to: list.rx.items(children: \.inside, cellType: TextCell.self)) { _, node, cell in
                cell.label.text = node.text
            }.disposed(by: window.bag)
            list.rx.expandedIDs(of: Node.self).subscribe(onNext: { [unowned self] in emitted.append($0) }).disposed(
                by: window.bag)
            window.draw()
        }

        func press(_ keys: String...) throws {
            try person(keys.map(Input.key))
            window.draw()
        }

        /// Clicks the arrow of a row, after the row has noticed the pointer.
        func pressArrow(of text: String) throws {
            let point = window.point(in: text)
            // The point is 40 pixels to the right of where the arrow begins.
            try person(.move(x: point.x - 32, y: point.y))
            spin(for: "the pointer over \(text)") { window.label(text)?.row?.isHovered ?? false }
            try person(.click())
        }

        func focus(_ text: String) {
            XCTAssertEqual(window.label(text)?.row?.superview?.becomeFirstResponder(), true)
        }

        var focused: String? { list.focusedRow.flatMap { list.model(at: $0, as: Node.self)?.id } }
        var rows: [String] { (0..<list.rowCount).compactMap { list.model(at: $0, as: Node.self)?.id } }
    }

    private static let fruit = [
        Node("fruit", [Node("apples", [Node("Boskoop"), Node("Cox")]), Node("pears", [])]), Node("salt"),
    ]

    func testAnExpandedRowShowsItsChildren() {
        onMain {
            let screen = Screen(Self.fruit)
            XCTAssertEqual(screen.window.texts, ["fruit", "salt"])
            screen.list.rx.expandedIDs(of: Node.self).onNext(["fruit", "pears", "later"])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["fruit", "apples", "pears", "salt"])
            screen.nodes.accept(Self.fruit + [Node("later", [Node("inside")])])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["fruit", "apples", "pears", "salt", "later", "inside"])
            XCTAssertEqual(screen.list.expandedIDs(of: Node.self), ["fruit", "pears", "later"])
            screen.list.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["fruit", "salt", "later"])
            XCTAssertEqual(screen.emitted, [[]])
            screen.window.close()
        }
    }

    func testTheArrowShowsWhetherARowIsExpanded() {
        onMain {
            for isBoundFirst in [false, true] {
                let (list, nodes) = (ListView(), Observable.just(Self.fruit))
                let binding = nodes.bind(to: list.rx.items(children: \.inside, cellType: TextCell.self)) {
                    _, node, cell in
                    cell.label.text = node.text
                }
                if isBoundFirst { list.expand(["fruit", "apples"], of: Node.self) }
                let window = ListWindow(list)
                if !isBoundFirst { list.expand(["fruit", "apples"], of: Node.self) }
                window.draw()
                @MainActor func arrow(_ text: String) -> String? {
                    window.label(text)?.row?.subviews.lazy.compactMap { ($0 as? Image)?.iconName }.first
                }
                XCTAssertEqual(arrow("fruit"), "pan-down-symbolic", "\(isBoundFirst)")
                XCTAssertEqual(arrow("apples"), "pan-down-symbolic", "\(isBoundFirst)")
                list.expand(["fruit"], of: Node.self)
                window.draw()
                XCTAssertEqual(arrow("apples"), "pan-end-symbolic", "\(isBoundFirst)")
                binding.dispose()
                window.close()
            }
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
            XCTAssertEqual(screen.focused, "Boskoop")
            // In GTK 4.24 an arrow key first selects the focused row if it is not selected.
            screen.list.select(["Boskoop"], of: Node.self)
            try screen.press("Down")
            XCTAssertEqual(screen.focused, "Cox")
            try screen.press("Right")
            XCTAssertEqual(screen.focused, "Cox")
            try screen.press("Left")
            XCTAssertEqual(screen.focused, "apples")
            try screen.press("Left", "Left")
            XCTAssertEqual(screen.focused, "fruit")
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt"])
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
            XCTAssertEqual(screen.list.selectedRows, [])
            XCTAssertEqual(screen.emitted, [[], ["fruit"], []])
            screen.window.close()
        }
    }

    func testCollapsingFocusesTheParentAndDeselectsItsDescendants() throws {
        try onMain {
            let screen = Screen(Self.fruit)
            screen.list.selectionMode = .multiple
            screen.list.expand(["fruit", "apples"], of: Node.self)
            screen.list.select(["Cox", "salt"], of: Node.self)
            var selected: [Set<String>] = []
            screen.list.rx.selectedIDs(of: Node.self).skip(1).subscribe(onNext: { selected.append($0) }).disposed(
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
            screen.list.expand(["fruit", "apples", "pears"], of: Node.self)
            screen.list.select(["Cox"], of: Node.self)
            screen.window.draw()
            screen.focus("Cox")
            let moved = [
                Node("salt"), Node("fruit", [Node("pears", [Node("Cox")]), Node("apples", [Node("Boskoop")])]),
            ]
            screen.nodes.accept(moved)
            screen.window.draw()
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "Cox", "apples", "Boskoop"])
            XCTAssertEqual(screen.list.selectedIDs(of: Node.self), ["Cox"])
            XCTAssertEqual(screen.focused, "Cox")
            screen.window.close()
        }
    }

    func testARowWithAHundredThousandChildrenExpands() {
        onMain {
            let screen = Screen([Node("all", (0..<100_000).map { Node("\($0)") }), Node("after")])
            screen.list.expand(["all"], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.list.rowCount, 100_002)
            XCTAssertEqual(screen.window.texts.prefix(2), ["all", "0"])
            screen.list.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["all", "after"])
            screen.window.close()
        }
    }

    func testRandomChangesShowTheNewRowsAndKeepTheSelection() {
        onMain {
            var lists = RandomLists(seed: 9, count: 12)
            let screen = Screen([])
            screen.list.selectionMode = .multiple
            for step in 0..<1_000 {
                if step % 40 == 0 { screen.list.deselectAll() }
                if screen.list.rowCount > 0 { screen.list.selectRow(at: step * 61 % screen.list.rowCount) }
                let selected = screen.list.selectedIDs(of: Node.self)
                if step % 3 == 0 { lists.change() }
                let expanded = Set(lists.items.filter { ($0.id * 7 + step / 2) % 5 < 3 }.map { "\($0.id)" })
                screen.list.expand(expanded, of: Node.self)
                screen.nodes.accept(lists.items.map(Self.node))
                let rows = Self.rows(of: screen.nodes.value, expanded)
                let models = (0..<screen.list.rowCount).compactMap { screen.list.model(at: $0, as: Node.self) }
                let kept = rows.indices.filter { selected.contains(rows[$0].id) }
                guard models == rows, Set(screen.list.selectedRows) == Set(kept) else {
                    return XCTFail("step \(step)")
                }
                guard step % 25 == 0 else { continue }
                screen.window.draw()
                XCTAssertTrue(rows.map(\.text).contains(subsequence: screen.window.texts), "step \(step)")
            }
            screen.window.close()
        }
    }

    /// A node with up to sixty children. Each seventh child can be expanded, but is empty.
    private static func node(_ item: Item) -> Node {
        var node = Node("\(item.id)", (0..<item.id % 4 * 20).map { Node("\(item.id).\($0)", $0 % 7 == 0 ? [] : nil) })
        node.text = item.text
        return node
    }

    private static func rows(of nodes: [Node], _ expanded: Set<String>) -> [Node] {
        nodes.flatMap { [$0] + (expanded.contains($0.id) ? rows(of: $0.inside ?? [], expanded) : []) }
    }

    func testCollapsingRowsKeepsTheOtherRowsInPlace() {
        onMain {
            let inside = { (name: String) in (0..<300).map { Node("\(name)\($0)") } }
            let screen = Screen([Node("a", inside("a")), Node("b", inside("b")), Node("c")])
            screen.list.selectionMode = .multiple
            screen.list.expand(["a", "b"], of: Node.self)
            screen.window.draw()
            screen.window.scrollPosition = 200
            screen.window.draw()
            let top = screen.window.texts.first
            screen.list.expand(["a"], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.window.texts.first, top)
            screen.window.scrollPosition = 0
            screen.window.draw()
            screen.list.select(["a5", "b", "c"], of: Node.self)
            screen.focus("a")
            screen.list.expand([], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["a", "b", "c"])
            XCTAssertEqual(screen.focused, "a")
            XCTAssertEqual(screen.list.selectedIDs(of: Node.self), ["b", "c"])
            screen.list.expand(["b"], of: Node.self)
            screen.window.draw()
            XCTAssertEqual(screen.window.texts.prefix(4), ["a", "b", "b0", "b1"])
            screen.window.close()
        }
    }

    func testADeepTreeIsShown() {
        onMain {
            let deep = (0..<2_000).reversed().reduce(Node("leaf")) { inside, depth in Node("\(depth)", [inside]) }
            let screen = Screen([])
            screen.list.expand(Set((0..<40).map { "\($0)" }), of: Node.self)
            screen.nodes.accept([deep])
            XCTAssertEqual(screen.list.rowCount, 41)
            screen.window.close()
        }
    }

    private final class NodeReactor: Reactor {
        typealias Action = NoAction
        let initialState: Node
        init(_ node: Node) { initialState = node }
    }

    private final class NodeCell: ListCell, View {
        let label = Label()
        var disposeBag = DisposeBag()

        required init() {
            super.init()
            append(label)
        }

        func bind(reactor: NodeReactor) {
            reactor.state.map(\.text).bind(to: label.rx.text).disposed(by: disposeBag)
        }
    }

    func testExpandingARowKeepsItsReactor() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            var made: [String] = []
            Observable.just(Self.fruit).bind(
                to: list.rx.items(children: \.inside, cellType: NodeCell.self) { node in
                    made.append(node.id)
                    return NodeReactor(node)
                }
            ).disposed(by: window.bag)
            window.draw()
            XCTAssertEqual(made.sorted(), ["fruit", "salt"])
            list.expand(["fruit"], of: Node.self)
            window.draw()
            XCTAssertEqual(window.texts, ["fruit", "apples", "pears", "salt"])
            XCTAssertEqual(made.sorted(), ["apples", "fruit", "pears", "salt"])
            window.close()
        }
    }

    func testAClosureMakesTheCellsOfATree() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            Observable.just(Self.fruit).bind(to: list.rx.items(children: \.inside)) { _, _, node in
                Label(node.id)
            }.disposed(by: window.bag)
            list.expand(["fruit"], of: Node.self)
            window.draw()
            XCTAssertEqual(window.texts, ["fruit", "apples", "pears", "salt"])
            window.close()
        }
    }

    func testATreeLeavesNothingBehind() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            list.expand(["fruit", "apples"], of: Node.self)
            checkNothingIsLeft {
                let binding = Observable.just(Self.fruit).bind(
                    to: list.rx.items(children: \.inside, cellType: TextCell.self)
                ) {
                    _, node, cell in cell.label.text = node.text
                }
                window.draw()
                XCTAssertEqual(list.rowCount, 6)
                binding.dispose()
                XCTAssertEqual(list.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }
}
#endif
