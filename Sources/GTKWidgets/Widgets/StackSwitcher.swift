#if GTK
public import CGTKSupport

/// A row of buttons, one for each page of a stack that has a title.
///
/// Wraps `GtkStackSwitcher`.
open class StackSwitcher: Widget {
    open override class var objectType: GType { gtk_stack_switcher_get_type() }

    /// Makes buttons for the pages of `stack`.
    public init(_ stack: Stack? = nil) {
        super.init(making: gtk_stack_switcher_new)
        self.stack = stack
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The stack whose pages the buttons switch.
    public var stack: Stack? {
        get { property("stack").value }
        set { property("stack").value = newValue }
    }
}
#endif
