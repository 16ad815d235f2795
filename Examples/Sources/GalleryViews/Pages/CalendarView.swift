import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let calendarView = GalleryPage("CalendarView", "A day to choose.") { bag in
        let (calendar, label) = (CalendarView(), Label())
        calendar.rx.date.map { $0.formatted(date: .long, time: .omitted) }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            calendar.accessibilityLabel("Day").halign(.start); label.halign(.start)
        }
    }
}
