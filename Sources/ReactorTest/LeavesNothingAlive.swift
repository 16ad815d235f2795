internal import Rx
public import Testing

/// Fails a test that leaves subscriptions alive, and names them; see ``Testing/Trait/leavesNothingAlive``.
public struct LeavesNothingAliveTrait: TestTrait, SuiteTrait, TestScoping {
    /// Each test of a suite is looked at by itself.
    public let isRecursive = true

    private let patience: Duration

    init(patience: Duration) { self.patience = patience }

    /// Runs the test, and looks what it has left.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: Its arguments.
    ///   - function: Runs it.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite is not run by itself.
        guard testCase != nil else { return try await function() }
        let recording = Hooks.recordSubscriptions()
        defer { recording.dispose() }
        let scope = SubscriptionLedger.Scope()
        try await SubscriptionLedger.$scope.withValue(scope) { try await function() }
        let left = await left(in: scope)
        guard !left.isEmpty else { return }
        let count = left.count == 1 ? "A subscription was" : "\(left.count) subscriptions were"
        let list = left.map { "\n  \($0)" }.joined()
        Issue.record(Comment(rawValue: "\(count) left alive, made at:\(list)"), sourceLocation: test.sourceLocation)
    }

    /// What another thread is about to end is given time.
    private func left(in scope: SubscriptionLedger.Scope) async -> [LiveSubscription] {
        let deadline = ContinuousClock.now + patience
        while true {
            let left = SubscriptionLedger.live(in: scope)
            if left.isEmpty || ContinuousClock.now > deadline { return left }
            await Task.yield()
        }
    }
}

extension Trait where Self == LeavesNothingAliveTrait {
    /// Has a test fail that leaves a subscription alive, and names the place of each, its age and its last element.
    ///
    /// What counts is made with closures or by binding (`subscribe`, `bind`, `drive`, `emit`) by the test's task or one of its child tasks, and is
    /// not over when the test has returned. It needs a debug build: in a release build nothing is recorded and the test passes.
    public static var leavesNothingAlive: Self { .leavesNothingAlive(patience: .seconds(1)) }

    /// The same, with another patience.
    ///
    /// - Parameter patience: How long, in real time, another thread may take to end what it holds.
    public static func leavesNothingAlive(patience: Duration) -> Self { Self(patience: patience) }
}
