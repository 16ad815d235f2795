internal import Rx

/// Companions of objects: what a stored property would be, if a protocol could have one.
///
/// A companion leaves the table when its object dies (see ``ObjectDeath``). Where deaths cannot be watched, those of the dead
/// are taken out when the table has doubled since it was last cleaned.
final class ObjectTable: @unchecked Sendable {
    private let lock = Lock()
    /// Reached under ``lock`` only, as is ``limit``.
    @exclusivity(unchecked) private var map = CompanionMap()
    @exclusivity(unchecked) private var limit = 16
    /// Has the table told of an object's death, and says whether it will be.
    private let watch: @Sendable (AnyObject) -> Bool

    init(watch: @escaping @Sendable (AnyObject) -> Bool = { ObjectDeath.watch($0) }) { self.watch = watch }

    /// How many companions there are.
    var count: Int { lock.run { map.count } }

    /// The companion of `object`.
    @inline(__always)
    func companion(of object: AnyObject) -> (any Companion)? {
        let found = lock.run { map[ObjectIdentifier(object)] }
        return LooseReference.keepsAddress || found?.object === object ? found : nil
    }

    /// The companion of `object`, which is `candidate` if there was none.
    func companion(of object: AnyObject, orInsert candidate: any Companion) -> (value: any Companion, isInserted: Bool)
    {
        let key = ObjectIdentifier(object)
        let isWatched = watch(object)
        while true {
            let found = lock.run { () -> (any Companion)? in
                if let found = map[key] { return found }
                map[key] = candidate
                return nil
            }
            guard let found else { break }
            if LooseReference.keepsAddress || found.object === object { return (found, false) }
            remove([CompanionMap.Entry(key: key, companion: found)])
        }
        if !isWatched { clean() }
        return (candidate, true)
    }

    /// Makes `companion` the one of `object`, or takes away what is there when it is `nil`.
    func set(_ companion: (any Companion)?, of object: AnyObject) {
        let key = ObjectIdentifier(object)
        let isWatched = watch(object)
        let old = lock.run {
            defer { map[key] = companion }
            return map[key]
        }
        withExtendedLifetime(old) {}
        if !isWatched { clean() }
    }

    /// Takes out the companion of the object that has died. (Another may have its address by now.)
    func objectDied(_ key: ObjectIdentifier) {
        let orphan = lock.run { () -> (any Companion)? in
            guard let companion = map[key], companion.isOrphan else { return nil }
            map[key] = nil
            return companion
        }
        orphan?.wasOrphaned()
    }

    private func clean() {
        guard let all = lock.run({ map.count > limit ? map.entries : nil }) else { return }
        remove(all.filter(\.companion.isOrphan))
        lock.run { limit = max(16, map.count * 2) }
    }

    /// Takes out these very companions. The caller keeps them until the lock is released.
    private func remove(_ orphans: [CompanionMap.Entry]) {
        lock.run {
            for orphan in orphans where map[orphan.key] === orphan.companion { map[orphan.key] = nil }
        }
        for orphan in orphans { orphan.companion.wasOrphaned() }
    }
}
