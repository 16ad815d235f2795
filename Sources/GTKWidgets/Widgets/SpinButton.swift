#if GTK
public import CGTKSupport
import RxSupport

/// An entry for a number that the user types or changes step by step.
///
/// Wraps `GtkSpinButton`.
open class SpinButton: Widget, Editable, RangedWidget, Orientable {
    open override class var objectType: GType { gtk_spin_button_get_type() }

    /// Makes a spin button.
    ///
    /// - Parameters:
    ///   - value: The initial number.
    ///   - range: The minimum and maximum number.
    ///   - step: The amount by which a button or an arrow key changes the number. Traps if it is 0.
    ///   - digits: The number of decimal places that are shown.
    public init(value: Double = 0, in range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
        guard step != 0 else { stopProgram(Misuse.noStep(of: "\(Self.self)")) }
        super.init(making: { gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step) })
        self.digits = digits
        self.value = value
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The number of decimal places that are shown.
    public var digits: Int {
        get { property("digits").value }
        set { property("digits").value = newValue }
    }

    /// Applies a number that the user has typed but not confirmed yet, as Enter does. `rx.value` emits it as a change
    /// by the user.
    ///
    /// When an `Action` or a `ShortcutController` is activated, it first does this in each window where a spin button
    /// has the focus.
    public func update() { gtk_spin_button_update(pointer) }

    /// Applies the typed number of the focused spin button of each window, if any. A window keeps its focused widget
    /// while another window is active.
    static func updateFocused() {
        let windows = gtk_window_get_toplevels()!
        for index in 0..<g_list_model_get_n_items(windows) {
            let window = g_list_model_get_item(windows, index)!
            defer { g_object_unref(window) }
            guard let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self)),
                let spinButton = gtk_widget_get_ancestor(focus, gtk_spin_button_get_type())
            else { continue }
            gtk_spin_button_update(OpaquePointer(spinButton))
        }
    }

    /// Whether a step above the maximum continues at the minimum, and a step below the minimum at the maximum.
    public var wraps: Bool {
        get { property("wrap").value }
        set { property("wrap").value = newValue }
    }
}
#endif
