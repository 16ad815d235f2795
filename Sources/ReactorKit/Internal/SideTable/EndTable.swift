internal import Rx

let ends = EndTable()

/// The streams that emit at the end of a reactor.
final class EndTable: Sendable {
    private final class Entry: SideTableEntry {
        let end = ReplaySubject<Void>.create(bufferSize: 1)
        private let reactor: LooseReference

        var object: AnyObject? { reactor.object }
        var isObjectDead: Bool { reactor.isDead }

        init(_ reactor: AnyObject) { self.reactor = LooseReference(reactor) }

        func objectDidDie() {
            end.onNext(())
            end.onCompleted()
        }
    }

    private let entries = SideTable()

    /// Emits once `reactor` has been freed, then completes.
    func end(of reactor: AnyObject) -> Observable<Void> {
        let entry = entries.entry(of: reactor) ?? entries.entry(of: reactor, orInsert: Entry(reactor)).value
        guard let entry = entry as? Entry else { preconditionFailure("\(entry) is not of this table") }
        return entry.end.asObservable()
    }

    func objectDied(_ key: ObjectIdentifier) { entries.objectDied(key) }
}
