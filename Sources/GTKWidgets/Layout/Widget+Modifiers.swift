#if GTK
/// Chainable setters for use where a widget is put into a container. Each returns the widget. All but `margins`,
/// `sizeRequest` and `cssClass` set the property of their name. See Decision 0023.
extension Widget {
    /// Sets whether the widget requests additional horizontal space.
    @discardableResult
    public func hexpand(_ expands: Bool = true) -> Self {
        hexpand = expands
        return self
    }

    /// Sets whether the widget requests additional vertical space.
    @discardableResult
    public func vexpand(_ expands: Bool = true) -> Self {
        vexpand = expands
        return self
    }

    /// Sets the horizontal alignment.
    @discardableResult
    public func halign(_ alignment: Alignment) -> Self {
        halign = alignment
        return self
    }

    /// Sets the vertical alignment.
    @discardableResult
    public func valign(_ alignment: Alignment) -> Self {
        valign = alignment
        return self
    }

    /// Sets the same margin on all four sides, in pixels.
    @discardableResult
    public func margins(_ all: Int) -> Self {
        setMargins(all)
        return self
    }

    /// Sets the margins in pixels. A side that is `nil` keeps its margin.
    @discardableResult
    public func margins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) -> Self {
        setMargins(top: top, bottom: bottom, start: start, end: end)
        return self
    }

    /// Sets the minimum size that the widget requests, in pixels; -1 leaves a dimension to the widget.
    @discardableResult
    public func sizeRequest(width: Int = -1, height: Int = -1) -> Self {
        setSizeRequest(width: width, height: height)
        return self
    }

    /// Adds style classes, such as libadwaita's "title-1", "suggested-action" or "dim-label".
    @discardableResult
    public func cssClass(_ names: String...) -> Self {
        names.forEach { addCSSClass($0) }
        return self
    }

    /// Sets the text that appears when the pointer rests on the widget.
    @discardableResult
    public func tooltip(_ text: String?) -> Self {
        tooltip = text
        return self
    }

    /// Sets the widget's name for assistive technology, if its own text is not enough; `nil` lets GTK decide.
    @discardableResult
    public func accessibilityLabel(_ label: String?) -> Self {
        accessibilityLabel = label
        return self
    }
}
#endif
