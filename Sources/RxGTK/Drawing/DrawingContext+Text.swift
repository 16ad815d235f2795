#if GTK
import CGTK

extension DrawingContext {
    /// Draws a text in the colour that was set, in the font and size of other text there.
    ///
    /// - Parameters:
    ///   - text: What is drawn; lines end where they do in it.
    ///   - x: Pixels to the text's left edge.
    ///   - y: Pixels to the upper edge of its first line.
    public func draw(_ text: String, x: Double, y: Double) {
        withLayout(of: text) { layout in
            move(to: x, y)
            rxgtk_text_show(cairo, layout)
        }
        // A point is left of a path, which is not the caller's.
        cairo_new_path(cairo)
    }

    /// The room that a text takes, in pixels; it grows with the size of text that the person has set.
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
    /// The colour of the widget's text, light where the program is dark: for what is drawn beside it.
    public var textColor: Color {
        var color = GdkRGBA()
        rxgtk_widget_get_color(widget, &color)
        return Color(color)
    }
}
#endif
