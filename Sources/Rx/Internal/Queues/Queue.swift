/// A noncopyable queue: first in, first out. Removal is O(1), appending is amortised O(1).
///
/// It is the only queue of this package. It owns its memory, so removing an element moves the element and retains
/// nothing. With an array of optionals, checks and retains took a third of the time of a turn of the trampoline.
///
/// Invariant: the `count` places from `head` on, wrapping around at the end of the buffer, are initialised, and no
/// others are. `capacity` is zero or a power of two.
@frozen @usableFromInline
package struct Queue<Element: ~Copyable>: ~Copyable {
    @usableFromInline var buffer: UnsafeMutablePointer<Element>?
    @usableFromInline var capacity: Int
    @usableFromInline var head: Int
    @usableFromInline package var count: Int

    @inlinable
    package init() { self.init(capacity: 0) }

    @inlinable
    init(capacity: Int) {
        buffer = capacity == 0 ? nil : .allocate(capacity: capacity)
        (self.capacity, head, count) = (capacity, 0, 0)
    }

    @inlinable
    deinit {
        for offset in 0..<count { pointer(at: offset).deinitialize(count: 1) }
        buffer?.deallocate()
    }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    @inlinable
    package mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        pointer(at: count).initialize(to: element)
        count += 1
    }

    @inlinable
    package mutating func popFirst() -> Element? {
        if count == 0 { return nil }
        let element = pointer(at: 0).move()
        head = (head &+ 1) & (capacity &- 1)
        count &-= 1
        return element
    }

    /// Frees the memory of an empty queue if it is large.
    @inlinable
    package mutating func shrink() {
        if capacity > 2048, isEmpty { self = Queue() }
    }

    @inlinable
    func pointer(at offset: Int) -> UnsafeMutablePointer<Element> {
        buffer.unsafelyUnwrapped + (head &+ offset) & (capacity &- 1)
    }

    @inlinable @inline(never)
    mutating func grow() {
        var larger = Queue(capacity: max(16, capacity * 2))
        while let element = popFirst() { larger.append(element) }
        self = larger
    }
}

extension Queue where Element: Copyable {
    @inlinable
    package var first: Element? { count == 0 ? nil : pointer(at: 0).pointee }
}
