#if GTK
/// A widget as one of a notebook's pages; see ``Widget/tab(_:)``.
@MainActor
public struct Tab {
    let child: Widget
    let title: String
}

extension Widget {
    /// The widget as a page of a ``Notebook``, with this text on its tab.
    public func tab(_ title: String) -> Tab {
        Tab(child: self, title: title)
    }
}
#endif
