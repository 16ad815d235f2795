internal import Rx

extension BlockingObservable {
    /// Waits for the end of the sequence and returns all elements. Throws the sequence's error.
    public func toArray() throws -> [Element] { try collect().elements() }

    /// Waits for the first element and returns it, or `nil` if the sequence is empty. Throws an error that comes before
    /// it.
    public func first() throws -> Element? { try collect(atMost: 1).elements().first }

    /// Waits for the end of the sequence and returns the last element, or `nil` if the sequence is empty. Throws the
    /// sequence's error.
    public func last() throws -> Element? { try collect().elements().last }

    /// Waits for the only element and returns it.
    ///
    /// Throws the sequence's error, `RxError.noElements` if the sequence is empty, or `RxError.moreThanOneElement` at
    /// its second element.
    public func single() throws -> Element { try only { _ in true } }

    /// Waits for the only element that satisfies `predicate` and returns it.
    ///
    /// Throws the error of the sequence or of `predicate`, `RxError.noElements` if no element satisfies `predicate`, or
    /// `RxError.moreThanOneElement` if a second one does.
    ///
    /// - Parameters:
    ///   - predicate: Called for each element, on the actor it was written on. Outside any actor, it runs where the
    ///     element is emitted.
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

    /// Waits for the end of the sequence, and returns its elements and how it ended.
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
        ElementCollector(limit, predicate).run(source, timeout: timeout)
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
