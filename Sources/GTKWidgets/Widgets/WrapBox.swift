#if GTK
public import CGTKSupport
import RxSupport

/// A container that places widgets side by side in as many lines as necessary, each at its natural width, like words in
/// a paragraph.
///
/// A ``FlowBox`` aligns its widgets in columns instead. Wraps `AdwWrapBox` where libadwaita has it (1.7). In older
/// versions, it has its own layout.
open class WrapBox: Widget {
    open override class var objectType: GType { rxgtk_wrap_box_type() }

    /// Makes an empty box; both spacings are in pixels.
    public init(childSpacing: Int = 0, lineSpacing: Int = 0) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_wrap_box_type()) })
        self.childSpacing = childSpacing
        self.lineSpacing = lineSpacing
    }

    /// Makes a box of the widgets that `children` returns; both spacings are in pixels.
    public convenience init(
        childSpacing: Int = 0, lineSpacing: Int = 0, @WidgetBuilder children: () -> [Widget]
    ) {
        self.init(childSpacing: childSpacing, lineSpacing: lineSpacing)
        append(children: children)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The pixels between neighbours in a line.
    public var childSpacing: Int {
        get { property("child-spacing").value }
        set { property("child-spacing").value = newValue.nearest(in: .pixels) }
    }

    /// The pixels between two lines.
    public var lineSpacing: Int {
        get { property("line-spacing").value }
        set { property("line-spacing").value = newValue.nearest(in: .pixels) }
    }

    /// The alignment of a line that is narrower than the box: 0 at the start, 0.5 in the middle, 1 at the end.
    public var lineAlignment: Double {
        get { property("align").value }
        set { property("align").value = newValue }
    }

    /// The widgets in the box, in order.
    public var children: [Widget] { subviews }

    /// Adds the widgets that `children` returns at the end. Meant for subclasses with widgets of their own.
    public func append(@WidgetBuilder children: () -> [Widget]) {
        children().forEach { append($0) }
    }

    /// Adds a widget at the end.
    public func append(_ child: Widget) {
        rxgtk_wrap_box_insert(widget, pointerForAdding(child), gtk_widget_get_last_child(widget))
    }

    /// Adds a widget at the start.
    public func prepend(_ child: Widget) {
        rxgtk_wrap_box_insert(widget, pointerForAdding(child), nil)
    }

    /// Inserts a widget before the widget at `index`, or at the end if `index` is the number of widgets. Traps if
    /// `index` is out of range.
    public func insert(_ child: Widget, at index: Int) {
        let children = children
        guard (0...children.count).contains(index) else {
            stopProgram(Misuse.noItem(at: index, of: className, count: children.count))
        }
        rxgtk_wrap_box_insert(widget, pointerForAdding(child), index == 0 ? nil : children[index - 1].widget)
    }

    /// Removes a widget. Does nothing if the box does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        rxgtk_wrap_box_remove(widget, child.widget)
    }
}
#endif
