/// A sequence that makes each element on request, and that is not a collection.
struct Numbered<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
    private let make: @Sendable (Int) -> Element?
    private var number = 0

    /// - Parameter make: Makes the element of a number, from 1 on; `nil` ends the sequence.
    init(_ make: @escaping @Sendable (Int) -> Element?) { self.make = make }

    mutating func next() -> Element? {
        number += 1
        return make(number)
    }
}
