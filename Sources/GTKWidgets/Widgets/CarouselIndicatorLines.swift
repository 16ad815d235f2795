#if GTK
public import CGTKSupport

/// A row of lines, one for each page of a ``Carousel``. The line of the current page stands out.
///
/// Wraps `AdwCarouselIndicatorLines`.
open class CarouselIndicatorLines: Widget, CarouselIndicator {
    open override class var objectType: GType { adw_carousel_indicator_lines_get_type() }

    /// Makes lines for the pages of `carousel`.
    public init(_ carousel: Carousel? = nil) {
        super.init(making: { rxgtk_object_new_widget(adw_carousel_indicator_lines_get_type()) })
        self.carousel = carousel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
