#if GTK
import CGTKSupport

extension DrawingContext {
    /// Draws a text in the current colour, and discards the current path.
    ///
    /// The text has the font of the ``DrawingArea``. Without an area, it has the font that the user has chosen for all
    /// apps.
    ///
    /// - Parameters:
    ///   - text: The text. Only its own line breaks end a line.
    ///   - x: The left edge of the text, in pixels.
    ///   - y: The upper edge of the first line, in pixels.
    public func draw(_ text: String, x: Double, y: Double) {
        withLayout(of: text) { layout in
            moveTo(x: x, y: y)
            rxgtk_text_show(cairo, layout)
        }
        // Drawing text leaves a current point, which the caller has not set.
        cairo_new_path(cairo)
    }

    /// The size of a text in pixels. It grows with the text size that the user has set.
    public func size(of text: String) -> Size {
        withLayout(of: text) { layout in
            var (width, height): (gint, gint) = (0, 0)
            pango_layout_get_pixel_size(layout, &width, &height)
            return Size(width: Int(width), height: Int(height))
        }
    }

    private func withLayout<Result>(of text: String, _ body: (OpaquePointer) -> Result) -> Result {
        let layout = rxgtk_text_layout(area?.widget, cairo, text.withoutNUL)!
        defer { g_object_unref(.init(layout)) }
        return body(layout)
    }
}

extension Widget {
    /// The colour of the widget's text, for a drawing beside the text. The colour is light in the dark style.
    public var textColor: Color {
        var color = GdkRGBA()
        rxgtk_widget_get_color(widget, &color)
        return Color(color)
    }
}
#endif
