#if GTK
public import CGTKSupport
import RxSupport

/// The base class of everything that is drawn in a window. To make a custom view, subclass a concrete widget.
///
/// Wraps `GtkWidget`.
open class Widget: GObject {
    open override class var objectType: GType { gtk_widget_get_type() }

    /// Makes the wrapped widget with one of GTK's constructor functions.
    ///
    /// Traps, naming the class, if it is called off the main thread or before GTK is started, or if `make` returns
    /// `nil`.
    public init(making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        Misuse.requireStarted("\(Self.self)")
        guard let widget = make() else { stopProgram(Misuse.notMade("\(Self.self)")) }
        super.init(adopting: OpaquePointer(widget))
    }

    /// Takes over a reference that the caller owns; see `GObject.init(adopting:)`.
    public override init(adopting pointer: OpaquePointer) {
        super.init(adopting: pointer)
    }

    /// Wraps a widget that another owner retains; see `GObject.init(borrowing:)`.
    public override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Like `init(borrowing:)`, for the subclasses in this module. Users of the module never need it.
    init(existing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    package var widget: UnsafeMutablePointer<GtkWidget> { cast() }

    /// Whether the widget reacts to input, and is drawn accordingly. A widget inside a disabled widget is disabled too.
    ///
    /// This is the widget's own setting, regardless of its parents. Wraps GTK's "sensitive".
    public var isEnabled: Bool {
        get { property("sensitive").value }
        set { property("sensitive").value = newValue }
    }

    /// Whether the widget takes no space and is not drawn.
    public var isHidden: Bool {
        get { !isVisible }
        set { isVisible = !newValue }
    }

    /// Whether the widget is drawn if its parent is; the opposite of `isHidden`.
    public var isVisible: Bool {
        get { property("visible").value }
        set { property("visible").value = newValue }
    }

    /// The text shown when the pointer rests on the widget.
    public var tooltip: String? {
        get { property("tooltip-text").value }
        set { property("tooltip-text").value = newValue }
    }

    /// The widget's name for assistive technology, if its own text is not enough; `nil` lets GTK decide.
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

    /// The internal parts that take the keyboard focus in place of the widget, and therefore get the same accessibility
    /// label.
    var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [] }

    /// Writes the text of an `Editable`. Made at the first use.
    var textWriting: TextWriting?

    package override var isWriteDeferred: Bool { textWriting?.isWaiting ?? false }

    package override func isEmissionEmpty(_ signal: String) -> Bool {
        signal == "changed" && textWriting?.isUnchanged == true
    }

    /// The targets of the accessibility relations. GTK 4.8 does not retain them.
    var accessibilityRelations: [AccessibilityRelation: Widget] = [:]

    /// A description that assistive technology reads in addition to the label; `nil` for none.
    public var accessibilityDescription: String? {
        didSet {
            guard let accessibilityDescription else { return rxgtk_accessible_reset_description(widget) }
            rxgtk_accessible_set_description(widget, accessibilityDescription.withoutNUL)
        }
    }

    /// Objects that are not widgets but belong to this widget and end with it. Their streams also complete when the
    /// window closes.
    var ownedObjects: [GObject] { controllerWrappers }

    /// The widget that contains this one; `nil` if it is in no other widget.
    public var superview: Widget? {
        // Code that walks up the tree reads this for each widget.
        gtk_widget_get_parent(widget).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// The window that contains the widget; `nil` if no ``Window`` does, as in a ``Dialog`` before libadwaita 1.5.
    public var window: Window? {
        guard let root = gtk_widget_get_root(widget) else { return nil }
        return WrapperReference.wrapper(of: root) as? Window
    }
}
#endif
