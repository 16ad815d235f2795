#if GTK
/// A page of a ``Notebook`` or a ``TabView``; see ``Widget/tab(_:)``.
@MainActor
public struct Tab {
    let child: Widget
    let title: String
}

extension Widget {
    /// Makes a page of the widget for a ``Notebook`` or a ``TabView``, with the title on its tab.
    public func tab(_ title: String) -> Tab {
        Tab(child: self, title: title)
    }
}
#endif
