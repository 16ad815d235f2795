/// An observable that emits the elements of several sources, one source after another.
///
/// If a source is itself a `ConcatObservable`, its own sources take its place. So `a.concat(b).concat(c)` is one flat
/// list of sources, however long the chain gets.
@usableFromInline
final class ConcatObservable<Element>: Observable<Element> {
    /// Provides the sources.
    @frozen @usableFromInline
    enum Sources {
        case array([Observable<Element>])
        /// `makeIterator` is called for each subscription. It returns a closure that returns the next source with each
        /// call, and `nil` after the last.
        case sequence(makeIterator: () -> () -> Observable<Element>?)
    }

    /// Not changed before `deinit`.
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

/// Sound: as ``Observable``; only `deinit` changes `sources`.
extension ConcatObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    @inlinable
    final var asConcat: ConcatObservable<Element> { unsafeDowncast(self, to: ConcatObservable<Element>.self) }
}

/// Iterates over the sources of a ``ConcatObservable``, including the sources of nested ones. Releases each source that
/// has ended, except a `just`, which holds nothing else.
@frozen @usableFromInline
struct ConcatCursor<Element> {
    /// A position between two sources.
    @frozen @usableFromInline
    enum Position {
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

        /// Whether at most one source of the array is left. If one is left, ``next()`` returns the source and releases
        /// the array. Always false for a sequence.
        @inlinable
        var isAtLast: Bool {
            if case .array(let sources, let index) = self { index + 1 >= sources.count } else { false }
        }

        /// Releases the source that ``next()`` returned most recently.
        @inlinable
        mutating func releasePrevious() {
            guard case .array(var sources, let index) = self, index > 0 else { return }
            self = .array([], next: 0)
            sources[index - 1] = sources[index]
            self = .array(sources, next: index)
        }
    }

    @usableFromInline var position: Position
    /// The positions in the enclosing observables. When ``position`` has no source left, the cursor continues at the
    /// last of them.
    @usableFromInline var outer: [Position] = []
    /// The number of positions at the beginning of ``outer`` that have released their previous source.
    @usableFromInline var releasedPositionCount = 0
    /// Whether the previous source has anything to release. A `just` has nothing.
    @usableFromInline var hasSourceToRelease = false

    /// A cursor without sources.
    @inlinable
    init() { position = .array([], next: 0) }

    @inlinable
    init(_ observable: ConcatObservable<Element>) { position = Self.beginning(of: observable) }

    @inlinable
    mutating func step(after ending: Ending) -> ConcatSink<Element>.Step {
        if case .failed(let error) = ending { return .fail(error) }
        guard let source = next() else { return .complete }
        return .subscribe(source)
    }

    @inlinable
    mutating func next() -> Observable<Element>? {
        if hasSourceToRelease { releaseEnded() }
        while true {
            guard let source = position.next() else {
                guard let outer = outer.popLast() else { return nil }
                position = outer
                releasedPositionCount = min(releasedPositionCount, self.outer.count)
                continue
            }
            guard source.form == .concat else {
                hasSourceToRelease = source.form != .just
                return source
            }
            outer.append(position)
            position = Self.beginning(of: source.asConcat)
        }
    }

    /// Releases the previous source of ``position`` and of each enclosing position. Amortised O(1): visits a position
    /// in ``outer`` only once after ``next()`` has appended it.
    @inlinable @inline(never)
    mutating func releaseEnded() {
        hasSourceToRelease = false
        if !position.isAtLast { position.releasePrevious() }
        while releasedPositionCount < outer.count {
            outer[releasedPositionCount].releasePrevious()
            releasedPositionCount += 1
        }
    }

    @inlinable
    static func beginning(of observable: ConcatObservable<Element>) -> Position {
        switch observable.sources {
        case .array(let sources): .array(sources, next: 0)
        case .sequence(let makeIterator): .sequence(makeIterator())
        }
    }
}
