#if GTK
/// What still has to happen to a list's scroll position and focus, in layouts to come.
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
