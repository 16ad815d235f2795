internal import Foundation

/// Runs `body` on `count` threads at once, each with its number, and waits until the threads have ended and released
/// everything.
package func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<count).map { number in start { body(number) } }
    for thread in threads { pthread_join(thread, nil) }
}

/// The same for a caller in a task. It blocks none of the few threads that run tasks.
package func onThreadsOfTheirOwn(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withCheckedContinuation { done in
        let waiting = start {
            onThreads(count, body)
            done.resume()
        }
        pthread_detach(waiting)
    }
}

private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    var thread = pthread_t()
    let failure = pthread_create(
        &thread, nil,
        { work in
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }, Unmanaged.passRetained(Work(body)).toOpaque())
    precondition(failure == 0, "no thread could be started")
    return thread
}
