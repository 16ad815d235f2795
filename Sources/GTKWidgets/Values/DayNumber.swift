#if GTK
package import Foundation

/// Numbers the days as GLib does: day 1 is 1 January of the year 1 in the Gregorian calendar.
///
/// Foundation's Gregorian calendar is Julian before 15 October 1582, so its years, months and days differ from GLib's.
package enum DayNumber {
    /// The days of the years 1 to 9999.
    private static let valid = 1...3_652_059
    /// The number of 1 January 1970.
    private static let unixDay = 719_163
    private static let secondsPerDay = 86_400.0

    /// The number of the day that contains a date; `nil` outside of the years 1 to 9999.
    package static func day(of date: Date, in zone: TimeZone = .current) -> Int? {
        let seconds = date.timeIntervalSince1970
        // More does not fit in an `Int`, or is not a number.
        guard abs(seconds) < 1e12 else { return nil }
        let localSeconds = seconds + Double(zone.secondsFromGMT(for: date))
        let day = Int((localSeconds / secondsPerDay).rounded(.down)) + unixDay
        return valid.contains(day) ? day : nil
    }

    /// The start of a day.
    package static func start(of day: Int, in zone: TimeZone = .current) -> Date {
        let noon = Date(timeIntervalSince1970: (Double(day - unixDay) + 0.5) * secondsPerDay)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.startOfDay(for: noon - TimeInterval(zone.secondsFromGMT(for: noon)))
    }
}
#endif
