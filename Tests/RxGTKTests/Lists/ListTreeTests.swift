#if GTK
import RandomLists
import ReactorKit
import Rx
import RxGTK
import XCTest

/// A tree of rows in a list view. `TreeTests` checks what it has in common with a tree in a column view.
final class ListTreeTests: GTKTestCase {
    typealias Node = TreeScreen.Node

    func testARowWithAHundredThousandChildrenExpands() {
        onMain {
            let screen = TreeScreen([Node("all", (0..<100_000).map { Node("\($0)") }), Node("after")])
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
            let screen = TreeScreen([])
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
            let screen = TreeScreen([Node("a", inside("a")), Node("b", inside("b")), Node("c")])
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
            screen.window.focus("a")
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
            let screen = TreeScreen([])
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
            Observable.just(TreeScreen.fruit).bind(
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
            Observable.just(TreeScreen.fruit).bind(to: list.rx.items(children: \.inside)) { _, _, node in
                Label(node.id)
            }.disposed(by: window.bag)
            list.expand(["fruit"], of: Node.self)
            window.draw()
            XCTAssertEqual(window.texts, ["fruit", "apples", "pears", "salt"])
            window.close()
        }
    }
}
#endif
