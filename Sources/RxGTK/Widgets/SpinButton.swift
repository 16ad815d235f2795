#if GTK
public import CGTK
import Rx

/// A number to type, or to change step by step.
///
/// Wraps `GtkSpinButton`.
open class SpinButton: Widget, Editable, Ranged, Orientable {
    open override class var objectType: GType { gtk_spin_button_get_type() }

    /// Makes a spin button.
    ///
    /// - Parameters:
    ///   - value: The number at first.
    ///   - range: The least and the greatest number.
    ///   - step: By how much a press changes the number; 0 stops the program.
    ///   - digits: How many digits are shown behind the point.
    public init(value: Double = 0, in range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
        guard step != 0 else { stopProgram(Misuse.noStep(of: "\(Self.self)")) }
        super.init(making: { gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step) })
        self.digits = digits
        self.value = value
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// How many digits are shown behind the point.
    public var digits: Int {
        get { property("digits").value }
        set { property("digits").value = newValue }
    }

    /// Takes over the number that the person has typed and not confirmed yet, as Enter does. It is told as the person's doing.
    ///
    /// An `Action` and a `ShortcutController` do this first for the number that has the keyboard focus.
    public func update() { gtk_spin_button_update(pointer) }

    /// Takes over what is typed into the number that has the keyboard focus, if one has.
    static func updateFocused() {
        let windows = gtk_window_get_toplevels()!
        for index in 0..<g_list_model_get_n_items(windows) {
            let window = g_list_model_get_item(windows, index)!
            defer { g_object_unref(window) }
            guard let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self)),
                let number = gtk_widget_get_ancestor(focus, gtk_spin_button_get_type())
            else { continue }
            gtk_spin_button_update(OpaquePointer(number))
        }
    }

    /// Whether the number after the greatest is the least.
    public var wraps: Bool {
        get { property("wrap").value }
        set { property("wrap").value = newValue }
    }
}
#endif
