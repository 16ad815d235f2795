#if GTK
import CGTKSupport

/// A row of a `PreferencesGroup` or of a list, with a title and widgets before and after the title.
///
/// Wraps `AdwPreferencesRow`.
@MainActor
public protocol PreferencesRow: Widget {}

extension PreferencesRow {
    /// The title. Rows that the app made show it as plain text, without markup.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }
}
#endif
