import Foundation
import Rx
import RxTest
import Testing

@Suite struct MappingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("compactMap") func compactMap() throws {
        let xs = try scheduler.hot("-1-x-2-|")
        try scheduler.expect("      -1---2-|", values: .digits) { xs.compactMap { Int($0) } }
    }

    @Test("decode") func decode() throws {
        let xs = try scheduler.hot("-1-2-|")
        try scheduler.expect("      -p-q-|", values: ["p": [1], "q": [2]]) {
            xs.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
        }
    }

    @Test("enumerated") func enumerated() throws {
        let xs = try scheduler.hot("-a-b-a-|")
        try scheduler.expect("      -p-q-r-|", values: ["p": "0a", "q": "1b", "r": "2a"]) {
            xs.enumerated().map { "\($0.index)\($0.element)" }
        }
    }

    @Test func reducePassesAnError() throws {
        let xs = try scheduler.hot("-1-2-#", values: .digits)
        try scheduler.expect("      -----#", values: .digits) { xs.reduce(0) { $0 + $1 } }
    }

    @Test("toArray") func toArray() throws {
        let xs = try scheduler.hot("-a-b-  |")
        try scheduler.expect("      -----(x|)", values: ["x": ["a", "b"]]) { xs.toArray() }
        try xs.expectSubscriptions("^----!")
    }
}
