#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// The time since the first frame, for animations. Emits at each frame of the display while the widget is on the
    /// screen.
    ///
    /// Emits just before a frame is laid out and drawn, so changes made then are visible in that frame. While this is
    /// subscribed to and the widget is on the screen, frames are drawn even if nothing changes, so dispose of the
    /// subscription when the animation ends. It costs nothing on a hidden page or before the window is shown. The time
    /// passes then too, so the value may jump, but it never decreases. Completes with the widget. Wraps
    /// `gtk_widget_add_tick_callback`.
    @MainActor public var frames: Observable<Duration> { base.watched(by: FrameTicks.init) }
}
#endif
