#if GTK
import CGTK
import Foundation
import RxGTK
import XCTest

/// A test on GTK's thread, with GTK started.
///
/// Where there is no display a test is skipped on a developer's machine and fails in CI, which is expected to start one.
class GTKTestCase: XCTestCase {
    override func setUpWithError() throws {
        try onMain {
            Complaints.record()
            do {
                try Toolkit.start()
            } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            _ = Complaints.take()
        }
    }

    /// What GTK complains of without a cause: 4.24.1 whenever a popover is shown, and 4.18.6 where a press takes away the page that is
    /// pressed; GTKVersions.md has the proof.
    private static let causeless = [
        "gdk_frame_timings_submitted() called on submitted frame", "Broken accounting of active state for widget",
    ]

    /// What GTK complains of in a window of its own that the tests of this class show.
    class var complaintsOfGTKsWindow: [String] { [] }

    /// Whatever else GTK complains of, a test has done wrong.
    override func tearDown() {
        let expected = Self.causeless + Self.complaintsOfGTKsWindow
        onMain {
            settle()
            for complaint in Complaints.take() where !expected.contains(where: complaint.contains) {
                XCTFail(complaint)
            }
        }
    }
}

/// Runs a test's body as the main actor's, which it is: XCTest calls synchronous tests on the main thread.
///
/// A `@MainActor` test method would say the same, but XCTest on Linux cannot find those (Swift 6.3.1: the cast of its
/// list of tests aborts), and an `async` one runs inside a main-queue block, where no GLib loop can deliver posts.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}

/// Runs the loop until `condition` holds; fails the test when it does not within a minute.
@MainActor
@discardableResult
func spin(
    for what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
) -> Bool {
    let isMet = MainLoop.run(until: condition)
    XCTAssertTrue(isMet, "waited in vain for \(what)", file: file, line: line)
    return isMet
}

/// Runs `body`, twice, and checks that the second time leaves behind no wrapper, GObject or handler.
///
/// What a test before left on its way out may go meanwhile.
@MainActor
func checkNothingIsLeft(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) rethrows {
    try body()
    settle(file: file, line: line)
    let before = restingCensus()
    try body()
    checkNothingIsLeft(since: before, file: file, line: line)
}

/// Waits until there are no more wrappers, GObjects and handlers than before. There may be fewer: what a test before left on its way out goes
/// meanwhile.
@MainActor
func checkNothingIsLeft(since before: [String: Int], file: StaticString = #filePath, line: UInt = #line) {
    let isNothingLeft = MainLoop.run { !Census.hasRisen(since: before) }
    XCTAssertTrue(isNothingLeft, "\(Census.now), was \(before)", file: file, line: line)
}

/// The census once it has been the same for a twentieth of a second.
@MainActor
func restingCensus() -> [String: Int] {
    var last = Census.now
    while MainLoop.run(upTo: .milliseconds(50), until: { Census.now != last }) { last = Census.now }
    return last
}

/// Shows `content` in a window until `body` is done.
@MainActor
func show(_ content: Widget, _ body: (Window) throws -> Void) rethrows {
    let window = Window(title: "Test", width: 400, height: 300)
    window.content = content
    defer { window.close() }
    window.present()
    try body(window)
}

extension Window {
    /// Waits until everything asked for is drawn.
    @MainActor
    func draw() {
        let drawn = frameCount
        spin(for: "two frames") {
            gtk_widget_queue_draw(.init(pointer))
            return frameCount > drawn + 2
        }
    }

    /// Waits until no frame is drawn any more, a fifth of a second long.
    @MainActor
    func rest(file: StaticString = #filePath, line: UInt = #line) {
        spin(for: "the window to rest", file: file, line: line) {
            let drawn = frameCount
            return !MainLoop.run(upTo: .milliseconds(200)) { frameCount > drawn }
        }
    }
}

/// Lets everything that is ready now be delivered.
@MainActor
func settle(file: StaticString = #filePath, line: UInt = #line) {
    var isReached = false
    DispatchQueue.main.async { isReached = true }
    spin(for: "the main queue", file: file, line: line) { isReached }
}
#endif
