#if GTK
/// A widget as one of a stack's pages; see ``Widget/page(_:title:)``.
@MainActor
public struct Page {
    let child: Widget
    let name: String
    let title: String?
}

extension Widget {
    /// The widget as a page of a ``Stack``.
    ///
    /// - Parameters:
    ///   - name: What `visibleChildName` calls the page.
    ///   - title: What a switcher calls the page; `nil` leaves it out of switchers.
    public func page(_ name: String, title: String? = nil) -> Page {
        Page(child: self, name: name, title: title)
    }
}
#endif
