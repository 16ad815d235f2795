/// What `JSONSerialization` made, as `Sendable`.
///
/// Sound: it is made of strings, numbers, nulls, arrays and dictionaries that nobody else has. `Sendable` is a marker protocol, so both
/// existentials have the same layout; the compiler has no cast from one to the other. `as Any` keeps the
/// existential from being opened.
func sendable(_ json: Any) -> any Sendable { unsafeBitCast(json as Any, to: (any Sendable).self) }
