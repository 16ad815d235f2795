/// An order of strings by `<`. Most comparisons do not look at the strings, but at eight bytes of each, from the first
/// byte where they differ.
///
/// `<` compares the normal forms of strings. A string is in normal form if it contains only scalars up to U+02FF,
/// because the first scalar that takes part in a composition is U+0300. The order of two such strings is the order of
/// their bytes. In UTF-8, all bytes of such a string are less than 0xCC.
@usableFromInline
package struct StringOrder: KeyedOrder {
    @usableFromInline var strings: [String] = []
    private var isPlain: [Bool] = []
    /// The common prefix of all plain strings; `nil` until there is one.
    private var start: [UInt8]?

    /// The part of a string that most comparisons need.
    @usableFromInline
    package struct Head {
        /// Eight bytes, the most significant first; 0 after the end of the string.
        @usableFromInline let bytes: UInt64
        @usableFromInline let index: Int32
        /// Whether the order of the bytes is the order of the string.
        @usableFromInline let isPlain: Bool
    }

    @usableFromInline
    package init() {}

    @usableFromInline
    package mutating func append(_ string: String) {
        strings.append(string)
        isPlain.append(Self.isPlain(string))
        if isPlain.last == true { shortenStart(to: string) }
    }

    @usableFromInline
    package func item(at index: Int) -> Head {
        let bytes = isPlain[index] ? Self.bytes(of: strings[index], from: start?.count ?? 0) : 0
        return Head(bytes: bytes, index: Int32(index), isPlain: isPlain[index])
    }

    @inlinable
    package func isBefore(_ first: Head, _ second: Head) -> Bool {
        guard first.isPlain, second.isPlain, first.bytes != second.bytes else {
            return strings[Int(first.index)] < strings[Int(second.index)]
        }
        return first.bytes < second.bytes
    }

    @inlinable
    package func rowIndex(of item: Head) -> Int { Int(item.index) }

    private static func isPlain(_ string: String) -> Bool {
        string.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0xCC } } ?? false
    }

    /// Shortens `start` to the part that a string begins with too.
    private mutating func shortenStart(to string: String) {
        guard let known = start else { return start = Array(string.utf8) }
        string.utf8.withContiguousStorageIfAvailable { utf8 in
            var same = 0
            while same < min(known.count, utf8.count), known[same] == utf8[same] { same += 1 }
            if same < known.count { start = Array(known.prefix(same)) }
        }
    }

    private static func bytes(of string: String, from start: Int) -> UInt64 {
        string.utf8.withContiguousStorageIfAvailable { utf8 in
            var bytes: UInt64 = 0
            for index in start..<start + 8 { bytes = bytes << 8 | (index < utf8.count ? UInt64(utf8[index]) : 0) }
            return bytes
        } ?? 0
    }
}
