import Foundation
import Rx
import RxTest
import Testing

@Suite struct PartsDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The elements of each part after the part's number, and `.` when the part ends.
    private func numbered<Part: ObservableType & SendableMetatype>(_ parts: Observable<Part>) -> Observable<String>
    where Part.Element == String {
        parts.enumerated().flatMap { index, part in part.map { "\(index)\($0)" }.concat(Observable.just("\(index).")) }
    }

    private let values: MarbleValues = [
        "a": "0a", "b": "0b", "c": "1c", "d": "1d", "e": "2e", "A": "0A", "B": "1B", "x": "0.", "y": "1.", "z": "2.",
    ]

    @Test("groupBy") func groupBy() throws {
        let xs = try scheduler.hot("-a-B-A-|")
        try scheduler.expect("      -a-B-A-(xy|)", values: values) {
            numbered(xs.groupBy { $0.lowercased() })
        }
        try xs.expectSubscriptions("^------!")
    }

    @Test("window") func window() throws {
        let xs = try scheduler.hot("-ab---cd(e|)")
        try scheduler.expect("      -a(bx)---c(dy)(ez|)", values: values) {
            numbered(xs.window(timeSpan: .seconds(5), count: 2, scheduler: scheduler))
        }
    }

    @Test func aWindowEndsAfterItsTimeSpan() throws {
        let xs = try scheduler.hot("-a--c--")
        try scheduler.expect("      -a-xc-y!", values: values) {
            numbered(xs.window(timeSpan: .seconds(3), count: 2, scheduler: scheduler))
        }
    }

    @Test func anErrorEndsTheWindow() throws {
        let xs = try scheduler.hot("-a-#")
        try scheduler.expect("      -a-#", values: values) {
            numbered(xs.window(timeSpan: .seconds(5), count: 2, scheduler: scheduler))
        }
    }
}
