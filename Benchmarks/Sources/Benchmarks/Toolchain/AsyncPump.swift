import Dispatch

/// Sends events through an `AsyncStream`. The task that yields an event also takes it, so no event waits and no thread
/// is woken.
enum AsyncPump {
    typealias Results = () async -> Int?

    static func events(_ chain: @escaping @Sendable (AsyncStream<Int>) -> Results) -> @Sendable () -> Int {
        {
            blocking {
                let (stream, continuation) = AsyncStream<Int>.makeStream()
                let next = chain(stream)
                var sum = 0
                for number in 0..<Benchmarks.events {
                    continuation.yield(number)
                    sum &+= await next() ?? 0
                }
                return sum
            }
        }
    }

    /// For each subscription, makes a stream, takes one value from it and ends it.
    static func subscriptions(_ chain: @escaping @Sendable (AsyncStream<Int>) -> Results) -> @Sendable () -> Int {
        {
            blocking {
                var sum = 0
                for number in 0..<Benchmarks.subscriptions {
                    let (stream, continuation) = AsyncStream<Int>.makeStream()
                    let next = chain(stream)
                    continuation.yield(number)
                    sum &+= await next() ?? 0
                    continuation.finish()
                }
                return sum
            }
        }
    }

    /// Returns a function that takes the next element of `sequence`.
    static func results(of sequence: some AsyncSequence<Int, Never>) -> Results {
        var iterator = sequence.makeAsyncIterator()
        return { await iterator.next(isolation: nil) }
    }
}

/// Runs `body` in a task, and waits for it.
func blocking(_ body: @escaping @Sendable () async -> Int) -> Int {
    let (done, result) = (DispatchSemaphore(value: 0), Box(0))
    Task.detached {
        result.value = await body()
        done.signal()
    }
    done.wait()
    return result.value
}
