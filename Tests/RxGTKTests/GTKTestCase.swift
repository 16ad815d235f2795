#if GTK
import CGTKSupport
import Foundation
import RxGTK
import XCTest

/// A test case that runs on GTK's thread and starts GTK.
///
/// Without a display, its tests are skipped on a developer's machine. They fail in CI, because CI starts a display.
class GTKTestCase: XCTestCase {
    override func setUpWithError() throws {
        try onMain {
            LoggedWarnings.record()
            do {
                try Toolkit.start()
            } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            _ = LoggedWarnings.take()
        }
    }

    /// GTK's complaints that have no cause in our code. GTK 4.24.1 prints the first whenever a popover is shown.
    /// GTK 4.18.6 prints the second if a press removes the page that it hits. GTKVersions.md has the proof.
    private static let causeless = [
        "gdk_frame_timings_submitted() called on submitted frame", "Broken accounting of active state for widget",
    ]

    /// The complaints that tests of this class expect about GTK's own windows.
    class var complaintsOfGTKsWindow: [String] { [] }

    /// Fails the test for each other complaint of GTK.
    override func tearDown() {
        let expected = Self.causeless + Self.complaintsOfGTKsWindow
        onMain {
            settle()
            for complaint in LoggedWarnings.take() where !expected.contains(where: complaint.contains) {
                XCTFail(complaint)
            }
        }
    }
}

/// Runs a test's body on the main actor. XCTest calls synchronous tests on the main thread.
///
/// A test method cannot be `@MainActor`: XCTest on Linux aborts when it casts its list of tests (Swift 6.3.1). It
/// cannot be `async` either, because it would then run inside a main-queue block, where no GLib loop can deliver posts.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}

/// Runs the loop until `condition` holds. Fails the test if it does not hold within a minute.
@MainActor
@discardableResult
func spin(
    for what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
) -> Bool {
    let isMet = MainLoop.run(until: condition)
    XCTAssertTrue(isMet, "timed out waiting for \(what)", file: file, line: line)
    return isMet
}

/// Runs `body` twice, and checks that the second run leaves no wrapper, GObject or handler behind.
///
/// Objects of an earlier test may still be freed meanwhile.
@MainActor
func checkNothingIsLeft(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) rethrows {
    try body()
    settle(file: file, line: line)
    let (before, classes) = (restingCensus(), LiveObjects.countsByClass)
    try body()
    checkNothingIsLeft(since: before, ofClasses: classes, file: file, line: line)
}

/// Waits until there are no more wrappers, GObjects and handlers than before. There may be fewer, because objects of an
/// earlier test may be freed meanwhile.
@MainActor
func checkNothingIsLeft(
    since before: [String: Int], ofClasses classes: [String: Int] = [:], file: StaticString = #filePath,
    line: UInt = #line
) {
    guard !MainLoop.run(until: { !LiveObjects.hasIncreased(since: before) }) else { return }
    let left = LiveObjects.countsByClass.filter { $0.value > classes[$0.key, default: 0] }
    XCTFail("\(LiveObjects.counts), was \(before); live wrappers: \(left)", file: file, line: line)
}

/// The census, once it has not changed for a twentieth of a second.
@MainActor
func restingCensus() -> [String: Int] {
    var last = LiveObjects.counts
    while MainLoop.run(upTo: .milliseconds(50), until: { LiveObjects.counts != last }) { last = LiveObjects.counts }
    return last
}

/// Shows `content` in a window until `body` returns.
@MainActor
func show(_ content: Widget, _ body: (Window) throws -> Void) rethrows {
    let window = Window(title: "Test", width: 400, height: 300)
    window.content = content
    defer { window.close() }
    window.present()
    try body(window)
}

extension Window {
    /// Waits until all pending changes are drawn.
    @MainActor
    func draw() {
        let drawn = frameCount
        spin(for: "two frames") {
            gtk_widget_queue_draw(.init(pointer))
            return frameCount > drawn + 2
        }
    }

    /// Waits until the window draws no frame for a fifth of a second.
    @MainActor
    func rest(file: StaticString = #filePath, line: UInt = #line) {
        spin(for: "the window to rest", file: file, line: line) {
            let drawn = frameCount
            return !MainLoop.run(upTo: .milliseconds(200)) { frameCount > drawn }
        }
    }
}

/// Runs the loop until everything that is ready now is delivered.
@MainActor
func settle(file: StaticString = #filePath, line: UInt = #line) {
    var isReached = false
    DispatchQueue.main.async { isReached = true }
    spin(for: "the main queue", file: file, line: line) { isReached }
}
#endif
