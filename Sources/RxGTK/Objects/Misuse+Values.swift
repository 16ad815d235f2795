#if GTK
extension Misuse {
    package static func numberTooGreat(_ number: String, for type: String) -> String {
        """
        The number \(number) was to become an \(type) on its way to or from GLib, which has no room for it: give one that fits, or \
        ask for a greater type.
        """
    }

    package static func noRange(_ least: Double, _ greatest: Double, of className: String) -> String {
        """
        A \(className) was made for the numbers from \(least) to \(greatest), between which nothing slides: give it a least and a \
        greatest number that differ. Its `range` can be empty afterwards.
        """
    }

    package static func noStep(of className: String) -> String {
        "A \(className) was made with the step 0, by which no press changes the number: give it another."
    }

    package static func noTexts(in className: String, found: String) -> String {
        """
        The texts of a \(className) were asked for, but its model has a \(found) among its items: give it a model of \
        GtkStringObjects, such as a GtkStringList.
        """
    }
}
#endif
