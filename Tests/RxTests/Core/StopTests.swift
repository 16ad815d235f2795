import Foundation
import Rx
import Testing

/// What stops the program on purpose says so in a line or two; what does not leaves what it would leave anyway.
///
/// A process of a test has no backtraces, so these stand a handler in for Swift's, which the first test compares it with.
@Suite struct StopTests {
    /// The signals by which a program traps, by processor.
    private static let traps = [SIGILL, SIGTRAP]

    @Test(.enabled(if: handler(of: SIGQUIT) != 0, "this process has no backtraces"))
    func swiftHandlesTrapsAndQuitByOneFunction() {
        for trap in Self.traps { #expect(Self.handler(of: trap) == Self.handler(of: SIGQUIT)) }
    }

    @Test func aStopOnPurposeSaysNothingMore() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            _ = Observable.just(1).take(-1)
        }
        let lines = result.message.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].contains("StopTests.swift:"), "\(result.message)")
        #expect(lines.last == "SWIFT_BACKTRACE=enable=yes shows the calls that led here.")
    }

    @Test func aRealTrapIsHandled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            let numbers = [Int](repeating: 0, count: ProcessInfo.processInfo.arguments.isEmpty ? 9 : 0)
            print(numbers[1])
        }
        #expect(result.message.contains("handled"))
    }

    @Test func aCrashReporterHearsOfAStopOnPurpose() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps)
            _ = Observable.just(1).take(-1)
        }
        #expect(result.message.contains("the count must not be negative"))
        #expect(result.message.contains("handled"))
    }

    @Test func aBacktraceThatIsAskedForIsShown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.handle(Self.traps + [SIGQUIT])
            setenv("SWIFT_BACKTRACE", "enable=yes,color=no", 1)
            _ = Observable.just(1).take(-1)
        }
        #expect(result.message.contains("handled"))
    }

    /// The address of what handles a signal; zero for nothing.
    private static func handler(of signal: Int32) -> Int {
        var action = sigaction()
        sigaction(signal, nil, &action)
        #if canImport(Darwin)
        return unsafeBitCast(action.__sigaction_u.__sa_sigaction, to: Int.self)
        #else
        return unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: Int.self)
        #endif
    }

    /// Has signals handled as Swift has them, by a function that says "handled" and ends the process.
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
