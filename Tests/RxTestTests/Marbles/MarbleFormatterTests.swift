import OperatorModel
import Rx
import RxTest
import Testing

@Suite struct MarbleFormatterTests {
    private func text(_ events: [Recorded<Event<Int>>], _ values: MarbleValues<Int> = [:]) -> String {
        var values = values
        return MarbleDiagram(events, values: &values).description
    }

    @Test func drawsEventsAtTheirTicks() {
        #expect(text([.next(1, 1), .next(3, 2), .completed(5)], .digits) == "-1-2-|")
        #expect(text([.error(2, MarbleError())]) == "--#")
        #expect(text([]) == "")
    }

    @Test func drawsSeveralAtOneTickAsAGroup() {
        #expect(text([.next(0, 1), .next(2, 1), .next(2, 2), .completed(2)], .digits) == "1-(12|)")
    }

    @Test func drawsEventsAfterTheEnd() {
        #expect(text([.completed(0), .next(1, 3), .completed(2)], .digits) == "|3|")
    }

    @Test func usesTheNamesOfTheValues() {
        #expect(text([.next(0, 20), .next(1, 10)], ["a": 10, "b": 20]) == "ba")
    }

    @Test func namesUnnamedValues() {
        var values: MarbleValues = ["A": 1]
        let diagram = MarbleDiagram([.next(0, 7), .next(1, 1), .next(2, 8), .next(3, 7)], values: &values)
        #expect(diagram.description == "BACB")
        #expect(values.dictionary == ["A": 1, "B": 7, "C": 8])
    }

    @Test func reusesTheNameOfAnAbsentValue() {
        var values = MarbleValues.letters
        let diagram = MarbleDiagram([.next(0, "A"), .next(1, "long")], values: &values)
        #expect(diagram.description == "AB")
        #expect(values["B"] == "long")
    }

    @Test func namesMoreValuesThanThereAreLetters() throws {
        var values: MarbleValues<Int> = [:]
        let events = (0..<200).map { Recorded.next($0, $0) }
        let diagram = MarbleDiagram(events, values: &values)
        #expect(values.dictionary.count == 200)
        #expect(try MarbleDiagram(diagram.description).events(values: values) == events)
    }

    /// Parsing the diagram of any possible events yields these events.
    @Test(arguments: 0..<200 as Range<UInt64>) func eventsRoundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let events = randomEvents(&random)
        var values: MarbleValues = seed.isMultiple(of: 2) ? [:] : ["a": 0, "b": 1, "c": 1, "D": 9]
        let text = MarbleDiagram(events, values: &values).description
        #expect(try MarbleDiagram(text).events(values: values) == events, "\(text)")
    }

    /// Parsing the text of any diagram yields this diagram, with or without white space.
    @Test(arguments: 0..<200 as Range<UInt64>) func diagramsRoundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var values = MarbleValues<Int>.digits
        let diagram = MarbleDiagram(randomEvents(&random), values: &values)
        #expect(try MarbleDiagram(diagram.description) == diagram)
        let spaced = diagram.description.map { Bool.random(using: &random) ? "\($0) " : "\($0)" }.joined()
        #expect(try MarbleDiagram(spaced) == diagram)
    }

    private func randomEvents(_ random: inout SeededGenerator) -> [Recorded<Event<Int>>] {
        var time = 0
        var events: [Recorded<Event<Int>>] = []
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            time += Bool.random(using: &random) ? 0 : Int.random(in: 0...6, using: &random)
            events.append(.next(time, Int.random(in: 0...12, using: &random)))
        }
        switch Int.random(in: 0...2, using: &random) {
        case 0: events.append(.completed(time + Int.random(in: 0...3, using: &random)))
        case 1: events.append(.error(time + Int.random(in: 0...3, using: &random), MarbleError()))
        default: break
        }
        return events
    }
}
