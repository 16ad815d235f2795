import Foundation

/// Tells runs of programs on this machine apart: by the number of the process and when it began.
enum ProgramRun {
    static let current = identity(of: getpid()) ?? "\(getpid())"

    /// Whether the program is still running.
    static func isGoingOn(_ run: String) -> Bool {
        guard let process = pid_t(run.prefix { $0 != "@" }) else { return false }
        return identity(of: process) == run
    }

    /// - Returns: `nil` where there is no such process. Linux numbers processes anew, so that the number alone does not do.
    private static func identity(of process: pid_t) -> String? {
        // proc(5): the name of the program, in parentheses, may hold anything; the start is the 20th word after it.
        guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = line.lastIndex(of: ")")
        else { return nil }
        let words = line[line.index(after: end)...].split(separator: " ")
        return words.count > 19 ? "\(process)@\(words[19])" : nil
    }
}
