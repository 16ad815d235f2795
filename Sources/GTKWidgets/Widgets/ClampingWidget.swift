#if GTK

/// A container that limits the width of its child, so that its content stays easy to read.
@MainActor
public protocol ClampingWidget: Widget {}

extension ClampingWidget {
    /// The maximum width of the child in pixels. The default is 600.
    public var maximumSize: Int {
        get { property("maximum-size").value }
        set { property("maximum-size").value = newValue }
    }

    /// The width in pixels up to which the child gets all available space. The default is 400.
    public var tighteningThreshold: Int {
        get { property("tightening-threshold").value }
        set { property("tightening-threshold").value = newValue }
    }
}
#endif
