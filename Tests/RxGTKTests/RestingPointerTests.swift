#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Clicks with a pointer that rests while the widgets under it change.
final class RestingPointerTests: GTKTestCase {
    /// A row with a button that deletes it.
    private final class DeletableCell: ListCell {
        let label = Label()
        let button = Button(title: "Delete")
        var delete: () -> Void = {}
        private let bag = DisposeBag()

        required init() {
            super.init()
            append(label)
            append(button)
            button.rx.tap.bind(with: self) { cell, _ in cell.delete() }.disposed(by: bag)
        }

        func show(_ item: Item, in rows: BehaviorRelay<[Item]>) {
            label.text = item.text
            delete = { rows.accept(rows.value.filter { $0.id != item.id }) }
        }
    }

    private typealias Bind = @MainActor (BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable)

    /// Makes a list of each kind, which shows the rows.
    @MainActor
    private static var kinds: [(name: String, bind: Bind)] {
        [
            ("list", bindList), ("grid", bindGrid), ("columns", bindColumns), ("tree", bindTree),
            ("sections", bindSections),
        ]
    }

    @MainActor
    private static func bindList(_ rows: BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable) {
        let list = ListView()
        let binding = rows.bind(to: list.rx.items(cellType: DeletableCell.self)) { _, item, cell in
            cell.show(item, in: rows)
        }
        return (list, binding)
    }

    @MainActor
    private static func bindGrid(_ rows: BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable) {
        let grid = GridView()
        grid.columns = 1...1
        let binding = rows.bind(to: grid.rx.items(cellType: DeletableCell.self)) { _, item, cell in
            cell.show(item, in: rows)
        }
        return (grid, binding)
    }

    @MainActor
    private static func bindColumns(_ rows: BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable) {
        let list = ColumnView()
        let configure: (Int, Item, DeletableCell) -> Void = { _, item, cell in cell.show(item, in: rows) }
        let column = ColumnViewColumn<Item>("Text", cellType: DeletableCell.self, configureCell: configure)
        return (list, rows.bind(to: list.rx.items(columns: [column])))
    }

    @MainActor
    private static func bindTree(_ rows: BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable) {
        let list = ListView()
        let noChildren: (Item) -> [Item]? = { _ in nil }
        let configure: (Int, Item, DeletableCell) -> Void = { _, item, cell in cell.show(item, in: rows) }
        return (list, rows.bind(to: list.rx.items(children: noChildren, cellType: DeletableCell.self))(configure))
    }

    @MainActor
    private static func bindSections(_ rows: BehaviorRelay<[Item]>) -> (list: ListWidget, binding: any Disposable) {
        let list = ListView()
        let configure: (Int, Item, DeletableCell) -> Void = { _, item, cell in cell.show(item, in: rows) }
        let sections = rows.asObservable().map { [SectionModel<String?, Item>(model: "All", items: $0)] }
        let header = SectionHeader<SectionModel<String?, Item>>(\.model)
        return (list, sections.bind(to: list.rx.items(header: header, cellType: DeletableCell.self))(configure))
    }

    func testEveryClickAtOnePlaceDeletesTheRowUnderThePointer() throws {
        try onMain {
            for (name, bind) in Self.kinds {
                let rows = BehaviorRelay(value: (0..<12).map { Item($0, "\($0)") })
                let (list, binding) = bind(rows)
                let window = ListWindow(list)
                binding.disposed(by: window.bag)
                window.draw()
                guard let button = Self.button("2", in: window) else { return XCTFail("no button in a \(name)") }
                let (x, y) = Dragging.point(in: button, of: window)
                try person(.move(x: x, y: y))
                spin(for: "the pointer over the button") { button.isHovered }
                for deleted in 1...6 {
                    try person(.click())
                    spin(for: "click \(deleted) to delete a row of a \(name)") { rows.value.count == 12 - deleted }
                    window.rest()
                }
                XCTAssertEqual(rows.value.map(\.id), [0, 1, 8, 9, 10, 11], name)
                window.close()
            }
        }
    }

    func testAClickAfterTheWheelActivatesTheRowUnderThePointer() throws {
        try onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: (0..<200).map { Item($0, "\($0)") }))
            list.activatesOnSingleClick = true
            // Otherwise hovering would select rows.
            list.selectionMode = .none
            var activated: [Item] = []
            let window = ListWindow(list)
            window.bind(rows)
            list.rx.modelActivated(Item.self).subscribe(onNext: { activated.append($0) }).disposed(by: window.bag)
            window.draw()
            let (x, y) = window.point(in: "3")
            try person(.move(x: x, y: y))
            spin(for: "the pointer over a row") { window.row("3")?.isHovered ?? false }
            try person(.click(5))
            spin(for: "the list to scroll") { window.scrollPosition > 0 }
            window.rest()
            try person(.click())
            spin(for: "the click") { !activated.isEmpty }
            let text = try XCTUnwrap(activated.first).text
            XCTAssertNotEqual(text, "3")
            let height = Int(gtk_widget_get_height(.init(try XCTUnwrap(window.row(text)).pointer)))
            XCTAssertLessThanOrEqual(abs(window.point(in: text).y - y), height / 2 + 1)
            window.close()
        }
    }

    func testAClickPressesTheButtonThatMovedUnderThePointer() throws {
        try onMain {
            let (bag, upper, lower) = (DisposeBag(), Button(title: "a"), Button(title: "b"))
            var pressed: [String] = []
            upper.rx.tap.subscribe(onNext: { pressed.append("a") }).disposed(by: bag)
            lower.rx.tap.subscribe(onNext: { pressed.append("b") }).disposed(by: bag)
            try show(Box(.vertical, children: [upper, lower])) { window in
                window.draw()
                let (x, y) = Dragging.point(in: upper, of: window)
                try person(.move(x: x, y: y))
                spin(for: "the pointer over the upper button") { upper.isHovered }
                upper.isVisible = false
                window.rest()
                try person(.click())
                spin(for: "the click") { !pressed.isEmpty }
                XCTAssertEqual(pressed, ["b"])
            }
        }
    }

    func testARestingPointerCausesNoFramesOfItsOwn() throws {
        try onMain {
            let label = Label("a")
            try show(label.vexpand()) { window in
                window.draw()
                let (x, y) = Dragging.point(in: label, of: window)
                try person(.move(x: x, y: y))
                for text in ["a longer text", "b"] {
                    label.text = text
                    window.rest()
                }
            }
        }
    }

    /// The button in the row with a text.
    @MainActor
    private static func button(_ text: String, in window: ListWindow) -> Button? {
        window.label(text)?.superview?.checked(as: DeletableCell.self).button
    }
}
#endif
