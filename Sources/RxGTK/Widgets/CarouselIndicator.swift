#if GTK

/// A widget that shows which page of a ``Carousel`` is shown; see ``CarouselIndicatorDots`` and ``CarouselIndicatorLines``.
@MainActor
public protocol CarouselIndicator: Orientable {}

extension CarouselIndicator {
    /// The carousel whose pages it shows.
    public var carousel: Carousel? {
        get { property("carousel").value }
        set { property("carousel").value = newValue }
    }
}
#endif
