import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let calendarView = GalleryPage("CalendarView", "A day to choose.") { bag in
        let (calendar, label, weeks) = (CalendarView(), Label(), CheckButton(title: "Numbers of weeks"))
        weeks.rx.isOn.bind(to: calendar.rx.showsWeekNumbers).disposed(by: bag)
        calendar.rx.date.map { $0.formatted(date: .long, time: .omitted) }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            calendar.accessibilityLabel("Day").halign(.start); label.halign(.start); weeks.halign(.start)
        }
    }
}
