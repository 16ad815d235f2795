public import RxSupport

/// Holds back the events for a new subscriber while the subscribing thread delivers the remembered elements to that
/// subscriber. Another thread may deliver new events meanwhile.
@usableFromInline
package final class ReplayBacklog<Element> {
    @usableFromInline
    struct Contents {
        @usableFromInline var isOpen = false
        @usableFromInline var events: [Event<Element>] = []

        @inlinable
        init() {}
    }

    @usableFromInline package let target: Sink<Element>
    @usableFromInline let lock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) @usableFromInline var contents = Contents()

    @inlinable
    package init(_ target: Sink<Element>) { self.target = target }

    @inlinable
    func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Makes the sink for the source to deliver to. The sink's lifetime ends when the target's lifetime ends.
    @inlinable
    package func makeSink() -> Sink<Element> {
        let lifetime = ClosureLifetime(
            onError: { self.on(.error($0)) }, onCompleted: { self.on(.completed) }, owner: target.lifetime)
        target.lifetime.add(lifetime)
        return Sink(lifetime: lifetime) { self.on(.next($0)) }
    }

    @inlinable
    func on(_ event: Event<Element>) {
        let isOpen = withLock { contents in
            if !contents.isOpen { contents.events.append(event) }
            return contents.isOpen
        }
        if isOpen { target.on(event) }
    }

    /// Delivers the events that were held back. From then on, each event passes at once.
    @inlinable
    package func open() {
        while let events = dequeueEvents() {
            for event in events { target.on(event) }
        }
    }

    @inlinable
    func dequeueEvents() -> [Event<Element>]? {
        withLock { contents in
            if contents.events.isEmpty {
                contents.isOpen = true
                return nil
            }
            defer { contents.events = [] }
            return contents.events
        }
    }
}
