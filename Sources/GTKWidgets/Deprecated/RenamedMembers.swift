#if GTK

extension TabView {
    /// The old name of `setPinned(_:for:)`.
    @available(*, deprecated, renamed: "setPinned(_:for:)")
    public func setPinned(_ isPinned: Bool, _ page: TabPage) { setPinned(isPinned, for: page) }
}

extension Notebook {
    /// The old name of `setReorderable(_:for:)`.
    @available(*, deprecated, renamed: "setReorderable(_:for:)")
    public func setReorderable(_ isReorderable: Bool, _ child: Widget) { setReorderable(isReorderable, for: child) }
}

extension Fixed {
    /// The old name of `position(of:)`.
    @available(*, deprecated, renamed: "position(of:)")
    public func place(of child: Widget) -> (x: Double, y: Double) { position(of: child) }
}

extension OverlaySplitView {
    /// The old name of `isSidebarPinned`.
    @available(*, deprecated, renamed: "isSidebarPinned")
    public var keepsSidebar: Bool {
        get { isSidebarPinned }
        set { isSidebarPinned = newValue }
    }
}

extension DrawingContext {
    /// The old name of `moveTo(x:y:)`.
    @available(*, deprecated, renamed: "moveTo(x:y:)")
    public func move(to x: Double, _ y: Double) { moveTo(x: x, y: y) }

    /// The old name of `lineTo(x:y:)`.
    @available(*, deprecated, renamed: "lineTo(x:y:)")
    public func line(to x: Double, _ y: Double) { lineTo(x: x, y: y) }

    /// The old name of `curveTo(x:y:bendingTowards:and:)`.
    @available(*, deprecated, renamed: "curveTo(x:y:bendingTowards:and:)")
    public func curve(
        to x: Double, _ y: Double, bendingTowards first: (x: Double, y: Double), _ second: (x: Double, y: Double)
    ) {
        curveTo(x: x, y: y, bendingTowards: first, and: second)
    }
}
#endif
