@testable import Rx
import XCTest

/// The mailbox of an actor. One of the threads is the actor.
final class MailboxTests: XCTestCase {
    func testThreeThreadsEnqueueFourJobsEach() {
        explore(
            mailbox("ActorDelivery, 3 × 4 jobs") { mailbox, received in
                (0..<3).map { thread in
                    (0..<4).map { number in { mailbox.enqueue { received.on(.next(thread * 10 + number)) } } }
                }
            })
    }

    /// As when a job blocks its thread until a later job has run. The inner call ends the turn. Then the outer call
    /// schedules another one, which may find nothing.
    func testAJobRunsTheRestOfTheBatch() {
        explore(
            mailbox("ActorDelivery, a job that drains", mostTurns: .max, lists: [[0, 1], [10, 11]]) {
                mailbox, received in
                [[0, 1], [10, 11]].map { list in
                    list.map { element in
                        {
                            mailbox.enqueue {
                                received.on(.next(element))
                                if element % 10 == 0 { mailbox.drain() }
                            }
                        }
                    }
                }
            })
    }

    private func mailbox(
        _ name: String, mostTurns: Int = 1,
        lists: [[Int]] = (0..<3).map { thread in (0..<4).map { thread * 10 + $0 } },
        _ threads: @escaping (ActorDelivery, Received<Int>) -> [[Trial.Operation]]
    ) -> Scenario {
        Scenario(name: name) {
            let mailbox = ActorDelivery(to: SomeActor())
            let received = Received<Int>()
            let turns = Turns()
            let senders = threads(mailbox, received).map { $0.map(turns.taking) }
            return Trial(threads: senders + [turns.thread]) {
                turns.runRest()
                return first(
                    received.fault, turns.fault,
                    turns.mostAtOnce > mostTurns ? "\(turns.mostAtOnce) turns at once" : nil,
                    lossOrDisorder(received.elements, of: lists))
            }
        }
    }
}

private actor SomeActor {}
