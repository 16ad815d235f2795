/// Room for one element, whose size does not depend on the element's: what takes up to three words stands in the cell itself,
/// as it would in an existential, and what takes more in memory of its own.
///
/// As an optional property it would make the layout of a generic class depend on the element's type, which then is looked up
/// whenever one is made or freed (three times the time of subscribing to `combineLatest`); as an array it would check
/// bounds and uniqueness at every event (1.3 times the time of those).
///
/// Invariant: the memory holds an element exactly when `isFull`. What stands in the cell may be moved with it, for it is
/// bitwise takable. Whoever has the cell serialises access to it.
@frozen @usableFromInline
struct ElementCell<Element>: ~Copyable {
    @usableFromInline typealias Words = (UInt, UInt, UInt)

    /// The element when it fits, else where it is.
    @usableFromInline var words: Words
    @usableFromInline private(set) var isFull: Bool

    @inlinable
    static var fits: Bool {
        MemoryLayout<Element>.size <= MemoryLayout<Words>.size
            && MemoryLayout<Element>.alignment <= MemoryLayout<Words>.alignment && _isBitwiseTakable(Element.self)
    }

    @inlinable
    init() {
        words = (0, 0, 0)
        isFull = false
        if !Self.fits { words.0 = UInt(bitPattern: UnsafeMutablePointer<Element>.allocate(capacity: 1)) }
    }

    @inlinable
    deinit {
        var words = words
        _withUnprotectedUnsafeMutablePointer(to: &words) {
            let memory = Self.memory(in: $0)
            if isFull { memory.deinitialize(count: 1) }
            if !Self.fits { memory.deallocate() }
        }
    }

    /// Where the element is. To be used while `words` is being accessed, no longer.
    @inlinable
    static func memory(in words: UnsafeMutablePointer<Words>) -> UnsafeMutablePointer<Element> {
        let start = UnsafeMutableRawPointer(words)
        if fits { return start.bindMemory(to: Element.self, capacity: 1) }
        return start.load(as: UnsafeMutablePointer<Element>.self)
    }

    /// - Precondition: It is full.
    @inlinable
    var element: Element {
        var words = words
        return _withUnprotectedUnsafeMutablePointer(to: &words) { Self.memory(in: $0).pointee }
    }

    @inlinable
    mutating func put(_ element: Element) {
        if isFull {
            _withUnprotectedUnsafeMutablePointer(to: &words) { Self.memory(in: $0).pointee = element }
        } else {
            _withUnprotectedUnsafeMutablePointer(to: &words) { Self.memory(in: $0).initialize(to: element) }
            isFull = true
        }
    }

    @inlinable
    mutating func clear() {
        guard isFull else { return }
        isFull = false
        _ = _withUnprotectedUnsafeMutablePointer(to: &words) { Self.memory(in: $0).deinitialize(count: 1) }
    }
}
