#if GTK
import CGTKSupport

/// The position of a widget in a space that is larger than it needs.
public enum Alignment: UInt32, GValueConvertible, Sendable {
    /// Fills the space.
    case fill
    /// At the start: left, or right if text runs from right to left; or at the top.
    case start
    /// At the end: right, or left if text runs from right to left; or at the bottom.
    case end
    /// In the middle.
    case center
    /// On the text baseline shared with its neighbours.
    case baseline
}

extension Widget {
    /// The horizontal alignment.
    public var halign: Alignment {
        get { property("halign").value }
        set { property("halign").value = newValue }
    }

    /// The vertical alignment.
    public var valign: Alignment {
        get { property("valign").value }
        set { property("valign").value = newValue }
    }

    /// Whether the widget requests additional horizontal space.
    public var hexpand: Bool {
        get { property("hexpand").value }
        set { property("hexpand").value = newValue }
    }

    /// Whether the widget requests additional vertical space.
    public var vexpand: Bool {
        get { property("vexpand").value }
        set { property("vexpand").value = newValue }
    }

    /// Sets the margin on all four sides, in pixels.
    public func setMargins(_ all: Int) {
        setMargins(top: all, bottom: all, start: all, end: all)
    }

    /// Sets the margins in pixels. A side that is `nil` keeps its margin.
    public func setMargins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) {
        if let top { gtk_widget_set_margin_top(widget, top.nearest(in: .pixels)) }
        if let bottom { gtk_widget_set_margin_bottom(widget, bottom.nearest(in: .pixels)) }
        if let start { gtk_widget_set_margin_start(widget, start.nearest(in: .pixels)) }
        if let end { gtk_widget_set_margin_end(widget, end.nearest(in: .pixels)) }
    }

    /// The number of device pixels for each pixel of the widget in one direction; more than 1 on high-resolution
    /// displays.
    public var scaleFactor: Int { property("scale-factor").value }

    /// Sets the minimum size that the widget requests, in pixels; -1 leaves a dimension to the widget.
    public func setSizeRequest(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(
            widget, width.nearest(in: .sizeOrNone), height.nearest(in: .sizeOrNone))
    }
}
#endif
