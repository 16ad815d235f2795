import Rx
import RxTest
import Testing

@Suite struct OneElementDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("ignoreElements") func ignoreElements() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      -----|", values: [:]) { xs.ignoreElements() }
    }

    @Test("element(at:)") func elementAt() throws {
        let xs = try scheduler.hot("-a-b   -c-|")
        try scheduler.expect("      ---(b|)") { xs.element(at: 1) }
        try xs.expectSubscriptions("^--!")
    }

    @Test func elementAtFailsForTooFewElements() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      -----#", error: RxError.argumentOutOfRange) { xs.element(at: 2) }
    }

    @Test("single") func single() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      ---b-|") { xs.single { $0 == "b" } }
    }

    @Test func singleFailsOnASecondElement() throws {
        let xs = try scheduler.hot("-a-b-|")
        try scheduler.expect("      -a-#", error: RxError.moreThanOneElement) { xs.single() }
    }

    @Test func singleFailsWithoutAnElement() throws {
        let xs = try scheduler.hot("--|")
        try scheduler.expect("      --#", error: RxError.noElements) { xs.single() }
    }

    @Test("first") func first() throws {
        let xs = try scheduler.hot("-a   -b-|")
        try scheduler.expect("      -(a|)", values: ["a": "a"]) { xs.first() }
        try xs.expectSubscriptions("^!")
    }

    @Test func firstEmitsNilWithoutAnElement() throws {
        let xs = try scheduler.hot("--|")
        try scheduler.expect("      --(n|)", values: ["n": nil as String?]) { xs.first() }
    }
}
