extension ObservableType {
    /// Emits what the observable emits that `selector` made of the latest element; lets go of the one before.
    ///
    /// Completes when the source and the latest have; fails when the latest does, the source does, or `selector` throws.
    ///
    /// Source: [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Source,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Source.Element> {
        let selector = Function(selector, "flatMapLatest", file, line)
        return switching { try selector($0).asObservable() }
    }

    @inlinable
    func switching<Inner>(_ selector: @escaping (Element) throws -> Observable<Inner>) -> Observable<Inner> {
        let source = asObservable()
        return Observable { sink in
            let switching = Switching(sink)
            source.attach(
                Sink(lifetime: switching.makeSourceLifetime()) { element in
                    do { switching.switchTo(try selector(element)) } catch { switching.on(.error(error)) }
                })
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits what the latest of the observables emits; lets go of the one before.
    ///
    /// Source: [Switch](https://reactivex.io/documentation/operators/switch.html).
    @inlinable
    public func switchLatest() -> Observable<Element.Element> { switching { $0.asObservable() } }
}

/// The sink of a switch: one inner source at a time, the latest.
@usableFromInline
final class Switching<Element>: @unchecked Sendable {
    private struct State {
        var isSourceDone = false
        /// How many inner sources there were; the number of the latest.
        var count: UInt64 = 0
        var isLatestActive = false
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let gate = Gate<() -> Void>()
    fileprivate let current = LifetimeSlot()
    private let state = Guarded(State())

    @usableFromInline
    init(_ sink: Sink<Element>) {
        self.sink = sink
        sink.lifetime.add(current)
    }

    @usableFromInline
    func makeSourceLifetime() -> Lifetime {
        sink.lifetime.makeUpstream(onError: { self.on(.error($0)) }, onCompleted: { self.sourceCompleted() })
    }

    @usableFromInline
    func on(_ event: Event<Element>) {
        gate.pass(orLeave: { self.sink.on(event) }, perform: { $0() }) { sink.on(event) }
    }

    @inlinable
    func next(_ element: Element, from lifetime: Lifetime?) {
        gate.pass(orLeave: { self.emit(element, from: lifetime) }, perform: { $0() }) { emit(element, from: lifetime) }
    }

    /// An element of an inner source that was replaced meanwhile is late, and dropped.
    @inlinable
    func emit(_ element: Element, from lifetime: Lifetime?) {
        if sink.isAlive, lifetime?.isAlive ?? true { sink.next(element) }
    }

    @inlinable
    func switchTo(_ inner: Observable<Element>) {
        if let element = inner.justElement {
            begin(isActive: false)
            replaceCurrent(nil)
            return next(element, from: nil)
        }
        subscribe(to: inner)
    }

    @usableFromInline
    func subscribe(to inner: Observable<Element>) {
        let lifetime = LatestLifetime(self, number: begin(isActive: true))
        replaceCurrent(lifetime)
        inner.run(Sink(lifetime: lifetime) { self.next($0, from: lifetime) })
    }

    @usableFromInline
    func replaceCurrent(_ lifetime: Lifetime?) { current.replace(lifetime)?.dispose() }

    @discardableResult @usableFromInline
    func begin(isActive: Bool) -> UInt64 {
        state.withLock { state in
            state.count += 1
            state.isLatestActive = isActive
            return state.count
        }
    }

    private func sourceCompleted() {
        let isDone = state.withLock { state in
            state.isSourceDone = true
            return !state.isLatestActive
        }
        if isDone { on(.completed) }
    }

    fileprivate func completed(_ number: UInt64) {
        let isDone = state.withLock { state in
            guard state.count == number else { return false }
            state.isLatestActive = false
            return state.isSourceDone
        }
        if isDone { on(.completed) }
    }
}

/// The lifetime of the latest inner source.
private final class LatestLifetime<Element>: Lifetime, @unchecked Sendable {
    private let switching: Switching<Element>
    private let number: UInt64

    init(_ switching: Switching<Element>, number: UInt64) {
        self.switching = switching
        self.number = number
    }

    override var holder: (any LifetimeHolder)? { switching.current }

    override func didFail(_ error: any Error) { switching.on(.error(error)) }
    override func didComplete() { switching.completed(number) }
}
