#if GTK

/// A widget that indicates the current page of a ``Carousel``; see ``CarouselIndicatorDots`` and
/// ``CarouselIndicatorLines``.
@MainActor
public protocol CarouselIndicator: Orientable {}

extension CarouselIndicator {
    /// The carousel whose pages the indicator shows.
    public var carousel: Carousel? {
        get { property("carousel").value }
        set { property("carousel").value = newValue }
    }
}
#endif
