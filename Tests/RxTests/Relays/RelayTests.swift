import Rx
import RxTest
import Testing

@Suite struct RelayTests {
    let seen = Log<String>()

    @Test func publishRelayDeliversLaterElements() {
        let relay = PublishRelay<Int>()
        relay.accept(1)
        let subscription = relay.subscribe(seen.observer())
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        #expect(seen.values == ["2"])
    }

    @Test func behaviorRelayHasAValue() {
        let relay = BehaviorRelay(value: 1)
        _ = relay.subscribe(seen.observer())
        relay.accept(2)
        #expect(relay.value == 2)
        #expect(seen.values == ["1", "2"])
    }

    @Test func behaviorRelayUpdatesItsValueBeforeDelivery() {
        let relay = BehaviorRelay(value: 1)
        _ = relay.subscribe(onNext: { seen.add("\($0) \(relay.value)") })
        relay.accept(2)
        #expect(seen.values == ["1 1", "2 2"])
    }

    @Test func replayRelayReplaysItsElements() {
        let (last, all) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.createUnbound())
        for element in 1...3 {
            last.accept(element)
            all.accept(element)
        }
        _ = last.subscribe(seen.observer("last "))
        _ = all.subscribe(seen.observer("all "))
        #expect(seen.values == ["last 3", "all 1", "all 2", "all 3"])
    }

    @Test func asObservableEmitsTheElementsOfTheRelay() {
        let (publish, behavior, replay) = (
            PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.createUnbound()
        )
        for observable in [publish.asObservable(), behavior.asObservable(), replay.asObservable()] {
            _ = observable.subscribe(seen.observer())
        }
        publish.accept(1)
        behavior.accept(2)
        replay.accept(3)
        #expect(seen.values == ["0", "1", "2", "3"])
    }

    @Test func bindingToARelayIgnoresCompletion() {
        let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
        let (behavior, optionalBehavior) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: 0))
        let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
        _ = publish.subscribe(seen.observer("publish "))
        _ = optionalPublish.subscribe(seen.observer("optional publish "))
        let source = Observable.of(1, 2)
        _ = source.bind(to: publish)
        _ = source.bind(to: optionalPublish)
        _ = source.bind(to: behavior)
        _ = source.bind(to: optionalBehavior)
        _ = source.bind(to: replay)
        _ = source.bind(to: optionalReplay)
        #expect(
            seen.values == [
                "publish 1", "publish 2", "optional publish Optional(1)", "optional publish Optional(2)",
            ])
        #expect(behavior.value == 2 && optionalBehavior.value == 2)
        seen.clear()
        _ = replay.subscribe(seen.observer())
        _ = optionalReplay.subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "Optional(1)", "Optional(2)"])
    }

    @Test func bindingToSeveralRelaysKeepsTheOrder() {
        let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
        _ = first.subscribe(seen.observer("a"))
        _ = second.subscribe(seen.observer("b"))
        _ = Observable.of(1, 2).bind(to: first, second)
        #expect(seen.values == ["a1", "b1", "a2", "b2"])
    }

    #if DEBUG
    @Test func bindingAnErrorStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable<Int>.error(TestError.one).bind(to: BehaviorRelay(value: 1))
        }
        #expect(result.message.contains("The sequence bound at RxTests/RelayTests.swift:"))
        #expect(result.message.contains("failed: one"))
    }
    #endif
}
