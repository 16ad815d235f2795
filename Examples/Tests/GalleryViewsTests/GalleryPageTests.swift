import Foundation
@testable import GalleryViews
import RxGTK
import XCTest

/// Tests every page with real widgets. Synchronous tests run on GTK's thread, the main thread.
final class GalleryPageTests: XCTestCase {
    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            LoggedWarnings.record()
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            _ = LoggedWarnings.take()
        }
    }

    func testEveryPageHasAFileAndShowsIt() throws {
        try MainActor.assumeIsolated {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Sources/GalleryViews/Pages")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            XCTAssertEqual(GalleryPage.all.map { "\($0.id).swift" }.sorted(), files.sorted())
            for page in GalleryPage.all { XCTAssertTrue(page.code.contains("GalleryPage(\"\(page.id)\""), page.id) }
        }
    }

    func testSearchFindsPagesByNameAndByCode() {
        MainActor.assumeIsolated {
            XCTAssertEqual(GalleryPage.found(by: "calendarv").map(\.id), ["CalendarView"])
            XCTAssertEqual(GalleryPage.found(by: "rx.isAnimating").map(\.id), ["Spinner", "Switch"])
            XCTAssertEqual(GalleryPage.found(by: "").map(\.id), GalleryPage.all.map(\.id))
            let found = GalleryPage.found(by: "swi")
            XCTAssertEqual(found.prefix(4).map(\.id), ["Switch", "SwitchRow", "PreferencesWindow", "ViewSwitcher"])
        }
    }

    func testClassIsFoundOnItsPageOrOnAPageThatUsesIt() {
        MainActor.assumeIsolated {
            XCTAssertEqual(GalleryPage.showing("calendarview")?.id, "CalendarView")
            XCTAssertEqual(GalleryPage.showing("GridRow")?.id, "Grid")
            XCTAssertEqual(GalleryPage.showing("tabbar")?.id, "TabView")
            XCTAssertNil(GalleryPage.showing("map"))
            XCTAssertNil(GalleryPage.showing(""))
        }
    }

    // Four tests, so that they can run in parallel.
    func testOpeningTheFirstPagesLeavesNothing() { checkOpenings(quarter: 0) }
    func testOpeningTheSecondPagesLeavesNothing() { checkOpenings(quarter: 1) }
    func testOpeningTheThirdPagesLeavesNothing() { checkOpenings(quarter: 2) }
    func testOpeningTheLastPagesLeavesNothing() { checkOpenings(quarter: 3) }

    /// Opens each page of a quarter of the pages 200 times. GALLERY_OPENINGS sets another number.
    private func checkOpenings(quarter: Int) {
        let openings = ProcessInfo.processInfo.environment["GALLERY_OPENINGS"].flatMap(Int.init) ?? 200
        MainActor.assumeIsolated {
            let pages = GalleryPage.all
            for page in pages[pages.count * quarter / 4..<pages.count * (quarter + 1) / 4] {
                Self.open(page, times: 2)
                let before = LiveObjects.counts
                Self.open(page, times: openings)
                // There may be fewer objects than before, because objects of the previous page may still be freed.
                let isNothingLeft = MainLoop.run { !LiveObjects.hasIncreased(since: before) }
                XCTAssertTrue(isNothingLeft, "\(page.id): \(LiveObjects.counts), was \(before)")
            }
            XCTAssertEqual(LoggedWarnings.take(), [])
        }
    }

    @MainActor private static func open(_ page: GalleryPage, times: Int) {
        let window = GalleryWindow(page: page)
        window.present()
        for _ in 0..<times {
            window.show(page)
            _ = MainLoop.run(upTo: .zero) { false }
        }
        window.close()
        _ = MainLoop.run(upTo: .milliseconds(50)) { false }
    }
}
