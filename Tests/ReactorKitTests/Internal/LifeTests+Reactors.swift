import Dispatch
import ReactorKit
import Rx

/// The reactors under test, and the values they hold.
extension LifeTests {
    final class Token: Sendable {}

    struct TokenState {
        var number = 0
        var token = Token()
    }

    final class WeakReference: @unchecked Sendable {
        weak let object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// Starts work that never ends for each action.
    final class EndlessReactor: Reactor, @unchecked Sendable {
        typealias Action = Int

        let initialState = TokenState()
        let scheduler: any Scheduler
        var onMutate: @Sendable () -> Void
        private let disposals: Recorder<Int>

        init(
            _ disposals: Recorder<Int>, scheduler: any Scheduler = CurrentThreadScheduler.instance,
            onMutate: @escaping @Sendable () -> Void = {}
        ) {
            self.disposals = disposals
            self.scheduler = scheduler
            self.onMutate = onMutate
        }

        func mutate(action: Int) -> Observable<Int> {
            .create { [disposals, onMutate] observer in
                observer.onNext(action)
                onMutate()
                return Disposables.create { disposals.append(action) }
            }
        }

        func reduce(state: TokenState, mutation: Int) -> TokenState { TokenState(number: mutation) }
    }

    final class MergingReactor: Reactor {
        typealias Action = Int

        let initialState = TokenState()
        private let others: PublishSubject<Int>

        init(_ others: PublishSubject<Int>) { self.others = others }

        func transform(action: Observable<Int>) -> Observable<Int> { .merge(action, others) }

        func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, others) }

        func transform(state: Observable<TokenState>) -> Observable<TokenState> {
            .merge(state, others.map { TokenState(number: $0) })
        }

        func reduce(state: TokenState, mutation: Int) -> TokenState { TokenState(number: mutation) }
    }

    class BaseReactor: Reactor, @unchecked Sendable {
        typealias Action = Int

        let initialState = 0

        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    final class GenericReactor<Element: Sendable>: Reactor {
        typealias Action = Element

        let initialState: Element

        init(_ element: Element) { initialState = element }

        func reduce(state: Element, mutation: Element) -> Element { mutation }
    }

    /// Calls a closure when it is freed.
    final class LateReactor: Reactor {
        typealias Action = Int

        let initialState = 0
        private let onDeinit: @Sendable (LateReactor) -> Void

        init(onDeinit: @escaping @Sendable (LateReactor) -> Void) { self.onDeinit = onDeinit }

        deinit { onDeinit(self) }

        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    final class DelayingReactor: Reactor {
        typealias Action = Int

        let initialState = 0
        private let queue: any SchedulerType

        init(_ queue: any SchedulerType) { self.queue = queue }

        func mutate(action: Int) -> Observable<Int> {
            .merge((0..<action).map { .just($0).delay(.microseconds(20 * $0), scheduler: queue) })
        }

        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
}
