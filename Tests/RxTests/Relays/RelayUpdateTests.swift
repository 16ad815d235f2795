import Rx
import Testing

@Suite struct RelayUpdateTests {
    private let relay = BehaviorRelay(value: [1])

    @Test func updateDeliversTheChangedValue() {
        let seen = Log<[Int]>()
        let subscription = relay.subscribe(onNext: { seen.add($0) })
        relay.update { $0.append(2) }
        relay.update { $0.removeAll() }
        subscription.dispose()
        #expect(seen.values == [[1], [1, 2], []])
        #expect(relay.value.isEmpty)
    }

    @Test func anErrorLeavesTheValueAlone() {
        let seen = Log<[Int]>()
        let subscription = relay.subscribe(onNext: { seen.add($0) })
        #expect(throws: CancellationError.self) {
            try relay.update {
                $0.append(2)
                throw CancellationError()
            }
        }
        subscription.dispose()
        #expect(seen.values == [[1]])
        #expect(relay.value == [1])
    }

    @Test func updatesOfManyThreadsLoseNothing() {
        let seen = Log<Int>()
        let counter = BehaviorRelay(value: 0)
        let subscription = counter.subscribe(onNext: { seen.add($0) })
        onThreads(8) { _ in
            for _ in 0..<1_000 { counter.update { $0 += 1 } }
        }
        subscription.dispose()
        #expect(counter.value == 8_000)
        #expect(seen.values == Array(0...8_000))
    }

    @Test func anElementThatArrivesMeanwhileIsKept() {
        var calls = 0
        relay.update { list in
            calls += 1
            if calls == 1 { relay.accept([5]) }
            list.append(6)
        }
        #expect(calls == 2)
        #expect(relay.value == [5, 6])
    }

    @Test func anUpdateThatSetsTheValueInEachCallEnds() {
        var calls = 0
        relay.update { list in
            calls += 1
            if calls < 10 { relay.accept([calls * 10]) }
            list.append(6)
        }
        #expect(calls == 2)
        #expect(relay.value == [10, 6])
    }

    @Test func anUpdateFromASubscriberComesAfterItsElement() {
        let seen = Log<[Int]>()
        let subscription = relay.subscribe(onNext: { [relay] list in
            seen.add(list)
            if list.count < 3 { relay.update { $0.append($0.count + 1) } }
        })
        subscription.dispose()
        #expect(seen.values == [[1], [1, 2], [1, 2, 3]])
    }
}
