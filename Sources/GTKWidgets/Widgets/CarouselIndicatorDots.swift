#if GTK
public import CGTKSupport

/// A row of dots, one for each page of a ``Carousel``. The dot of the current page stands out.
///
/// Wraps `AdwCarouselIndicatorDots`.
open class CarouselIndicatorDots: Widget, CarouselIndicator {
    open override class var objectType: GType { adw_carousel_indicator_dots_get_type() }

    /// Makes dots for the pages of `carousel`.
    public init(_ carousel: Carousel? = nil) {
        super.init(making: { rxgtk_object_new_widget(adw_carousel_indicator_dots_get_type()) })
        self.carousel = carousel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
