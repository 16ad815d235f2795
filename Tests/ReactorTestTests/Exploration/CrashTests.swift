import Foundation
import ReactorKit
import ReactorTest
import Rx
import Testing

/// A session that crashes the program is named.
@Suite struct CrashTests {
    private final class TrappingReactor: Reactor {
        enum Action: Sendable, CaseIterable { case add, remove }
        let initialState: [Int] = []

        func reduce(state: [Int], mutation: Action) -> [Int] {
            switch mutation {
            case .add: state + [state.count]
            case .remove: Array(state[0..<(state.count - 1)])
            }
        }
    }

    @Test func seedOfACrashIsPrinted() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await explore(reactor: { @MainActor in TrappingReactor() }, actions: .allCases, seed: 12_345, runs: 50)
        }
        let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let report = try #require(printed.firstMatch(of: /explore: the session that crashes has the seed (\d+)/))
        #expect((12_345..<12_395).contains(try #require(Int(report.1))))
    }

    /// Rx recognizes the runtime's handler of traps, and omits its backtrace, because SIGQUIT has the same one.
    @Test func explorationLeavesTheRuntimesHandlersAlike() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            unsetenv("SWIFT_BACKTRACE")  // a test's process has "enable=no"
            var action = sigaction()
            action.sa_flags = SA_SIGINFO
            #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = { _, _, _ in _exit(3) }
            #else
            action.__sigaction_handler.sa_sigaction = { _, _, _ in _exit(3) }
            #endif
            for signal in [SIGILL, SIGTRAP, SIGQUIT] { sigaction(signal, &action, nil) }
            try await explore(reactor: { @MainActor in TrappingReactor() }, actions: .oneOf([.add]), runs: 1)
            _ = Observable.just(1).take(-1)
        }
        let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(printed.contains("the count must not be negative"))
        #expect(printed.contains("SWIFT_BACKTRACE=enable=yes shows the calls that led here."), "\(printed)")
    }
}
