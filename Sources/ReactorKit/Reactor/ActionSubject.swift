public import Rx
public import Synchronization

/// Where a reactor's actions go in, and can be watched.
///
/// It cannot end. An error goes to `Hooks.defaultErrorHandler`, with the place of the `bind(to:)` that brought it; completion is
/// ignored. Any thread may send.
public class ActionSubject<Element>: ObservableType, ObserverType {
    /// Takes an action. It is given the subject, so that a subclass need not be captured, which would keep itself.
    @usableFromInline let receive: (ActionSubject<Element>, Element) -> Void

    /// Whether ``watched`` is there.
    @usableFromInline let isWatched = Atomic<Bool>(false)
    @usableFromInline let lock = Lock()
    /// What watchers subscribe to. Made when it is asked for; reached under ``lock`` only.
    private var watched: PublishSubject<Element>?

    /// A subject of its own, without a reactor: its watchers are shown what is sent.
    public convenience init() { self.init { subject, action in subject.show(action) } }

    @inlinable
    init(receive: @escaping (ActionSubject<Element>, Element) -> Void) { self.receive = receive }

    /// Watches the actions that are sent, as the reactor takes them.
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        actions.subscribe(observer)
    }

    /// The actions that are sent, as the reactor takes them.
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

    /// Shows `action` to the watchers.
    @inlinable
    final func show(_ action: Element) {
        if isWatched.load(ordering: .acquiring) { actions.onNext(action) }
    }

    @usableFromInline
    final var actions: PublishSubject<Element> {
        lock.run {
            if let watched { return watched }
            let fresh = PublishSubject<Element>()
            watched = fresh
            isWatched.store(true, ordering: .releasing)
            return fresh
        }
    }
}

extension ActionSubject: BindingTarget {
    /// Reports the error: the binding is over, and no action will come of it any more. The reactor goes on.
    @usableFromInline
    package final func reject(_ error: any Error, boundAt place: CallPlace) {
        Hooks.report(error, at: place)
    }
}

/// Sound because `receive` leads into a runtime or a stub, which serialise.
extension ActionSubject: @unchecked Sendable where Element: Sendable {}
