#if GTK
public import CGTK
import Rx
public import Foundation

/// A month of days, of which one is chosen.
///
/// Not called a calendar, because Foundation has one. Wraps `GtkCalendar`.
open class CalendarView: Widget {
    open override class var objectType: GType { gtk_calendar_get_type() }

    /// Makes a calendar in which the day of `date` is chosen.
    public init(date: Date = Date()) {
        super.init(making: gtk_calendar_new)
        setAccessibilityRole(.group)
        setButtonLabels()
        self.date = date
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Says what assistive technology calls the buttons beside the month and the year, in the person's language.
    public func setButtonLabels(
        previousMonth: String = "Previous month", nextMonth: String = "Next month",
        previousYear: String = "Previous year", nextYear: String = "Next year"
    ) {
        for (index, label) in [previousMonth, nextMonth, previousYear, nextYear].enumerated() {
            guard let button = part(gtk_button_get_type(), at: Int32(index)) else { continue }
            rxgtk_accessible_set_label(button, label.withoutNUL)
        }
    }

    private static let calendar = Calendar(identifier: .gregorian)

    /// The start of the chosen day, in the time zone of the system; setting it chooses the day that it is in.
    ///
    /// What the program sets is not told as the person's doing.
    public var date: Date {
        get {
            var (year, month, day): (gint, gint, gint) = (0, 0, 0)
            rxgtk_calendar_get_date(pointer, &year, &month, &day)
            let components = DateComponents(year: Int(year), month: Int(month), day: Int(day))
            return Self.calendar.date(from: components) ?? .distantPast
        }
        set {
            let day = Self.calendar.dateComponents([.year, .month, .day], from: newValue)
            write {
                let isDay = rxgtk_calendar_set_date(
                    pointer, day.year!.nearest(), day.month!.nearest(), day.day!.nearest())
                guard isDay != 0 else { stopProgram(Misuse.noDay(newValue)) }
            }
        }
    }

    /// The days of the month that are shown as marked, from 1; what no month has is no matter.
    public var markedDays: Set<Int> {
        get { Set((1...31).filter { gtk_calendar_get_day_is_marked(pointer, guint($0)) != 0 }) }
        set {
            gtk_calendar_clear_marks(pointer)
            newValue.forEach { gtk_calendar_mark_day(pointer, $0.nearest()) }
        }
    }

    /// Whether the numbers of the weeks are shown.
    public var showsWeekNumbers: Bool {
        get { gtk_calendar_get_show_week_numbers(pointer) != 0 }
        set { gtk_calendar_set_show_week_numbers(pointer, newValue ? 1 : 0) }
    }
}
#endif
