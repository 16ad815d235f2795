/// An element that is an object. Mapping it to its twin makes nothing, so what is measured is passing it on.
public final class Payload: @unchecked Sendable {
    public let number: Int
    /// Set once, before anything is emitted. The two hold each other for good.
    @usableFromInline var other: Payload?

    private init(_ number: Int) { self.number = number }

    /// A payload with a twin.
    public static func make(_ number: Int) -> Payload {
        let (payload, twin) = (Payload(number), Payload(number))
        (payload.other, twin.other) = (twin, payload)
        return payload
    }

    @inlinable
    public var twin: Payload { other ?? self }
}
