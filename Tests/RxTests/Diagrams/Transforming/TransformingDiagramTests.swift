import Foundation
import Rx
import RxTest
import Testing

@Suite struct TransformingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test("map") func map() throws {
        let xs = try scheduler.hot("-1-2-3-|", values: .digits)
        try scheduler.expect("      -a-b-c-|", values: ["a": 10, "b": 20, "c": 30]) { xs.map { $0 * 10 } }
        try xs.expectSubscriptions("^------!")
    }

    @Test func mapEmitsAThrownError() throws {
        let xs = try scheduler.hot("-1-2-3-|", values: .digits)
        try scheduler.expect("      -1-#", values: .digits, error: TestError.one) {
            xs.map { if $0 == 2 { throw TestError.one } else { $0 } }
        }
        try xs.expectSubscriptions("^--!")
    }

    @Test("scan") func scan() throws {
        let xs = try scheduler.hot("-1-2-3-|", values: .digits)
        try scheduler.expect("      -1-3-6-|", values: .digits) { xs.scan(0) { $0 + $1 } }
    }

    @Test("reduce") func reduce() throws {
        let xs = try scheduler.hot("-1-2-3-|", values: .digits)
        try scheduler.expect("      -------(6|)", values: .digits) { xs.reduce(0) { $0 + $1 } }
    }

    @Test("flatMap") func flatMap() throws {
        let xs = try scheduler.hot("   -a---b--|")
        let ys = try scheduler.cold("   -x-y-z|")
        try scheduler.expect("         --x-y-(zx)-y-z|") { xs.flatMap { _ in ys } }
        try ys.expectSubscriptions("   -^-----!", "-----^-----!")
    }

    @Test("flatMapLatest") func flatMapLatest() throws {
        let xs = try scheduler.hot("   -a---b--|")
        let ys = try scheduler.cold("   -x-y-z|")
        try scheduler.expect("         --x-y-x-y-z|") { xs.flatMapLatest { _ in ys } }
        try ys.expectSubscriptions("   -^---!", "-----^-----!")
    }

    @Test("concatMap") func concatMap() throws {
        let xs = try scheduler.hot("   -a-b---|")
        let ys = try scheduler.cold("   -x-y|")
        try scheduler.expect("         --x-y-x-y|") { xs.concatMap { _ in ys } }
        try ys.expectSubscriptions("   -^---!", "-----^---!")
    }

    @Test("buffer") func buffer() throws {
        let xs = try scheduler.hot("-abc--d-|")
        let values: MarbleValues = ["x": ["a", "b"], "y": ["c"], "z": ["d"]]
        try scheduler.expect("      --x--y--(z|)", values: values) {
            xs.buffer(timeSpan: .seconds(3), count: 2, scheduler: scheduler)
        }
    }
}
