#if GTK
/// What is where it is not asked for, or is to be in two places.
extension Misuse {
    package static func controllerTaken(_ controller: String, by widget: String, wantedBy other: String) -> String {
        """
        A \(controller) was added to a \(other), but sees the input of a \(widget): take it off there with `removeController` \
        first, or make another.
        """
    }

    package static func notInside(_ child: String, of className: String) -> String {
        """
        A \(child) was to be moved or asked about in a \(className), but is not in it: add it first. Only removing what is not there is \
        no matter.
        """
    }

    package static func toastTaken(_ title: String) -> String {
        "The toast \"\(title)\" was added to a ToastOverlay a second time. It is shown once: make another."
    }

    package static func tagTaken(_ tag: String, by title: String, of className: String) -> String {
        """
        A page with the tag "\(tag)" was pushed onto this \(className), whose page "\(title)" has it already. No two pages of a view \
        have the same tag: go back to that page with `pop(to:)`, or give this one another.
        """
    }
}
#endif
