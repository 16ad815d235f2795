#if GTK
public import CGTK

/// How far something has come.
///
/// Wraps `GtkProgressBar`.
open class ProgressBar: Widget, Orientable {
    open override class var objectType: GType { gtk_progress_bar_get_type() }

    /// Makes a bar that is empty.
    public init() {
        super.init(making: gtk_progress_bar_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// How much is done, from 0 to 1.
    public var fraction: Double {
        get { property("fraction").value }
        set { property("fraction").value = newValue }
    }

    /// What is written on it, where `showsText` says so; `nil` for the percentage.
    public var text: String? {
        get { property("text").value }
        set { property("text").value = newValue }
    }

    /// Whether there is writing on it.
    public var showsText: Bool {
        get { property("show-text").value }
        set { property("show-text").value = newValue }
    }

    /// Moves a block by a step, to say that something goes on without an end in sight.
    public func pulse() {
        gtk_progress_bar_pulse(pointer)
    }
}
#endif
