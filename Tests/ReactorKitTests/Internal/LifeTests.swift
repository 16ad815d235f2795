@testable import ReactorKit
import Rx
import Testing

@Suite(.serialized) struct LifeTests {
    @Test func aReactorDiesWithItsLastOwner() {
        weak var dead: CounterReactor?
        do {
            let reactor = CounterReactor()
            reactor.action.onNext(.increase)
            dead = reactor
        }
        #expect(dead == nil)
    }

    @Test func theDeadDoNotPileUp() {
        for _ in 0..<10_000 { CounterReactor().action.onNext(.increase) }
        #expect(runtimes.count < 200)
    }

    @Test func anActionAfterTheReactorsDeathDoesNothing() {
        let reactions = Recorder<Int>()
        let action: ActionSubject<CounterReactor.Action>
        do {
            let reactor = CounterReactor()
            action = reactor.action
            _ = reactor.state.subscribe(onNext: { reactions.append($0.value) })
        }
        action.onNext(.increase)
        #expect(reactions.elements == [0])
    }

    @Test func identityIsEquality() {
        final class Item: IdentityHashable {}
        let (one, other) = (Item(), Item())
        #expect(one == one)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
    }
}
