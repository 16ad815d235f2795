internal import Foundation

/// Encodes a single value.
struct SingleValue: SingleValueEncodingContainer {
    let encoder: BoundedEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() throws { try encoder.put("null") }
    func encode(_ value: Bool) throws { try encoder.put("\(value)") }
    func encode(_ value: String) throws { try encoder.put(JSONNode.quoted(value)) }
    func encode(_ value: Double) throws { try encoder.put(JSONNode.number(value)) }
    func encode(_ value: Float) throws { try encoder.put(JSONNode.number(value)) }
    func encode(_ value: Int) throws { try encoder.put("\(value)") }
    func encode(_ value: Int8) throws { try encoder.put("\(value)") }
    func encode(_ value: Int16) throws { try encoder.put("\(value)") }
    func encode(_ value: Int32) throws { try encoder.put("\(value)") }
    func encode(_ value: Int64) throws { try encoder.put("\(value)") }
    func encode(_ value: UInt) throws { try encoder.put("\(value)") }
    func encode(_ value: UInt8) throws { try encoder.put("\(value)") }
    func encode(_ value: UInt16) throws { try encoder.put("\(value)") }
    func encode(_ value: UInt32) throws { try encoder.put("\(value)") }
    func encode(_ value: UInt64) throws { try encoder.put("\(value)") }
    func encode(_ value: some Encodable) throws { try encoder.write(value) }
}

/// Encodes the members of an object.
struct KeyedValues<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: BoundedEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func member(_ key: any CodingKey) -> BoundedEncoder {
        let inner = encoder.inner(key)
        encoder.node.set(key.stringValue, inner.node)
        return inner
    }

    func encodeNil(forKey key: Key) throws { try write("null", key) }
    func encode(_ value: Bool, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: String, forKey key: Key) throws { try write(JSONNode.quoted(value), key) }
    func encode(_ value: Double, forKey key: Key) throws { try write(JSONNode.number(value), key) }
    func encode(_ value: Float, forKey key: Key) throws { try write(JSONNode.number(value), key) }
    func encode(_ value: Int, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: Int8, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: Int16, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: Int32, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: Int64, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: UInt, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try write("\(value)", key) }
    func encode(_ value: UInt64, forKey key: Key) throws { try write("\(value)", key) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try encoder.progress.spend(key.stringValue.utf8.count + 4, codingPath)
        try member(key).write(value)
    }

    private func write(_ literal: String, _ key: Key) throws {
        try encoder.progress.spend(key.stringValue.utf8.count + 4, codingPath)
        try member(key).put(literal)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { member(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { member(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { member(NamedKey(stringValue: "super")) }
    func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}

/// Encodes the elements of a list.
struct ListedValues: UnkeyedEncodingContainer {
    let encoder: BoundedEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.node.count }

    private func element() -> BoundedEncoder {
        let inner = encoder.inner(NamedKey(intValue: count))
        encoder.node.append(inner.node)
        return inner
    }

    func encodeNil() throws { try element().put("null") }
    func encode(_ value: Bool) throws { try element().put("\(value)") }
    func encode(_ value: String) throws { try element().put(JSONNode.quoted(value)) }
    func encode(_ value: Double) throws { try element().put(JSONNode.number(value)) }
    func encode(_ value: Float) throws { try element().put(JSONNode.number(value)) }
    func encode(_ value: Int) throws { try element().put("\(value)") }
    func encode(_ value: Int8) throws { try element().put("\(value)") }
    func encode(_ value: Int16) throws { try element().put("\(value)") }
    func encode(_ value: Int32) throws { try element().put("\(value)") }
    func encode(_ value: Int64) throws { try element().put("\(value)") }
    func encode(_ value: UInt) throws { try element().put("\(value)") }
    func encode(_ value: UInt8) throws { try element().put("\(value)") }
    func encode(_ value: UInt16) throws { try element().put("\(value)") }
    func encode(_ value: UInt32) throws { try element().put("\(value)") }
    func encode(_ value: UInt64) throws { try element().put("\(value)") }

    func encode(_ value: some Encodable) throws {
        try encoder.progress.spend(2, codingPath)
        try element().write(value)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        element().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
    func superEncoder() -> any Encoder { element() }
}

/// The name of a member, or the index of an element.
private struct NamedKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}
