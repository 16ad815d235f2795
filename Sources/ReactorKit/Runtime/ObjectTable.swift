internal import Rx

/// Values beside objects, which it does not keep alive: what a stored property would be, if a protocol could have one.
///
/// Where an entry keeps the address of its object, what is found by that belongs to the object that has it now. There is no
/// hook for the end of an object on Linux, so entries of the dead are taken out when the table has doubled since it was last
/// cleaned: they never outnumber the living by more than a small bound.
final class ObjectTable<Value: Sendable>: @unchecked Sendable {
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

    private let lock = Lock()
    /// Reached under ``lock`` only, as is ``limit``.
    @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
    @exclusivity(unchecked) private var limit = 16

    /// How many entries there are, those of the dead included.
    var count: Int { lock.run { entries.count } }

    /// The value beside `object`.
    func value(of object: AnyObject) -> Value? {
        let (value, doubtful) = lock.run { () -> (Value?, Entry?) in
            let entry = entries[ObjectIdentifier(object)]
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
            let found = lock.run { () -> Entry? in
                if let entry = entries[key] { return entry }
                entries[key] = fresh
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
        let old = lock.run {
            defer { entries[key] = entry }
            return entries[key]
        }
        withExtendedLifetime(old) {}
        reap()
    }

    /// Takes out the entry that `key` had while its object lived, if that is gone.
    func removeIfDead(_ key: ObjectIdentifier) {
        guard let entry = lock.run({ entries[key] }), entry.isDead else { return }
        remove([key: entry])
    }

    private func reap() {
        guard let snapshot = lock.run({ entries.count > limit ? entries : nil }) else { return }
        remove(snapshot.filter { $0.value.isDead })
        lock.run { limit = max(16, entries.count * 2) }
    }

    /// Takes out these very entries. The caller's copy keeps the values until the lock is released.
    private func remove(_ dead: [ObjectIdentifier: Entry]) {
        lock.run {
            for (key, entry) in dead where entries[key] === entry { entries[key] = nil }
        }
        for entry in dead.values { (entry.value as? any Reapable)?.reap() }
    }
}

/// What must be told when its object is gone.
@usableFromInline
protocol Reapable: Sendable {
    func reap()
}
