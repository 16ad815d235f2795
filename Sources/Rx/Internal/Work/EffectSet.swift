internal import RxSupport

/// The lifetimes of a reactor's effects, and the names that the effects have given to their work.
///
/// An operator of an effect finds the set with ``Lifetime/effects``, however deeply it is nested in the effect.
///
/// Sound: as for the superclass. The names are accessed under the lock only.
@usableFromInline
package final class EffectSet: LifetimeSet, @unchecked Sendable {
    private let namesLock = Lock()
    @exclusivity(unchecked) private var names: NamedWork?

    @usableFromInline
    package override init() { super.init() }

    /// The named work, which is made at the first use.
    package var namedWork: NamedWork {
        namesLock.run {
            if let names { return names }
            let fresh = NamedWork()
            names = fresh
            return fresh
        }
    }

    @usableFromInline
    package override var effectSet: EffectSet? { self }

    /// The named work, or `nil` if no effect has named its work.
    package var existingNamedWork: NamedWork? { namesLock.run { names } }
}

extension Lifetime {
    /// The effects of the reactor that has subscribed to this edge's chain. `nil` if none has, or if the chain is
    /// interrupted: by the closure of `create` that subscribes with an observer, by `share`, `window` or a subject.
    ///
    /// - Complexity: O(n) in the number of edges downstream.
    package final var effects: EffectSet? {
        owners.lazy.compactMap { $0.effectSet }.first
    }

    /// This lifetime and its owners downstream, the nearest first.
    final var owners: UnfoldFirstSequence<any LifetimeOwner> { sequence(first: self) { $0.nextOwner } }
}
