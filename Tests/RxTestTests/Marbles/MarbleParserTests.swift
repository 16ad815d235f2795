import RxTest
import Testing

@Suite struct MarbleParserTests {
    private typealias Symbol = MarbleDiagram.Symbol

    @Test func parsesEverySymbol() throws {
        let diagram = try MarbleDiagram("-aZ7(^b!)")
        #expect(
            diagram.ticks == [
                [], [.element("a")], [.element("Z")], [.element("7")], [.subscription, .element("b"), .unsubscription],
            ])
        #expect(try MarbleDiagram("-|").ticks == [[], [.completion]])
        #expect(try MarbleDiagram("#-").ticks == [[.error], []])
    }

    @Test func anEmptyTextIsADiagram() throws {
        #expect(try MarbleDiagram("").ticks == [])
        #expect(try MarbleDiagram("  ").ticks == [])
    }

    @Test func aGroupIsOneTick() throws {
        #expect(try MarbleDiagram("(ab)c(d|)").ticks.count == 3)
        #expect(try MarbleDiagram("(a)") == MarbleDiagram("a"))
    }

    @Test func whiteSpaceIsIgnored() throws {
        #expect(try MarbleDiagram(" - (a b\t|) \n- ") == MarbleDiagram("-(ab|)-"))
    }

    @Test func onlyAnUnsubscriptionMayFollowTheEnd() throws {
        #expect(try MarbleDiagram("-|--!").ticks.count == 5)
        #expect(try MarbleDiagram("(#!)").ticks == [[.error, .unsubscription]])
    }

    @Test(arguments: [
        ("-a-*", 4, "`*` means nothing"),
        ("-(ab", 2, "the group opened here is not closed"),
        ("-ab)", 4, "no group is open that could be closed"),
        ("-()", 3, "a group cannot be empty"),
        ("(a(b))", 3, "a group cannot be in a group"),
        ("(a-b)", 3, "a group is one tick, so no `-` can be in it"),
        ("-| a", 4, "`a` comes after `|`, which ends the sequence"),
        ("-#-|", 4, "`|` comes after `#`, which ends the sequence"),
        ("-a!-b", 5, "nothing comes after `!`"),
        ("(!a)", 3, "nothing comes after `!`"),
        ("-^-^", 4, "there is a `^` before this one"),
        ("(a^)", 3, "`^` comes first at its tick"),
    ])
    func aMalformedDiagramFailsWithItsColumnAndProblem(text: String, column: Int, problem: String) {
        let error = #expect(throws: MarbleDiagramError.self) { try MarbleDiagram(text) }
        #expect(error?.text == text)
        #expect(error?.column == column)
        #expect(error?.problem == problem)
    }

    @Test func theMessageShowsTheColumnAndTheAllowedSymbols() {
        let error = #expect(throws: MarbleDiagramError.self) { try MarbleDiagram("-a -*-|") }
        #expect(
            error?.description == """
                This marble diagram is wrong at column 5: `*` means nothing.
                  -a -*-|
                      ↑
                Allowed: `-` one tick, a letter or a digit an element, `|` completion, `#` an error, \
                `^` the subscription, `!` the unsubscription, `(` `)` around several at one tick, white space ignored.
                """)
    }
}
