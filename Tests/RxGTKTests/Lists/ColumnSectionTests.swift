#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Sections with headers in a column view. They behave as in a list view.
final class ColumnSectionTests: GTKTestCase {
    typealias Month = SectionModel<String?, Item>

    private struct Place: Equatable {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    @MainActor
    private final class Screen {
        let view = ColumnView()
        let window: ListWindow
        let months: BehaviorRelay<[Month]>
        var configured: [Int] = []

        init(_ months: [Month]) {
            self.months = BehaviorRelay(value: months)
            view.selectionMode = .multiple
            window = ListWindow(view)
            window.title = "Test"
            var text = ColumnViewColumn<Item>("Text", cellType: TextCell.self) { [unowned self] _, item, cell in
                configured.append(item.id)
                cell.label.text = item.text
            }
            text.areInIncreasingOrder = { $0.text < $1.text }
            var note = ColumnViewColumn<Item>("Note") { _ in "note" }
            note.expands = true
            self.months.bind(to: view.rx.items(header: SectionHeader(\.model), columns: [text, note]))
                .disposed(by: window.bag)
            window.draw()
        }

        /// The texts in view, except the column titles and the second column's texts.
        var texts: [String] { window.texts.filter { !["Text", "Note", "note"].contains($0) } }

        func focus(_ text: String) {
            XCTAssertEqual(window.label(text)?.row?.superview?.superview?.becomeFirstResponder(), true)
        }

        func place(of widget: Widget?) throws -> Place {
            let widget = try XCTUnwrap(widget)
            var (x, y) = (0.0, 0.0)
            rxgtk_translate(.init(widget.pointer), .init(view.pointer), 0, 0, &x, &y)
            return Place(
                left: Int(x), top: Int(y), width: Int(gtk_widget_get_width(.init(widget.pointer))),
                height: Int(gtk_widget_get_height(.init(widget.pointer))))
        }

        /// The frame of the header with a title, and of the row with a text.
        func header(_ title: String) throws -> Place { try place(of: window.label(title)?.superview?.superview) }
        func row(_ text: String) throws -> Place { try place(of: window.label(text)?.row?.superview?.superview) }

        var focused: String? { view.focusedRow.flatMap { view.model(at: $0, as: Item.self)?.text } }
        var selected: [String] { view.selectedRows.compactMap { view.model(at: $0, as: Item.self)?.text } }
    }

    private static func month(_ name: String?, _ ids: Int...) -> Month {
        Month(model: name, items: ids.map { Item($0, "\($0)") })
    }

    private static let months = [month("May", 1, 2), month("June", 3), month("July"), month("August", 4, 5)]

    private final class Token: Sendable, Equatable {
        static func == (_ left: Token, _ right: Token) -> Bool { left === right }
    }

    private struct Held: Identifiable, Equatable {
        let id: Int
        let token: Token
    }

    func testNewSectionsReleaseTheEarlierBinding() {
        onMain {
            let (view, first) = (ColumnView(), PublishSubject<[SectionModel<String?, Held>]>())
            @MainActor func bind(_ source: Observable<[SectionModel<String?, Held>]>) -> any Disposable {
                let column = ColumnViewColumn<Held>("Text") { "\($0.id)" }
                return source.bind(to: view.rx.items(header: SectionHeader(\.model), columns: [column]))
            }
            weak var token: Token?
            func emitToken() {
                let new = Token()
                token = new
                first.onNext([SectionModel(model: "May", items: [Held(id: 1, token: new)])])
            }
            let binding = bind(first.asObservable())
            emitToken()
            XCTAssertNotNil(token)
            _ = bind(.just([]))
            emitToken()
            XCTAssertNil(token)
            withExtendedLifetime(binding) {}
        }
    }

    func testEachSectionStandsUnderItsHeader() {
        onMain {
            let screen = Screen(Self.months)
            XCTAssertEqual(screen.texts, ["May", "1", "2", "June", "3", "August", "4", "5"])
            XCTAssertEqual(screen.view.rowCount, 5)
            screen.window.close()
        }
    }

