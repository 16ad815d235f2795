internal import Rx

/// Values beside objects, which it does not keep alive: what a stored property would be, if a protocol could have one.
///
/// Where an entry keeps the address of its object, what is found by that belongs to the object that has it now. There is no
/// hook for the end of an object on Linux, so entries of the dead are taken out when the table has doubled since it was last
/// cleaned: they never outnumber the living by more than a small bound.
final class ObjectTable<Value: Sendable>: Sendable {
    private final class Entry: @unchecked Sendable {
        let reference: LooseReference
        let value: Value

        /// Never ask under the lock.
        var isDead: Bool { reference.object == nil }

        /// Whether it is the entry of `object`, which has its address. Never ask under the lock.
        func isOf(_ object: AnyObject) -> Bool { LooseReference.keepsAddress || reference.object === object }

        init(_ object: AnyObject, _ value: Value) {
            reference = LooseReference(object)
            self.value = value
        }
    }

    private struct Contents {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private let contents = Guarded(Contents())

    /// How many entries there are, those of the dead included.
    var count: Int { contents.withLock { $0.entries.count } }

    /// The value beside `object`.
    func value(of object: AnyObject) -> Value? {
        let (value, doubtful) = contents.withLock { contents -> (Value?, Entry?) in
            let entry = contents.entries[ObjectIdentifier(object)]
            return LooseReference.keepsAddress ? (entry?.value, nil) : (nil, entry)
        }
        guard let doubtful else { return value }
        return doubtful.isOf(object) ? doubtful.value : nil
    }

    /// The value beside `object`, which is `candidate` if there was none.
    func value(of object: AnyObject, orInsert candidate: Value) -> (value: Value, isInserted: Bool) {
        let key = ObjectIdentifier(object)
        let fresh = Entry(object, candidate)
        while true {
            let found = contents.withLock { contents -> Entry? in
                if let entry = contents.entries[key] { return entry }
                contents.entries[key] = fresh
                return nil
            }
            guard let found else { break }
            if found.isOf(object) { return (found.value, false) }
            remove([key: found])
        }
        reap()
        return (candidate, true)
    }

    /// Puts `value` beside `object`, or takes away what is there when it is `nil`.
    func set(_ value: Value?, of object: AnyObject) {
        let key = ObjectIdentifier(object)
        let entry = value.map { Entry(object, $0) }
        let old = contents.withLock { contents in
            defer { contents.entries[key] = entry }
            return contents.entries[key]
        }
        withExtendedLifetime(old) {}
        reap()
    }

    /// Takes out the entry that `key` had while its object lived, if that is gone.
    func removeIfDead(_ key: ObjectIdentifier) {
        guard let entry = contents.withLock({ $0.entries[key] }), entry.isDead else { return }
        remove([key: entry])
    }

    private func reap() {
        guard let entries = contents.withLock({ $0.entries.count > $0.limit ? $0.entries : nil }) else { return }
        let dead = entries.filter { $0.value.isDead }
        remove(dead)
        contents.withLock { $0.limit = max(16, $0.entries.count * 2) }
    }

    /// Takes out these very entries. The caller's copy keeps the values until the lock is released.
    private func remove(_ dead: [ObjectIdentifier: Entry]) {
        contents.withLock { contents in
            for (key, entry) in dead where contents.entries[key] === entry { contents.entries[key] = nil }
        }
        for entry in dead.values { (entry.value as? any Reapable)?.reap() }
    }
}

/// What must be told when its object is gone.
@usableFromInline
protocol Reapable: Sendable {
    func reap()
}
