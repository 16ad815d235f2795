internal import Rx
internal import Synchronization

let stubs = StubTable()

/// The stubs of reactors. Asking for one costs a load while no test has made any.
@usableFromInline
final class StubTable: Sendable {
    private final class Entry: Sendable {
        let stub: any Sendable
        let isEnabled = Atomic<Bool>(false)

        init(_ stub: any Sendable) { self.stub = stub }
    }

    private static let use = Atomic<Bool>(false)

    /// Whether any stub was ever made.
    @usableFromInline
    static var isUsed: Bool { use.load(ordering: .acquiring) }

    private let entries = ObjectTable<Entry>()

    func stub<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Stub<Reactor> {
        guard let stub = entry(of: reactor).stub as? Stub<Reactor> else {
            requirementFailure(
                "The stub of a \(type(of: reactor)) was asked for as that of another type before; keep to one of them.")
        }
        return stub
    }

    func enabledStub<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Stub<Reactor>? {
        guard let entry = entries.value(of: reactor) else { return nil }
        return entry.isEnabled.load(ordering: .acquiring) ? entry.stub as? Stub<Reactor> : nil
    }

    func enable<Reactor: ReactorKit.Reactor>(_ reactor: Reactor) {
        entry(of: reactor).isEnabled.store(true, ordering: .releasing)
    }

    func disable<Reactor: ReactorKit.Reactor>(_ reactor: Reactor) {
        entries.value(of: reactor)?.isEnabled.store(false, ordering: .releasing)
    }

    private func entry<Reactor: ReactorKit.Reactor>(of reactor: Reactor) -> Entry {
        Self.use.store(true, ordering: .releasing)
        if let entry = entries.value(of: reactor) { return entry }
        let stub = Stub<Reactor>(initialState: reactor.initialState)
        return entries.value(of: reactor, orInsert: Entry(stub)).value
    }
}
