#if GTK
/// Collects what a block of code names, one below the other, with `if`, `switch` and `for` among it.
///
/// What is left out by an `if` without `else`, or is `nil`, is not there. A block is run once, when the container is made: what
/// is to change later is bound, as by `rx.isVisible`.
@resultBuilder
public enum LayoutBuilder<Element> {
    /// Takes one element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }

    /// Takes an element that may be missing.
    public static func buildExpression(_ element: Element?) -> [Element] { element.map { [$0] } ?? [] }

    /// Takes the parts of a block in order.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

    /// Takes what an `if` without `else` has.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// Takes the first branch.
    public static func buildEither(first part: [Element]) -> [Element] { part }

    /// Takes the other branch.
    public static func buildEither(second part: [Element]) -> [Element] { part }

    /// Takes what a loop has made.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }

    /// Takes what an `if #available` has.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Collects the widgets that a block names; see ``LayoutBuilder``.
public typealias WidgetBuilder = LayoutBuilder<Widget>
#endif
