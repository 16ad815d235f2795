public import CRx

/// Decides where a deeply nested subscription asks ``Stack`` for room.
///
/// A deeply nested subscription gets a ``NestedLifetime``. This asks for room when the subscription is made, and
/// whenever an event or the end passes through it. No other lifetime asks. A chain of usual length has no nested
/// lifetime.
///
/// Nesting is deep in two cases:
/// - Subscribing has taken more stack than ``greatestStackUse``. An event usually takes less stack than subscribing,
///   and the end may take a few times as much.
/// - There are ``greatestDepth`` lifetimes downstream. A `flatMap` that calls itself adds them one after another, each
///   from a shallow stack, so the first case does not detect them.
@usableFromInline
enum Nesting {
    /// How many bytes of stack a subscription may take without a ``NestedLifetime``. Delivering, ending and freeing
    /// take at most a few times as much as subscribing. ``Stack`` keeps four times this size free (less on a small
    /// stack).
    @usableFromInline static var greatestStackUse: UInt { 32 * 1024 }

    /// The greatest number of lifetimes between two nested lifetimes.
    @usableFromInline static var greatestDepth: UInt8 { 32 }

    /// Whether a source may be connected directly to the sink of `lifetime`. If not, a ``NestedLifetime`` goes between
    /// them.
    @inlinable @inline(__always)
    static func isShallow(_ lifetime: Lifetime) -> Bool {
        crx_frame() > crx_current_stack().pointee.nesting_limit && lifetime.depth < greatestDepth
    }

    /// Runs `body`, which makes a subscription. Measures its use of stack from here, or from the outermost subscription
    /// that is being made.
    @inlinable @inline(__always)
    static func measure(_ body: () -> Void) {
        let stack = crx_current_stack()
        let outer = stack.pointee.nesting_limit
        if outer == 0 { stack.pointee.nesting_limit = crx_frame() - greatestStackUse }
        body()
        stack.pointee.nesting_limit = outer
    }
}

/// A lifetime in the middle of a deeply nested subscription. It is the lifetime of the chain upstream, and passes all
/// events and the end on to `sink`, with room on the stack.
///
/// Sound: as for the superclass. `sink` changes only in `deinit`.
private final class NestedLifetime<Element>: Lifetime, @unchecked Sendable {
    /// `nil` only in `deinit`. Unchecked because an exclusivity check searches all accesses in progress, and many are
    /// in progress when a nested chain ends.
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
