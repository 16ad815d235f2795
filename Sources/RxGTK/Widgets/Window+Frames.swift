#if GTK
import CGTK

extension Window {
    /// How many frames the window has drawn; 0 before it is shown first.
    ///
    /// A window in which nothing changes draws none: a test that reads it twice finds what animates unseen. Wraps
    /// `gdk_frame_clock_get_frame_counter`.
    public var frameCount: Int {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return Int(gdk_frame_clock_get_frame_counter(clock)) + 1
    }
}
#endif
