public import CRx

/// Decides where a subscription that is nested deeply asks ``Stack`` for room.
///
/// What is nested deeply gets a ``NestedLifetime``, a stage which asks for room when it is subscribed to and whenever something goes
/// through it. Nothing else has to ask, and a chain of usual length has no such stage. Deep is what takes much stack to subscribe
/// to, because all that goes through it takes as much; and what has many lifetimes below it, for these may have come one after
/// another, as those of a `flatMap` that calls itself.
@usableFromInline
enum Nesting {
    /// How many bytes of stack a subscription may take without such stages. Delivering and letting go take no more than a few
    /// times of what subscribing does; ``Stack`` keeps four times of it free.
    @usableFromInline static var span: UInt { 32 * 1024 }

    /// How many lifetimes may be between two such stages.
    @usableFromInline static var greatestDepth: UInt8 { 32 }

    @inlinable @inline(__always)
    static func isShallow(_ lifetime: Lifetime) -> Bool {
        crx_frame() > crx_current_stack().pointee.mark && lifetime.depth < greatestDepth
    }

    /// Runs `body`, which makes a subscription, perhaps within another that is being made.
    @inlinable @inline(__always)
    static func measure(_ body: () -> Void) {
        let stack = crx_current_stack()
        let outer = stack.pointee.mark
        if outer == 0 { stack.pointee.mark = crx_frame() - span }
        body()
        stack.pointee.mark = outer
    }
}

/// A stage of a subscription that is nested deeply: the lifetime of what is above it, which passes everything on.
private final class NestedLifetime<Element>: Lifetime, @unchecked Sendable {
    /// There until the end. Unchecked because a check looks through all accesses in progress, which nest at the end.
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
    override func passOnLoss() { Stack.withRoom { super.passOnLoss() } }
}

extension Observable {
    /// Connects `sink` by way of a stage that asks for room.
    @inline(never) @usableFromInline
    final func connectDeeply(_ sink: Sink<Element>) {
        let lifetime = NestedLifetime(sink)
        Stack.withRoom { connect(Sink(lifetime: lifetime) { lifetime.next($0) }) }
    }
}
