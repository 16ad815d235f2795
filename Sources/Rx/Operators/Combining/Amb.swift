internal import RxSupport

extension ObservableType {
    /// The operator `amb(_:)`, which mirrors this source or another, whichever emits its first event first.
    ///
    /// See [Amb](https://reactivex.io/documentation/operators/amb.html).
    public var amb: AmbOperator<Element> { AmbOperator(source: asObservable()) }

    /// Mirrors the source in `sequence` whose first event comes first, and disposes of the others.
    ///
    /// The first event may be an element, an error or completion. Subscribes to the sources in order. Subscribes to no
    /// further source once a source has won. Never ends if `sequence` is empty.
    ///
    /// - Complexity: O(n) in the number of sources, for the subscription and for the first event.
    ///
    /// See [Amb](https://reactivex.io/documentation/operators/amb.html).
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Observable { sink in
            let race = AmbSink(sink)
            for (number, source) in sources.enumerated() where race.isOpen { race.subscribe(to: source, number) }
            race.endSubscribing()
        }
    }
}

/// The callable value behind `amb(_:)`. ``MergeOperator`` explains why it is a value.
public struct AmbOperator<Element> {
    let source: Observable<Element>

    /// Mirrors this source or `right`, whichever emits its first event first, and disposes of the other.
    ///
    /// The first event may be an element, an error or completion.
    public func callAsFunction<Source: ObservableType>(_ right: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.amb([source, right.asObservable()])
    }
}

/// The lifetimes of the sources of `amb`.
///
/// Sound: as its superclass; its own property is never reassigned.
private final class SourceLifetimes: LifetimeSet, @unchecked Sendable {
    private let downstream: Lifetime
    override var owner: (any LifetimeOwner)? { downstream }

    init(downstream: Lifetime) { self.downstream = downstream }
}

/// The sink of `amb`. The source that sends the first event wins. The sources may send on different threads.
private final class AmbSink<Element> {
    private let sink: Sink<Element>
    private let sourceLifetimes: SourceLifetimes
    private let lock = Lock()
    /// The number of the source that has won. Accessed only through ``withLock(_:)``.
    private var winner: Int?

    init(_ sink: Sink<Element>) {
        self.sink = sink
        sourceLifetimes = SourceLifetimes(downstream: sink.lifetime)
        sink.lifetime.add(sourceLifetimes)
    }

    private func withLock<Result>(_ body: (inout Int?) -> Result) -> Result { lock.run { body(&winner) } }

    var isOpen: Bool { sink.isAlive && withLock { $0 == nil } }

    func subscribe(to source: Observable<Element>, _ number: Int) {
        let lifetime = ClosureMember(
            of: sourceLifetimes, onError: { if self.claimWin(for: number) { self.sink.lifetime.fail($0) } },
            onCompleted: { if self.claimWin(for: number) { self.sink.lifetime.complete() } })
        sourceLifetimes.insert(lifetime)
        // A source may have won on another thread before this one was inserted. Then nothing else disposes of this one.
        guard isOpen else {
            lifetime.dispose()
            return sourceLifetimes.remove(lifetime)
        }
        source.run(
            Sink(lifetime: lifetime) { element in
                if self.claimWin(for: number, keeping: lifetime), self.sink.isAlive { self.sink.next(element) }
            })
    }

    /// Called when no further source is subscribed to. If all sources were lost, the downstream lifetime is notified.
    func endSubscribing() { sourceLifetimes.propagateLoss() }

    /// Called for each event of a source. Makes the source the winner, unless another source has won before. Returns
    /// whether the source is the winner.
    ///
    /// - Parameter lifetime: The source's lifetime if the event is an element; `nil` if it is a terminal event.
    private func claimWin(for number: Int, keeping lifetime: MemberLifetime? = nil) -> Bool {
        let (hasWon, isFirst) = withLock { winner in
            if let winner { return (winner == number, false) }
            winner = number
            return (true, true)
        }
        guard isFirst else { return hasWon }
        if let lifetime { sourceLifetimes.disposeAll(except: lifetime) } else { sourceLifetimes.dispose() }
        return true
    }
}
