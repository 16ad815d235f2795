/// What a lifetime keeps, in order of arrival.
///
/// Most lifetimes keep two at most, for which there is no need of an array; a place is taken only when the one before it is.
@frozen @usableFromInline
struct LifetimeResources {
    @usableFromInline var isReleased = false
    /// Whether all sources were lost while operators were still adding some.
    @usableFromInline var isLossPending = false
    /// How many operators are still adding sources, one inside the other.
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

    /// The resource that was removed, and whether nothing is left.
    mutating func remove(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
        if let held = first, held === resource {
            first = second
            second = takeNext()
            return (held, first == nil)
        }
        if let held = second, held === resource {
            second = takeNext()
            return (held, false)
        }
        guard let index = rest.firstIndex(where: { $0 === resource }) else { return (nil, false) }
        return (rest.remove(at: index), false)
    }

    /// Removes a resource whose source is lost. Says whether nothing is left; while sources are being added, ``endConnecting()`` says that.
    mutating func lose(_ resource: AnyObject) -> ((any LifetimeResource)?, Bool) {
        let (removed, isLast) = remove(resource)
        guard isLast, connecting > 0 else { return (removed, isLast) }
        isLossPending = true
        return (removed, false)
    }

    /// Says whether the sources were lost meanwhile and nothing has come in their place.
    mutating func endConnecting() -> Bool {
        connecting -= 1
        guard connecting == 0, isLossPending else { return false }
        isLossPending = false
        return first == nil && !isReleased
    }

    private mutating func takeNext() -> (any LifetimeResource)? { rest.isEmpty ? nil : rest.removeFirst() }

    /// All of them; none is taken in any more.
    mutating func take() -> LifetimeResources {
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

/// A disposable that a lifetime finds again by identity, which is expensive of just any disposable.
@usableFromInline
package protocol LifetimeResource: AnyObject, Disposable {
    /// Told the depth of the lifetime that keeps it.
    func lies(above depth: UInt8)
}

extension LifetimeResource {
    @usableFromInline
    package func lies(above depth: UInt8) {}
}

extension Lifetime {
    @usableFromInline
    package final func lies(above depth: UInt8) {
        // Events may come already of one that is moved: it stays as deep as it was.
        if self.depth == 0 { self.depth = min(depth, .max - 1) + 1 }
    }
}

/// Any disposable, as a resource.
final class DisposableResource: LifetimeResource {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    func dispose() { disposable.dispose() }
}

/// What keeps lifetimes, to dispose of them when it ends itself.
@usableFromInline
package protocol LifetimeOwner: AnyObject {
    /// Lets go of a resource that has nothing to release any more.
    func forget(_ resource: AnyObject)

    /// Lets go of a resource whose source is gone without having ended; and so on upwards, where nothing else is left:
    /// no event can come, and objects that hold each other must not do so for good.
    func lostSource(of resource: AnyObject)
}

extension LifetimeOwner {
    @usableFromInline
    package func lostSource(of resource: AnyObject) { forget(resource) }
}

extension Lifetime: LifetimeOwner {}
