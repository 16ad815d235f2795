import Dispatch
import Foundation
import OperatorModel
import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

/// Named work that starts, completes and is cancelled on many threads.
@Suite(.timeLimit(.minutes(15))) struct NamedWorkConcurrencyTests {
    @Test func eachNameKeepsItsLimitAndNothingIsLeft() async {
        let activity = Activity()
        weak var ended: BusyReactor?
        do {
            let reactor = BusyReactor(activity)
            ended = reactor
            onThreads(8) { thread in
                var random = SeededGenerator(seed: UInt64(thread + 1))
                for _ in 0..<400 {
                    let name = BusyReactor.Name.allCases[Int(random.next() % 4)]
                    reactor.action.onNext(random.next() % 8 == 0 ? .cancel(name) : .start(name))
                }
            }
            #expect(activity.started > 0)
        }
        // Another thread may still handle the end of a piece of work, which retains the reactor.
        while ended != nil || !activity.running.isEmpty { await Task.yield() }
        #expect(activity.violations == [])
    }

    /// The predecessor has completed on another thread, which is still disposing of it.
    @Test func theSuccessorWaitsUntilItsPredecessorIsDisposedOf() async {
        let (isDisposing, mayEnd, hasBegun) = (Flag(), Flag(), Flag())
        let reactor = HandOverReactor()
        let observer = Guarded<AnyObserver<Int>?>(nil)
        reactor.action.onNext(
            .create { new in
                observer.withLock { $0 = new }
                return Disposables.create {
                    isDisposing.set()
                    while !mayEnd.isSet { sched_yield() }
                }
            })
        let completed = Flag()
        Thread.detachNewThread {
            observer.withLock { $0 }?.onCompleted()
            completed.set()
        }
        while !isDisposing.isSet { await Task.yield() }
        reactor.action.onNext(
            .create { _ in
                hasBegun.set()
                return Disposables.create()
            })
        #expect(!hasBegun.isSet)
        mayEnd.set()
        while !completed.isSet { await Task.yield() }
        #expect(hasBegun.isSet)
    }

    @Test func workThatWaitsEndsWithItsReactor() async {
        for _ in 0..<50 {
            let activity = Activity()
            weak var ended: BusyReactor?
            do {
                let reactor = BusyReactor(activity)
                ended = reactor
                onThreads(4) { _ in
                    for _ in 0..<20 { reactor.action.onNext(.start(.serial)) }
                }
            }
            while ended != nil || !activity.running.isEmpty { await Task.yield() }
            #expect(activity.started <= 80)
        }
    }
}

/// Does the latest work that it was given.
private final class HandOverReactor: Reactor {
    let initialState = 0

    func mutate(action: Observable<Int>) -> Observable<Int> { action.cancellable(id: "work") }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// Counts the running work of each name.
private final class Activity: Sendable {
    private struct Counts {
        var started = 0
        var running: [BusyReactor.Name: Int] = [:]
        var violations: [String] = []
    }

    private let counts = Guarded(Counts())

    var started: Int { counts.withLock { $0.started } }
    var running: [BusyReactor.Name: Int] { counts.withLock { $0.running.filter { $0.value != 0 } } }
    var violations: [String] { counts.withLock { $0.violations } }

    func begin(_ name: BusyReactor.Name) {
        counts.withLock { counts in
            counts.started += 1
            counts.running[name, default: 0] += 1
            let running = counts.running[name, default: 0]
            if running > name.limit { counts.violations.append("\(running) of \(name) run") }
        }
    }

    func end(_ name: BusyReactor.Name) { counts.withLock { $0.running[name, default: 0] -= 1 } }
}

/// Does work that completes at once, on another thread or never.
private final class BusyReactor: Reactor {
    enum Name: CaseIterable {
        case latest, first, serial, limited
        var limit: Int { self == .limited ? 3 : 1 }

        var policy: WorkPolicy {
            switch self {
            case .latest: .latest
            case .first: .first
            case .serial: .serial
            case .limited: .concurrent(max: 3)
            }
        }
    }

    enum Action { case start(Name), cancel(Name) }

    let initialState = 0
    private let activity: Activity

    init(_ activity: Activity) { self.activity = activity }

    func mutate(action: Action) -> Observable<Int> {
        switch action {
        case .start(let name): work(of: name).cancellable(id: name, policy: name.policy)
        case .cancel(let name): .cancel(id: name)
        }
    }

    private func work(of name: Name) -> Observable<Int> {
        .create { [activity] observer in
            activity.begin(name)
            if name == .first {
                observer.onCompleted()
            } else {
                DispatchQueue.global().async {
                    observer.onNext(1)
                    observer.onCompleted()
                }
            }
            return Disposables.create { activity.end(name) }
        }
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
