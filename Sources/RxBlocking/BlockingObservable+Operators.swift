internal import Rx

extension BlockingObservable {
    /// Waits for the end; returns all elements, or throws the error.
    public func toArray() throws -> [Element] { try collect().elements() }

    /// Waits for the first element and returns it, or `nil` when there is none; throws an error that comes before it.
    public func first() throws -> Element? { try collect(atMost: 1).elements().first }

    /// Waits for the end; returns the last element, or `nil` when there is none; throws the error.
    public func last() throws -> Element? { try collect().elements().last }

    /// Waits for the one element. Throws `RxError.noElements` or `RxError.moreThanOneElement` when there is not exactly one,
    /// and the error of the sequence.
    public func single() throws -> Element { try only { _ in true } }

    /// Waits for the one element for which `predicate` returns true. Throws `RxError.noElements` or
    /// `RxError.moreThanOneElement` when there is not exactly one, the error of the sequence, and what `predicate` throws.
    ///
    /// - Parameters:
    ///   - predicate: Called for each element, on the actor it was written on, else where the element is emitted.
    #if Swift5
    @preconcurrency
    #endif
    public func single(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) throws -> Element {
        let source = source.brought(to: .of(predicate.isolation, "single"))
        let predicate = Predicate(predicate)
        return try BlockingObservable(source: source, timeout: timeout).only { try predicate($0) }
    }

    /// Waits for the end and returns what there was.
    public func materialize() -> MaterializedSequenceResult<Element> { collect() }

    private func only(where predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let elements = try collect(atMost: 2, where: predicate).elements()
        guard let element = elements.first else { throw RxError.noElements }
        guard elements.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    private func collect(
        atMost limit: Int? = nil, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        Collecting(limit, predicate).run(source, timeout: timeout)
    }
}

extension MaterializedSequenceResult {
    fileprivate func elements() throws -> [Element] {
        switch self {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }
}
