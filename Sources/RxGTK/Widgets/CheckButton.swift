#if GTK
public import CGTK

/// A box to tick, with a title beside it; in a group, one of several to choose from.
///
/// Wraps `GtkCheckButton`.
open class CheckButton: Widget, Toggle {
    open override class var objectType: GType { gtk_check_button_get_type() }

    /// Makes a check button with a title; with `mnemonic`, an underscore before a letter makes Alt and that letter press it.
    public init(title: String? = nil, isOn: Bool = false, mnemonic: Bool = false) {
        super.init(
            making: mnemonic
                ? { gtk_check_button_new_with_mnemonic(title?.withoutNUL) }
                : { gtk_check_button_new_with_label(title?.withoutNUL) })
        self.isOn = isOn
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text beside the box.
    public var title: String? {
        get { property("label").value }
        set { property("label").value = newValue }
    }

    /// Whether the box shows that it is neither on nor off.
    public var isInconsistent: Bool {
        get { property("inconsistent").value }
        set { property("inconsistent").value = newValue }
    }

    /// Makes this one of a group of which at most one is on, drawn round; `nil` takes it out of its group.
    ///
    /// The one that another's being switched on switches off tells it as a change.
    public func join(groupOf other: CheckButton?) {
        gtk_check_button_set_group(cast(), other?.cast())
    }
}
#endif
