import ReactorKit
import Rx
import Testing

@Suite struct SelectTests {
    private let reactor = ProfileReactor()

    private func elements<Element: Sendable>(
        of source: Observable<Element>, _ actions: ProfileReactor.Action...
    ) -> [Element] {
        let elements = Recorder<Element>()
        let subscription = source.subscribe(onNext: { elements.append($0) })
        for action in actions { reactor.action.onNext(action) }
        subscription.dispose()
        return elements.elements
    }

    @Test func aFieldEmitsItsValueAndThenItsChanges() {
        let names = elements(of: reactor.select(\.name), .increment, .setName("a"), .setName("a"), .setName("b"))
        #expect(names == ["", "a", "b"])
    }

    @Test func severalFieldsEmitWhenOneOfThemChanges() {
        let selected = reactor.select(\.name, \.count, \.isLoading).map { "\($0) \($1) \($2)" }
        let texts = elements(of: selected, .increment, .nothing, .setName("a"), .alert("x"), .setLoading(true))
        #expect(texts == [" 0 false", " 1 false", "a 1 false", "a 1 true"])
    }

    @Test func aClosureEmitsItsChangedResults() {
        let isFirst = elements(of: reactor.select { $0.count < 2 }, .increment, .increment, .increment)
        #expect(isFirst == [true, false])
    }

    @Test func aPulseEmitsEachAssignment() {
        let alerts = elements(of: reactor.select(\.$alert).map(\.value), .alert("a"), .increment, .alert("a"))
        #expect(alerts == [nil, "a", "a"])
    }

    @Test func anErrorOfTheClosureEndsTheSequence() {
        let failures = Recorder<Bool>()
        let subscription = reactor.select { state -> Int in
            if state.count == 1 { throw TestError.failed }
            return state.count
        }.subscribe(onError: { failures.append($0 is TestError) })
        reactor.action.onNext(.increment)
        subscription.dispose()
        #expect(failures.elements == [true])
    }

    /// Law 1.
    @MainActor @Test func aClosureOfTheMainActorRunsThere() async {
        var calls = 0
        let reactor = ProfileReactor(scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "profile"))
        let counts = Recorder<Int>()
        let subscription = reactor.select { state -> Int in
            calls += 1
            return state.count
        }.subscribe(onNext: { counts.append($0) })
        reactor.action.onNext(.increment)
        while counts.elements.count < 2 { await nextTurn() }
        subscription.dispose()
        #expect(counts.elements == [0, 1])
        #expect(calls == 2)
    }
}
