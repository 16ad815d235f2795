#if GTK

/// A widget that keeps the one in it from becoming wider than is good to read.
@MainActor
public protocol Clamping: Widget {}

extension Clamping {
    /// The most pixels the widget gets across.
    public var maximumSize: Int {
        get { property("maximum-size").value }
        set { property("maximum-size").value = newValue }
    }

    /// Up to how many pixels the widget gets all there is.
    public var tighteningThreshold: Int {
        get { property("tightening-threshold").value }
        set { property("tightening-threshold").value = newValue }
    }
}
#endif
