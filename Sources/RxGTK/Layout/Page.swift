#if GTK
/// A widget as one of a stack's pages; see ``Widget/page(_:title:iconName:)``.
@MainActor
public struct Page {
    let child: Widget
    let name: String
    let title: String?
    let iconName: String?
}

extension Widget {
    /// The widget as a page of a ``Stack`` or a ``ViewStack``.
    ///
    /// - Parameters:
    ///   - name: What `visibleChildName` calls the page.
    ///   - title: What a switcher calls the page; `nil` leaves it out of switchers.
    ///   - iconName: The icon of the theme that a ``ViewSwitcher`` shows; a ``Stack`` shows none.
    public func page(_ name: String, title: String? = nil, iconName: String? = nil) -> Page {
        Page(child: self, name: name, title: title, iconName: iconName)
    }
}
#endif
