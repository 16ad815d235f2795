import Rx

/// The number of events in a run.
let events = 10_000

/// Makes a case that sends events through a chain that is already subscribed to.
///
/// - Parameters:
///   - chain: Makes the chain from the source.
///   - byHand: Makes the listener of the source from the listener that takes the results.
func pump(
    _ name: String, count: Int = events, goal: Double? = 3,
    _ chain: @escaping @Sendable (Observable<Int>) -> Observable<Int>,
    byHand: @escaping @Sendable (@escaping Listener) -> Listener,
    toolchain: (@Sendable () -> Int)? = nil
) -> Case {
    Case(name, count: count, goal: goal) {
        let (source, results) = (PublishSubject<Int>(), Box(0))
        _ = chain(source).subscribe(onNext: { results.value &+= $0 })
        let (emitter, handResults) = (Emitter<Int>(), Box(0))
        _ = emitter.listen(byHand { handResults.value &+= $0 })
        return Sides(
            streams: { results.sum { for number in 0..<count { source.onNext(number) } } },
            byHand: { handResults.sum { for number in 0..<count { emitter.emit(number) } } },
            toolchain: toolchain)
    }
}

/// The number of subscriptions in a run.
let subscriptions = 500

/// Makes a case that assembles a chain, subscribes to it, sends one event and disposes of the subscription.
///
/// - Parameters:
///   - chain: Makes the chain from the source.
///   - byHand: Makes the listener of the source from the listener that takes the results. Appends other objects to
///     cancel to `rest`.
func create(
    _ name: String, _ chain: @escaping @Sendable (Observable<Int>) -> Observable<Int>,
    byHand: @escaping @Sendable (_ next: @escaping Listener, _ rest: inout [any Cancellable]) -> Listener,
    toolchain: (@Sendable () -> Int)? = nil
) -> Case {
    Case(name, count: subscriptions) {
        let results = Box(0)
        return Sides(
            streams: {
                results.sum {
                    for number in 0..<subscriptions {
                        let source = PublishSubject<Int>()
                        let subscription = chain(source).subscribe(onNext: { results.value &+= $0 })
                        source.onNext(number)
                        subscription.dispose()
                    }
                }
            },
            byHand: {
                results.sum {
                    for number in 0..<subscriptions {
                        let emitter = Emitter<Int>()
                        var rest: [any Cancellable] = []
                        let listener = emitter.listen(byHand({ results.value &+= $0 }, &rest))
                        emitter.emit(number)
                        listener.cancel()
                        for cancellable in rest { cancellable.cancel() }
                    }
                }
            },
            toolchain: toolchain)
    }
}
