internal import Foundation

/// Types whose values need no look inside: numbers, strings, bytes, dates, and collections of these.
package enum PlainTypes {
    /// The description of a plain type.
    package struct Plain: Sendable {
        /// The type itself, the type of its elements, and the types that either uses for storage.
        package let types: [ObjectIdentifier]
        /// Whether the type is neither a collection nor an optional of another plain type.
        package let isSingle: Bool
        /// Returns the approximate number of bytes that a value takes.
        package let weight: @Sendable (Any) -> Int
    }

    /// Returns the description of a type, or `nil` if the type is not plain.
    package static func of(_ type: Any.Type) -> Plain? { known[ObjectIdentifier(type)] }

    private static let known: [ObjectIdentifier: Plain] = {
        var known: [ObjectIdentifier: Plain] = [:]
        addNumbers(to: &known)
        add(String.self, to: &known) { 16 + $0.utf8.count }
        // A substring retains the storage of its whole base string.
        add(Substring.self, holding: String.self, to: &known) { 32 + $0.base.utf8.count }
        add(Data.self, holding: [UInt8].self, to: &known) { 32 + $0.count }
        add(Character.self, holding: String.self, to: &known) { 16 + $0.utf8.count }
        add(Date.self, to: &known)
        add(UUID.self, to: &known)
        add(Decimal.self, to: &known)
        add(URL.self, holding: String.self, to: &known) { 64 + $0.relativeString.utf8.count }
        add(Duration.self, to: &known)
        return known
    }()

    private static func addNumbers(to known: inout [ObjectIdentifier: Plain]) {
        add(Bool.self, to: &known)
        add(Int.self, to: &known)
        add(Int8.self, to: &known)
        add(Int16.self, to: &known)
        add(Int32.self, to: &known)
        add(Int64.self, to: &known)
        add(UInt.self, to: &known)
        add(UInt8.self, to: &known)
        add(UInt16.self, to: &known)
        add(UInt32.self, to: &known)
        add(UInt64.self, to: &known)
        add(Double.self, to: &known)
        add(Float.self, to: &known)
    }

    private static func add<Value: Hashable & Sendable>(
        _ type: Value.Type, holding inner: Any.Type? = nil, to known: inout [ObjectIdentifier: Plain],
        weighing weight: (@Sendable (Value) -> Int)? = nil
    ) {
        let size = MemoryLayout<Value>.stride
        let own = [ObjectIdentifier(type)] + (inner.map { [ObjectIdentifier($0)] } ?? [])
        func add<Whole>(_ whole: Whole.Type, _ types: [ObjectIdentifier], _ weight: @escaping @Sendable (Whole) -> Int)
        {
            known[ObjectIdentifier(whole)] = Plain(
                types: [ObjectIdentifier(whole)] + types, isSingle: whole == type as Any.Type
            ) { value in
                (value as? Whole).map(weight) ?? 0
            }
        }
        @Sendable func sum(_ values: some Collection<Value>) -> Int {
            weight.map { values.lazy.map($0).reduce(32, +) } ?? (32 + values.count * size)
        }
        add(type, own) { weight?($0) ?? size }
        add(Value?.self, own) { $0.map { weight?($0) ?? size } ?? size }
        add([Value].self, own) { sum($0) }
        add(ContiguousArray<Value>.self, own) { sum($0) }
        add(ArraySlice<Value>.self, own) { sum($0) }
        add(Set<Value>.self, own) { sum($0) }
        add([Value]?.self, own + [ObjectIdentifier([Value].self)]) { $0.map { sum($0) } ?? 8 }
        add([String: Value].self, own + [ObjectIdentifier(String.self)]) {
            $0.keys.reduce(0) { $0 + 16 + $1.utf8.count } + sum($0.values)
        }
    }
}
