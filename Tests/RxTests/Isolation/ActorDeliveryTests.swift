import Dispatch
@testable import Rx
import Testing

/// What threads leave for an actor's turn keeps its order, and nothing overtakes it that is delivered on the actor directly.
@Suite struct ActorDeliveryTests {
    private actor Recipient {
        private(set) var received: [Int: [Int]] = [:]

        func deliver(_ number: Int, of sender: Int, by delivery: ActorDelivery) {
            delivery.perform { self.assumeIsolated { $0.receive(number, of: sender) } }
        }

        func receive(_ number: Int, of sender: Int) { received[sender, default: []].append(number) }
    }

    /// Each thread sends an event, and the next from the actor, which delivers it at once if nothing waits. There are more threads than cores,
    /// so that one is often interrupted where it has left an event and asked for no turn yet.
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
        // Behind all that waits.
        await withCheckedContinuation { done in delivery.enqueue { done.resume() } }
        let received = await recipient.received
        for thread in 0..<threads {
            #expect(received[thread] == Array(0..<2 * rounds), "thread \(thread)")
        }
    }
}
