import Rx
import RxTest
import Testing

@Suite struct UtilityDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("observe(on:)") func observeOn() throws {
        let xs = try scheduler.hot("-a--b-|")
        try scheduler.expect("      --a--b-|") { xs.observe(on: scheduler) }
        try xs.expectSubscriptions("^-----!")
    }

    @Test("subscribe(on:)") func subscribeOn() throws {
        let xs = try scheduler.cold("-a-b|")
        try scheduler.expect("       --a-b|") { xs.subscribe(on: scheduler) }
        try xs.expectSubscriptions(" -^----!")
    }

    @Test("materialize") func materialize() throws {
        let xs = try scheduler.hot("-a-#")
        let values: MarbleValues<Event<String>> = ["n": .next("a"), "e": .error(MarbleError())]
        try scheduler.expect("      -n-(e|)", values: values) { xs.materialize() }
    }

    @Test("do") func `do`() throws {
        let xs = try scheduler.hot("-a-b-|")
        let seen = Log<String>()
        try scheduler.expect("      -a-b!") { xs.do(onNext: { seen.add($0) }, onDispose: { seen.add("disposed") }) }
        #expect(seen.values == ["a", "b", "disposed"])
    }
}
