#if GTK
public import CGTKSupport

/// Receives the keys that are pressed while a widget or a descendant has the focus.
///
/// Wraps `GtkEventControllerKey`.
open class KeyController: EventController {
    open override class var objectType: GType { gtk_event_controller_key_get_type() }

    /// Makes a controller that receives keys in `phase`.
    public init(phase: Phase = .bubble) {
        super.init(making: gtk_event_controller_key_new)
        self.phase = phase
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Calls `body` for each key that is pressed. If `body` returns `true`, the key is consumed and no later handler
    /// receives it.
    @discardableResult
    public func onPress(_ body: @escaping @MainActor (KeyPress) -> Bool) -> SignalHandler {
        connect(
            "key-pressed", as: UInt32.self, UInt32.self, UInt32.self,
            answering: { key, _, modifiers in body(KeyPress(key: key, modifiers: modifiers)) })
    }
}
#endif
