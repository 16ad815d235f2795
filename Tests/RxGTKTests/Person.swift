#if GTK
import CGTKSupport
import RxGTK
import XCTest

/// Sends a person's input to the window with this title. Skips the test under Wayland.
///
/// Each input is sent after GTK has handled the previous one. So a busy machine delays the input, but does not change
/// its effect.
@MainActor
func person(in title: String = "Test", _ inputs: Input...) throws {
    try person(in: title, inputs)
}

/// Like `person(in:_:)`, with the input as an array.
@MainActor
func person(in title: String = "Test", _ inputs: [Input]) throws {
    let server = try XServer()
    // Before GTK has shown a window, the window has no focus and takes the size it was made with.
    waitForFrames(server)
    spin(for: "a window with the title \(title)") { Toplevel.shown.contains { $0.title == title } }
    guard let window = Toplevel.shown.first(where: { $0.title == title }) else { return }
    // No window manager gives the window the focus. A window that gets the focus between a press and its release may
    // lose both.
    if !window.isActive {
        server.focus(window)
        spin(for: "\(title) to become active") { window.isActive }
    }
    for input in inputs {
        if input.isPress { waitForEndOfDrag() }
        try server.send(input, to: window)
        if case .release = input { lastRelease = .now }
        waitForFrames(server)
    }
    // After the last input, GTK may have sent requests to the server. Waits for their results.
    waitForFrames(server)
}

/// Waits until GTK has handled all pending events of the server and has drawn the result.
///
/// GTK handles events before it draws a frame. It delays motion events until the next frame.
@MainActor
private func waitForFrames(_ server: XServer) {
    server.sync()
    let drawn = Toplevel.shown.map { (window: $0, count: $0.frameCount) }
    spin(for: "frames of each window") { drawn.allSatisfy { $0.hasDrawn(since: $1 + 1) } }
}

/// The time of the last release of a held button.
@MainActor private var lastRelease: ContinuousClock.Instant?

/// Waits until a cancelled drag has ended. For half a second, GTK animates its icon back to the source. Meanwhile the
/// icon may catch a press, or a new drag may find no target. GTK does not report the end of the animation.
@MainActor
private func waitForEndOfDrag() {
    guard let lastRelease else { return }
    let end = lastRelease + .milliseconds(700)
    spin(for: "the icon of a drag to disappear") { ContinuousClock.now >= end }
}
#endif
