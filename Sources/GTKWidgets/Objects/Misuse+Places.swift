#if GTK
/// Messages about an object that is in the wrong place, or in two places.
extension Misuse {
    package static func controllerTaken(_ controller: String, by widget: String, wantedBy other: String) -> String {
        """
        A \(controller) was added to a \(other), but already handles the input of a \(widget): remove it there first with \
        `removeController`, or make another.
        """
    }

    package static func notInside(_ child: String, of className: String) -> String {
        """
        A \(child) was to be moved or looked up in a \(className), which does not contain it: add it first. Only a removal is \
        ignored in this case.
        """
    }

    package static func toastTaken(_ title: String) -> String {
        "The toast \"\(title)\" was added to a ToastOverlay a second time. A toast is shown once: make another."
    }

    package static func tagTaken(_ tag: String, by title: String, of className: String) -> String {
        """
        A page with the tag "\(tag)" was pushed onto this \(className), but its page "\(title)" already has that tag. Tags are unique \
        in a view: go back to that page with `pop(to:)`, or use another tag.
        """
    }
}
#endif
