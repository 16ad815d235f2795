#if GTK
import CGTKSupport
import RxSupport

/// A key with modifiers, read from GTK's notation.
package struct Accelerator {
    let key: guint
    let modifiers: GdkModifierType

    /// Reads a key such as "<Control>f". Returns `nil` if GTK cannot read it.
    package init?(_ name: String) {
        var key: guint = 0
        var modifiers = GdkModifierType(rawValue: 0)
        guard gtk_accelerator_parse(name, &key, &modifiers) != 0, key != 0 else { return nil }
        (self.key, self.modifiers) = (key, modifiers)
    }

    /// Reads a key such as "<Control>f". Traps if GTK cannot read it.
    static func required(_ name: String) -> Accelerator {
        guard let accelerator = Accelerator(name) else { stopProgram(Misuse.noAccelerator(name)) }
        return accelerator
    }
}
#endif
