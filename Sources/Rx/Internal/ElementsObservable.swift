/// An observable that emits a few elements that are there already, taking turns with others on the subscriber's thread.
///
/// It also is what takes its turns in a ``Flattening``, which gives it back when they are over, for the next one on this
/// thread: such a source allocates nothing. A few dozen are kept for each thread, without elements.
///
/// Invariant: of the buffer's places those from `head` to `end` are initialised, no others. With an array flattening two
/// elements takes 1.4 times the instructions; with a strong reference to the taker 1.2 times.
@usableFromInline
package final class ElementsObservable<Element>: Observable<Element>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var buffer: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) @usableFromInline var capacity: Int
    @exclusivity(unchecked) @usableFromInline var head = 0
    @exclusivity(unchecked) @usableFromInline var end = 0
    /// Whom it has turns with, retained; `nil` of one that is not being flattened.
    @exclusivity(unchecked) @usableFromInline var taker: Unmanaged<Flattening<Element>>?

    @inlinable
    init(capacity: Int) {
        self.capacity = capacity
        buffer = .allocate(capacity: capacity)
        super.init(form: .elements)
    }

    @inlinable
    deinit {
        clear()
        buffer.deallocate()
    }

    /// An observable without elements that has room for some, of those that this thread keeps if one has the type.
    @inlinable
    static func make(capacity: Int) -> ElementsObservable<Element> {
        guard let kept = ThreadLocal.takePooled(as: Self.self) else { return ElementsObservable(capacity: capacity) }
        if kept.capacity < capacity { kept.enlarge(to: capacity) }
        return kept
    }

    /// - Precondition: It has no elements.
    @inlinable @inline(never)
    func enlarge(to capacity: Int) {
        buffer.deallocate()
        (buffer, self.capacity) = (.allocate(capacity: capacity), capacity)
    }

    /// - Precondition: There is room.
    @inlinable @inline(__always)
    func append(_ element: Element) {
        (buffer + end).initialize(to: element)
        end &+= 1
    }

    @inlinable
    func copy() -> ElementsObservable<Element> {
        let copy = Self.make(capacity: end - head)
        for place in head..<end { copy.append(buffer[place]) }
        return copy
    }

    @inlinable
    func clear() {
        (buffer + head).deinitialize(count: end - head)
        (head, end) = (0, 0)
        taker?.release()
        taker = nil
    }

    /// Whether a thread may keep it: a few dozen take no more than some pages.
    @inlinable
    var isSmall: Bool { capacity <= 1024 / max(1, MemoryLayout<Element>.stride) }

    @inlinable @inline(never)
    func deliver(to sink: Sink<Element>) {
        Trampoline.repeating { turn in
            guard sink.isAlive else { return false }
            guard turn < self.end else {
                sink.lifetime.complete()
                return false
            }
            sink.next(self.buffer[turn])
            return true
        }
    }

    /// Hands the elements to `taker`, and then says that these are all, each in a turn of its own.
    ///
    /// Nothing but the turns keeps it: it has no lifetime.
    ///
    /// - Precondition: It is the caller's alone.
    @inlinable
    func moveElements(to taker: Flattening<Element>) {
        self.taker = .passRetained(taker)
        Trampoline.repeating { _ in self.takeTurn() }
    }

    @inlinable
    func takeTurn() -> Bool {
        let hasMore = taker.unsafelyUnwrapped._withUnsafeGuaranteedRef { taker in
            guard taker.sink.isAlive else { return false }
            guard head < end else {
                taker.completed()
                return false
            }
            let place = buffer + head
            head &+= 1
            taker.next(place.move())
            return true
        }
        if hasMore { return true }
        clear()
        if isSmall { ThreadLocal.pool(self) }
        return false
    }
}

extension Observable {
    @inlinable
    var asElements: ElementsObservable<Element> { unsafeDowncast(self, to: ElementsObservable<Element>.self) }

    /// An ``ElementsObservable`` that is the caller's alone: this one, or its copy; `nil` of any other observable, which is
    /// handed on.
    @inlinable
    static func takeElements(_ observable: inout Observable<Element>?) -> ElementsObservable<Element>? {
        guard observable.unsafelyUnwrapped.form == .elements else { return nil }
        let isUnique = isKnownUniquelyReferenced(&observable)
        let source = observable.take().unsafelyUnwrapped.asElements
        return isUnique ? source : source.copy()
    }
}
