/// The lifetime of an effect of a child reactor. The names that the effect gives to its work belong to the child.
///
/// Sound: as for the superclass. The properties never change.
@usableFromInline
package final class ScopeLifetime: Lifetime, @unchecked Sendable {
    private let downstream: Lifetime
    private let childEffects: EffectSet

    init(downstream: Lifetime, childEffects: EffectSet) {
        (self.downstream, self.childEffects) = (downstream, childEffects)
        super.init()
        downstream.add(self)
    }

    package override var owner: (any LifetimeOwner)? { downstream }
    @usableFromInline
    package override var effectSet: EffectSet? { childEffects }

    package override func didFail(_ error: any Error) { downstream.fail(error) }
    package override func didComplete() { downstream.complete() }
}

extension Observable {
    /// Makes the names that this effect gives to its work belong to `effects`.
    package final func scoped(to effects: EffectSet) -> Observable<Element> {
        Observable { sink in
            let lifetime = ScopeLifetime(downstream: sink.lifetime, childEffects: effects)
            self.run(Sink(lifetime: lifetime, next: sink.next))
        }
    }
}
