internal import Observation

/// A field of a state that was read through an ``ObservedReactor``.
///
/// The class is not generic, because a search for changes goes through many fields, and would look up their types.
@MainActor
class ObservedField {
    /// Where the field is stored within the bytes of the state. `nil` if the field is computed.
    let bytes: Range<Int>?
    /// The number of the last search for changes that looked at the field.
    var lastSearch = 0
    /// The renderings that have read the field, with the number of the run in which they did.
    private var renderings: [ObjectIdentifier: (rendering: Rendering, run: Int)] = [:]

    init(bytes: Range<Int>?) { self.bytes = bytes }

    /// Whether the field's value differs between the two states.
    func differs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { false }

    func willChange(in observed: AnyObject, _ registrar: ObservationRegistrar) {}

    func didChange(in observed: AnyObject, _ registrar: ObservationRegistrar) {
        for (rendering, _) in renderings.values { rendering.schedule() }
    }

    // MARK: Renderings

    /// Notes that `rendering` has read the field in a run.
    ///
    /// - Returns: The number of the run in which it has read the field before; `nil` if it has not.
    func recordRead(by rendering: Rendering, run: Int) -> Int? {
        let before = renderings.updateValue((rendering, run), forKey: ObjectIdentifier(rendering))
        return before?.run
    }

    /// Whether `rendering` has read the field in a run.
    func wasRead(by rendering: Rendering, run: Int) -> Bool { renderings[ObjectIdentifier(rendering)]?.run == run }

    func remove(_ rendering: Rendering) { renderings[ObjectIdentifier(rendering)] = nil }
}

/// A field with its type.
final class TypedField<R: Reactor, Value>: ObservedField {
    private let keyPath: KeyPath<R.State, Value>
    /// The key path by which the registrar knows the field.
    let observedKeyPath: KeyPath<ObservedReactor<R>, Value>
    let areEqual: (Value, Value) -> Bool

    init(_ keyPath: KeyPath<R.State, Value>) {
        self.keyPath = keyPath
        observedKeyPath = \.[dynamicMember: keyPath]
        areEqual = equality(of: Value.self)
        let offset = MemoryLayout<R.State>.offset(of: keyPath)
        super.init(bytes: offset.map { $0..<$0 + MemoryLayout<Value>.size })
    }

    override func differs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        !areEqual(value(in: old), value(in: new))
    }

    /// The value of the field in the state at a pointer. A stored field is found by its offset, which is faster.
    private func value(in state: UnsafeRawPointer) -> Value {
        if let bytes { return state.advanced(by: bytes.lowerBound).assumingMemoryBound(to: Value.self).pointee }
        return state.assumingMemoryBound(to: R.State.self).pointee[keyPath: keyPath]
    }

    override func willChange(in observed: AnyObject, _ registrar: ObservationRegistrar) {
        registrar.willSet(unsafeDowncast(observed, to: ObservedReactor<R>.self), keyPath: observedKeyPath)
    }

    override func didChange(in observed: AnyObject, _ registrar: ObservationRegistrar) {
        registrar.didSet(unsafeDowncast(observed, to: ObservedReactor<R>.self), keyPath: observedKeyPath)
        super.didChange(in: observed, registrar)
    }
}

/// Returns a function that compares two values by `==`, or by their bytes if the type is not `Equatable`.
private func equality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
    /// `E` is `Value`, so the casts change nothing.
    func byEquality<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
        { old, new in unsafeBitCast(old, to: E.self) == unsafeBitCast(new, to: E.self) }
    }
    guard let type = type as? any Equatable.Type else {
        return { old, new in withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } } }
    }
    return byEquality(type)
}
