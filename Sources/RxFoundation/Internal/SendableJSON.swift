/// Returns a value made by `JSONSerialization` as `Sendable`.
///
/// Sound: the value consists of strings, numbers, nulls, arrays and dictionaries, and nothing else has a reference to
/// them. `Sendable` is a marker protocol, so both existentials have the same layout. The compiler has no cast from one
/// to the other. `as Any` keeps the compiler from opening the existential.
func sendable(_ json: Any) -> any Sendable { unsafeBitCast(json as Any, to: (any Sendable).self) }
