/// An element that is an object. Mapping it to its twin allocates nothing, so a benchmark measures only its way through
/// the chain.
///
/// Sound: `make` sets `other` once, before it returns the payload. After that nothing changes.
package final class Payload: Equatable, @unchecked Sendable {
    package let number: Int
    /// The twin, set once. The two objects retain each other and are never freed.
    private var other: Payload?

    private init(_ number: Int) { self.number = number }

    /// A payload with a twin.
    package static func make(_ number: Int) -> Payload {
        let (payload, twin) = (Payload(number), Payload(number))
        (payload.other, twin.other) = (twin, payload)
        return payload
    }

    package var twin: Payload { other ?? self }

    package static func == (lhs: Payload, rhs: Payload) -> Bool { lhs.number == rhs.number }
}
