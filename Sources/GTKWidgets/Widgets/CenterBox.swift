#if GTK
public import CGTKSupport

/// A row or a column of up to three widgets: one at the start, one in the middle and one at the end.
///
/// Wraps `GtkCenterBox`.
open class CenterBox: Widget, Orientable {
    open override class var objectType: GType { gtk_center_box_get_type() }

    /// Makes a row or a column.
    public init(
        _ orientation: Orientation = .horizontal, start: Widget? = nil, center: Widget? = nil, end: Widget? = nil
    ) {
        super.init(making: gtk_center_box_new)
        self.orientation = orientation
        startWidget = start
        centerWidget = center
        endWidget = end
    }

    /// Makes a row or a column of the widgets that the closures return.
    public convenience init(
        _ orientation: Orientation = .horizontal, start: () -> Widget?, center: () -> Widget?, end: () -> Widget?
    ) {
        self.init(orientation, start: start(), center: center(), end: end())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The widget at the start.
    public var startWidget: Widget? {
        get { gtk_center_box_get_start_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) } }
        set { setChild(newValue, over: startWidget) { gtk_center_box_set_start_widget(pointer, $0) } }
    }

    /// The widget in the middle. It stays there if the other two differ in size.
    public var centerWidget: Widget? {
        get { gtk_center_box_get_center_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) } }
        set { setChild(newValue, over: centerWidget) { gtk_center_box_set_center_widget(pointer, $0) } }
    }

    /// The widget at the end.
    public var endWidget: Widget? {
        get { gtk_center_box_get_end_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) } }
        set { setChild(newValue, over: endWidget) { gtk_center_box_set_end_widget(pointer, $0) } }
    }
}
#endif
