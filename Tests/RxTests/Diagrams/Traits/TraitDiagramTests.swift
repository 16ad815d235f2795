import Rx
import RxTest
import Testing

@Suite struct TraitDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("asSingle") func asSingle() throws {
        let xs = try scheduler.hot("-a-|")
        try scheduler.expect("      ---(a|)") { xs.asSingle() }
    }

    @Test func asSingleFailsOnASecondElement() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      ---#", error: RxError.moreThanOneElement) { xs.asSingle() }
        try xs.expectSubscriptions("^--!")
    }

    @Test func asSingleFailsWithoutAnElement() throws {
        let xs = try scheduler.hot("--|")
        try scheduler.expect("      --#", error: RxError.noElements) { xs.asSingle() }
    }

    @Test("asMaybe") func asMaybe() throws {
        let xs = try scheduler.hot("-a-|")
        try scheduler.expect("      ---(a|)") { xs.asMaybe() }
    }

    @Test func asMaybeCompletesWithoutAnElement() throws {
        let xs = try scheduler.hot("--|")
        try scheduler.expect("      --|") { xs.asMaybe() }
    }

    @Test("asCompletable") func asCompletable() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      -----|", values: [:]) { xs.ignoreElements().asCompletable() }
    }

    @Test("andThen") func andThen() throws {
        let xs = try scheduler.hot("-a-|")
        let ys = try scheduler.cold("  -b-|")
        try scheduler.expect("      ----b-|") { xs.ignoreElements().asCompletable().andThen(ys.asObservable()) }
        try ys.expectSubscriptions("---^--!")
    }

    @Test func andThenPassesAnError() throws {
        let xs = try scheduler.hot("-a-#")
        let ys = try scheduler.cold("  -b-|")
        try scheduler.expect("      ---#") { xs.ignoreElements().asCompletable().andThen(ys.asObservable()) }
        #expect(ys.subscriptions.isEmpty)
    }

    @Test("asInfallible") func asInfallible() throws {
        let xs = try scheduler.hot("-a-#")
        try scheduler.expect("      -a-(d|)") { xs.asInfallible(onErrorJustReturn: "d") }
    }

    @Test func zipOfSinglesCombinesTheirElements() throws {
        let (xs, ys) = (try scheduler.cold("-a|").asSingle(), try scheduler.cold("---b|").asSingle())
        try scheduler.expect("      ----(z|)", values: ["z": "ab"]) { Single.zip(xs, ys) { $0 + $1 } }
    }
}
