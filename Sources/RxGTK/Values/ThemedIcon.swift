#if GTK
import CGTK

/// Calls `body` with the icon of a name in the theme, which goes afterwards unless `body` has it kept.
func withThemedIcon(_ name: String, _ body: (OpaquePointer) -> Void) {
    let icon = g_themed_icon_new(name)!
    defer { g_object_unref(.init(icon)) }
    body(icon)
}
#endif
