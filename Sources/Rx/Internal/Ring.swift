/// A queue of which there are no copies: first in, first out. Both are O(1), the first amortised.
///
/// Its memory is its own, so that taking an element out moves it: a third of the time of a turn of the trampoline went into
/// the array's checks and the retains of a ``Fifo``. Invariant: the `count` places from `head` on, around the end of the buffer,
/// are initialised, no others; `capacity` is zero or a power of two.
struct Ring<Element>: ~Copyable {
    private var buffer: UnsafeMutablePointer<Element>?
    private(set) var capacity = 0
    private var head = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        place(count).initialize(to: element)
        count += 1
    }

    mutating func popFirst() -> Element? {
        if count == 0 { return nil }
        let element = place(0).move()
        head = (head &+ 1) & (capacity &- 1)
        count &-= 1
        return element
    }

    private func place(_ offset: Int) -> UnsafeMutablePointer<Element> {
        buffer.unsafelyUnwrapped + (head &+ offset) & (capacity &- 1)
    }

    private mutating func grow() {
        var larger = Ring(capacity: max(16, capacity * 2))
        while let element = popFirst() { larger.append(element) }
        self = larger
    }

    init() {}

    private init(capacity: Int) {
        buffer = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        for offset in 0..<count { place(offset).deinitialize(count: 1) }
        buffer?.deallocate()
    }
}
