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
    deinit { if isFull || !Self.fits { Self.destroy(words, isFull: isFull) } }

    /// Not inlined, as ``element`` is not read of a copy, and for that reason.
    @usableFromInline
    static func destroy(_ words: Words, isFull: Bool) {
        var words = words
        destroy(in: &words, isFull)
    }

    private static func destroy(in words: UnsafeMutableRawPointer, _ isFull: Bool) {
        let memory = memory(in: words)
        if isFull { memory.deinitialize(count: 1) }
        if !fits { memory.deallocate() }
    }

    // The words are handed on as a pointer by the call, which needs no closure: those of generic code look types up.

    @inlinable
    static func memory(in words: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Element> {
        if fits { return words.bindMemory(to: Element.self, capacity: 1) }
        return words.load(as: UnsafeMutablePointer<Element>.self)
    }

    @inlinable
    static func read(from words: UnsafeMutableRawPointer) -> Element { memory(in: words).pointee }

    @inlinable
    static func move(from words: UnsafeMutableRawPointer) -> Element { memory(in: words).move() }

    @inlinable
    static func replace(in words: UnsafeMutableRawPointer, by element: Element) {
        memory(in: words).pointee = element
    }

    @inlinable
    static func initialize(_ words: UnsafeMutableRawPointer, to element: Element) {
        memory(in: words).initialize(to: element)
    }

    /// Read in place: of a copy of the words, the compiler (6.3) retains the element only after it was released here.
    ///
    /// - Precondition: It is full.
    @inlinable
    var element: Element {
        mutating get { Self.read(from: &words) }
    }

    @inlinable
    mutating func put(_ element: Element) {
        if isFull { return Self.replace(in: &words, by: element) }
        Self.initialize(&words, to: element)
        isFull = true
    }

    /// Takes the element out.
    ///
    /// - Precondition: It is full.
    @inlinable
    mutating func take() -> Element {
        isFull = false
        return Self.move(from: &words)
    }
}
