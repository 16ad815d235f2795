#if GTK
public import CGTKSupport
import RxSupport

/// A row of toggles. The user activates one of them, for example to choose between views of the same data.
///
/// Wraps `AdwToggleGroup` where libadwaita has it (1.7). In older versions, it consists of linked toggle buttons.
open class ToggleGroup: Widget {
    open override class var objectType: GType { rxgtk_toggles_type() }

    /// Makes an empty group.
    public init() {
        super.init(making: { rxgtk_object_new_widget(rxgtk_toggles_type()) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a toggle with text at the end. The first toggle added is active.
    ///
    /// - Parameters:
    ///   - name: The name of the toggle for `activeName`. Traps if another toggle has the same name.
    ///   - title: The text.
    public func add(_ name: String, title: String) {
        add(name, title: title, iconName: nil, tooltip: nil)
    }

    /// Adds a toggle with an icon at the end. The first toggle added is active.
    ///
    /// - Parameters:
    ///   - name: The name of the toggle for `activeName`. Traps if another toggle has the same name.
    ///   - iconName: The icon's name in the icon theme.
    ///   - tooltip: The tooltip of the toggle, as plain text, and its name for assistive technology.
    public func add(_ name: String, iconName: String, tooltip: String) {
        add(name, title: nil, iconName: iconName, tooltip: tooltip)
    }

    private func add(_ name: String, title: String?, iconName: String?, tooltip: String?) {
        let name = name.withoutNUL
        if names.contains(name) { stopProgram(Misuse.pageTaken(name, of: className)) }
        write { rxgtk_toggles_add(widget, name, title?.withoutNUL, iconName?.withoutNUL, tooltip?.withoutNUL) }
        if names.count == 1 { activeName = name }
    }

    /// Removes a toggle. If it was active, the first remaining toggle becomes active, unless that one is disabled.
    /// Traps if no toggle has the name.
    public func remove(_ name: String) {
        requireToggle(name)
        let next = activeName == name ? names.first { $0 != name } : activeName
        write { _ = rxgtk_toggles_remove(widget, name) }
        if let next { activeName = next }
    }

    /// Sets whether the user can activate a toggle. Disabling the active toggle leaves no toggle active, and does not
    /// make `rx.activeName` emit. Traps if no toggle has the name.
    public func setEnabled(_ isEnabled: Bool, for name: String) {
        requireToggle(name)
        write { _ = rxgtk_toggles_set_enabled(widget, name, isEnabled ? 1 : 0) }
    }

    /// The names of the toggles, in order.
    public var names: [String] {
        (0..<rxgtk_toggles_count(widget)).compactMap { index in
            rxgtk_toggles_name(widget, index).map { String(cString: $0) }
        }
    }

    /// The name of the active toggle; `nil` if none is active. Traps if it is set to a name that no toggle has. Setting
    /// `nil` does nothing. Setting the name of a disabled toggle leaves no toggle active.
    ///
    /// Setting it does not make `rx.activeName` emit.
    public var activeName: String? {
        get { property("active-name").value }
        set {
            guard let newValue else { return }
            requireToggle(newValue)
            write { property("active-name").value = newValue }
        }
    }

    /// Whether all toggles get the same space.
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
