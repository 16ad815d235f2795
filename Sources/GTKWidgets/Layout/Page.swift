#if GTK
/// A page of a stack; see ``Widget/page(_:title:iconName:)``.
@MainActor
public struct Page {
    let child: Widget
    let name: String
    let title: String?
    let iconName: String?
}

extension Widget {
    /// Makes a page of the widget, for a ``Stack`` or a ``ViewStack``.
    ///
    /// - Parameters:
    ///   - name: The page's name, as in `visibleChildName`.
    ///   - title: The page's title in a switcher. With the title `nil`, a page of a ``Stack`` does not appear in
    ///     switchers, and a page of a ``ViewStack`` has its name as the title.
    ///   - iconName: The name of the theme icon that a ``ViewSwitcher`` shows. A ``Stack`` shows no icon.
    public func page(_ name: String, title: String? = nil, iconName: String? = nil) -> Page {
        Page(child: self, name: name, title: title, iconName: iconName)
    }
}
#endif
