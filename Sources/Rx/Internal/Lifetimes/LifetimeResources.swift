/// The resources of a lifetime, in order of arrival.
///
/// Most lifetimes keep two at most, and these need no array. A place is used only if the place before it is.
@frozen @usableFromInline
struct LifetimeResources {
    @usableFromInline var isReleased = false
    /// Whether the last source was lost while operators were still adding sources.
    @usableFromInline var isLossPending = false
    /// The number of nested calls of ``Lifetime/connecting(_:)`` that still add sources.
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

    /// Removes a resource. Returns the removed resource, and whether no resource is left.
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

    /// Removes a resource whose source is lost. Returns the removed resource, and whether no resource is left. While
    /// sources are being added, that flag is false, and ``endConnecting()`` reports the loss later.
    mutating func removeLost(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
        let (removed, isLast) = remove(resource)
        guard isLast, connecting > 0 else { return (removed, isLast) }
        isLossPending = true
        return (removed, false)
    }

    /// Ends one call of ``Lifetime/connecting(_:)``. Returns whether the last source was lost meanwhile and no resource
    /// has been added since.
    mutating func endConnecting() -> Bool {
        connecting -= 1
        guard connecting == 0, isLossPending else { return false }
        isLossPending = false
        return first == nil && !isReleased
    }

    private mutating func removeFirstOfRest() -> (any LifetimeResource)? { rest.isEmpty ? nil : rest.removeFirst() }

    /// Returns all resources and empties this value, which accepts no more.
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

/// A disposable that a lifetime finds by its identity. Identity is expensive to determine for an arbitrary disposable.
@usableFromInline
package protocol LifetimeResource: AnyObject, Disposable {
    /// Sets the depth from the depth of the lifetime that keeps this resource.
    func setDepth(above depth: UInt8)
}

extension LifetimeResource {
    @usableFromInline
    package func setDepth(above depth: UInt8) {}
}

extension Lifetime {
    @usableFromInline
    package final func setDepth(above depth: UInt8) {
        // A resource that is moved may already receive events, so it keeps its depth.
        if self.depth == 0 { self.depth = min(depth, .max - 1) + 1 }
    }
}

/// Wraps a disposable as a resource.
final class DisposableResource: LifetimeResource {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    func dispose() { disposable.dispose() }
}

/// An object that keeps lifetimes and disposes of them when it ends itself.
@usableFromInline
package protocol LifetimeOwner: AnyObject {
    /// Removes a resource that has nothing to release any more.
    func removeResource(_ resource: AnyObject)

    /// Removes a resource whose source is gone without having ended. If nothing else is left, the loss is propagated to
    /// the next owner, and so on.
    ///
    /// No event can come any more, so objects that retain each other must not do so for good.
    func sourceWasLost(_ resource: AnyObject)
}

extension LifetimeOwner {
    @usableFromInline
    package func sourceWasLost(_ resource: AnyObject) { removeResource(resource) }
}

extension Lifetime: LifetimeOwner {}
