import Foundation
import Rx
import Testing

/// A deliberate stop prints a line or two. A real trap behaves as it would without Rx.
///
/// A test's process has no backtraces, so these tests install a handler in place of Swift's. The first test compares
/// Swift's handlers.
@Suite struct StopTests {
    /// The signals of a trap, by processor.
    private static let traps = [SIGILL, SIGTRAP]

    @Test(.enabled(if: handler(of: SIGQUIT) != 0, "this process has no backtraces"))
    func swiftHandlesTrapsAndQuitWithOneFunction() {
        for trap in Self.traps { #expect(Self.handler(of: trap) == Self.handler(of: SIGQUIT)) }
    }

    @Test func aDeliberateStopPrintsOnlyItsMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            _ = Observable.just(1).take(-1)
        }
        let lines = result.message.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].contains("StopTests.swift:"), "\(result.message)")
        #expect(lines.last == "SWIFT_BACKTRACE=enable=yes shows the calls that led here.")
    }

    @Test func aRealTrapReachesTheHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            let numbers = [Int](repeating: 0, count: ProcessInfo.processInfo.arguments.isEmpty ? 9 : 0)
            print(numbers[1])
        }
        #expect(result.message.contains("handled"))
    }

    @Test func aDeliberateStopReachesACrashReporter() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps)
            _ = Observable.just(1).take(-1)
        }
        #expect(result.message.contains("the count must not be negative"))
        #expect(result.message.contains("handled"))
    }

    @Test func aRequestedBacktraceIsShown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            setenv("SWIFT_BACKTRACE", "enable=yes,color=no", 1)
            _ = Observable.just(1).take(-1)
        }
        #expect(result.message.contains("handled"))
    }

    /// The address of a signal's handler; zero if there is none.
    private static func handler(of signal: Int32) -> Int {
        var action = sigaction()
        sigaction(signal, nil, &action)
        #if canImport(Darwin)
        return unsafeBitCast(action.__sigaction_u.__sa_sigaction, to: Int.self)
        #else
        return unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: Int.self)
        #endif
    }

    /// Installs, as Swift does, a handler. It prints "handled" and ends the process.
    private static func handle(_ signals: [Int32]) {
        unsetenv("SWIFT_BACKTRACE")  // a test's process has "enable=no"
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { _, _, _ in StopTests.sayHandled() }
        #else
        action.__sigaction_handler.sa_sigaction = { _, _, _ in StopTests.sayHandled() }
        #endif
        for signal in signals { sigaction(signal, &action, nil) }
    }

    private static func sayHandled() {
        write(STDERR_FILENO, "handled\n", 8)
        _exit(3)
    }
}
