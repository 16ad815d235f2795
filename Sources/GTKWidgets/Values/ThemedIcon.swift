#if GTK
import CGTKSupport

/// Calls `body` with the theme's icon of a name. The icon is released afterwards, unless `body` retains it.
func withThemedIcon(_ name: String, _ body: (OpaquePointer) -> Void) {
    let icon = g_themed_icon_new(name.withoutNUL)!
    defer { g_object_unref(.init(icon)) }
    body(icon)
}
#endif
