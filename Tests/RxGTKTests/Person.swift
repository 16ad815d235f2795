#if GTK
import CGTK
import RxGTK
import XCTest

/// Has a person act in the window of this title; skips under Wayland.
///
/// Each input is sent once GTK has handled the one before it, so that a busy machine makes it later and changes nothing else.
@MainActor
func person(in title: String = "Test", _ inputs: Input...) throws {
    try person(in: title, inputs)
}

/// As `person(in:_:)`, for what is put together.
@MainActor
func person(in title: String = "Test", _ inputs: [Input]) throws {
    let server = try XServer()
    // What GTK has not shown yet has no focus, and takes the size it was made with.
    waitForFrames(server)
    spin(for: "a window called \(title)") { Toplevel.shown.contains { $0.title == title } }
    guard let window = Toplevel.shown.first(where: { $0.title == title }) else { return }
    // There is no window manager to give it the keyboard, and a window that gets it between a press and its release may lose both.
    if !window.isActive {
        server.focus(window)
        spin(for: "\(title) to have the keyboard") { window.isActive }
    }
    for input in inputs {
        if input.isPress { waitForEndOfDrag() }
        try server.send(input, to: window)
        if case .release = input { lastRelease = .now }
        waitForFrames(server)
    }
    // An answer to what the last one had GTK ask of the server.
    waitForFrames(server)
}

/// Waits until GTK has handled all that the server has to tell, and has drawn what came of it.
///
/// GTK handles events before it draws a frame, and in the first one what is left: it keeps back motion until then.
@MainActor
private func waitForFrames(_ server: XServer) {
    server.sync()
    let drawn = Toplevel.shown.map { (window: $0, count: $0.frameCount) }
    spin(for: "frames of each window") { drawn.allSatisfy { $0.hasDrawn(since: $1 + 1) } }
}

/// When a button that was held was let go of.
@MainActor private var lastRelease: ContinuousClock.Instant?

/// Waits until a drag that was cancelled is over. GTK has its picture fly back for half a second, and then takes a press there, or has a new drag
/// find no target. Nothing tells when that ends.
@MainActor
private func waitForEndOfDrag() {
    guard let lastRelease else { return }
    let end = lastRelease + .milliseconds(700)
    spin(for: "the picture of a drag to go") { ContinuousClock.now >= end }
}
#endif
