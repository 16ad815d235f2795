#if GTK
public import CGTK

/// A line for each page of a ``Carousel``, of which the one of the page that is shown stands out.
///
/// Wraps `AdwCarouselIndicatorLines`.
open class CarouselIndicatorLines: Widget {
    open override class var objectType: GType { adw_carousel_indicator_lines_get_type() }

    /// Makes lines for the pages of `carousel`.
    public init(_ carousel: Carousel? = nil) {
        super.init(making: { rxgtk_object_new_widget(adw_carousel_indicator_lines_get_type()) })
        self.carousel = carousel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The carousel whose pages it shows.
    public var carousel: Carousel? {
        get { property("carousel").value }
        set { property("carousel").value = newValue }
    }

    /// Whether the lines stand side by side, or one below the other.
    public var orientation: Orientation {
        get { Orientation(rawValue: property("orientation", as: UInt32.self).value) ?? .horizontal }
        set { property("orientation").value = newValue.rawValue }
    }
}
#endif
