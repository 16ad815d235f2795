/// An observable that emits the elements of several, one after another.
///
/// One whose sources are such observables, too, does not subscribe to them but goes through their sources: `a.concat(b).concat(c)`
/// is one succession however often it goes on.
@usableFromInline
final class ConcatObservable<Element>: Observable<Element> {
    /// Where the sources come from.
    @frozen @usableFromInline
    enum Sources {
        case array([Observable<Element>])
        /// Makes, for each subscription, what returns the next source with each call, and then `nil`.
        case sequence(makeIterator: () -> () -> Observable<Element>?)
    }

    /// Never changed before the end.
    @exclusivity(unchecked) @usableFromInline var sources: Sources

    @inlinable
    init(_ sources: Sources) {
        self.sources = sources
        super.init(form: .concat, isTrampolined: true)
    }

    deinit { Stack.freeing { sources = .array([]) } }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        var cursor = ConcatCursor(self)
        guard let first = cursor.next() else { return sink.lifetime.complete() }
        ConcatSink(sink, followedBy: cursor).start(first)
    }
}

/// Sound as ``Observable`` is.
extension ConcatObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    @inlinable
    final var asConcat: ConcatObservable<Element> { unsafeDowncast(self, to: ConcatObservable<Element>.self) }
}

/// Goes through the sources of an observable, and of those among them that are such observables. Lets go of each that has ended.
@frozen @usableFromInline
struct ConcatCursor<Element> {
    /// A place between sources.
    @frozen @usableFromInline
    enum Place {
        case array([Observable<Element>], next: Int)
        case sequence(() -> Observable<Element>?)

        @inlinable
        mutating func next() -> Observable<Element>? {
            switch self {
            case .sequence(let next): return next()
            case .array(let sources, let index):
                guard index < sources.count else { return nil }
                self = index + 1 < sources.count ? .array(sources, next: index + 1) : .array([], next: 0)
                return sources[index]
            }
        }

        /// Whether ``next()`` returns the last source, and then lets go of all.
        @inlinable
        var isAtLast: Bool {
            if case .array(let sources, let index) = self { index + 1 >= sources.count } else { false }
        }

        /// Lets go of the source that ``next()`` returned last.
        @inlinable
        mutating func releaseLast() {
            guard case .array(var sources, let index) = self, index > 0 else { return }
            self = .array([], next: 0)
            sources[index - 1] = sources[index]
            self = .array(sources, next: index)
        }
    }

    @usableFromInline var place: Place
    /// Where to go on when the sources at ``place`` are used up.
    @usableFromInline var outer: [Place] = []
    /// At how many of these the last source was released.
    @usableFromInline var released = 0
    /// Whether the source before has something to release, as a `just` has not.
    @usableFromInline var hasSource = false

    /// Of no sources.
    @inlinable
    init() { place = .array([], next: 0) }

    @inlinable
    init(_ observable: ConcatObservable<Element>) { place = Self.beginning(of: observable) }

    @inlinable
    mutating func step(after ending: Ending) -> ConcatSink<Element>.Step {
        if case .failed(let error) = ending { return .fail(error) }
        guard let source = next() else { return .complete }
        return .subscribe(source)
    }

    @inlinable
    mutating func next() -> Observable<Element>? {
        if hasSource { releaseEnded() }
        while true {
            guard let source = place.next() else {
                guard let outer = outer.popLast() else { return nil }
                place = outer
                released = min(released, self.outer.count)
                continue
            }
            guard source.form == .concat else {
                hasSource = source.form != .just
                return source
            }
            outer.append(place)
            place = Self.beginning(of: source.asConcat)
        }
    }

    /// Amortised O(1): a place is gone through once.
    @inlinable @inline(never)
    mutating func releaseEnded() {
        hasSource = false
        if !place.isAtLast { place.releaseLast() }
        while released < outer.count {
            outer[released].releaseLast()
            released += 1
        }
    }

    @inlinable
    static func beginning(of observable: ConcatObservable<Element>) -> Place {
        switch observable.sources {
        case .array(let sources): .array(sources, next: 0)
        case .sequence(let makeIterator): .sequence(makeIterator())
        }
    }
}
