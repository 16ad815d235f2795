public import Rx
public import RxSupport
public import Synchronization

/// Connects two stages of a reactor through the observable that a transform returned. It recovers when that observable
/// ends: see ``didEnd(_:isRejection:)``.
///
/// Only the thread inside the runtime's gate accesses a property, unless its comment says otherwise.
@usableFromInline
final class TransformConnection<Element> {
    /// The response to the end of the subscription.
    @usableFromInline
    enum Recovery: UInt8, AtomicRepresentable {
        case none, subscribeAgain, bypass
    }

    @usableFromInline let origin: ReactorFailure.Origin
    @usableFromInline let inputSubject: PublishSubject<Element>

    /// Whether the transform has emitted something since the latest element was fed in.
    @exclusivity(unchecked) @usableFromInline var hasEmitted = false
    /// Whether an element is being fed in.
    @exclusivity(unchecked) @usableFromInline var isFeeding = false
    /// Whether the elements that come out repeat earlier ones, because a new subscription receives the latest reduced
    /// state again.
    @exclusivity(unchecked) @usableFromInline var isRepeating = false
    /// Whether the subscription ended while an element was being fed in, and nothing had come out for that element. The
    /// thread that ends the subscription sets this before it sets ``recovery``.
    @exclusivity(unchecked) @usableFromInline var hasRejected = false
    /// How many elements have made the transform fail since it last emitted something for an element.
    @exclusivity(unchecked) @usableFromInline var rejections = 0

    /// The thread that ends the subscription sets this.
    @usableFromInline let recovery: SharedAtomic<Recovery> = SharedAtomic(.none)

    private let source: Observable<Element>
    private let input: TransformInput<Element>
    private let subscription = SerialLifetime(in: nil)
    /// Connects the upstream transforms; `nil` once they are connected.
    private var upstream: (() -> Void)?
    /// The token of the thread that subscribes, or zero.
    private let connectingThread = SharedAtomic<UInt>(0)
    private var wasConnected = false
    /// The number of failures that were not a response to an element. Only the thread that ends the subscription
    /// accesses it.
    private var failures = 0

    @usableFromInline
    init(
        _ source: Observable<Element>, of input: TransformInput<Element>, origin: ReactorFailure.Origin
    ) {
        self.source = source
        self.input = input
        self.origin = origin
        inputSubject = input.subject
    }

    @usableFromInline
    func dispose() { subscription.dispose() }

    /// Sets the elements that a new subscription to the input receives first.
    @usableFromInline
    func setFirstElements(_ elements: [Element]) { input.setFirstElements(elements) }

    // MARK: Connecting

    /// Subscribes to the transform's observable.
    ///
    /// Calls `upstream` when that observable subscribes to its input. If it does not subscribe to its input, calls
    /// `upstream` afterwards. So the transforms subscribe in the order of a chain of operators. For example, if several
    /// transforms merge one stream after their input, an event of that stream reaches the upstream transform first.
    @usableFromInline
    func connect(
        upstream: (() -> Void)? = nil, next: @escaping (Element) -> Void,
        ended: @escaping ((any Error)?) -> Void
    ) {
        self.upstream = upstream
        hasRejected = false
        connectingThread.store(ThreadLocal.token, ordering: .relaxed)
        input.connecting(self) { subscribe(next, ended) }
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

    /// Runs `body`, which sends the first elements to a new subscription. If this was connected before, the elements
    /// that come out meanwhile count as repeated.
    func replaying(_ body: () -> Void) {
        isRepeating = wasConnected
        body()
        isRepeating = false
    }

    // MARK: The end

    @inlinable
    var hasEnded: Bool { recovery.load(ordering: .acquiring) != .none }

    @usableFromInline
    func takeRecovery() -> Recovery { recovery.exchange(.none, ordering: .acquiringAndReleasing) }

    /// Chooses the recovery for the end of the subscription. May be called on any thread.
    ///
    /// A transform that completes is bypassed. A transform that fails is subscribed to again, with two exceptions. It
    /// is bypassed at the third failure in response to an element, if it has emitted nothing for an element in between.
    /// It is bypassed at the second other failure.
    ///
    /// - Parameters:
    ///   - error: `nil` for completion.
    ///   - isRejection: Whether the thread inside the gate was feeding an element in, and nothing has come out for it.
    /// - Returns: Whether the transform is bypassed from now on.
    @usableFromInline
    func didEnd(_ error: (any Error)?, isRejection: Bool) -> Bool {
        let bypassesTransform = error == nil || !mayFailAgain(isRejection)
        hasRejected = isRejection
        recovery.store(bypassesTransform ? .bypass : .subscribeAgain, ordering: .releasing)
        return bypassesTransform
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
