#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

extension SectionScreen {
    /// The places of the header with a title, and of the row with a text, of a column view.
    fileprivate func header(_ title: String) throws -> Place {
        try place(of: window.label(title)?.superview?.superview)
    }

    fileprivate func row(_ text: String) throws -> Place { try place(of: window.row(text)) }
}

/// Sections with headers in a column view. `SectionTests` checks what they have in common with those in a list view.
final class ColumnSectionTests: GTKTestCase {
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

    func testAHeaderIsAboveItsRowAndAsWideAsTheRow() throws {
        try onMain {
            let screen = SectionScreen(SectionScreen.months, inColumns: true)
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
            let screen = SectionScreen(SectionScreen.months, inColumns: true)
            gtk_widget_set_size_request(.init(screen.window.pointer), 500, -1)
            spin(for: "a wider header") { ((try? screen.header("June").width) ?? 0) > 400 }
            XCTAssertEqual(try screen.header("June").width, try screen.row("3").width)
            screen.window.close()
        }
    }

    func testReorderingColumnsDoesNotMoveASectionHeader() throws {
        try onMain {
            let screen = SectionScreen(SectionScreen.months, inColumns: true)
            let before = try screen.header("June")
            let column = OpaquePointer(g_list_model_get_item(gtk_column_view_get_columns(screen.list.pointer), 0)!)
            gtk_column_view_insert_column(screen.list.pointer, 1, column)
            g_object_unref(.init(column))
            spin(for: "the columns to be reordered") {
                ((try? screen.place(of: screen.window.label("3")).left) ?? 0) > 40
                    && (try? screen.header("June")) == before
            }
            XCTAssertEqual(screen.texts, ["May", "1", "2", "June", "3", "August", "4", "5"])
            screen.window.close()
        }
    }

    func testSortingAColumnKeepsRowsInTheirSections() {
        onMain {
            let months = [SectionScreen.month("May", 2, 1, 3), SectionScreen.month("June", 5, 4)]
            let screen = SectionScreen(months, inColumns: true)
            screen.list.select([3], of: Item.self)
            screen.window.sort(by: .descending)
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "3", "2", "1", "June", "5", "4"])
            XCTAssertEqual(screen.selected, ["3"])
            screen.window.sort(by: .ascending)
            screen.months.accept([SectionScreen.month("May", 9, 8, 3)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "3", "8", "9"])
            screen.window.sort(by: nil)
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "9", "8", "3"])
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
            let sections = Observable.just(SectionScreen.months).bind(
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
}
#endif
