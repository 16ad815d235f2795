#if GTK
public import CGTK
import Rx

/// Anything that is drawn in a window; subclass a concrete widget to make a view of your own.
///
/// Wraps `GtkWidget`.
open class Widget: GObject {
    open override class var objectType: GType { gtk_widget_get_type() }

    /// Makes the wrapped widget with one of GTK's constructor functions.
    ///
    /// Stops the program, naming the class, off the main thread and before GTK is started.
    public init(making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        Misuse.requireStarted("\(Self.self)")
        guard let widget = make() else { stopProgram(Misuse.notMade("\(Self.self)")) }
        super.init(adopting: OpaquePointer(widget))
    }

    /// Takes over a reference the caller owns; see `GObject.init(adopting:)`.
    public override init(adopting pointer: OpaquePointer) {
        super.init(adopting: pointer)
    }

    /// Wraps a widget that somebody else holds; see `GObject.init(borrowing:)`.
    public override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// As `init(borrowing:)`, for the subclasses in this module, whose users never need it.
    init(existing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    var widget: UnsafeMutablePointer<GtkWidget> { cast() }

    /// Whether the widget reacts to input and is drawn so; a widget in a disabled one is disabled too.
    ///
    /// This is the widget's own setting. Wraps GTK's "sensitive".
    public var isEnabled: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget takes no room and is not drawn.
    public var isHidden: Bool {
        get { !isVisible }
        set { isVisible = !newValue }
    }

    /// Whether the widget is drawn when its parent is; the opposite of `isHidden`.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// The text shown when the pointer rests on the widget.
    public var tooltip: String? {
        get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
        set { gtk_widget_set_tooltip_text(widget, newValue?.withoutNUL) }
    }

    /// What assistive technology calls the widget, where its own text does not say it; `nil` lets GTK decide.
    public var accessibilityLabel: String? {
        didSet {
            let label = accessibilityLabel?.withoutNUL
            for part in [widget] + focusableParts {
                guard let label else {
                    rxgtk_accessible_reset_label(part)
                    continue
                }
                rxgtk_accessible_set_label(part, label)
            }
        }
    }

    /// The parts that take the keyboard in this widget's stead, and so are called what it is called.
    var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [] }

    /// Writes the text of an `Editable`; made at its first use.
    var textWriting: TextWriting?

    override var isWriteDeferred: Bool { textWriting?.isWaiting ?? false }

    override func isEmissionEmpty(_ signal: String) -> Bool { signal == "changed" && textWriting?.isUnchanged == true }

    /// The other ends of the accessible relations; GTK 4.8 keeps no reference to them.
    var accessibilityRelations: [AccessibilityRelation: Widget] = [:]

    /// What assistive technology says of the widget beyond its label; `nil` for nothing.
    public var accessibilityDescription: String? {
        didSet {
            guard let accessibilityDescription else { return rxgtk_accessible_reset_description(widget) }
            rxgtk_accessible_set_description(widget, accessibilityDescription.withoutNUL)
        }
    }

    /// What is no widget but belongs to this one, and ends with it: when the window closes, its streams complete too.
    var companions: [GObject] { controllerWrappers }

    /// The widget that contains this one.
    public var superview: Widget? {
        gtk_widget_get_parent(widget).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// The window the widget is in.
    public var window: Window? {
        guard let root = gtk_widget_get_root(widget) else { return nil }
        return Anchor.wrapper(of: root) as? Window
    }
}
#endif
