#if GTK
/// What is where it is not asked for, or is to be in two places.
extension Misuse {
    package static func tagTaken(_ tag: String, by title: String, of className: String) -> String {
        """
        A page with the tag "\(tag)" was pushed onto a \(className) whose page "\(title)" has it already. No two pages of a view \
        have the same tag: go back to that page with `pop(to:)`, or give this one another.
        """
    }
}
#endif
