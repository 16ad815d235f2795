#if GTK
public import CGTKSupport

/// A page of setting groups, one below the other. It scrolls and limits its width, so that it stays easy to read.
///
/// Wraps `AdwPreferencesPage`.
open class PreferencesPage: Widget {
    open override class var objectType: GType { adw_preferences_page_get_type() }

    /// Makes a page of `groups`.
    ///
    /// - Parameters:
    ///   - title: The page's title in a page switcher.
    ///   - iconName: The icon-theme name of the page's icon in a page switcher.
    ///   - groups: The groups on the page, in order.
    public init(
        title: String = "", iconName: String? = nil,
        @LayoutBuilder<PreferencesGroup> groups: () -> [PreferencesGroup] = { [] }
    ) {
        super.init(making: adw_preferences_page_new)
        self.title = title
        self.iconName = iconName
        append(groups: groups)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var page: UnsafeMutablePointer<AdwPreferencesPage> { cast() }

    /// The page's title in a page switcher.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The icon-theme name of the page's icon in a page switcher.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// Adds a group at the end.
    public func add(_ group: PreferencesGroup) {
        _ = pointerForAdding(group)
        adw_preferences_page_add(page, group.cast())
    }

    /// Adds `groups` at the end. Meant for subclasses with groups of their own.
    public func append(@LayoutBuilder<PreferencesGroup> groups: () -> [PreferencesGroup]) {
        groups().forEach { add($0) }
    }

    /// Removes a group. Does nothing if the page does not contain it.
    public func remove(_ group: PreferencesGroup) {
        guard holds(group, inParts: ["box"], of: adw_preferences_page_get_type()) else { return }
        adw_preferences_page_remove(page, group.cast())
    }
}
#endif
