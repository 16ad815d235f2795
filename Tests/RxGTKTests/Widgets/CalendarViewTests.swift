#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class CalendarViewTests: GTKTestCase {
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: month, day: day))!
    }

    func testChoosingADayEmitsItsDate() {
        onMain {
            let (bag, view) = (DisposeBag(), CalendarView(date: Self.day(2024, 2, 29).addingTimeInterval(7200)))
            XCTAssertEqual(view.date, Self.day(2024, 2, 29))
            var seen: [Date] = []
            view.rx.date.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            view.rx.date.onNext(Self.day(2025, 3, 1))
            view.date = Self.day(2026, 10, 10)
            XCTAssertEqual(seen, [Self.day(2024, 2, 29)])
            // As GTK does when a person clicks a day.
            XCTAssertNotEqual(rxgtk_calendar_set_date(view.pointer, 2026, 10, 11), 0)
            XCTAssertEqual(seen.last, Self.day(2026, 10, 11))
            XCTAssertEqual(seen.count, 2)
        }
    }

    /// Foundation's calendar is Julian there: its 29 February 1500 is 10 March.
    func testDaysBeforeTheGregorianReformAreShown() {
        onMain {
            let view = CalendarView()
            for date in [Self.day(1500, 2, 29), Self.day(1582, 10, 4), Self.day(1582, 10, 15), Self.day(2, 1, 1)] {
                view.date = date.addingTimeInterval(7200)
                XCTAssertEqual(view.date, date)
            }
            view.date = Self.day(1500, 2, 29)
            let shown = gtk_calendar_get_date(view.pointer)
            defer { g_date_time_unref(shown) }
            XCTAssertEqual(
                [g_date_time_get_year(shown), g_date_time_get_month(shown), g_date_time_get_day_of_month(shown)],
                [1500, 3, 10])
        }
    }

    func testDaysAreNumberedInEachTimeZone() throws {
        let date = Self.utc("2026-11-27T23:30:00Z")
        let utc = try XCTUnwrap(TimeZone(identifier: "UTC"))
        let tokyo = try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo"))
        let day = try XCTUnwrap(DayNumber.day(of: date, in: utc))
        XCTAssertEqual(DayNumber.day(of: date, in: tokyo), day + 1)
        XCTAssertEqual(DayNumber.start(of: day, in: utc), Self.utc("2026-11-27T00:00:00Z"))
        XCTAssertEqual(DayNumber.start(of: day + 1, in: tokyo), Self.utc("2026-11-27T15:00:00Z"))
        let first = Date(timeIntervalSince1970: -719_162 * 86_400)
        XCTAssertEqual(DayNumber.day(of: first, in: utc), 1)
        XCTAssertNil(DayNumber.day(of: first - 1, in: utc))
        XCTAssertEqual(DayNumber.day(of: Self.utc("9999-12-31T23:59:59Z"), in: utc), 3_652_059)
        XCTAssertNil(DayNumber.day(of: Self.utc("9999-12-31T23:59:59Z") + 1, in: utc))
        XCTAssertNil(DayNumber.day(of: Date(timeIntervalSince1970: .infinity), in: utc))
        XCTAssertNil(DayNumber.day(of: Date(timeIntervalSince1970: .nan), in: utc))
    }

    private static func utc(_ text: String) -> Date { ISO8601DateFormatter().date(from: text)! }

    func testTheForwardArrowShowsTheNextMonth() throws {
        try onMain {
            let (bag, view) = (DisposeBag(), CalendarView(date: Self.day(2026, 10, 11)))
            var seen: [Date] = []
            view.rx.date.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            let forward = try XCTUnwrap(Self.buttons(in: view).first { $0.iconName == "pan-end-symbolic" })
            forward.click()
            XCTAssertEqual(view.date, Self.day(2026, 11, 11))
            XCTAssertEqual(seen.last, Self.day(2026, 11, 11))
        }
    }

    @MainActor
    private static func buttons(in widget: Widget) -> [Button] {
        widget.subviews.flatMap { ($0 as? Button).map { [$0] } ?? buttons(in: $0) }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let view = CalendarView()
            view.markedDays = [1, 12]
            view.markedDays = [12, 30]
            view.showsWeekNumbers = true
            XCTAssertEqual(view.markedDays, [12, 30])
            XCTAssertTrue(view.showsWeekNumbers)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_calendar_new()!))) == CalendarView.self)
            XCTAssertTrue(Misuse.noDay(.distantPast).hasPrefix("A CalendarView shows days of the years 1 to 9999"))
        }
    }

    func testACalendarViewLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let view = CalendarView()
                _ = view.rx.date.subscribe(onNext: { view.tooltip = "\($0)" })
                show(view) { $0.draw() }
            }
        }
    }
}
#endif
