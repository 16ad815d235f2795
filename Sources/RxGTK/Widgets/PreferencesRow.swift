#if GTK
import CGTK

/// A row of a `PreferencesGroup` or of a list, with a title and widgets before and after it.
///
/// Wraps `AdwPreferencesRow`.
@MainActor
public protocol PreferencesRow: Widget {}

extension PreferencesRow {
    /// The title; drawn as it is, without markup, in rows that the program made.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }
}
#endif
