import Rx
import RxTest
import Testing

@Suite struct MarbleMismatchTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The message of an unmet expectation, from its second line on.
    private func message<Element: Equatable>(
        _ expected: String, values: MarbleValues<Element>, _ source: TestableObservable<Element>
    ) -> String? {
        let mismatch = #expect(throws: MarbleMismatch.self) {
            try scheduler.expect(expected, values: values) { source }
        }
        return mismatch.map { $0.description.split(separator: "\n").dropFirst().joined(separator: "\n") }
    }

    @Test func showsBothDiagramsAndTheFirstDifference() throws {
        let values: MarbleValues = ["a": 1, "b": 2]
        let xs = try scheduler.cold("-a---b-|", values: values)
        let line: UInt = #line + 1
        let mismatch = #expect(throws: MarbleMismatch.self) {
            try scheduler.expect("-a-b---|", values: values) { xs }
        }
        #expect(
            mismatch?.description == """
                The sequence differs from its diagram at tick 3 (virtual time 203), \(#fileID):\(line)
                expected: -a-b---|
                actual:   -a---b-|
                             ↑ expected b, got nothing
                values:   a = 1, b = 2
                """)
        #expect(mismatch?.tick == 3)
        #expect(mismatch?.actual.description == "-a---b-|")
        #expect(mismatch?.expected.description == "-a-b---|")
    }

    @Test func alignsTicksAroundGroups() throws {
        let xs = try scheduler.cold("-a-(ab)-|")
        #expect(
            message("-(ab)-a-|", values: .letters, xs) == """
                expected: -(ab)-a   -|
                actual:   -a   -(ab)-|
                           ↑ expected (ab), got a
                """)
    }

    @Test func theOrderWithinAGroupCounts() throws {
        let xs = try scheduler.cold("-(ab|)")
        #expect(
            message("-(ba|)", values: .letters, xs) == """
                expected: -(ba|)
                actual:   -(ab|)
                           ↑ expected (ba|), got (ab|)
                """)
    }

    @Test func namesUnexpectedValues() throws {
        let xs = try scheduler.cold("-23|", values: .digits)
        #expect(
            message("-a-|", values: ["a": 1], xs) == """
                expected: -a-|
                actual:   -AB|
                           ↑ expected a, got A
                values:   A = 2, B = 3, a = 1
                """)
    }

    @Test func quotesTexts() throws {
        let xs = try scheduler.cold("-a", values: ["a": "two words"])
        #expect(
            message("-b", values: .letters, xs) == """
                expected: -b
                actual:   -A
                           ↑ expected b, got A
                values:   A = "two words"
                """)
    }

    @Test func showsAMissingEnd() throws {
        let xs = try scheduler.cold("-a")
        #expect(
            message("-a-|", values: .letters, xs) == """
                expected: -a-|
                actual:   -a
                             ↑ expected |, got nothing
                """)
    }

    @Test func showsAnUnexpectedError() throws {
        let xs = try scheduler.cold("-a-#", values: .letters, error: RxError.noElements)
        #expect(
            message("-a-|", values: .letters, xs) == """
                expected: -a-|
                actual:   -a-#
                             ↑ expected |, got #
                values:   # = The sequence has no elements.
                """)
    }

    @Test func showsAnErrorThatDiffers() throws {
        let xs = try scheduler.cold("-#", values: .letters, error: RxError.timeout)
        #expect(
            message("-#", values: .letters, xs) == """
                expected: -#
                actual:   -#
                           ↑ expected #, got #
                values:   # expected = RxTest.MarbleError(), # actual = The sequence timed out.
                """)
    }

    @Test func showsTheUnsubscriptionInBothDiagrams() throws {
        let xs = try scheduler.cold("-a-b-c")
        #expect(
            message("-a--!", values: .letters, xs) == """
                expected: -a--!
                actual:   -a-b!
                             ↑ expected nothing, got b
                """)
    }

    @Test func cutsALongDiagram() throws {
        let xs = try scheduler.cold("-a" + String(repeating: "-b", count: 30))
        #expect(
            message("-a-|", values: .letters, xs) == """
                expected: -a-|
                actual:   -a-b-b-b-b-b-b-b-b-b-b-b …
                             ↑ expected |, got b
                """)
    }

    @Test func drawsTheExpectedOneOfSeveralNames() throws {
        let xs = try scheduler.cold("-1--|", values: .digits)
        let mismatch = #expect(throws: MarbleMismatch.self) {
            try scheduler.expect("-b-|", values: ["a": 1, "b": 1]) { xs }
        }
        #expect(mismatch?.actual.description == "-b--|")
    }

    @Test func givesAnExpectedNameToNoOtherValue() throws {
        let xs = try scheduler.cold("-a", values: ["a": "long"])
        let mismatch = #expect(throws: MarbleMismatch.self) { try scheduler.expect("-A") { xs } }
        #expect(mismatch?.actual.description == "-B")
    }
}
