#if GTK
import CGTKSupport

/// The list items whose cells are not configured for their rows yet.
///
/// GTK 4.8 keeps about 205 list items ready when a dozen are in view. It gives all of them other rows at once when the
/// rows are filtered or scrolled far. Cells in view are configured before the next frame is drawn, the others in the
/// frames after it.
@MainActor
final class UnconfiguredListItems {
    private unowned let list: ListWidget
    private var items: [ObjectIdentifier: ListItem] = [:]
    private var watch: FrameWatch?
    /// Whether rows changed since the last layout. The coming frame then has enough to do.
    private var isBusy = false
    private var layouts = 0

    /// The time in each frame for configuring cells out of view, in microseconds. Layout and drawing take at least as
    /// long again.
    private let timeLimit: gint64 = 2_000

    /// The maximum number of layouts of a frame that configure cells. GTK lays a frame out at most four times, and
    /// warns at a fifth.
    private let maximumLayouts = 2

    init(of list: ListWidget) {
        self.list = list
        list.connect("realize", after: true) { [weak self] in self?.start() }
        list.connect("unrealize") { [weak self] in self?.watch = nil }
    }

    /// Makes a list item wait for a frame. Returns `false` if no frame will come.
    func add(_ item: ListItem) -> Bool {
        guard gtk_widget_get_realized(list.widget) != 0 else { return false }
        items[ObjectIdentifier(item)] = item
        start()
        watch?.requestLayout()
        return true
    }

    func remove(_ item: ListItem) {
        guard items.removeValue(forKey: ObjectIdentifier(item)) != nil, items.isEmpty else { return }
        watch = nil
    }

    /// Configures the cells of the focused row and of the rows in `view`, the indexes that were in view before a
    /// change. If the list has become shorter than that, configures the cells of the last rows.
    func configure(rowsIn view: ClosedRange<Int>?) {
        guard !items.isEmpty else { return }
        isBusy = true
        guard let view else { return }
        let first = min(view.lowerBound, max(0, list.rowCount - view.count))
        let focused = list.focusedRow
        for item in items.values {
            let position = item.position
            if position >= first && position < first + view.count || position == focused { item.configure() }
        }
    }

    private func start() {
        guard watch == nil, !items.isEmpty else { return }
        watch = FrameWatch(
            of: list, onUpdate: { [weak self] in self?.update() }, onLayout: { [weak self] in self?.laidOut() })
    }

    private func laidOut() {
        isBusy = false
        layouts += 1
        guard layouts <= maximumLayouts else { return }
        items.values.filter(list.isInView).forEach { $0.configure() }
    }

    private func update() {
        layouts = 0
        guard !isBusy else { return }
        let end = g_get_monotonic_time() + timeLimit
        for item in nearest {
            item.configure()
            if g_get_monotonic_time() >= end { return }
        }
    }

    /// The list items, starting with those nearest to the view, which scrolling shows first.
    private var nearest: [ListItem] {
        let view = list.rowsInView ?? 0...0
        let middle = (view.lowerBound + view.upperBound) / 2
        return items.values.map { (distance: abs($0.position - middle), item: $0) }
            .sorted { $0.distance < $1.distance }
            .map(\.item)
    }
}
#endif
