internal import Foundation

/// The fields of a state that were read through an ``ObservedReactor``.
///
/// Most fields are stored in the bytes of the state. If those bytes are the same in two states, the field is unchanged.
/// So a search for changes compares the bytes of the states: block by block, and a block that differs word by word. It
/// looks only at the fields of words that differ. A state with 1,000 fields costs a few comparisons of memory, and not
/// 1,000 comparisons of values.
@MainActor
struct ObservedFields {
    private var fields: [AnyKeyPath: ObservedField] = [:]
    /// For each word of the state, the stored fields that have bytes in it.
    private var fieldsOfWord: [[ObservedField]]
    /// The fields that each search compares by their values: fields without an offset, and stored fields of many words.
    /// If states are objects: all fields, which then count as changed without a comparison.
    private var others: [ObservedField] = []
    private var lastSearch = 0
    /// Whether states are objects. Then an old and a new state may be the same object, so every field counts as
    /// changed.
    private let isObject: Bool

    private static var bytesOfWord: Int { MemoryLayout<UInt>.size }
    /// A larger field is compared by its value with each state, because it would be listed for too many words.
    private static var mostWordsOfField: Int { 16 }

    init<State>(of state: State.Type) {
        isObject = state is AnyObject.Type
        fieldsOfWord = Array(repeating: [], count: Self.words(0..<MemoryLayout<State>.size).count)
    }

    /// Returns the field at `keyPath`, which is added at its first use.
    mutating func field<R: Reactor, Value>(
        at keyPath: KeyPath<R.State, Value>, of observed: ObservedReactor<R>
    ) -> ObservedField {
        if let field = fields[keyPath] { return field }
        let field = TypedField<R, Value>(keyPath, of: observed)
        fields[keyPath] = field
        FieldReads.insert(field, of: observed.reactor)
        index(field)
        return field
    }

    private mutating func index(_ field: ObservedField) {
        guard let words = field.bytes.map(Self.words), words.count <= Self.mostWordsOfField, !isObject else {
            return others.append(field)
        }
        for word in words { fieldsOfWord[word].append(field) }
    }

    private static func words(_ bytes: Range<Int>) -> Range<Int> {
        bytes.lowerBound / bytesOfWord..<(bytes.upperBound + bytesOfWord - 1) / bytesOfWord
    }

    /// Releases the renderings, and ends the record of the reads.
    func end() {
        for field in fields.values {
            field.removeRenderings()
            FieldReads.remove(field)
        }
    }

    /// Returns the fields whose values differ between the two states.
    mutating func changed<State>(
        from old: UnsafePointer<State>, to new: UnsafePointer<State>
    ) -> [ObservedField] {
        if isObject { return others }
        lastSearch += 1
        var changed = others.filter { $0.differs(old, new) }
        forEachDifferingPart(of: 512, in: 0..<MemoryLayout<State>.size, old, new) { block in
            forEachDifferingPart(of: Self.bytesOfWord, in: block, old, new) { bytes in
                for field in fieldsOfWord[bytes.lowerBound / Self.bytesOfWord] where field.lastSearch != lastSearch {
                    field.lastSearch = lastSearch
                    if field.differs(old, new) { changed.append(field) }
                }
            }
        }
        return changed
    }
}

/// Divides `bytes` into parts of `size` bytes, and calls `body` with each part in which the memory differs. The
/// last part may be shorter.
private func forEachDifferingPart(
    of size: Int, in bytes: Range<Int>, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ body: (Range<Int>) -> Void
) {
    for start in stride(from: bytes.lowerBound, to: bytes.upperBound, by: size) {
        let part = start..<min(start + size, bytes.upperBound)
        if memcmp(old + start, new + start, part.count) != 0 { body(part) }
    }
}
