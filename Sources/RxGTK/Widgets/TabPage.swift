#if GTK
public import CGTK
import Rx

/// A page of a ``TabView``: what its tab says of it. The view makes it for the widget that is added.
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

    /// The text shown where the pointer rests on the tab; `nil` for the title.
    public var tooltip: String? {
        get { property("tooltip", as: String.self).value.nonEmpty }
        set { property("tooltip").value = newValue ?? "" }
    }

    /// The theme's name of the icon before the title; a pinned tab shows nothing else.
    public var iconName: String? {
        get { adw_tab_page_get_icon(pointer).flatMap(Self.name) }
        set { Self.withIcon(newValue) { adw_tab_page_set_icon(pointer, $0) } }
    }

    /// The theme's name of a second icon, such as that of a page that plays sound; a press of it is `TabView.rx.indicatorActivated`.
    public var indicatorIconName: String? {
        get { adw_tab_page_get_indicator_icon(pointer).flatMap(Self.name) }
        set { Self.withIcon(newValue) { adw_tab_page_set_indicator_icon(pointer, $0) } }
    }

    /// The text shown where the pointer rests on the second icon, and what assistive technology calls it.
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

    /// Whether the tab is marked, as one with news is; where it is scrolled away, the bar's edge is.
    public var needsAttention: Bool {
        get { property("needs-attention").value }
        set { property("needs-attention").value = newValue }
    }

    /// Whether the tab stands before all others, is small, and closes on no request; see ``TabView/setPinned(_:_:)``.
    public var isPinned: Bool { property("pinned").value }

    /// Whether it is the page that is shown.
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
