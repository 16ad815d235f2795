extension ObservableType {
    /// Accumulates the elements, starting with `seed`, and emits each intermediate result.
    ///
    /// Fails if `accumulator` throws.
    ///
    /// See [Scan](https://reactivex.io/documentation/operators/scan.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        _ seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (Accumulated, Element) throws -> Accumulated
    ) -> Observable<Accumulated> {
        let source = asObservable().brought(to: .of(accumulator.isolation, "scan"))
        let accumulator = Function2(accumulator)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            let accumulated = OperatorState(seed, accumulator, sink)
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do {
                        let result = try accumulated.function(accumulated.state, element)
                        accumulated.state = result
                        accumulated.sink.next(result)
                    } catch { accumulated.sink.lifetime.fail(error) }
                })
        }
    }

    /// Updates a value in place with each element, and emits the value after each update.
    ///
    /// Fails if `accumulator` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func scan<Accumulated>(
        into seed: Accumulated,
        @_inheritActorContext accumulator:
            @escaping @Sendable @isolated(any) (inout Accumulated, Element) throws -> Void
    ) -> Observable<Accumulated> {
        let source = asObservable().brought(to: .of(accumulator.isolation, "scan(into:)"))
        let accumulator = InoutFunction(accumulator)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            let accumulation = InPlaceAccumulation(seed, accumulator, sink)
            source.attach(Sink(lifetime: sink.lifetime) { accumulation.receive($0) })
        }
    }
}

/// The value of `scan(into:)`.
///
/// The accumulator has the value while it runs. So an element that the accumulator sends to the source waits until the
/// accumulator has returned and its result was delivered.
@usableFromInline
final class InPlaceAccumulation<Accumulated, Element> {
    @usableFromInline var value: Accumulated
    @exclusivity(unchecked) @usableFromInline var isUpdating = false
    /// The elements that arrived while the accumulator ran, or behind such elements.
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Element>()
    @usableFromInline let accumulator: InoutFunction<Accumulated, Element>
    @usableFromInline let sink: Sink<Accumulated>

    @inlinable
    init(_ value: Accumulated, _ accumulator: InoutFunction<Accumulated, Element>, _ sink: Sink<Accumulated>) {
        self.value = value
        self.accumulator = accumulator
        self.sink = sink
    }

    @inlinable
    func receive(_ element: Element) {
        if isUpdating || !waiting.isEmpty { return waiting.append(element) }
        update(with: element)
        while sink.isAlive, let next = waiting.popFirst() { update(with: next) }
    }

    @inlinable
    func update(with element: Element) {
        isUpdating = true
        do {
            try accumulator(&value, element)
            isUpdating = false
            sink.next(value)
        } catch {
            isUpdating = false
            sink.lifetime.fail(error)
        }
    }
}
