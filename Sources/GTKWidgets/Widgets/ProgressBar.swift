#if GTK
public import CGTKSupport

/// A bar that shows the progress of a task.
///
/// Wraps `GtkProgressBar`.
open class ProgressBar: Widget, Orientable {
    open override class var objectType: GType { gtk_progress_bar_get_type() }

    /// Makes an empty bar.
    public init() {
        super.init(making: gtk_progress_bar_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The completed fraction, from 0 to 1.
    public var fraction: Double {
        get { property("fraction").value }
        set { property("fraction").value = newValue }
    }

    /// The text on the bar if `showsText` is true; `nil` for the percentage.
    public var text: String? {
        get { property("text").value }
        set { property("text").value = newValue }
    }

    /// Whether the bar shows text.
    public var showsText: Bool {
        get { property("show-text").value }
        set { property("show-text").value = newValue }
    }

    /// Moves a block by a step, to show activity whose duration is unknown.
    public func pulse() {
        gtk_progress_bar_pulse(pointer)
    }
}
#endif
