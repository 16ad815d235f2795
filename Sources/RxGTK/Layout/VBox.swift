#if GTK
/// Widgets one below the other: a vertical ``Box``.
public final class VBox: Box {
    /// Makes a column of what `children` names, with `spacing` pixels between neighbours.
    public init(spacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
        super.init(.vertical, spacing: spacing, children: children())
    }
}
#endif
