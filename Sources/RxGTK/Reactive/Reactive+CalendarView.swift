#if GTK
public import Foundation
public import Rx

extension Reactive where Base: CalendarView {
    /// The start of the selected day. Emits the current value, then each change by the user.
    ///
    /// Changing the month or the year changes the day too. A click on a day of another month emits a day of that month
    /// first, because GTK changes the month before the day. Changes by the app are not emitted.
    @MainActor public var date: ControlProperty<Date> {
        let date = base.control(\.date, changes: "day-selected")
        let turns = ["next-month", "prev-month", "next-year", "prev-year"].map {
            base.control(\.date, changes: $0).skip(1)
        }
        return ControlProperty(values: Observable.merge([date.asObservable()] + turns), valueSink: date)
    }
}
#endif
