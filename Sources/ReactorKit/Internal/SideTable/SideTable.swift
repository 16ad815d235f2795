internal import Rx
internal import RxSupport

/// Maps objects to their entries. An entry stands in for a stored property, which a protocol cannot have.
///
/// An entry leaves the table when its object dies (see ``ObjectDeath``). If deaths cannot be watched, the entries of
/// dead objects are removed whenever the table has doubled since its last cleaning.
///
/// Sound: ``lock`` guards the variables, and the entries are `Sendable`.
final class SideTable: @unchecked Sendable {
    private let lock = Lock()
    /// Guarded by ``lock``, as is ``limit``.
    @exclusivity(unchecked) private var map = AddressMap()
    @exclusivity(unchecked) private var limit = 16
    /// Watches an object, so that the table is notified of its death. Returns whether that works.
    private let watch: @Sendable (AnyObject) -> Bool

    init(watch: @escaping @Sendable (AnyObject) -> Bool) { self.watch = watch }

    /// Makes a global table, which stays usable in a child of `fork()`.
    convenience init() {
        self.init { ObjectDeath.watch($0) }
        lock.keepUsableAfterFork()
    }

    /// The number of entries.
    var count: Int { lock.run { map.count } }

    /// The entry of `object`.
    @inline(__always)
    func entry(of object: AnyObject) -> (any SideTableEntry)? {
        let found = lock.run { map[ObjectIdentifier(object)] }
        return LooseReference.keepsAddress || found?.object === object ? found : nil
    }

    /// Returns the entry of `object`. Inserts `candidate` if the object has none.
    func entry(of object: AnyObject, orInsert candidate: any SideTableEntry) -> (
        value: any SideTableEntry, isInserted: Bool
    ) {
        let key = ObjectIdentifier(object)
        let isWatched = watch(object)
        while true {
            let found = lock.run { () -> (any SideTableEntry)? in
                if let found = map[key] { return found }
                map[key] = candidate
                return nil
            }
            guard let found else { break }
            if LooseReference.keepsAddress || found.object === object { return (found, false) }
            remove([AddressMap.Cell(key: key, entry: found)])
        }
        if !isWatched { clean() }
        return (candidate, true)
    }

    /// Sets the entry of `object`, or removes it if `entry` is `nil`.
    func set(_ entry: (any SideTableEntry)?, of object: AnyObject) {
        let key = ObjectIdentifier(object)
        let isWatched = watch(object)
        let old = lock.run {
            defer { map[key] = entry }
            return map[key]
        }
        withExtendedLifetime(old) {}
        if !isWatched { clean() }
    }

    /// Removes the entry of the object that has died. (Another object may have its address by now.)
    func objectDied(_ key: ObjectIdentifier) {
        let deadEntry = lock.run { () -> (any SideTableEntry)? in
            guard let entry = map[key], entry.isObjectDead else { return nil }
            map[key] = nil
            return entry
        }
        deadEntry?.objectDidDie()
    }

    private func clean() {
        guard let all = lock.run({ map.count > limit ? map.occupiedCells : nil }) else { return }
        remove(all.filter(\.entry.isObjectDead))
        lock.run { limit = max(16, map.count * 2) }
    }

    /// Removes these entries, but not others that have taken their place. Then notifies each of its object's death,
    /// outside the lock. The caller retains the entries until the lock is released.
    private func remove(_ deadCells: [AddressMap.Cell]) {
        lock.run {
            for cell in deadCells where map[cell.key] === cell.entry { map[cell.key] = nil }
        }
        for cell in deadCells { cell.entry.objectDidDie() }
    }
}
