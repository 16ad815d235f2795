public import Rx
public import Synchronization

/// Leads a stream of a reactor through what a transform made of it, and survives the end of that: see ``didEnd(_:isRejection:)``.
///
/// The runtime's working thread touches what is not said to be otherwise.
@usableFromInline
final class TransformConnection<Element> {
    /// What is to be done about what has ended.
    @usableFromInline
    enum Remedy: UInt8, AtomicRepresentable {
        case none, subscribeAgain, passBy
    }

    @usableFromInline let origin: ReactorFailure.Origin
    @usableFromInline let input: PublishSubject<Element>

    /// Whether something has come out since the latest element went in.
    @exclusivity(unchecked) @usableFromInline var hasAnswered = false
    /// Whether an element is going in.
    @exclusivity(unchecked) @usableFromInline var isFed = false
    /// Whether what comes out has come out before: what was reduced last goes in anew.
    @exclusivity(unchecked) @usableFromInline var isRepeating = false
    /// Whether the subscription ended at the element that went in.
    @exclusivity(unchecked) @usableFromInline var hasRejected = false
    /// How many elements in a row it failed at.
    @exclusivity(unchecked) @usableFromInline var rejections = 0

    /// Set by the thread that ends the subscription.
    @usableFromInline let remedy = Atomic<Remedy>(.none)

    private let source: Observable<Element>
    private let entrance: TransformInput<Element>
    private let subscription = LifetimeSlot(in: nil)
    /// Connects what is upstream, if that is still to be done.
    private var upstream: (() -> Void)?
    /// The token of the thread that subscribes, or zero.
    private let connectingThread = Atomic<UInt>(0)
    private var wasConnected = false
    /// How often it failed otherwise than at an element. Touched by the thread that ends the subscription.
    private var failures = 0

    @usableFromInline
    init(
        _ source: Observable<Element>, of entrance: TransformInput<Element>, origin: ReactorFailure.Origin
    ) {
        self.source = source
        self.entrance = entrance
        self.origin = origin
        input = entrance.subject
    }

    @usableFromInline
    func dispose() { subscription.dispose() }

    /// Makes `elements` what a new subscription to the input gets first.
    @usableFromInline
    func begin(with elements: [Element]) { entrance.begin(with: elements) }

    // MARK: Connecting

    /// Subscribes. When this in turn subscribes to its input, or else afterwards, `upstream` is called: as it would be where all
    /// is one chain of operators, so that an event that reaches several transforms reaches the one upstream first.
    @usableFromInline
    func connect(
        upstream: (() -> Void)? = nil, next: @escaping (Element) -> Void,
        ended: @escaping ((any Error)?) -> Void
    ) {
        self.upstream = upstream
        hasRejected = false
        connectingThread.store(ThreadLocal.token, ordering: .relaxed)
        entrance.connecting(self) { subscribe(next, ended) }
        connectingThread.store(0, ordering: .relaxed)
        wasConnected = true
        connectUpstream()
    }

    private func subscribe(_ next: @escaping (Element) -> Void, _ ended: @escaping ((any Error)?) -> Void) {
        let lifetime = ClosureLifetime(onError: ended, onCompleted: { ended(nil) })
        _ = subscription.replace(lifetime)
        source.run(Sink(lifetime: lifetime) { if lifetime.isAlive { next($0) } })
    }

    /// Whether the calling thread is subscribing.
    var isConnecting: Bool { connectingThread.load(ordering: .relaxed) == ThreadLocal.token }

    func connectUpstream() { upstream.take()?() }

    /// What is repeated to a new subscription was seen already.
    func replaying(_ body: () -> Void) {
        isRepeating = wasConnected
        body()
        isRepeating = false
    }

    // MARK: The end

    @inlinable
    var hasEnded: Bool { remedy.load(ordering: .acquiring) != .none }

    @usableFromInline
    func takeRemedy() -> Remedy { remedy.exchange(.none, ordering: .acquiringAndReleasing) }

    /// Decides about the remedy for the end of the subscription. What fails is subscribed to anew, but passed by when it
    /// fails a second time; or, where it is an element that makes it fail, at the third of these in a row. What completes is
    /// passed by. Any thread.
    ///
    /// - Parameters:
    ///   - error: `nil` for completion.
    ///   - isRejection: Whether the thread that works was feeding an element, and nothing came out.
    /// - Returns: Whether it is passed by from now on.
    @usableFromInline
    func didEnd(_ error: (any Error)?, isRejection: Bool) -> Bool {
        let isLast = error == nil || !mayFailAgain(isRejection)
        hasRejected = isRejection
        remedy.store(isLast ? .passBy : .subscribeAgain, ordering: .releasing)
        return isLast
    }

    private func mayFailAgain(_ isRejection: Bool) -> Bool {
        if isRejection {
            rejections += 1
            return rejections < 3
        }
        failures += 1
        return failures < 2
    }
}
