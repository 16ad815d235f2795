/// Room for one element, outside of the object that has it.
///
/// As an optional property it would make the layout of a generic class depend on the element's type, which then is looked up
/// whenever one is made or freed (three times the time of subscribing to `combineLatest`); as an array it would check
/// bounds and uniqueness at every event (1.3 times the time of those). Small elements in the cell itself, as an existential
/// has them, would spare a fifth of what `combineLatest` takes to subscribe to; but what is read of such words the compiler
/// (6.3) may retain only after it was released.
///
/// Invariant: the memory holds an element exactly when `isFull`. Whoever has the cell serialises access to it.
@frozen @usableFromInline
struct ElementCell<Element>: ~Copyable {
    @usableFromInline let memory: UnsafeMutablePointer<Element>
    @usableFromInline private(set) var isFull: Bool

    @inlinable
    init() {
        memory = .allocate(capacity: 1)
        isFull = false
    }

    @inlinable
    deinit {
        if isFull { memory.deinitialize(count: 1) }
        memory.deallocate()
    }

    /// - Precondition: It is full.
    @inlinable
    var element: Element { memory.pointee }

    @inlinable
    mutating func put(_ element: Element) {
        if isFull {
            memory.pointee = element
        } else {
            memory.initialize(to: element)
            isFull = true
        }
    }

    /// Takes the element out.
    ///
    /// - Precondition: It is full.
    @inlinable
    mutating func take() -> Element {
        isFull = false
        return memory.move()
    }
}
