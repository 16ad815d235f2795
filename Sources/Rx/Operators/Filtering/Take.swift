public import RxSupport

/// Whether the element that ends a sequence is emitted.
public enum TakeBehavior: Sendable {
    /// The element is emitted.
    case inclusive
    /// The element is not emitted.
    case exclusive
}

extension ObservableType {
    /// Emits the first `count` elements and completes with the last of them. Completes at once if `count` is 0.
    ///
    /// - Precondition: `count` is not negative.
    ///
    /// See [Take](https://reactivex.io/documentation/operators/take.html).
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        requirement(count >= 0, "take(\(count)): the count must not be negative.")
        guard count > 0 else { return .empty() }
        return lift { sink in
            let remaining = OperatorState(count, sink)
            return Sink(lifetime: sink.lifetime) { element in
                guard remaining.state > 0 else { return }
                remaining.state -= 1
                let isLast = remaining.state == 0
                remaining.sink.next(element)
                if isLast { remaining.sink.lifetime.complete() }
            }
        }
    }

    /// Emits elements while `predicate` returns true, then completes. Fails if `predicate` throws.
    ///
    /// - Parameters:
    ///   - predicate: Called with each element until it has returned false.
    ///   - behavior: Whether the element that ends the sequence is emitted, too.
    ///
    /// See [TakeWhile](https://reactivex.io/documentation/operators/takewhile.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable().brought(to: .of(predicate.isolation, "take(while:)"))
        let predicate = Predicate(predicate)
        return source.take(behavior, while: { try predicate($0) })
    }

    /// Emits elements until `predicate` returns true, then completes. Fails if `predicate` throws.
    ///
    /// - Parameters:
    ///   - predicate: Called with each element until it has returned true.
    ///   - behavior: Whether the element that ends the sequence is emitted, too.
    ///
    /// See [TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext until predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable().brought(to: .of(predicate.isolation, "take(until:)"))
        let predicate = Predicate(predicate)
        return source.take(behavior, while: { try !predicate($0) })
    }

    @inlinable
    func take(_ behavior: TakeBehavior, while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        lift { sink in
            var isOver = false
            return Sink(lifetime: sink.lifetime) { element in
                if isOver { return }
                do {
                    if try predicate(element) { return sink.next(element) }
                    isOver = true
                    if behavior == .inclusive { sink.next(element) }
                    sink.lifetime.complete()
                } catch { sink.lifetime.fail(error) }
            }
        }
    }
}
