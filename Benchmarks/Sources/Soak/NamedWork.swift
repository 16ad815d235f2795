import Dispatch
import Foundation
import ReactorKit
import Rx
import Synchronization

private let threads = 8
private let actionsOfAThread = 250_000

/// Starts and cancels named work from several threads, for each policy. Checks that never more of it runs at once than
/// the policy allows, and that all of it ends with the reactor.
func soakNamedWork() throws -> String {
    for policy in NamingReactor.Policy.allCases {
        let activity = Activity()
        do {
            let reactor = NamingReactor(policy, activity)
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
                for number in 0..<actionsOfAThread {
                    reactor.action.onNext((number + thread) % 16 == 0 ? .cancel : .start(isSlow: number % 4 == 0))
                }
            }
        }
        let most = activity.most.load(ordering: .relaxed)
        try expect(most <= policy.limit, "\(policy): at most \(policy.limit) at once, not \(most)")
        // Another thread may still handle the end of a piece of work. If work is left for good, the soak is stopped.
        while activity.running.load(ordering: .acquiring) != 0 { sched_yield() }
    }
    let policies = NamingReactor.Policy.allCases.count
    return "\(threads) threads × \(actionsOfAThread) actions with each of \(policies) policies"
}

/// Counts the running work.
private final class Activity: Sendable {
    let running = Atomic(0)
    let most = Atomic(0)

    func begin() {
        let now = running.add(1, ordering: .acquiringAndReleasing).newValue
        _ = most.max(now, ordering: .relaxed)
    }

    func end() { running.subtract(1, ordering: .acquiringAndReleasing) }
}

private final class NamingReactor: Reactor {
    enum Policy: CaseIterable {
        case latest, first, serial, threeAtOnce

        var limit: Int { self == .threeAtOnce ? 3 : 1 }

        var policy: WorkPolicy {
            switch self {
            case .latest: .latest
            case .first: .first
            case .serial: .serial
            case .threeAtOnce: .concurrent(max: 3)
            }
        }
    }

    enum Action { case start(isSlow: Bool), cancel }

    let initialState = 0
    private let policy: Policy
    private let activity: Activity

    init(_ policy: Policy, _ activity: Activity) { (self.policy, self.activity) = (policy, activity) }

    func mutate(action: Action) -> Observable<Int> {
        switch action {
        case .start(let isSlow): work(isSlow).cancellable(id: "work", policy: policy.policy)
        case .cancel: .cancel(id: "work")
        }
    }

    private func work(_ isSlow: Bool) -> Observable<Int> {
        .create { [activity] observer in
            activity.begin()
            if isSlow {
                DispatchQueue.global().async { observer.onCompleted() }
            } else {
                observer.onCompleted()
            }
            return Disposables.create { activity.end() }
        }
    }
}
