internal import RxSupport

/// Delivers only the last element, when the subject completes, and then the completion. Delivers an error without an
/// element. A subscriber that comes after the end receives the same.
///
/// Events may come from any thread, as with ``PublishSubject``.
///
/// See [Subject](https://reactivex.io/documentation/subject.html).
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject's type as an observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private struct State {
        var last: Element?
        var isStopped = false
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var state = State()
    private let core: ReplayCore<Element>

    /// A subject without subscribers.
    public init() {
        let core = ReplayCore<Element>(capacity: 1)
        self.core = core
        super.init(isTrampolined: false) { core.attach($0) }
        core.subject = self
    }

    deinit { core.subjectWasFreed() }

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Subscribes `observer` to the subject; see ``Observable/subscribe(_:)``.
    @inlinable
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        super.subscribe(observer)
    }

    /// Whether the subject has subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Remembers an element. On completion, delivers the last element and completes. Delivers an error at once.
    public func on(_ event: Event<Element>) {
        let (previous, isAccepted) = withLock { state -> (Element?, Bool) in
            guard !state.isStopped else { return (nil, false) }
            defer {
                state.last = event.element
                state.isStopped = event.isStopEvent
            }
            return (state.last, true)
        }
        guard isAccepted, event.isStopEvent else { return }
        if case .completed = event, let previous { core.on(.next(previous)) }
        core.on(event)
    }

    /// The subject itself.
    public func asObserver() -> AsyncSubject<Element> { self }
}

/// Sound: its own state is accessed only under its lock, and its core serialises the rest.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
