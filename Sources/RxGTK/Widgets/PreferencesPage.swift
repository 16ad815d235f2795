#if GTK
public import CGTK

/// Groups of settings, one below the other, which scroll and keep a width that is good to read.
///
/// Wraps `AdwPreferencesPage`.
open class PreferencesPage: Widget {
    open override class var objectType: GType { adw_preferences_page_get_type() }

    /// Makes a page of the groups that `groups` names.
    ///
    /// - Parameters:
    ///   - title: What a switcher of pages calls it.
    ///   - iconName: The icon there, by its name in the theme.
    ///   - groups: What is on the page, in order.
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

    /// What a switcher of pages calls it.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The icon in a switcher of pages, by its name in the theme.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// Adds a group at the end.
    public func add(_ group: PreferencesGroup) {
        adw_preferences_page_add(page, group.cast())
    }

    /// Adds the groups that `groups` names at the end, for a subclass with groups of its own.
    public func append(@LayoutBuilder<PreferencesGroup> groups: () -> [PreferencesGroup]) {
        groups().forEach { add($0) }
    }

    /// Takes a group out; one that is not there is no matter.
    public func remove(_ group: PreferencesGroup) {
        guard contains(group) else { return }
        adw_preferences_page_remove(page, group.cast())
    }
}
#endif
