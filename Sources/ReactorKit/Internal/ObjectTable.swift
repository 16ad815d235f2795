internal import Rx

/// Companions of objects: what a stored property would be, if a protocol could have one.
///
/// Where a companion keeps the address of its object, what is found by that belongs to the object that has it now. There is no
/// hook for the end of an object on Linux, so companions of the dead are taken out when the table has doubled since it was
/// last cleaned: they never outnumber the living by more than a small bound.
final class ObjectTable: @unchecked Sendable {
    private let lock = Lock()
    /// Reached under ``lock`` only, as is ``limit``.
    @exclusivity(unchecked) private var map = CompanionMap()
    @exclusivity(unchecked) private var limit = 16

    /// How many companions there are, those of the dead included.
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
        reap()
        return (candidate, true)
    }

    /// Makes `companion` the one of `object`, or takes away what is there when it is `nil`.
    func set(_ companion: (any Companion)?, of object: AnyObject) {
        let key = ObjectIdentifier(object)
        let old = lock.run {
            defer { map[key] = companion }
            return map[key]
        }
        withExtendedLifetime(old) {}
        reap()
    }

    /// Takes out the companion that the object of `key` had while it lived, if that is gone.
    func removeIfDead(_ key: ObjectIdentifier) {
        guard let companion = lock.run({ map[key] }), companion.object == nil else { return }
        remove([CompanionMap.Entry(key: key, companion: companion)])
    }

    private func reap() {
        guard let all = lock.run({ map.count > limit ? map.entries : nil }) else { return }
        remove(all.filter { $0.companion.object == nil })
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
