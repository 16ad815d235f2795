#if GTK
/// Widgets side by side: a horizontal ``Box``.
public final class HBox: Box {
    /// Makes a row of the widgets that `children` lists, with `spacing` pixels between neighbours.
    public init(spacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
        super.init(.horizontal, spacing: spacing, children: children())
    }
}
#endif
