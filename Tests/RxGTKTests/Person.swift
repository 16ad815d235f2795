#if GTK
import CGTK
import Foundation
import RxGTK
import XCTest

/// Has xdotool press keys and buttons in the window of this title; skips where there is no xdotool, but in CI, and under Wayland.
///
/// There is no window manager to give the window the keyboard.
@MainActor
func person(in window: String = "Test", _ arguments: String...) throws {
    try person(in: window, arguments)
}

/// As `person(in:_:)`, for what is put together.
@MainActor
func person(in window: String = "Test", _ arguments: [String]) throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "xdotool needs an X server")
    // What GTK has not shown yet has no focus, and takes the size it was made with.
    Window.all.filter(\.isVisible).forEach { $0.draw() }
    // A window that gets the keyboard between a press and its release may lose both.
    if let shown = Window.all.first(where: { $0.isVisible && $0.title == window }), !shown.isActive {
        try xdotool(in: window, [])
        spin(for: "\(window) to have the keyboard") { shown.isActive }
    }
    try xdotool(in: window, arguments)
}

@MainActor
private func xdotool(in window: String, _ arguments: [String]) throws {
    let xdotool = Process()
    xdotool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    xdotool.arguments =
        ["search", "--sync", "--onlyvisible", "--name", "^\(window)$", "windowfocus"] + arguments
    do {
        try xdotool.run()
        // Two at a time would press each other's modifiers.
        spin(for: "xdotool") { !xdotool.isRunning }
    } catch {
        guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
        throw XCTSkip("no xdotool: \(error)")
    }
}
#endif
