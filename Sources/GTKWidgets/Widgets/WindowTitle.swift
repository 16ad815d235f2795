#if GTK
public import CGTKSupport

/// A title and a subtitle, for the middle of a header bar.
///
/// Wraps `AdwWindowTitle`.
open class WindowTitle: Widget {
    open override class var objectType: GType { adw_window_title_get_type() }

    /// Makes a title with an optional subtitle.
    public init(title: String, subtitle: String = "") {
        super.init(making: { adw_window_title_new(title.withoutNUL, subtitle.withoutNUL) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The title.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The text below the title. Empty text is not shown.
    public var subtitle: String {
        get { property("subtitle").value }
        set { property("subtitle").value = newValue }
    }
}
#endif
