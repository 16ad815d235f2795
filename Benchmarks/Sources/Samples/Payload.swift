/// An element that is an object. Mapping it to its twin makes nothing, so what is measured is passing it on.
package final class Payload: Equatable, @unchecked Sendable {
    package let number: Int
    /// Set once, before anything is emitted. The two hold each other for good.
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
