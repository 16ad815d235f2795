#if GTK
/// Keeps the focused row of a list in view, and has the scrolls that wait for a layout.
@MainActor
final class ListScrolling {
    /// Keeps the focused row in view.
    let focus: RowFocus
    /// Scrolls once the list has a size.
    var first: FirstScroll?
    /// Ensures that the row that was scrolled to last is shown.
    var reveal: RowReveal?
    /// Scrolls a row back to its offset after a change.
    var alignment: RowAlignment?

    init(of list: ListWidget) { focus = RowFocus(of: list) }
}
#endif
