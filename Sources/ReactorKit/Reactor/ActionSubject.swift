public import Rx
public import RxSupport
public import Synchronization

/// Receives a reactor's actions, and emits them to subscribers.
///
/// It never ends. An error goes to `Hooks.defaultErrorHandler`. If `bind(to:)` delivered the error, the handler also
/// receives the source location of that call. Completion is ignored. Any thread may send.
public class ActionSubject<Element>: ObservableType, ObserverType {
    /// Handles an action. The subject is a parameter, because a subclass that captured itself here would retain itself.
    @usableFromInline let receive: (ActionSubject<Element>, Element) -> Void

    /// Whether ``subject`` exists.
    @usableFromInline let hasSubject = SharedAtomic<Bool>(false)
    @usableFromInline let lock = Lock()
    /// The subject that emits to subscribers. Made at the first use; guarded by ``lock``.
    private var subject: PublishSubject<Element>?

    /// A subject without a reactor, which only emits its actions to subscribers.
    public convenience init() { self.init { subject, action in subject.emit(action: action) } }

    @inlinable
    init(receive: @escaping (ActionSubject<Element>, Element) -> Void) { self.receive = receive }

    /// Subscribes `observer` to the actions, as the reactor receives them.
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        actions.subscribe(observer)
    }

    /// The actions, as the reactor receives them.
    public final func asObservable() -> Observable<Element> { actions }

    /// Sends the action of a `next` event, reports an error, and ignores completion.
    @inlinable
    public final func on(_ event: Event<Element>) {
        switch event {
        case .next(let action): receive(self, action)
        case .error(let error): Hooks.defaultErrorHandler([], error)
        case .completed: break
        }
    }

    /// Sends `action`.
    @inlinable
    public final func onNext(_ action: Element) { receive(self, action) }

    /// Emits `action` to subscribers.
    @inlinable
    final func emit(action: Element) {
        if hasSubject.load(ordering: .acquiring) { actions.onNext(action) }
    }

    @usableFromInline
    final var actions: PublishSubject<Element> {
        lock.run {
            if let subject { return subject }
            let fresh = PublishSubject<Element>()
            subject = fresh
            hasSubject.store(true, ordering: .releasing)
            return fresh
        }
    }
}

extension ActionSubject: BindingTarget {
    /// Reports the error that ended a binding. The reactor goes on, without further actions from that binding.
    @usableFromInline
    package final func reject(_ error: any Error, boundAt place: CallPlace) {
        Hooks.report(error, at: place)
    }
}

/// Sound: `receive` sends into a runtime, a stub or ``subject``, which serialise. ``lock`` guards the only variable.
extension ActionSubject: @unchecked Sendable where Element: Sendable {}
