#if GTK
public import CGTKSupport

/// A check box with a title; in a group, a radio button.
///
/// Wraps `GtkCheckButton`.
open class CheckButton: Widget, Toggle {
    open override class var objectType: GType { gtk_check_button_get_type() }

    /// Makes a check button with a title. If `mnemonic` is true, Alt and the letter after an underscore in the title
    /// press it.
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

    /// Whether the box shows a state that is neither on nor off.
    public var isInconsistent: Bool {
        get { property("inconsistent").value }
        set { property("inconsistent").value = newValue }
    }

    /// Adds the button to the group of `other`. `nil` removes the button from its group.
    ///
    /// At most one button of a group is on. The buttons of a group are drawn round.
    ///
    /// When switching on one button switches off another, `rx.isOn` of the other emits that change.
    public func join(groupOf other: CheckButton?) {
        gtk_check_button_set_group(cast(), other?.cast())
    }
}
#endif
