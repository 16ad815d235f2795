import Foundation

/// Identifies a run of a program on this machine by its process ID and its start time.
enum ProgramRun {
    static let current = identity(of: getpid()) ?? "\(getpid())"

    /// Whether the run has not ended yet.
    static func isRunning(_ run: String) -> Bool {
        guard let process = pid_t(run.prefix { $0 != "@" }) else { return false }
        return identity(of: process) == run
    }

    /// Returns the process ID with the start time, because Linux reuses process IDs.
    ///
    /// - Returns: `nil` if no such process exists.
    private static func identity(of process: pid_t) -> String? {
        // See proc(5): the program's name is in parentheses and may contain any character. The start time is the 20th
        // word after it.
        guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = line.lastIndex(of: ")")
        else { return nil }
        let words = line[line.index(after: end)...].split(separator: " ")
        return words.count > 19 ? "\(process)@\(words[19])" : nil
    }
}
