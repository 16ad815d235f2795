internal import Rx
internal import RxSupport
public import Synchronization

let stubs = StubTable()

/// The stubs of reactors. A lookup costs one atomic load until a test makes the first stub.
@usableFromInline
final class StubTable: Sendable {
    private final class Entry: SideTableEntry {
        let stub: any Sendable
        let isEnabled = Atomic<Bool>(false)
        let hasChildren = Atomic<Bool>(false)
        private let reactor: LooseReference

        var object: AnyObject? { reactor.object }
        var isObjectDead: Bool { reactor.isDead }

        init(_ stub: any Sendable, of reactor: AnyObject) {
            self.stub = stub
            self.reactor = LooseReference(reactor)
        }
    }

    @usableFromInline static let use = Atomic<Bool>(false)

    /// Whether a stub was ever made.
    @inlinable
    static var isUsed: Bool { use.load(ordering: .acquiring) }

    private let entries = SideTable()

    func stub<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Stub<Reactor> {
        guard let stub = entry(of: reactor).stub as? Stub<Reactor> else {
            stopProgram(
                "The stub of a \(type(of: reactor)) was first used as that of another type. Use it as one type only.")
        }
        return stub
    }

    func enabledStub<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Stub<Reactor>? {
        guard let entry = existingEntry(of: reactor) else { return nil }
        return entry.isEnabled.load(ordering: .acquiring) ? entry.stub as? Stub<Reactor> : nil
    }

    func enable<Reactor: ReactorKit.Reactor>(_ reactor: Reactor) {
        let entry = entry(of: reactor)
        entry.isEnabled.store(true, ordering: .releasing)
        guard let children = reactor.scopedChildren, let stub = entry.stub as? Stub<Reactor>,
            !entry.hasChildren.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        // This subscription ends when the stub is freed, because the stub retains the source of the states.
        stub.state.asObservable().run(children.makeSink())
    }

    func disable<Reactor: ReactorKit.Reactor>(_ reactor: Reactor) {
        existingEntry(of: reactor)?.isEnabled.store(false, ordering: .releasing)
    }

    func objectDied(_ key: ObjectIdentifier) {
        if Self.isUsed { entries.objectDied(key) }
    }

    private func entry<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Entry {
        Self.use.store(true, ordering: .releasing)
        if let entry = existingEntry(of: reactor) { return entry }
        let fresh = Entry(Stub<Reactor>(initialState: reactor.initialState), of: reactor)
        return entries.entry(of: reactor, orInsert: fresh).value as? Entry ?? fresh
    }

    private func existingEntry(of reactor: AnyObject) -> Entry? {
        entries.entry(of: reactor) as? Entry
    }
}
