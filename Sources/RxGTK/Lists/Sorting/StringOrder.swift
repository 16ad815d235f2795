/// Strings that are sorted by `<`, most of them without a look at them: by eight bytes of each, taken from where they begin to differ.
///
/// `<` compares what strings are in normal form. Where no byte of theirs is above those of U+02FF, the first scalar of which anything is
/// composed being U+0300, the strings are in that form already and their bytes are in its order.
@usableFromInline
package struct StringOrder: KeyedOrder {
    @usableFromInline var strings: [String] = []
    private var isPlain: [Bool] = []
    /// What all plain strings begin with; `nil` as long as there is none.
    private var start: [UInt8]?

    /// What is known of a string without a look at it.
    @usableFromInline
    package struct Head {
        /// Eight bytes, the first the most significant; 0 where the string has ended.
        @usableFromInline let bytes: UInt64
        @usableFromInline let place: Int32
        /// Whether the bytes are in the order of the string.
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
    package func item(at place: Int) -> Head {
        let bytes = isPlain[place] ? Self.bytes(of: strings[place], from: start?.count ?? 0) : 0
        return Head(bytes: bytes, place: Int32(place), isPlain: isPlain[place])
    }

    @inlinable
    package func isBefore(_ first: Head, _ second: Head) -> Bool {
        guard first.isPlain, second.isPlain, first.bytes != second.bytes else {
            return strings[Int(first.place)] < strings[Int(second.place)]
        }
        return first.bytes < second.bytes
    }

    @inlinable
    package func place(_ item: Head) -> Int { Int(item.place) }

    private static func isPlain(_ string: String) -> Bool {
        string.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0xCC } } ?? false
    }

    /// Leaves of `start` what a string begins with, too.
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
