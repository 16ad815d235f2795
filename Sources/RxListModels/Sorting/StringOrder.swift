/// An order of strings by `<`. Most comparisons do not read the strings: they compare eight bytes of each string, which
/// were read before the sort.
///
/// `<` compares the normal forms of strings. A string of scalars up to U+02FF is in normal form, because the first
/// combining scalar is U+0300. Two such strings, called plain here, have the order of their bytes. A string is plain if
/// all its bytes in UTF-8 are less than 0xCC. The eight bytes begin after the common prefix of all plain strings. If
/// they are equal, or if a string is not plain, the strings themselves are compared.
@usableFromInline
package struct StringOrder: KeyedOrder {
    @usableFromInline var strings: [String] = []
    private var isPlain: [Bool] = []
    /// The common prefix of all plain strings; `nil` until the first plain string is appended.
    private var commonPrefix: [UInt8]?

    /// The part of a string that most comparisons need.
    @usableFromInline
    package struct Head {
        /// The eight bytes after the common prefix, the most significant first; 0 after the end of the string.
        @usableFromInline let bytes: UInt64
        @usableFromInline let index: Int32
        /// Whether the string has the order of its bytes.
        @usableFromInline let isPlain: Bool
    }

    @usableFromInline
    package init() {}

    @usableFromInline
    package mutating func append(_ string: String) {
        strings.append(string)
        isPlain.append(Self.isPlain(string))
        if isPlain.last == true { shortenCommonPrefix(to: string) }
    }

    @usableFromInline
    package func item(at index: Int) -> Head {
        let bytes = isPlain[index] ? Self.bytes(of: strings[index], from: commonPrefix?.count ?? 0) : 0
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

    /// Shortens `commonPrefix` to the prefix that it shares with a plain string.
    private mutating func shortenCommonPrefix(to string: String) {
        guard let known = commonPrefix else { return commonPrefix = Array(string.utf8) }
        string.utf8.withContiguousStorageIfAvailable { utf8 in
            var same = 0
            while same < min(known.count, utf8.count), known[same] == utf8[same] { same += 1 }
            if same < known.count { commonPrefix = Array(known.prefix(same)) }
        }
    }

    private static func bytes(of string: String, from offset: Int) -> UInt64 {
        string.utf8.withContiguousStorageIfAvailable { utf8 in
            var bytes: UInt64 = 0
            for index in offset..<offset + 8 { bytes = bytes << 8 | (index < utf8.count ? UInt64(utf8[index]) : 0) }
            return bytes
        } ?? 0
    }
}
