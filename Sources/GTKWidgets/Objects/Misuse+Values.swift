#if GTK
extension Misuse {
    package static func numberTooGreat(_ number: String, for type: String) -> String {
        """
        The number \(number), passed to or from GLib, does not fit in the type \(type): pass a number that fits, or use a \
        wider type.
        """
    }

    package static func noRange(_ least: Double, _ greatest: Double, of className: String) -> String {
        """
        A \(className) was made with the range \(least) to \(greatest), which leaves nothing to slide over: pass a minimum and \
        a maximum that differ. Its `range` may become empty later.
        """
    }

    package static func noStep(of className: String) -> String {
        "A \(className) was made with a step of 0, so that no press would change the number: pass another step."
    }

    package static func noTexts(in className: String, found: String) -> String {
        """
        The texts of a \(className) were asked for, but its model contains a \(found): use a model of GtkStringObjects, such \
        as a GtkStringList.
        """
    }
}
#endif
