/// Strings that are sorted by `<`, most of them without a look at them: by eight bytes of each, taken from where they begin to differ.
///
/// `<` compares what strings are in normal form. Where no byte of theirs is above those of U+02FF, the first scalar of which anything is
/// composed being U+0300, the strings are in that form already and their bytes are in its order.
@usableFromInline
package struct StringOrder {
    private let strings: [String]
    private let heads: [Head]

    /// What is known of a string without a look at it.
    private struct Head {
        /// Eight bytes, the first the most significant; 0 where the string has ended.
        var bytes: UInt64
        let index: Int32
        /// Whether the bytes are in the order of the string.
        let isPlain: Bool
    }

    @usableFromInline
    package init(of strings: [String]) {
        self.strings = strings
        let plain = strings.map(Self.isPlain)
        let start = Self.commonStart(of: zip(strings, plain).lazy.filter(\.1).map(\.0))
        heads = strings.indices.map { index in
            Head(
                bytes: plain[index] ? Self.bytes(of: strings[index], from: start) : 0, index: Int32(index),
                isPlain: plain[index])
        }
    }

    /// Where the strings are in their order; those that are equal stay in theirs.
    @usableFromInline
    package func sorted(isDescending: Bool) -> [Int] {
        let sorted = isDescending ? heads.sorted { isBefore($1, $0) } : heads.sorted(by: isBefore)
        return sorted.map { Int($0.index) }
    }

    private func isBefore(_ first: Head, _ second: Head) -> Bool {
        guard first.isPlain, second.isPlain, first.bytes != second.bytes else {
            return strings[Int(first.index)] < strings[Int(second.index)]
        }
        return first.bytes < second.bytes
    }

    private static func isPlain(_ string: String) -> Bool {
        string.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0xCC } } ?? false
    }

    /// How many bytes all of some strings begin with.
    private static func commonStart(of strings: some Sequence<String>) -> Int {
        var common: [UInt8]?
        for string in strings {
            guard let known = common else {
                common = Array(string.utf8)
                continue
            }
            let same = string.utf8.withContiguousStorageIfAvailable { utf8 in
                var same = 0
                while same < min(known.count, utf8.count), known[same] == utf8[same] { same += 1 }
                return same
            }
            if let same, same < known.count { common = Array(known.prefix(same)) }
        }
        return common?.count ?? 0
    }

    private static func bytes(of string: String, from start: Int) -> UInt64 {
        string.utf8.withContiguousStorageIfAvailable { utf8 in
            var bytes: UInt64 = 0
            for index in start..<start + 8 { bytes = bytes << 8 | (index < utf8.count ? UInt64(utf8[index]) : 0) }
            return bytes
        } ?? 0
    }
}
