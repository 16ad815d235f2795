internal import RxSupport

extension ObservableType {
    /// Passes all events on unchanged, and calls the closures before and after.
    ///
    /// If a closure throws before the sequence has ended, the sequence fails. An error that `afterNext`, `afterError`
    /// or `afterCompleted` throws after the end goes to ``Hooks/defaultErrorHandler``. A closure runs on the actor it
    /// was written on. A closure that was written outside any actor runs on the thread of its event: `onSubscribe` and
    /// `onSubscribed` on the subscribing thread, and `onDispose` on the thread that ends the subscription. If
    /// `onSubscribe` or `onSubscribed` was written on an actor, the subscription is made on that actor.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is passed on.
    ///   - afterNext: Called with each element after it was passed on.
    ///   - onError: Called with the error before it is passed on.
    ///   - afterError: Called with the error after it was passed on.
    ///   - onCompleted: Called before completion is passed on.
    ///   - afterCompleted: Called after completion was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, after the end of the sequence or when the subscription is disposed of. If the source
    ///     is freed without having ended, only `dispose()` calls it.
    ///
    /// See [Do](https://reactivex.io/documentation/operators/do.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `do`(
        @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) throws -> Void)? = nil,
        @_inheritActorContext onError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext afterError: (@Sendable @isolated(any) (any Swift.Error) throws -> Void)? = nil,
        @_inheritActorContext onCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () throws -> Void)? = nil,
        @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
        @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
    ) -> Observable<Element> {
        let eventSite = CallSite.of(
            onNext?.isolation ?? afterNext?.isolation ?? onError?.isolation ?? afterError?.isolation
                ?? onCompleted?.isolation ?? afterCompleted?.isolation, "do")
        eventSite?.requireSame(
            afterNext?.isolation, onError?.isolation, afterError?.isolation, onCompleted?.isolation,
            afterCompleted?.isolation)
        let startSite = CallSite.of(onSubscribe?.isolation ?? onSubscribed?.isolation, "do(onSubscribe:)")
        startSite?.requireSame(onSubscribed?.isolation)
        let source = asObservable().brought(to: eventSite)

        let (onNext, afterNext) = (Function(ifPresent: onNext), Function(ifPresent: afterNext))
        let terminalHandlers = DoTerminalHandlers(
            onError: Function(ifPresent: onError), afterError: Function(ifPresent: afterError),
            onCompleted: Function0(ifPresent: onCompleted), afterCompleted: Function0(ifPresent: afterCompleted))
        let (onSubscribe, onSubscribed) = (Function0(ifPresent: onSubscribe), Function0(ifPresent: onSubscribed))
        let onDispose = Handler0(ifPresent: onDispose)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            try? onSubscribe?()
            let terminalDelivery = DoTerminalDelivery()
            func connect() {
                source.attach(
                    Sink(lifetime: terminalHandlers.lifetime(above: sink.lifetime, terminalDelivery)) { element in
                        do { try onNext?(element) } catch { return sink.lifetime.fail(error) }
                        sink.next(element)
                        do { try afterNext?(element) } catch { sink.lifetime.failAfterElement(error) }
                    })
                try? onSubscribed?()
            }
            guard let onDispose else { return connect() }
            sink.lifetime.connecting {
                connect()
                sink.lifetime.add(DoDisposal(onDispose, after: terminalDelivery))
            }
        }.started(on: startSite)
    }
}

extension Lifetime {
    /// Fails with an error of `afterNext`. Reports the error if the element has ended the sequence, as with `take(1)`.
    @usableFromInline
    func failAfterElement(_ error: any Error) {
        if isAlive { fail(error) } else { Hooks.defaultErrorHandler([], error) }
    }
}

/// The closures that `do` calls before and after terminal events.
@usableFromInline
struct DoTerminalHandlers {
    private let onError: Function<any Error, Void>?
    private let afterError: Function<any Error, Void>?
    private let onCompleted: Function0<Void>?
    private let afterCompleted: Function0<Void>?

    @usableFromInline
    init(
        onError: Function<any Error, Void>?, afterError: Function<any Error, Void>?, onCompleted: Function0<Void>?,
        afterCompleted: Function0<Void>?
    ) {
        (self.onError, self.afterError) = (onError, afterError)
        (self.onCompleted, self.afterCompleted) = (onCompleted, afterCompleted)
    }

    /// Returns the lifetime of the source. This is `lifetime` itself if no closure handles terminal events.
    @usableFromInline
    func lifetime(above lifetime: Lifetime, _ terminalDelivery: DoTerminalDelivery) -> Lifetime {
        guard onError != nil || afterError != nil || onCompleted != nil || afterCompleted != nil else {
            return lifetime
        }
        return lifetime.makeUpstream(
            onError: { error in
                do { try self.onError?(error) } catch { return lifetime.fail(error) }
                terminalDelivery.deliver {
                    lifetime.fail(error)
                    self.afterEnd { try self.afterError?(error) }
                }
            },
            onCompleted: {
                do { try self.onCompleted?() } catch { return lifetime.fail(error) }
                terminalDelivery.deliver {
                    lifetime.complete()
                    self.afterEnd { try self.afterCompleted?() }
                }
            })
    }

    /// Calls `closure` after the end. The sequence can no longer fail, so an error of `closure` is reported.
    private func afterEnd(_ closure: () throws -> Void) {
        do { try closure() } catch { Hooks.defaultErrorHandler([], error) }
    }
}

/// Makes `onDispose` wait while a terminal event is being delivered, so that `afterError` or `afterCompleted` is called
/// first.
///
/// Sound: its state is accessed only under its lock.
@usableFromInline
final class DoTerminalDelivery: @unchecked Sendable {
    private struct State {
        var isDelivering = false
        var waiting: (() -> Void)?
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var state = State()

    @usableFromInline
    init() {}

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    @usableFromInline
    func deliver(_ event: () -> Void) {
        withLock { $0.isDelivering = true }
        event()
        let waiting = withLock { state in
            state.isDelivering = false
            return state.waiting.take()
        }
        waiting?()
    }

    func runAfterDelivery(_ dispose: @escaping () -> Void) {
        let waits = withLock { state in
            if state.isDelivering { state.waiting = dispose }
            return state.isDelivering
        }
        if !waits { dispose() }
    }
}

/// Calls `onDispose`.
///
/// Sound: the handler is `Sendable` or is called on its actor, and no property is ever reassigned.
@usableFromInline
final class DoDisposal: Disposable, @unchecked Sendable {
    private let onDispose: Handler0
    private let delivery: ActorDelivery?
    private let terminalDelivery: DoTerminalDelivery

    @usableFromInline
    init(_ onDispose: Handler0, after terminalDelivery: DoTerminalDelivery) {
        self.onDispose = onDispose
        delivery = ActorDelivery(onDispose.actor)
        self.terminalDelivery = terminalDelivery
    }

    @usableFromInline
    func dispose() {
        terminalDelivery.runAfterDelivery { [onDispose, delivery] in
            guard let delivery else { return onDispose() }
            delivery.perform { onDispose() }
        }
    }
}
