#if GTK

/// Watches a part of a widget's state that exists only while the widget is on the screen.
@MainActor
package protocol ScreenWatch: AnyObject, Sendable {
    func start()
    func stop()
}
#endif
