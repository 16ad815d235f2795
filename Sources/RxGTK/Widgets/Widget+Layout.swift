#if GTK
import CGTK

/// Where a widget stands in room that is larger than it needs.
public enum Alignment: UInt32, Sendable {
    /// Takes all of it.
    case fill
    /// At the start: left, or right where text runs that way; or at the top.
    case start
    /// At the end: right, or left where text runs the other way; or at the bottom.
    case end
    /// In the middle.
    case center
    /// On the line its text shares with its neighbours'.
    case baseline
}

extension Widget {
    /// Where the widget stands across.
    public var halign: Alignment {
        get { Alignment(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
        set { gtk_widget_set_halign(widget, GtkAlign(rawValue: newValue.rawValue)) }
    }

    /// Where the widget stands from top to bottom.
    public var valign: Alignment {
        get { Alignment(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
        set { gtk_widget_set_valign(widget, GtkAlign(rawValue: newValue.rawValue)) }
    }

    /// Whether the widget asks for room to spare across.
    public var hexpand: Bool {
        get { gtk_widget_get_hexpand(widget) != 0 }
        set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget asks for room to spare from top to bottom.
    public var vexpand: Bool {
        get { gtk_widget_get_vexpand(widget) != 0 }
        set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
    }

    /// Keeps the same number of pixels free on all four sides.
    public func setMargins(_ all: Int) {
        setMargins(top: all, bottom: all, start: all, end: all)
    }

    /// Keeps pixels free round the widget, on the sides that are named.
    public func setMargins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) {
        if let top { gtk_widget_set_margin_top(widget, top.nearest(in: .pixels)) }
        if let bottom { gtk_widget_set_margin_bottom(widget, bottom.nearest(in: .pixels)) }
        if let start { gtk_widget_set_margin_start(widget, start.nearest(in: .pixels)) }
        if let end { gtk_widget_set_margin_end(widget, end.nearest(in: .pixels)) }
    }

    /// How many pixels of the display stand for one of the widget across, which is more than 1 where the display has many.
    public var scaleFactor: Int { property("scale-factor").value }

    /// The least room the widget asks for, in pixels; -1 leaves a side to the widget.
    public func setSizeRequest(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(
            widget, width.nearest(in: .pixelsOrNone), height.nearest(in: .pixelsOrNone))
    }
}
#endif
