import Dispatch
@testable import Rx
import Testing

/// Events that threads enqueue for an actor's turn keep their order, and events delivered on the actor itself do not
/// overtake them.
@Suite struct ActorDeliveryTests {
    private actor Recipient {
        private(set) var received: [Int: [Int]] = [:]

        func deliver(_ number: Int, of sender: Int, by delivery: ActorDelivery) {
            delivery.perform { self.assumeIsolated { $0.receive(number, of: sender) } }
        }

        func receive(_ number: Int, of sender: Int) { received[sender, default: []].append(number) }
    }

    /// Each thread sends one event, and the actor sends the next one, which is delivered at once if no event waits.
    /// There are more threads than cores, so a thread is often interrupted after it has enqueued an event and before it
    /// asks for a turn.
    @Test func eventsOfAThreadArriveInOrder() async {
        let (threads, rounds) = (16, 5_000)
        let recipient = Recipient()
        let delivery = ActorDelivery(to: recipient)
        await onThreadsOfTheirOwn(threads) { thread in
            let arrival = DispatchSemaphore(value: 0)
            for round in 0..<rounds {
                delivery.perform { recipient.assumeIsolated { $0.receive(2 * round, of: thread) } }
                Task {
                    await recipient.deliver(2 * round + 1, of: thread, by: delivery)
                    arrival.signal()
                }
                arrival.wait()
            }
        }
        // Runs after all pending events.
        await withCheckedContinuation { done in delivery.enqueue { done.resume() } }
        let received = await recipient.received
        for thread in 0..<threads {
            #expect(received[thread] == Array(0..<2 * rounds), "thread \(thread)")
        }
    }
}
