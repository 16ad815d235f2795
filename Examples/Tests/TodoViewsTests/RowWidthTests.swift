import Rx
import RxGTK
import SeededRandom
import TodoCore
import XCTest

@testable import TodoViews

/// Tests the rows with titles of any length and script, in windows of any width and with text of any size.
final class RowWidthTests: TodoViewsTestCase {
    func testEveryRowFitsIntoItsWindow() {
        onMain { fixture in
            var random = SeededRandom(seed: 40)
            for scale in [100, 150, 200, 300] {
                guard let style = try? Application.addStyle("window { font-size: \(scale)%; }") else {
                    return XCTFail("no style")
                }
                for width in [320, 360, 415, Int.random(in: 420..<1_000, using: &random), 1_600] {
                    let titles = [String(repeating: "W", count: 24)] + (0..<8).map { _ in Self.title(&random) }
                    Self.checkRowsFit(titles, width: width, "\(width) pixels, \(scale) %", fixture)
                }
                style.dispose()
            }
        }
    }

    @MainActor
    private static func checkRowsFit(
        _ titles: [String], width: Int, _ name: String, _ fixture: ViewFixture
    ) {
        let (window, reactor) = fixture.makeStubbedList([])
        defer { window.close() }
        window.defaultSize = Size(width: width, height: 640)
        reactor.stub.state.value.isEditing = true
        reactor.stub.state.value.listing = TaskListing(
            zip(Int64(1)..., titles).map { Task(id: $0, title: $1, memo: String(repeating: $1, count: 3)) })
        XCTAssertEqual(window.cells.count, titles.count)
        XCTAssertTrue(MainLoop.run(until: { window.isAtRest }), name)
        // If a row needs more than the width of the view, the list can be scrolled sideways.
        let view = window.listView.property("hadjustment", as: GObject.self).value
        XCTAssertLessThanOrEqual(
            view.property("upper", as: Double.self).value, view.property("page-size", as: Double.self).value,
            "\(name): \(titles)")
    }

    /// A title of up to 60 words, each in Latin, Korean, Arabic or emoji.
    private static func title(_ random: inout SeededRandom) -> String {
        let alphabets: [[Character]] = [Array("aWmil"), Array("할일목록"), Array("مهمةجديدة"), Array("👩‍👩‍👧🇰🇷🚂")]
        return (0..<Int.random(in: 1...60, using: &random)).map { _ -> String in
            let alphabet = alphabets.randomElement(using: &random)!
            let count = Int.random(in: 1...40, using: &random)
            return String((0..<count).map { _ in alphabet.randomElement(using: &random)! })
        }
        .joined(separator: " ")
    }

    func testALongTitleIsWholeInItsTooltip() {
        onMain { fixture in
            let title = String(repeating: "long ", count: 2_000)
            let (window, _) = fixture.makeStubbedList([title, "milk"])
            let cells = window.cells
            XCTAssertEqual(cells.map(\.titleLabel.tooltip), [title, nil])
            XCTAssertEqual(cells.map(\.titleLabel.lines), [2, 2])
            XCTAssertEqual(cells.map(\.titleLabel.ellipsizes), [true, true])
            XCTAssertEqual(cells[0].titleLabel.text, String(title.prefix(600)))
            XCTAssertEqual(cells[0].accessibilityLabel, title)
            window.close()
        }
    }
}
