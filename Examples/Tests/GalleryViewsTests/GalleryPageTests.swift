import Foundation
@testable import GalleryViews
import RxGTK
import XCTest

/// Every page with real widgets. Synchronous tests run on the main thread, which is GTK's.
final class GalleryPageTests: XCTestCase {
    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            Complaints.record()
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            _ = Complaints.take()
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

    func testASearchFindsAPageByNameAndByCode() {
        MainActor.assumeIsolated {
            XCTAssertEqual(GalleryPage.found(by: "calendarv").map(\.id), ["CalendarView"])
            XCTAssertEqual(GalleryPage.found(by: "rx.isAnimating").map(\.id), ["Spinner", "Switch"])
            XCTAssertEqual(GalleryPage.found(by: "").map(\.id), GalleryPage.all.map(\.id))
            let found = GalleryPage.found(by: "swi")
            XCTAssertEqual(found.prefix(4).map(\.id), ["Switch", "SwitchRow", "PreferencesWindow", "ViewSwitcher"])
        }
    }

    func testAClassIsShownByItsPageOrByOneThatUsesIt() {
        MainActor.assumeIsolated {
            XCTAssertEqual(GalleryPage.showing("calendarview")?.id, "CalendarView")
            XCTAssertEqual(GalleryPage.showing("GridRow")?.id, "Grid")
            XCTAssertEqual(GalleryPage.showing("tabbar")?.id, "TabView")
            XCTAssertNil(GalleryPage.showing("map"))
            XCTAssertNil(GalleryPage.showing(""))
        }
    }

    // Four tests, so that they run side by side.
    func testOpeningsOfTheFirstPagesLeaveNothing() { checkOpenings(quarter: 0) }
    func testOpeningsOfTheSecondPagesLeaveNothing() { checkOpenings(quarter: 1) }
    func testOpeningsOfTheThirdPagesLeaveNothing() { checkOpenings(quarter: 2) }
    func testOpeningsOfTheLastPagesLeaveNothing() { checkOpenings(quarter: 3) }

    /// Opens each page of a quarter of them 200 times, or as often as GALLERY_OPENINGS says.
    private func checkOpenings(quarter: Int) {
        let openings = ProcessInfo.processInfo.environment["GALLERY_OPENINGS"].flatMap(Int.init) ?? 200
        MainActor.assumeIsolated {
            let pages = GalleryPage.all
            for page in pages[pages.count * quarter / 4..<pages.count * (quarter + 1) / 4] {
                Self.open(page, times: 2)
                let before = Census.now
                Self.open(page, times: openings)
                // Of the page before something may have been on its way out still.
                let isNothingLeft = MainLoop.run { !Census.hasRisen(since: before) }
                XCTAssertTrue(isNothingLeft, "\(page.id): \(Census.now), was \(before)")
            }
            XCTAssertEqual(Complaints.take(), [])
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
