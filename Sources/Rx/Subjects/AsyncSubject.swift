/// Delivers, when it completes, the last element it got.
///
/// Source: [Subject](https://reactivex.io/documentation/subject.html).
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The type of the observer it is.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private struct State {
        var last: Element?
        var isStopped = false
    }

    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    private var state = State()
    private let core: ReplayCore<Element>

    /// A subject without subscribers.
    public init() {
        let core = ReplayCore<Element>(capacity: 1)
        self.core = core
        super.init(isTrampolined: false) { core.attach($0) }
        core.subject = self
    }

    deinit { core.loseAll() }

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Starts the sequence for `observer`; see ``Observable/subscribe(_:)``.
    @inlinable
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        super.subscribe(observer)
    }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Remembers an element; delivers the last one, and completion, when `event` is completion; delivers an error.
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

/// Sound because its state is reached through its core only, which serialises.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
