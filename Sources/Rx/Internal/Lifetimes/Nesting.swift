public import CRx

/// Decides where a deeply nested subscription asks ``Stack`` for room.
///
/// A deeply nested subscription gets a ``NestedLifetime``, which asks for room when it is subscribed to, and whenever
/// an event or the end passes through it. No other lifetime has to ask, and a chain of usual length has no such
/// lifetime.
///
/// Nesting is deep in two cases. Subscribing has taken much stack, because then everything that passes through the
/// chain takes as much. Or there are many lifetimes below, because these may have come one after another, as with a
/// `flatMap` that calls itself.
@usableFromInline
enum Nesting {
    /// How many bytes of stack a subscription may take without a ``NestedLifetime``. Delivering and freeing take at
    /// most a few times as much as subscribing; ``Stack`` keeps four times this size free.
    @usableFromInline static var greatestStackUse: UInt { 32 * 1024 }

    /// The greatest number of lifetimes between two nested lifetimes.
    @usableFromInline static var greatestDepth: UInt8 { 32 }

    @inlinable @inline(__always)
    static func isShallow(_ lifetime: Lifetime) -> Bool {
        crx_frame() > crx_current_stack().pointee.nesting_limit && lifetime.depth < greatestDepth
    }

    /// Runs `body`, which makes a subscription, possibly within another subscription that is being made.
    @inlinable @inline(__always)
    static func measure(_ body: () -> Void) {
        let stack = crx_current_stack()
        let outer = stack.pointee.nesting_limit
        if outer == 0 { stack.pointee.nesting_limit = crx_frame() - greatestStackUse }
        body()
        stack.pointee.nesting_limit = outer
    }
}

/// A lifetime inside a deeply nested subscription. It belongs to the chain above it, and passes everything on.
///
/// Sound: as for the superclass. `sink` changes only in `deinit`.
private final class NestedLifetime<Element>: Lifetime, @unchecked Sendable {
    /// Not `nil` before `deinit`. Unchecked because an exclusivity check searches all accesses in progress, and these
    /// nest when a chain ends.
    @exclusivity(unchecked) private var sink: Sink<Element>?

    init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
        sink.lifetime.add(self)
        depth = 0
    }

    deinit { Stack.freeing { sink = nil } }

    func next(_ element: Element) {
        guard let sink, sink.isAlive else { return }
        Stack.withRoom { sink.next(element) }
    }

    override var owner: (any LifetimeOwner)? { sink?.lifetime }

    override func didFail(_ error: any Error) { Stack.withRoom { sink?.lifetime.fail(error) } }
    override func didComplete() { Stack.withRoom { sink?.lifetime.complete() } }
    override func release() { Stack.withRoom { super.release() } }
    override func propagateLoss() { Stack.withRoom { super.propagateLoss() } }
}

extension Observable {
    /// Connects `sink` through a ``NestedLifetime``.
    @inline(never) @usableFromInline
    final func connectDeeply(_ sink: Sink<Element>) {
        let lifetime = NestedLifetime(sink)
        Stack.withRoom { connect(Sink(lifetime: lifetime) { lifetime.next($0) }) }
    }
}
