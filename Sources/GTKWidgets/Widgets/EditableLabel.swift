#if GTK
public import CGTKSupport

/// Text that the user can edit in place, after a click or Enter.
///
/// Wraps `GtkEditableLabel`.
open class EditableLabel: Widget, Editable {
    open override class var objectType: GType { gtk_editable_label_get_type() }

    /// Makes a label.
    public init(_ text: String = "") {
        super.init(making: { gtk_editable_label_new(text.withoutNUL) })
        setAccessibilityRole(.textBox)
        rxgtk_editable_label_guard(widget)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        rxgtk_editable_label_guard(widget)
    }

    /// Whether the user is editing the text.
    public var isEditing: Bool { property("editing").value }

    /// Starts editing.
    public func startEditing() {
        gtk_editable_label_start_editing(pointer)
    }

    /// Ends editing. Keeps the new text if `keepsChanges` is true, and restores the previous text otherwise.
    public func stopEditing(keepsChanges: Bool = true) {
        gtk_editable_label_stop_editing(pointer, keepsChanges ? 1 : 0)
    }
}
#endif
