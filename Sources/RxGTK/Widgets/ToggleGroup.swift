#if GTK
public import CGTK
import Rx

/// Toggles side by side, of which exactly one is active, as for views of the same thing.
///
/// Wraps `AdwToggleGroup`, where libadwaita has it (1.7); before, it is made of linked toggle buttons.
open class ToggleGroup: Widget {
    open override class var objectType: GType { rxgtk_toggles_type() }

    /// Makes a group without toggles.
    public init() {
        super.init(making: { rxgtk_object_new_widget(rxgtk_toggles_type()) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a toggle with a text at the end; the first is active.
    ///
    /// - Parameters:
    ///   - name: What `activeName` calls the toggle. One that another toggle has stops the program.
    ///   - title: The text.
    public func add(_ name: String, title: String) {
        add(name, title: title, iconName: nil, tooltip: nil)
    }

    /// Adds a toggle with an icon at the end; the first is active.
    ///
    /// - Parameters:
    ///   - name: What `activeName` calls the toggle. One that another toggle has stops the program.
    ///   - iconName: The theme's name of the icon.
    ///   - tooltip: What is shown when the pointer rests on the toggle, and what assistive technology calls it.
    public func add(_ name: String, iconName: String, tooltip: String) {
        add(name, title: nil, iconName: iconName, tooltip: tooltip)
    }

    private func add(_ name: String, title: String?, iconName: String?, tooltip: String?) {
        if names.contains(name) { stopProgram(Misuse.pageTaken(name, of: className)) }
        write { rxgtk_toggles_add(widget, name, title?.withoutNUL, iconName, tooltip?.withoutNUL) }
        if names.count == 1 { activeName = name }
    }

    /// Takes a toggle out; where it was the active one, the first of the others is then. A name that none has stops the program.
    public func remove(_ name: String) {
        requireToggle(name)
        let next = activeName == name ? names.first { $0 != name } : activeName
        write { _ = rxgtk_toggles_remove(widget, name) }
        if let next { activeName = next }
    }

    /// Lets the person choose a toggle or not. A name that none has stops the program.
    public func setEnabled(_ isEnabled: Bool, for name: String) {
        requireToggle(name)
        _ = rxgtk_toggles_set_enabled(widget, name, isEnabled ? 1 : 0)
    }

    /// The names of the toggles, in order.
    public var names: [String] {
        (0..<rxgtk_toggles_count(widget)).compactMap { index in
            rxgtk_toggles_name(widget, index).map { String(cString: $0) }
        }
    }

    /// The name of the active toggle; `nil` where there is none. What the program sets is not told as the person's doing, and a name that
    /// no toggle has stops the program.
    public var activeName: String? {
        get { property("active-name").value }
        set {
            guard let newValue else { return }
            requireToggle(newValue)
            write { property("active-name").value = newValue }
        }
    }

    /// Whether every toggle gets the same room.
    public var isHomogeneous: Bool {
        get { property("homogeneous").value }
        set { property("homogeneous").value = newValue }
    }

    private func requireToggle(_ name: String) {
        let names = names
        guard !names.contains(name) else { return }
        stopProgram(Misuse.noPage(name, of: className, among: names))
    }
}
#endif
