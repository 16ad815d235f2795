#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Tells of each frame that the display draws, while the widget is on the screen, for what moves: the time since the first one.
    ///
    /// A frame is told just before it is laid out and drawn, so what is set then is seen in it. While this is subscribed to and the
    /// widget is on the screen, frames are drawn even if nothing changes, so dispose of it when nothing moves any more; on a hidden page, and
    /// before the window is shown, it costs nothing. The time goes on meanwhile, so it may jump; it never goes back. Completes with the
    /// widget. Wraps `gtk_widget_add_tick_callback`.
    @MainActor public var frames: Observable<Duration> { base.watched(by: FrameTicks.init) }
}
#endif
