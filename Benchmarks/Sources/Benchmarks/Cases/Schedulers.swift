import Dispatch
import Rx

/// A large number, because the cost of waking a thread differs from run to run.
private let crossings = 5 * events

let throughput = Case("observe(on: serial queue), throughput", count: crossings, goal: 3, clock: .wall) {
    let (streams, byHand) = (Arrivals(until: crossings - 1), Arrivals(until: crossings - 1))
    let source = observed { streams.receive($0) }
    let queue = BatchQueue { byHand.receive($0) }
    return Sides(
        streams: { streams.sum { for number in 0..<crossings { source.onNext(number) } } },
        byHand: { byHand.sum { for number in 0..<crossings { queue.send(number) } } },
        toolchain: {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            let arrivals = Arrivals(until: crossings - 1)
            Task.detached { for await number in stream { arrivals.receive(number) } }
            return arrivals.sum {
                for number in 0..<crossings { continuation.yield(number) }
                continuation.finish()
            }
        })
}

private let trips = 500

/// Sends one event at a time to another thread, and the next event once it has arrived.
let roundTrip = Case("observe(on: serial queue), round trip", count: trips, goal: 3, clock: .wall) {
    let (streams, byHand) = (Arrivals(until: 0), Arrivals(until: 0))
    let source = observed { streams.receive($0) }
    let queue = BatchQueue { byHand.receive($0) }
    return Sides(
        streams: { (0..<trips).reduce(0) { sum, _ in sum + streams.sum { source.onNext(0) } } },
        byHand: { (0..<trips).reduce(0) { sum, _ in sum + byHand.sum { queue.send(0) } } },
        toolchain: {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            let arrivals = Arrivals(until: 0)
            Task.detached { for await number in stream { arrivals.receive(number) } }
            defer { continuation.finish() }
            return (0..<trips).reduce(0) { sum, _ in sum + arrivals.sum { continuation.yield(0) } }
        })
}

private func observed(_ receive: @escaping @Sendable (Int) -> Void) -> PublishSubject<Int> {
    let source = PublishSubject<Int>()
    _ =
        source
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "streams"))
        .subscribe(onNext: receive)
    return source
}

/// Sums the numbers that arrive on another thread, up to the last number.
final class Arrivals: Sendable {
    private let total = Box(0)
    private let last: Int
    private let done = DispatchSemaphore(value: 0)

    init(until last: Int) { self.last = last }

    func receive(_ number: Int) {
        total.value &+= number &+ 1
        if number == last { done.signal() }
    }

    /// Runs `body`, and returns the sum of the numbers that it sends, after the last one has arrived.
    func sum(_ body: () -> Void) -> Int {
        total.sum {
            body()
            done.wait()
        }
    }
}
