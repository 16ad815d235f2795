extension ObservableType {
    /// The operator `amb(_:)`, which mirrors this or another source: the one whose first event comes first.
    ///
    /// See [Amb](https://reactivex.io/documentation/operators/amb.html).
    public var amb: AmbOperator<Element> { AmbOperator(source: asObservable()) }

    /// Mirrors the source in `sequence` whose first event comes first, and disposes of the others.
    ///
    /// The first event may be an element, an error or completion. Subscribes in order and stops as soon as a source has
    /// won. Never ends if `sequence` is empty.
    ///
    /// - Complexity: Subscribing is O(n) in the number of sources. The first event is O(n), too.
    ///
    /// See [Amb](https://reactivex.io/documentation/operators/amb.html).
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Observable { sink in
            let race = AmbSink(sink)
            for source in sources where race.isOpen { race.subscribe(to: source) }
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

/// The sink of `amb`. The first event decides, whichever thread it comes from.
private final class AmbSink<Element> {
    private let sink: Sink<Element>
    private let sourceLifetimes = LifetimeSet()
    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    private var winner: ObjectIdentifier?

    init(_ sink: Sink<Element>) {
        self.sink = sink
        sink.lifetime.add(sourceLifetimes)
    }

    private func withLock<Result>(_ body: (inout ObjectIdentifier?) -> Result) -> Result { lock.run { body(&winner) } }

    var isOpen: Bool { sink.isAlive && withLock { $0 == nil } }

    func subscribe(to source: Observable<Element>) {
        let lifetime = AmbSourceLifetime(self, of: sourceLifetimes)
        sourceLifetimes.insert(lifetime)
        source.run(
            Sink(lifetime: lifetime) { element in
                if self.hasWon(lifetime), self.sink.isAlive { self.sink.next(element) }
            })
    }

    fileprivate func end(_ lifetime: MemberLifetime, _ report: (Lifetime) -> Void) {
        if hasWon(lifetime) { report(sink.lifetime) }
    }

    /// Returns whether `lifetime` has won. It wins if no other has won before.
    private func hasWon(_ lifetime: MemberLifetime) -> Bool {
        let id = ObjectIdentifier(lifetime)
        let (hasWon, isFirst) = withLock { winner in
            if let winner { return (winner == id, false) }
            winner = id
            return (true, true)
        }
        guard isFirst else { return hasWon }
        sourceLifetimes.remove(lifetime)
        sink.lifetime.add(lifetime)
        sourceLifetimes.dispose()
        return true
    }
}

/// The lifetime of a source in a race.
///
/// Sound: as its superclass; `race` is never reassigned.
private final class AmbSourceLifetime<Element>: MemberLifetime, @unchecked Sendable {
    private let race: AmbSink<Element>

    init(_ race: AmbSink<Element>, of sourceLifetimes: LifetimeSet) {
        self.race = race
        super.init(of: sourceLifetimes)
    }

    override func didFail(_ error: any Error) { race.end(self) { $0.fail(error) } }
    override func didComplete() { race.end(self) { $0.complete() } }
}
