import ReactorKit
import ReactorTest
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
}
