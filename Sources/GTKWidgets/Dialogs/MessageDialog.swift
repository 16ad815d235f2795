#if GTK
public import CGTKSupport

/// A question over a window. `present(over:heading:body:responses:extraChild:)` asks the question and emits the answer.
///
/// Wraps `AdwAlertDialog` in libadwaita 1.5 and later, and `AdwMessageDialog` before.
open class MessageDialog: Dialog {
    open override class var objectType: GType { rxgtk_message_dialog_type() }

    /// The look of a response's button.
    public enum Appearance: UInt32, Sendable {
        /// No emphasis.
        case standard
        /// For the response that most users want.
        case suggested
        /// For a response that loses data.
        case destructive
    }

    package init(over window: Window, heading: String, body: String?, extraChild: Widget?) {
        super.init(of: Self.objectType, over: window)
        property("heading").value = heading
        property("body").value = body ?? ""
        if let extraChild {
            setChild(extraChild, of: "extra-child")
        } else if self.body.isEmpty {
            rxgtk_message_dialog_add_body_space(widget)
        }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The question.
    public var heading: String { property("heading", as: String.self).value }

    /// The information that the user needs for an answer.
    public var body: String { property("body", as: String.self).value }

    package func add(_ id: String, title: String, appearance: Appearance, isEnabled: Bool) {
        rxgtk_message_dialog_add_response(
            widget, id, title.withoutNUL.escapingMnemonics, appearance.rawValue, isEnabled ? 1 : 0)
    }

    package func present(defaultResponse: String?, closeResponse: String) {
        if let defaultResponse { property("default-response").value = defaultResponse }
        property("close-response").value = closeResponse
        present()
        keepStyleClasses(below: self)
    }

    /// Gives buttons the style classes that they have in an `AdwMessageDialog`, so that an app's style sheet needs only
    /// one rule.
    private func keepStyleClasses(below widget: Widget) {
        guard widget is Button else { return widget.subviews.forEach(keepStyleClasses) }
        for name in ["suggested", "destructive"] where widget.cssClasses.contains("\(name)-action") {
            widget.addCSSClass(name)
        }
    }
}
#endif
