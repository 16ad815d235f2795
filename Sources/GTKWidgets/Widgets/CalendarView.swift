#if GTK
public import CGTKSupport
import RxSupport
public import Foundation

/// A month view with one selected day.
///
/// The class is not called `Calendar`, because Foundation has a type of that name. Wraps `GtkCalendar`.
open class CalendarView: Widget {
    open override class var objectType: GType { gtk_calendar_get_type() }

    /// Makes a calendar with the day of `date` selected.
    public init(date: Date = Date()) {
        super.init(making: gtk_calendar_new)
        setAccessibilityRole(.group)
        setButtonLabels()
        self.date = date
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Names the buttons beside the month and the year for assistive technology.
    ///
    /// The initialiser gives them the English default names. Pass names in the user's language.
    public func setButtonLabels(
        previousMonth: String = "Previous month", nextMonth: String = "Next month",
        previousYear: String = "Previous year", nextYear: String = "Next year"
    ) {
        for (index, label) in [previousMonth, nextMonth, previousYear, nextYear].enumerated() {
            guard let button = part(gtk_button_get_type(), at: Int32(index)) else { continue }
            rxgtk_accessible_set_label(button, label.withoutNUL)
        }
    }

    /// The start of the selected day in the time zone of the system. Setting a date selects the day that contains it.
    ///
    /// Setting a date does not make `rx.date` emit. Traps if the new date is not in the years 1 to 9999. The calendar
    /// is Gregorian in all these years.
    public var date: Date {
        get { DayNumber.start(of: Int(rxgtk_calendar_get_day(pointer))) }
        set {
            guard let day = DayNumber.day(of: newValue) else { stopProgram(Misuse.noDay(newValue)) }
            write { rxgtk_calendar_set_day(pointer, guint(day)) }
        }
    }

    /// The marked days of the month, counting from 1. Numbers outside of 1 to 31 are ignored.
    ///
    /// The marks stay when the calendar shows another month.
    public var markedDays: Set<Int> {
        get { Set((1...31).filter { gtk_calendar_get_day_is_marked(pointer, guint($0)) != 0 }) }
        set {
            gtk_calendar_clear_marks(pointer)
            newValue.forEach { gtk_calendar_mark_day(pointer, $0.nearest()) }
        }
    }

    /// Whether the week numbers are shown.
    public var showsWeekNumbers: Bool {
        get { property("show-week-numbers").value }
        set { property("show-week-numbers").value = newValue }
    }
}
#endif
