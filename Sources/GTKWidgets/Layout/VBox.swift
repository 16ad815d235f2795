#if GTK
/// Widgets stacked from top to bottom: a vertical ``Box``.
public final class VBox: Box {
    /// Makes a column of the widgets that `children` lists, with `spacing` pixels between neighbours.
    public init(spacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
        super.init(.vertical, spacing: spacing, children: children())
    }
}
#endif
