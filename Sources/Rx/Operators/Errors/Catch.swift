extension ObservableType {
    /// After an error, continues with the observable that `handler` returns. Fails if that observable fails or
    /// `handler` throws.
    ///
    /// - Parameter handler: Called with the error, on the actor it was written on, or where the error arrives if it was
    ///   written outside any actor.
    ///
    /// See [Catch](https://reactivex.io/documentation/operators/catch.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func `catch`(
        @_inheritActorContext _ handler:
            @escaping @Sendable @isolated(any) (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let site = CallSite.of(handler.isolation, "catch")
        let handler = Function(handler)
        return recovering(at: site) { try handler($0) }
    }

    /// Emits `element` and completes instead of failing.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Observable<Element> { recovering { _ in .just(element) } }

    /// Emits the element that `makeElement` returns for the error, and completes instead of failing.
    ///
    /// - Parameter makeElement: Called with the error, on the actor it was written on, or where the error arrives if it
    ///   was written outside any actor.
    ///
    /// See [Catch](https://reactivex.io/documentation/operators/catch.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func catchAndReturn(
        @_inheritActorContext _ makeElement: @escaping @Sendable @isolated(any) (any Swift.Error) -> Element
    ) -> Observable<Element> {
        let site = CallSite.of(makeElement.isolation, "catchAndReturn")
        let makeElement = Function(makeElement)
        return recovering(at: site) { .just(try makeElement($0)) }
    }

    /// Emits the elements of the first source, and after each error those of the next source. Completes when a source
    /// completes, or at once if there is none. Fails with the error of the last source.
    @inlinable
    public static func `catch`(sequence: [Observable<Element>]) -> Observable<Element> {
        trying {
            var position = ConcatCursor.Position.array(sequence, next: 0)
            return {
                if !position.isAtLast { position.releasePrevious() }
                return position.next()
            }
        }
    }

    /// Emits the elements of the first source, and after each error those of the next source. Completes when a source
    /// completes, or at once if there is none. Fails with the error of the last source.
    ///
    /// The sequence is iterated on the thread where the previous source failed, so it must be `Sendable`.
    @inlinable
    public static func `catch`<Sequence: Swift.Sequence & Sendable>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        trying(sequence)
    }

    /// Tries the sources of a sequence that the caller knows to be safe to iterate on any thread.
    @inlinable
    static func trying<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        trying {
            var iterator = sequence.makeIterator()
            return { iterator.next() }
        }
    }

    /// - Parameter makeIterator: Called for each subscription. Returns a closure that returns the next source with each
    ///   call, and then `nil`.
    @inlinable
    static func trying(_ makeIterator: @escaping () -> () -> Observable<Element>?) -> Observable<Element> {
        Observable { sink in
            let next = makeIterator()
            guard let first = next() else { return sink.lifetime.complete() }
            let concatSink = ConcatSink(sink) { ending in
                guard case .failed(let error) = ending else { return .complete }
                return next().map { .subscribe($0) } ?? .fail(error)
            }
            concatSink.start(first)
        }
    }

    /// Recovers with the sequence that `handler` returns. Calls `handler` on the actor of `site`.
    @inlinable
    func recovering(
        at site: CallSite?, _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        guard let site else { return recovering(handler) }
        let source = asObservable().brought(to: site)
        return Observable { sink in
            var next: Observable<Element>?
            source.beforeError { next = try handler($0) }
                .recovering { next.take() ?? .error($0) }
                .attach(sink)
        }
    }

    /// Recovers with the sequence that `handler` returns. Calls `handler` on the thread of the error, even while
    /// another thread is still subscribing to the source: with `timeout`, that thread may never finish.
    @inlinable
    func recovering(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let concatSink = ConcatSink(sink, takesOver: true) { ending in
                guard case .failed(let error) = ending else { return .complete }
                do { return .finish(try handler(error)) } catch { return .fail(error) }
            }
            concatSink.start(source)
        }
    }
}
