#if GTK
import CGTKSupport

extension Window {
    /// The number of frames that the window has drawn; 0 before it is first shown.
    ///
    /// A window without changes draws no frames. A test that reads the number twice can therefore detect a hidden
    /// animation. Wraps `gdk_frame_clock_get_frame_counter`.
    public var frameCount: Int {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return Int(gdk_frame_clock_get_frame_counter(clock)) + 1
    }
}
#endif
