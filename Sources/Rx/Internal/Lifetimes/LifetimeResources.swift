/// The resources of a lifetime, in order of addition.
///
/// Most lifetimes have two at most, and these need no array. `second` is `nil` if `first` is, and `rest` is empty if
/// `second` is `nil`.
@frozen @usableFromInline
struct LifetimeResources {
    /// Whether the lifetime has ended and taken the resources. No resource may be added from then on.
    @usableFromInline var isReleased = false
    /// Whether the last resource was removed as lost during a call of ``Lifetime/connecting(_:)``.
    @usableFromInline var isLossPending = false
    /// The number of calls of ``Lifetime/connecting(_:)`` in progress.
    @usableFromInline var connecting: Int32 = 0
    @usableFromInline var first: (any LifetimeResource)?
    @usableFromInline var second: (any LifetimeResource)?
    @usableFromInline var rest: [any LifetimeResource] = []

    @inlinable
    init() {}

    mutating func append(_ resource: any LifetimeResource) {
        if first == nil {
            first = resource
        } else if second == nil {
            second = resource
        } else {
            rest.append(resource)
        }
    }

    /// Removes a resource. Returns the resource, and `true` if no resource is left. Returns `nil` and `false` if the
    /// resource is not here.
    mutating func remove(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
        if let held = first, held === resource {
            first = second
            second = removeFirstOfRest()
            return (held, first == nil)
        }
        if let held = second, held === resource {
            second = removeFirstOfRest()
            return (held, false)
        }
        guard let index = rest.firstIndex(where: { $0 === resource }) else { return (nil, false) }
        return (rest.remove(at: index), false)
    }

    /// Removes a resource whose source was lost. Returns the resource, and `true` if the loss must be propagated
    /// because no resource is left. During a call of ``Lifetime/connecting(_:)``, the second value is always `false`,
    /// and ``endConnecting()`` later returns whether the loss must be propagated.
    mutating func removeLost(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
        let (removed, isLast) = remove(resource)
        guard isLast, connecting > 0 else { return (removed, isLast) }
        isLossPending = true
        return (removed, false)
    }

    /// Ends one call of ``Lifetime/connecting(_:)``. Returns `true` if a loss must be propagated: this call is the
    /// outermost, the last resource was lost during it, and no resource has been added since.
    mutating func endConnecting() -> Bool {
        connecting -= 1
        guard connecting == 0, isLossPending else { return false }
        isLossPending = false
        return first == nil && !isReleased
    }

    private mutating func removeFirstOfRest() -> (any LifetimeResource)? { rest.isEmpty ? nil : rest.removeFirst() }

    /// Removes all resources and returns them. Sets ``isReleased``.
    mutating func removeAll() -> LifetimeResources {
        defer {
            (first, second, rest) = (nil, nil, [])
            isReleased = true
        }
        return self
    }

    func forEach(_ body: (any LifetimeResource) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        for resource in rest { body(resource) }
    }
}

/// A disposable that a lifetime can find again by its identity. It is an object, because the identity of an arbitrary
/// disposable is expensive to determine.
@usableFromInline
package protocol LifetimeResource: AnyObject, Disposable {
    /// Sets the depth of this resource to one more than `depth`, the depth of the lifetime that keeps the resource.
    /// Does nothing if the resource has no depth.
    func setDepth(above depth: UInt8)
}

extension LifetimeResource {
    @usableFromInline
    package func setDepth(above depth: UInt8) {}
}

extension Lifetime {
    @usableFromInline
    package final func setDepth(above depth: UInt8) {
        // A lifetime that is added to another owner may already receive events, so it keeps its depth.
        if self.depth == 0 { self.depth = min(depth, .max - 1) + 1 }
    }
}

/// Wraps a disposable as a resource.
final class DisposableResource: LifetimeResource {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    func dispose() { disposable.dispose() }
}

/// An object that keeps lifetimes as resources, and disposes of them when it ends.
@usableFromInline
package protocol LifetimeOwner: AnyObject {
    /// Removes a resource that has ended. Disposing of it would do nothing, so it need not be kept.
    func removeResource(_ resource: AnyObject)

    /// Removes a resource whose source was *lost*: freed or disposed of without having ended. If no other resource is
    /// left, the owner propagates the loss to its own owner, and so on.
    ///
    /// No event and no end can come any more. If the resource stayed, objects of the subscription that retain each
    /// other would never be freed.
    func sourceWasLost(_ resource: AnyObject)

    /// The next owner downstream, for ``Lifetime/effects`` and ``WorkLifetime/delivered(to:)``. `nil` at the end of a
    /// chain.
    var nextOwner: (any LifetimeOwner)? { get }

    /// The effects of a reactor, if this is their set, or if it is where the effects of a child reactor begin.
    var effectSet: EffectSet? { get }
}

extension LifetimeOwner {
    @usableFromInline
    package func sourceWasLost(_ resource: AnyObject) { removeResource(resource) }

    @usableFromInline
    package var effectSet: EffectSet? { nil }
}

extension Lifetime: LifetimeOwner {}
