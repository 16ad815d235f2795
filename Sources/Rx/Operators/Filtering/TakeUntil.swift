internal import RxSupport
internal import Synchronization

extension ObservableType {
    /// Emits elements until `other` emits one, then completes. Ends earlier if the source does. Fails if `other` fails.
    /// Ignores the completion of `other`.
    ///
    /// `other` is subscribed to first.
    ///
    /// See [TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html).
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Observable { sink in
            let emitter = Emitter(sink)
            let otherLifetime = sink.lifetime.makeUpstream(onError: { emitter.on(.error($0)) }, onCompleted: {})
            let lifetime = sink.lifetime.makeUpstream(
                onError: { emitter.on(.error($0)) }, onCompleted: { emitter.on(.completed) })
            other.run(Sink(lifetime: otherLifetime) { _ in emitter.on(.completed) })
            source.run(Sink(lifetime: lifetime) { emitter.on(.next($0)) })
        }
    }

    /// Emits elements after `other` has emitted one. Fails if either sequence fails.
    ///
    /// Completes with the source if `other` has emitted by then. If the source completes before `other` has emitted,
    /// this sequence never ends, and the subscription to `other` ends.
    ///
    /// See [SkipUntil](https://reactivex.io/documentation/operators/skipuntil.html).
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Observable { sink in
            let emitter = Emitter(sink)
            let otherLifetime = sink.lifetime.makeUpstream(onError: { emitter.on(.error($0)) }, onCompleted: {})
            let lifetime = SkippingLifetime(emitter, below: sink.lifetime, otherLifetime)
            source.run(Sink(lifetime: lifetime) { if lifetime.isOpen { emitter.on(.next($0)) } })
            other.run(
                Sink(lifetime: otherLifetime) { _ in
                    lifetime.open()
                    sink.lifetime.disposeUpstream(otherLifetime)
                })
        }
    }
}

/// The lifetime of the source of `skip(until:)`.
///
/// Sound: as its superclass. Only the completing thread accesses `isLost`. The other properties of this class are
/// atomic or never reassigned.
private final class SkippingLifetime<Element>: Lifetime, @unchecked Sendable {
    private let emitter: Emitter<Element>
    private let downstream: Lifetime
    private let other: Lifetime
    private let state = SharedAtomic<Bool>(false)
    /// Whether the source completed before `other` emitted. No event can then follow. Accessed only by the completing
    /// thread.
    @exclusivity(unchecked) private var isLost = false

    init(_ emitter: Emitter<Element>, below downstream: Lifetime, _ other: Lifetime) {
        (self.emitter, self.downstream, self.other) = (emitter, downstream, other)
        super.init()
        downstream.add(self)
    }

    /// Whether elements pass.
    var isOpen: Bool { state.load(ordering: .acquiring) }

    func open() { state.store(true, ordering: .releasing) }

    override var owner: (any LifetimeOwner)? { downstream }

    override func didFail(_ error: any Error) { emitter.on(.error(error)) }

    override func didComplete() {
        if isOpen { return emitter.on(.completed) }
        isLost = true
        downstream.disposeUpstream(other)
    }

    override func didFinish() {
        if isLost { downstream.sourceWasLost(self) } else { super.didFinish() }
    }
}
