internal import Rx

/// Entries of objects: what a stored property would be, if a protocol could have one.
///
/// An entry leaves the table when its object dies (see ``ObjectDeath``). Where deaths cannot be watched, those of the dead
/// are taken out when the table has doubled since it was last cleaned.
final class SideTable: @unchecked Sendable {
    private let lock = Lock()
    /// Reached under ``lock`` only, as is ``limit``.
    @exclusivity(unchecked) private var map = AddressMap()
    @exclusivity(unchecked) private var limit = 16
    /// Has the table told of an object's death, and says whether it will be.
    private let watch: @Sendable (AnyObject) -> Bool

    init(watch: @escaping @Sendable (AnyObject) -> Bool) { self.watch = watch }

    /// Makes a global table, which a child of `fork()` can use too.
    convenience init() {
        self.init { ObjectDeath.watch($0) }
        lock.keepUsableAfterFork()
    }

    /// How many entries there are.
    var count: Int { lock.run { map.count } }

    /// The entry of `object`.
    @inline(__always)
    func entry(of object: AnyObject) -> (any SideTableEntry)? {
        let found = lock.run { map[ObjectIdentifier(object)] }
        return LooseReference.keepsAddress || found?.object === object ? found : nil
    }

    /// The entry of `object`, which is `candidate` if there was none.
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
            remove([AddressMap.Slot(key: key, entry: found)])
        }
        if !isWatched { clean() }
        return (candidate, true)
    }

    /// Makes `entry` the one of `object`, or takes away what is there when it is `nil`.
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

    /// Takes out the entry of the object that has died. (Another may have its address by now.)
    func objectDied(_ key: ObjectIdentifier) {
        let orphan = lock.run { () -> (any SideTableEntry)? in
            guard let entry = map[key], entry.isOrphan else { return nil }
            map[key] = nil
            return entry
        }
        orphan?.wasOrphaned()
    }

    private func clean() {
        guard let all = lock.run({ map.count > limit ? map.slots : nil }) else { return }
        remove(all.filter(\.entry.isOrphan))
        lock.run { limit = max(16, map.count * 2) }
    }

    /// Takes out these very entries. The caller keeps them until the lock is released.
    private func remove(_ orphans: [AddressMap.Slot]) {
        lock.run {
            for orphan in orphans where map[orphan.key] === orphan.entry { map[orphan.key] = nil }
        }
        for orphan in orphans { orphan.entry.wasOrphaned() }
    }
}