    func testNewSectionsUpdateTheHeaders() {
        onMain {
            let screen = Screen(Self.months)
            screen.configured = []
            screen.months.accept([Self.month("Spring", 1), Self.month("May", 2), Self.month(nil, 3, 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["Spring", "1", "May", "2", "3", "4", "5"])
            XCTAssertEqual(screen.configured, [])
            screen.months.accept([])
            screen.window.draw()
            XCTAssertEqual(screen.texts, [])
            screen.window.close()
        }
    }

    func testAHeaderIsAboveItsRowAndAsWideAsTheRow() throws {
        try onMain {
            let screen = Screen(Self.months)
            let (header, row, above) = try (screen.header("June"), screen.row("3"), screen.row("2"))
            XCTAssertEqual(header.left, row.left)
            XCTAssertEqual(header.width, row.width)
            XCTAssertGreaterThan(header.width, 200)
            XCTAssertGreaterThanOrEqual(header.top, above.top + above.height)
            XCTAssertEqual(header.top + header.height, row.top)
            screen.window.close()
        }
    }

    func testAHeaderWidensWithTheList() throws {
        try onMain {
            let screen = Screen(Self.months)
            gtk_widget_set_size_request(.init(screen.window.pointer), 500, -1)
            spin(for: "a wider header") { ((try? screen.header("June").width) ?? 0) > 400 }
            XCTAssertEqual(try screen.header("June").width, try screen.row("3").width)
            screen.window.close()
        }
    }

    func testReorderingColumnsDoesNotMoveASectionHeader() throws {
        try onMain {
            let screen = Screen(Self.months)
            let before = try screen.header("June")
            let column = OpaquePointer(g_list_model_get_item(gtk_column_view_get_columns(screen.view.pointer), 0)!)
            gtk_column_view_insert_column(screen.view.pointer, 1, column)
            g_object_unref(.init(column))
            spin(for: "the columns to be reordered") {
                ((try? screen.place(of: screen.window.label("3")).left) ?? 0) > 40
                    && (try? screen.header("June")) == before
            }
            XCTAssertEqual(screen.texts, ["May", "1", "2", "June", "3", "August", "4", "5"])
            screen.window.close()
        }
    }

    func testClickingAHeaderSelectsNothing() throws {
        try onMain {
            let screen = Screen(Self.months)
            let point = screen.window.point(in: "3")
            let (header, row) = try (screen.header("June"), screen.row("3"))
            try person(.move(x: point.x, y: point.y - (row.top - header.top)))
            spin(for: "the pointer over the list") { screen.view.isHovered }
            try person(.click())
            screen.window.draw()
            XCTAssertEqual(screen.selected, [])
            try person(.move(x: point.x, y: point.y))
            spin(for: "the pointer over the row") { screen.window.label("3")?.row?.isHovered ?? false }
            try person(.click())
            spin(for: "the row to be selected") { screen.selected == ["3"] }
            screen.window.close()
        }
    }

    func testSelectionAndFocusFollowARowToAnotherSection() {
        onMain {
            let screen = Screen(Self.months)
            screen.view.select([2, 4], of: Item.self)
            screen.focus("2")
            screen.months.accept([Self.month("August", 5, 2), Self.month("May", 4, 1, 3)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["August", "5", "2", "May", "4", "1", "3"])
            XCTAssertEqual(screen.view.selectedIDs(of: Item.self), [2, 4])
            XCTAssertEqual(screen.focused, "2")
            screen.window.close()
        }
    }

    func testSortingAColumnKeepsRowsInTheirSections() {
        onMain {
            let screen = Screen([Self.month("May", 2, 1, 3), Self.month("June", 5, 4)])
            screen.view.select([3], of: Item.self)
            screen.window.sort(by: .descending)
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "3", "2", "1", "June", "5", "4"])
            XCTAssertEqual(screen.selected, ["3"])
            screen.window.sort(by: .ascending)
            screen.months.accept([Self.month("May", 9, 8, 3)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "3", "8", "9"])
            screen.window.sort(by: nil)
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "9", "8", "3"])
            screen.window.close()
        }
    }

    func testAHundredThousandRowsKeepTheirScrollPosition() throws {
        try onMain {
            var months = (0..<1_000).map { month in
                Month(model: "Month \(month)", items: (0..<100).map { Item(month * 100 + $0, "\(month * 100 + $0)") })
            }
            let screen = Screen(months)
            screen.view.scrollToRow(at: 50_004)
            screen.view.select([50_000], of: Item.self)
            screen.window.draw()
            let before = try screen.row("50000")
            months.insert(Self.month("First", -1, -2, -3), at: 0)
            screen.months.accept(months)
            screen.window.draw()
            XCTAssertEqual(try screen.row("50000").top, before.top)
            XCTAssertEqual(screen.view.selectedIDs(of: Item.self), [50_000])
            XCTAssertTrue(screen.texts.contains("Month 500"), "\(screen.texts)")
            screen.window.close()
        }
    }

    func testAListCanBeBoundAfterSections() throws {
        try onMain {
            let (view, bag) = (ColumnView(), DisposeBag())
            let window = ListWindow(view)
            let text = ColumnViewColumn<Item>("Text", cellType: TextCell.self) { _, item, cell in
                cell.label.text = item.text
            }
            let sections = Observable.just(Self.months).bind(
                to: view.rx.items(header: SectionHeader(\.model), columns: [text]))
            window.draw()
            sections.dispose()
            Observable.just([Item(1, "1"), Item(2, "2")]).bind(to: view.rx.items(columns: [text])).disposed(by: bag)
            window.draw()
            XCTAssertEqual(window.texts, ["Text", "1", "2"])
            let row = try XCTUnwrap(window.label("1")?.superview?.superview?.superview)
            XCTAssertEqual(gtk_widget_get_margin_top(.init(row.pointer)), 0)
            window.close()
        }
    }

    func testSectionsInColumnsLeaveNothingBehind() {
        onMain {
            let view = ColumnView()
            let window = ListWindow(view)
            var text = ColumnViewColumn<Item>("Text", text: \.text)
            text.areInIncreasingOrder = { $0.text < $1.text }
            checkNothingIsLeft {
                let binding = Observable.just(Self.months).bind(
                    to: view.rx.items(header: SectionHeader(\.model), columns: [text]))
                window.sort(by: .descending)
                window.draw()
                XCTAssertEqual(view.rowCount, 5)
                binding.dispose()
                XCTAssertEqual(view.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }
}
#endif
