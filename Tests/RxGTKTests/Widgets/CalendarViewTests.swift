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
