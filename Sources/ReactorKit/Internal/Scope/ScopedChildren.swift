public import Rx
public import RxSupport

/// The side-table entry of a parent: its children, and its lists of children.
///
/// Sound: the lock guards the children, and each guards itself.
@usableFromInline
final class ScopedChildren<State: Sendable>: SideTableEntry {
    @frozen @usableFromInline
    struct Contents {
        @usableFromInline var parts: [ScopedPart<State>] = []
        @usableFromInline var isConnected = false
        /// How often a part was inserted.
        @usableFromInline var insertions = 0

        @inlinable
        init() {}
    }

    private let parent: LooseReference
    @usableFromInline let contents = Guarded(Contents())

    @usableFromInline var object: AnyObject? { parent.object }
    @usableFromInline var isObjectDead: Bool { parent.isDead }

    init(of parent: AnyObject) { self.parent = LooseReference(parent) }

    @usableFromInline
    func objectDidDie() { end() }

    /// Adds a child, or a list of children. Connects it at once if the parent runs.
    @usableFromInline
    func insert(_ part: ScopedPart<State>) {
        var isConnected: Bool?
        while isConnected == nil {
            let (parts, insertions) = contents.withLock { ($0.parts, $0.insertions) }
            let living = parts.filter { !$0.isOver() } + [part]
            isConnected = contents.withLock { contents in
                // Another thread has inserted a part meanwhile.
                guard contents.insertions == insertions else { return nil }
                (contents.parts, contents.insertions) = (living, insertions + 1)
                return contents.isConnected
            }
            withExtendedLifetime(parts) {}
        }
        guard isConnected == true else { return }
        part.receiveFirst()
        part.connect()
    }

    /// Passes a state of the parent to the children.
    @inlinable
    func receive(_ state: State) {
        for part in contents.withLock({ $0.parts }) { part.receive(state) }
    }

    /// A sink that passes the states of the parent to the children.
    @inlinable
    func makeSink() -> Sink<State> { Sink(lifetime: Lifetime()) { self.receive($0) } }

    /// Connects the mutations that the children add to those of their effects.
    @usableFromInline
    func connect() {
        let parts = contents.withLock { contents in
            contents.isConnected = true
            return contents.parts
        }
        for part in parts { part.connect() }
    }

    /// Ends the children's effects.
    func end() {
        for part in contents.withLock({ $0.parts }) { part.end() }
    }

    /// The names of the children's work that runs or waits.
    var namesOfWork: [String] { contents.withLock { $0.parts }.flatMap { $0.namesOfWork() } }
}
