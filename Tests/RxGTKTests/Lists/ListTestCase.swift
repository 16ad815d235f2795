#if GTK
import CGTK
import Rx
import RxGTK
import XCTest

/// A list in a scrolled window that is on the screen.
@MainActor
final class ListWindow: Window {
    let list: ListBase
    let bag = DisposeBag()
    private let scrolled: Widget

    init(_ list: ListBase) {
        self.list = list
        scrolled = Widget(making: gtk_scrolled_window_new)
        super.init(width: 300, height: 400)
        gtk_scrolled_window_set_child(scrolled.pointer, .init(list.pointer))
        content = scrolled
        present()
    }

    var scrollPosition: Double {
        get { gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(list.pointer)) }
        set { gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(list.pointer), newValue) }
    }

    /// The texts of the labels that are in view or near it, from top to bottom.
    var texts: [String] { labels(below: list).sorted { $0.top < $1.top }.map(\.text) }

    /// The label with a text, if it is in view or near it.
    func label(_ text: String) -> Label? { labels(below: list).first { $0.text == text }?.label }

    private func labels(below widget: Widget) -> [(top: Double, text: String, label: Label)] {
        guard gtk_widget_get_child_visible(.init(widget.pointer)) != 0 else { return [] }
        guard let label = widget as? Label else { return widget.subviews.flatMap { labels(below: $0) } }
        var (left, top) = (0.0, 0.0)
        rxgtk_translate(.init(label.pointer), .init(list.pointer), 0, 0, &left, &top)
        return [(top, label.text ?? "", label)]
    }
}

/// A cell with a label.
final class TextCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label)
    }
}

extension Label {
    /// The widget GTK puts round a row's cell, which has the focus when the row has it.
    @MainActor var row: Widget? { superview?.superview }
}
#endif
