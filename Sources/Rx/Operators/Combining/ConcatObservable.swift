/// An observable that emits the elements of several, one after another.
///
/// One whose sources are such observables, too, does not subscribe to them but goes through their sources: `a.concat(b).concat(c)`
/// is one succession however often it goes on.
@usableFromInline
final class ConcatObservable<Element>: Observable<Element>, @unchecked Sendable {
    /// Returns the next source with each call, and then `nil`.
    @usableFromInline typealias Iterator = () -> Observable<Element>?

    /// Never changed before the end.
    @exclusivity(unchecked) private var makeIterator: (() -> Iterator)?

    @usableFromInline
    init(makeIterator: @escaping () -> Iterator) {
        self.makeIterator = makeIterator
        super.init(form: .concat, isTrampolined: true)
    }

    deinit { Stack.freeing { makeIterator = nil } }

    @usableFromInline
    override func start(_ sink: Sink<Element>) {
        var sources = Sources(self)
        guard let first = sources.next() else { return sink.lifetime.complete() }
        let concatSink = ConcatSink(sink) { ending in
            if case .failed(let error) = ending { return .fail(error) }
            return sources.next().map { .subscribe($0) } ?? .complete
        }
        concatSink.start(first)
    }

    /// The sources of an observable, and of those among them that are such observables.
    private struct Sources {
        private var iterators: [Iterator] = []

        init(_ observable: ConcatObservable<Element>) { enter(observable) }

        mutating func next() -> Observable<Element>? {
            while let iterator = iterators.last {
                guard let source = iterator() else {
                    iterators.removeLast()
                    continue
                }
                guard source.form == .concat else { return source }
                enter(unsafeDowncast(source, to: ConcatObservable<Element>.self))
            }
            return nil
        }

        private mutating func enter(_ observable: ConcatObservable<Element>) {
            if let makeIterator = observable.makeIterator { iterators.append(makeIterator()) }
        }
    }
}
