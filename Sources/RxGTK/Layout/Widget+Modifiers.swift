#if GTK
/// Settings as a chain, where a widget is put into a container. Each changes the widget and returns it.
extension Widget {
    /// Asks for room to spare across.
    @discardableResult
    public func hexpand(_ expands: Bool = true) -> Self {
        hexpand = expands
        return self
    }

    /// Asks for room to spare from top to bottom.
    @discardableResult
    public func vexpand(_ expands: Bool = true) -> Self {
        vexpand = expands
        return self
    }

    /// Places the widget across.
    @discardableResult
    public func halign(_ alignment: Alignment) -> Self {
        halign = alignment
        return self
    }

    /// Places the widget from top to bottom.
    @discardableResult
    public func valign(_ alignment: Alignment) -> Self {
        valign = alignment
        return self
    }

    /// Keeps the same number of pixels free on all four sides.
    @discardableResult
    public func margins(_ all: Int) -> Self {
        setMargins(all)
        return self
    }

    /// Keeps pixels free round the widget, on the sides that are named.
    @discardableResult
    public func margins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) -> Self {
        setMargins(top: top, bottom: bottom, start: start, end: end)
        return self
    }

    /// Sets the least room the widget asks for, in pixels; -1 leaves a side to the widget.
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

    /// Sets the text shown when the pointer rests on the widget.
    @discardableResult
    public func tooltip(_ text: String?) -> Self {
        tooltip = text
        return self
    }

    /// Sets what assistive technology calls the widget, where its own text does not say it.
    @discardableResult
    public func accessibilityLabel(_ label: String?) -> Self {
        accessibilityLabel = label
        return self
    }
}
#endif
