#if GTK

/// Watches state of a widget that exists only while the widget is on the screen.
@MainActor
package protocol ScreenWatch: AnyObject, Sendable {
    func start()
    func stop()
}
#endif
