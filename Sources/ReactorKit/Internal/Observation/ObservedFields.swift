internal import Foundation

/// The fields of a state that were read through an ``ObservedReactor``.
///
/// Most fields are stored in the bytes of the state. If those bytes are the same in two states, the field is unchanged.
/// So a search for changes compares the bytes of the states, word by word, and looks only at the fields of words that
/// differ. A state with 1,000 fields costs one comparison of memory, and not 1,000 comparisons of values.
@MainActor
struct ObservedFields {
    private var fields: [AnyKeyPath: ObservedField] = [:]
    /// For each word of the state, the stored fields that have bytes in it.
    private var fieldsOfWord: [[ObservedField]]
    /// The fields that each search compares by their values: computed fields, and stored fields of many words.
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
        let words = (MemoryLayout<State>.size + Self.bytesOfWord - 1) / Self.bytesOfWord
        fieldsOfWord = Array(repeating: [], count: words)
    }

    /// Returns the field at `keyPath`, which is added at its first use.
    mutating func field<R: Reactor, Value>(
        at keyPath: KeyPath<R.State, Value>, of observed: ObservedReactor<R>
    ) -> ObservedField {
        if let field = fields[keyPath] { return field }
        let field = TypedField<R, Value>(keyPath, of: observed)
        fields[keyPath] = field
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

    func removeRenderings() {
        for field in fields.values { field.removeRenderings() }
    }

    /// Returns the fields whose values differ between the two states.
    mutating func changed(from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer) -> [ObservedField] {
        if isObject { return others }
        guard let oldState = old.baseAddress, let newState = new.baseAddress else { return [] }
        lastSearch += 1
        var changed = others.filter { $0.differs(oldState, newState) }
        forEachDifferingWord(old, new) { word in
            for field in fieldsOfWord[word] where field.lastSearch != lastSearch {
                field.lastSearch = lastSearch
                if field.differs(oldState, newState) { changed.append(field) }
            }
        }
        return changed
    }
}

/// Calls `body` with the index of each word that differs. Both buffers have the same size. The last word may be
/// incomplete.
private func forEachDifferingWord(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ body: (Int) -> Void
) {
    guard let oldBytes = old.baseAddress, let newBytes = new.baseAddress else { return }
    forEachDifferingPart(of: 512, in: 0..<old.count, oldBytes, newBytes) { block in
        let bytesOfWord = MemoryLayout<UInt>.size
        forEachDifferingPart(of: bytesOfWord, in: block, oldBytes, newBytes) { body($0.lowerBound / bytesOfWord) }
    }
}

/// Divides `bytes` into parts of `size` bytes, and calls `body` with each part in which the memory differs.
private func forEachDifferingPart(
    of size: Int, in bytes: Range<Int>, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ body: (Range<Int>) -> Void
) {
    for start in stride(from: bytes.lowerBound, to: bytes.upperBound, by: size) {
        let part = start..<min(start + size, bytes.upperBound)
        if memcmp(old + start, new + start, part.count) != 0 { body(part) }
    }
}
