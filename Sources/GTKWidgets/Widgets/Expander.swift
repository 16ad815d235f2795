#if GTK
public import CGTKSupport

/// A title that shows or hides a widget below it.
///
/// Wraps `GtkExpander`.
open class Expander: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_expander_get_type() }

    /// Makes an expander.
    public init(title: String, isExpanded: Bool = false, child: Widget? = nil) {
        super.init(making: { gtk_expander_new(title.withoutNUL) })
        accessibilityLabel = title
        self.child = child
        self.isExpanded = isExpanded
    }

    /// Makes an expander that shows or hides the widget that `child` returns.
    public convenience init(title: String, isExpanded: Bool = false, child: () -> Widget) {
        self.init(title: title, isExpanded: isExpanded, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text beside the arrow. Setting it also sets `accessibilityLabel`.
    public var title: String? {
        get { property("label").value }
        set {
            property("label").value = newValue
            accessibilityLabel = newValue
        }
    }

    /// Whether `child` is shown. Setting it does not make `rx.isExpanded` emit.
    public var isExpanded: Bool {
        get { property("expanded").value }
        set { write { property("expanded").value = newValue } }
    }
}
#endif
