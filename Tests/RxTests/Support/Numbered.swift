/// A sequence that makes each element as it is asked for, and no collection.
struct Numbered<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
    private let make: @Sendable (Int) -> Element?
    private var number = 0

    /// - Parameter make: Makes an element of its number, from 1 on; `nil` ends the sequence.
    init(_ make: @escaping @Sendable (Int) -> Element?) { self.make = make }

    mutating func next() -> Element? {
        number += 1
        return make(number)
    }
}
