#if GTK
public import CGTKSupport

/// Emits "activated" when the user presses a key, with or without modifiers, such as Ctrl+F or F10.
///
/// Wraps `GtkShortcutController`.
open class ShortcutController: EventController {
    open override class var objectType: GType { ShortcutControllerType.type }

    /// Makes a shortcut.
    ///
    /// - Parameters:
    ///   - accelerator: A key in GTK's notation, such as "<Control>f" or "<Alt>Up". Traps if GTK cannot read it.
    ///   - scope: Where the keyboard focus has to be.
    public init(_ accelerator: String, scope: Scope = .local) {
        let keys = Accelerator.required(accelerator)
        super.init(making: {
            rxgtk_shortcut_new(ShortcutControllerType.type, gtk_keyval_trigger_new(keys.key, keys.modifiers))
        })
        connect("activated") { SpinButton.updateFocused() }
        gtk_shortcut_controller_set_scope(pointer, GtkShortcutScope(rawValue: scope.rawValue))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Where the keyboard focus has to be for a shortcut to work.
    public enum Scope: UInt32, Sendable {
        /// In the widget or a descendant.
        case local
        /// Inside the container that manages the widget's shortcuts, such as its popover or window.
        case managed
        /// Anywhere in the window.
        case global
    }
}

/// The GLib class of ``ShortcutController``, registered at its first use.
@MainActor
private enum ShortcutControllerType {
    static let type = rxgtk_shortcut_register()
}
#endif
