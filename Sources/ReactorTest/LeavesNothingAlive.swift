internal import Rx
public import Testing

/// Fails a test that leaves subscriptions alive, and names them; see ``Testing/Trait/leavesNothingAlive``.
public struct LeavesNothingAliveTrait: TestTrait, SuiteTrait, TestScoping {
    /// The trait checks each test of a suite by itself.
    public let isRecursive = true

    private let timeout: Duration

    init(timeout: Duration) { self.timeout = timeout }

    /// Runs the test, and records an issue if it has left subscriptions alive.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test with its arguments, or `nil` for a suite.
    ///   - function: Runs it.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite calls this without a test case. Its tests call it with one.
        guard testCase != nil else { return try await function() }
        let recording = Hooks.recordSubscriptions()
        defer { recording.dispose() }
        let scope = SubscriptionLedger.Scope()
        try await SubscriptionLedger.$scope.withValue(scope) { try await function() }
        let left = await liveSubscriptions(in: scope)
        guard !left.isEmpty else { return }
        let count = left.count == 1 ? "A subscription was" : "\(left.count) subscriptions were"
        let list = left.map { "\n  \($0)" }.joined()
        Issue.record(Comment(rawValue: "\(count) left alive, made at:\(list)"), sourceLocation: test.sourceLocation)
    }

    /// Returns the subscriptions that are still alive. Waits for other threads to end theirs, up to `timeout`.
    private func liveSubscriptions(in scope: SubscriptionLedger.Scope) async -> [LiveSubscription] {
        let deadline = ContinuousClock.now + timeout
        while true {
            let left = SubscriptionLedger.live(in: scope)
            if left.isEmpty || ContinuousClock.now > deadline { return left }
            await Task.yield()
        }
    }
}

extension Trait where Self == LeavesNothingAliveTrait {
    /// Fails a test that leaves subscriptions alive. The issue lists the place, the age and the last element of each.
    ///
    /// It checks subscriptions that the test's task or one of its child tasks has made with closures or by binding
    /// (`subscribe`, `bind`, `drive`, `emit`), and that are still alive after the test has returned. It needs a debug
    /// build. A release build records nothing, and the test passes.
    public static var leavesNothingAlive: Self { .leavesNothingAlive(timeout: .seconds(1)) }

    /// The same as `leavesNothingAlive`, with another timeout than one second.
    ///
    /// - Parameter timeout: How long, in real time, other threads may take to end their subscriptions.
    public static func leavesNothingAlive(timeout: Duration) -> Self { Self(timeout: timeout) }

    /// The old name of `leavesNothingAlive(timeout:)`.
    @available(*, deprecated, renamed: "leavesNothingAlive(timeout:)")
    public static func leavesNothingAlive(patience: Duration) -> Self { Self(timeout: patience) }
}
