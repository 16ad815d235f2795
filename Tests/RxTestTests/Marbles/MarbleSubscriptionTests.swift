import Rx
import RxTest
import Testing

@Suite struct MarbleSubscriptionTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func run(_ expected: String, _ source: String) throws -> TestableObservable<String> {
        let xs = try scheduler.cold(source)
        try scheduler.expect(expected) { xs }
        return xs
    }

    @Test func anEndAtAnotherTickFails() throws {
        let xs = try run("-a-|", "-a-|")
        let line: UInt = #line + 1
        let mismatch = #expect(throws: MarbleMismatch.self) { try xs.expectSubscriptions("^-!") }
        #expect(
            mismatch?.description == """
                Subscription 1 of 1 (expected: 1) differs from its diagram at tick 2 (virtual time 202), \(#fileID):\(line)
                expected: ^-!
                actual:   ^--!
                            ↑ expected !, got nothing
                """)
    }

    @Test func anUndrawnEndFails() throws {
        let xs = try run("-|", "-|")
        let mismatch = #expect(throws: MarbleMismatch.self) { try xs.expectSubscriptions("^--") }
        #expect(mismatch?.expected.description == "^")
        #expect(mismatch?.actual.description == "^!")
    }

    @Test func aWrongNumberOfSubscriptionsFails() throws {
        let xs = try run("-|", "-|")
        let missing = #expect(throws: MarbleMismatch.self) { try xs.expectSubscriptions("^!", "-^!") }
        #expect(missing?.description.hasPrefix("Subscription 2 of 1 (expected: 2) differs") == true)
        #expect(missing?.tick == 0)
        let surplus = #expect(throws: MarbleMismatch.self) { try xs.expectSubscriptions() }
        #expect(surplus?.actual.description == "^!")
    }

    @Test func noDiagramMeansNoSubscription() throws {
        let xs = try scheduler.hot("-a")
        try xs.expectSubscriptions()
    }

    @Test(arguments: [
        ("-a", "`a` cannot be in a diagram of a subscription"), ("--!", "it has no `^`"),
        ("!-^", "nothing comes after `!`"),
    ])
    func aMalformedSubscriptionDiagramFails(text: String, problem: String) throws {
        let xs = try scheduler.hot("-a")
        let error = #expect(throws: MarbleDiagramError.self) { try xs.expectSubscriptions(text) }
        #expect(error?.problem == problem)
    }
}
