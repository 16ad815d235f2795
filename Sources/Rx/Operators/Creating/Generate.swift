extension ObservableType {
    /// Emits `initialState`, and then each state that `iterate` makes from the previous state, while `condition`
    /// returns true. Then completes.
    ///
    /// Fails if `condition` or `iterate` throws. Both run on the actor they were written on, which must be the same.
    /// The subscription is made there. Closures that were written outside any actor run on the subscriber's thread.
    ///
    /// See [Create](https://reactivex.io/documentation/operators/create.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func generate(
        initialState: Element,
        @_inheritActorContext condition: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        @_inheritActorContext iterate: @escaping @Sendable @isolated(any) (Element) throws -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(condition.isolation ?? iterate.isolation, "generate")
        site?.requireSame(iterate.isolation)
        return generating(
            initialState, on: CurrentThreadScheduler.instance, Function(condition), Function(iterate), site)
    }

    /// Emits `initialState`, and then each state that `iterate` makes from the previous state, while `condition`
    /// returns true. Then completes. Each event is a piece of work on `scheduler`.
    ///
    /// Fails if `condition` or `iterate` throws. If they were written on an actor, which must be the same, each piece
    /// of work goes on to that actor, and the event is emitted there.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func generate(
        initialState: Element,
        @_inheritActorContext condition: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        @_inheritActorContext iterate: @escaping @Sendable @isolated(any) (Element) throws -> Element
    ) -> Observable<Element> where Element: Sendable {
        let site = CallSite.of(condition.isolation ?? iterate.isolation, "generate")
        site?.requireSame(iterate.isolation)
        return generating(initialState, on: scheduler, Function(condition), Function(iterate), site)
    }

    @inlinable
    static func generating(
        _ initialState: Element, on scheduler: any ImmediateSchedulerType, _ condition: Function<Element, Bool>,
        _ iterate: Function<Element, Element>, _ site: CallSite?
    ) -> Observable<Element> {
        let makeNext = {
            var state: Element?
            return {
                let next = try state.map { try iterate($0) } ?? initialState
                state = next
                return try condition(next) ? next : nil
            }
        }
        guard let site, !(scheduler is CurrentThreadScheduler) else {
            return emitting(on: scheduler, makeNext).started(on: site)
        }
        return Observable { GeneratingOnActor($0, scheduler, ActorDelivery(of: site), makeNext()).schedule() }
    }
}

/// Generates elements on a scheduler by calling closures of an actor. Each turn of the scheduler is brought to the
/// actor.
///
/// Sound: a turn is scheduled when the previous one is over, so two threads never call the closures or the sink at the
/// same time.
@usableFromInline
final class GeneratingOnActor<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let delivery: ActorDelivery
    private let next: () throws -> Element?

    @usableFromInline
    init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ delivery: ActorDelivery,
        _ next: @escaping () throws -> Element?
    ) {
        (self.sink, self.scheduler, self.delivery, self.next) = (sink, scheduler, delivery, next)
    }

    /// Schedules a turn. A turn is never cancelled: it generates nothing once the sink's lifetime has ended.
    @usableFromInline
    func schedule() {
        _ = scheduler.schedule(self) { generating in
            generating.delivery.perform {
                if generating.sink.emitNext(generating.next) { generating.schedule() }
            }
            return Disposables.create()
        }
    }
}
