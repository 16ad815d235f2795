internal import Foundation
internal import Observation

/// A field of a state that was read through an ``ObservedReactor``.
///
/// The class is not generic, because a search for changes goes through many fields, and would look up their types.
@MainActor
class ObservedField {
    /// Where the field is stored within the bytes of the state. `nil` if the field has no offset there, for example
    /// because it is computed, or belongs to an object.
    let bytes: Range<Int>?
    /// The number of the last search for changes that looked at the field.
    var lastSearch = 0
    /// The renderings that have read the field, with the number of the run in which they did.
    private var renderings: [ObjectIdentifier: (rendering: Rendering, run: Int)] = [:]

    init(bytes: Range<Int>?) { self.bytes = bytes }

    /// Whether the field's value differs between the two states.
    func differs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { false }

    /// Records a read: by the running rendering, or by a client of the registrar.
    final func recordRead() {
        if let rendering = Rendering.current { rendering.read(self) } else { recordAccess() }
    }

    /// Records a read by a client of the registrar.
    func recordAccess() {}

    /// The name of the field, such as `title`.
    var name: String { "" }

    /// The number of renderings that have read the field.
    final var renderingCount: Int { renderings.count }

    /// Notifies the observers of the registrar before the state changes.
    func willChange() {}

    /// Notifies all observers after the state has changed.
    func didChange() {
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

    /// A rendering and its fields retain each other, so this must be called before the fields are released.
    func removeRenderings() { renderings = [:] }
}

/// A field with its type.
final class TypedField<R: Reactor, Value>: ObservedField {
    private let keyPath: KeyPath<R.State, Value>
    /// The key path by which the registrar knows the field.
    private let observedKeyPath: KeyPath<ObservedReactor<R>, Value>
    private let areEqual: (Value, Value) -> Bool
    /// It owns this field.
    private unowned let observed: ObservedReactor<R>

    init(_ keyPath: KeyPath<R.State, Value>, of observed: ObservedReactor<R>) {
        self.keyPath = keyPath
        self.observed = observed
        observedKeyPath = \.[dynamicMember: keyPath]
        areEqual = equality(of: Value.self)
        let offset = MemoryLayout<R.State>.offset(of: keyPath)
        super.init(bytes: offset.map { $0..<$0 + MemoryLayout<Value>.size })
    }

    override func differs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if let bytes, memcmp(old + bytes.lowerBound, new + bytes.lowerBound, bytes.count) == 0 { return false }
        return !areEqual(value(in: old), value(in: new))
    }

    /// Whether the field has another value than `value` in a state.
    func differs(_ state: R.State, from value: Value) -> Bool { !areEqual(state[keyPath: keyPath], value) }

    /// The value of the field in the state at a pointer. A stored field is found by its offset, which is faster.
    private func value(in state: UnsafeRawPointer) -> Value {
        if let bytes { return state.advanced(by: bytes.lowerBound).assumingMemoryBound(to: Value.self).pointee }
        return state.assumingMemoryBound(to: R.State.self).pointee[keyPath: keyPath]
    }

    /// A key path is described as `\State.title`.
    override var name: String { "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".") }

    override func recordAccess() { observed.registrar.access(observed, keyPath: observedKeyPath) }

    override func willChange() { observed.registrar.willSet(observed, keyPath: observedKeyPath) }

    override func didChange() {
        observed.registrar.didSet(observed, keyPath: observedKeyPath)
        super.didChange()
    }
}

/// Returns a function that compares two values by `==`, or by their bytes if the type is not `Equatable`.
private func equality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
    // The function is cast once, because casting two values for each comparison is slow.
    func byEquality<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
        let areEqual: (E, E) -> Bool = { $0 == $1 }
        return areEqual as? (Value, Value) -> Bool
    }
    if let type = type as? any Equatable.Type, let areEqual = byEquality(type) { return areEqual }
    return Bytes.areSame
}
