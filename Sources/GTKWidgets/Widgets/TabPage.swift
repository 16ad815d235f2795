#if GTK
public import CGTKSupport

/// A page of a ``TabView``, with the properties of its tab. The view makes a page for each widget that is added.
///
/// Wraps `AdwTabPage`.
public final class TabPage: GObject, Equatable {
    public override class var objectType: GType { adw_tab_page_get_type() }

    /// The widget on the page.
    public var child: Widget { property("child").value }

    /// The text on the tab.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The tooltip of the tab, as Pango markup; `nil` shows the title. `Markup.escape` escapes plain text.
    public var tooltip: String? {
        get { property("tooltip", as: String.self).value.nonEmpty }
        set { property("tooltip").value = newValue ?? "" }
    }

    /// The icon-theme name of the icon before the title. A pinned tab shows only the icon.
    public var iconName: String? {
        get { adw_tab_page_get_icon(pointer).flatMap(Self.name) }
        set { Self.withIcon(newValue) { adw_tab_page_set_icon(pointer, $0) } }
    }

    /// The icon-theme name of a second icon, for example on a page that plays sound.
    /// `TabView.rx.indicatorActivated` emits when the icon is pressed.
    public var indicatorIconName: String? {
        get { adw_tab_page_get_indicator_icon(pointer).flatMap(Self.name) }
        set { Self.withIcon(newValue) { adw_tab_page_set_indicator_icon(pointer, $0) } }
    }

    /// The tooltip of the second icon, as Pango markup, and the icon's name for assistive technology. `Markup.escape`
    /// escapes plain text.
    public var indicatorTooltip: String? {
        get { property("indicator-tooltip", as: String.self).value.nonEmpty }
        set { property("indicator-tooltip").value = newValue ?? "" }
    }

    /// Whether the second icon can be pressed.
    public var isIndicatorActivatable: Bool {
        get { property("indicator-activatable").value }
        set { property("indicator-activatable").value = newValue }
    }

    /// Whether the tab shows a spinner in place of the icon.
    public var isLoading: Bool {
        get { property("loading").value }
        set { property("loading").value = newValue }
    }

    /// Whether the tab is highlighted, for example because the page has news. If the tab is scrolled out of view, the
    /// edge of the bar is highlighted.
    public var needsAttention: Bool {
        get { property("needs-attention").value }
        set { property("needs-attention").value = newValue }
    }

    /// Whether the tab is pinned: it is small, comes before all others, and is not closed on request; see
    /// ``TabView/setPinned(_:for:)``.
    public var isPinned: Bool { property("pinned").value }

    /// Whether the view shows the page.
    public var isSelected: Bool { property("selected").value }

    /// Whether both are the same page.
    public nonisolated static func == (left: TabPage, right: TabPage) -> Bool { left === right }

    private static func name(of icon: OpaquePointer) -> String? {
        guard let name = g_icon_to_string(icon) else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    private static func withIcon(_ name: String?, _ body: (OpaquePointer?) -> Void) {
        if let name { withThemedIcon(name, body) } else { body(nil) }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
#endif
