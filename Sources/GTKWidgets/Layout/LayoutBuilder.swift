#if GTK
/// Collects the elements that a block of code lists. The block may contain `if`, `switch` and `for`.
///
/// An element that is `nil`, or that an `if` without `else` skips, is left out. The block runs once, when the container
/// is made. Bind a property to change something later, for example `rx.isVisible`.
@resultBuilder
public enum LayoutBuilder<Element> {
    /// Adds one element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }

    /// Adds an element unless it is `nil`.
    public static func buildExpression(_ element: Element?) -> [Element] { element.map { [$0] } ?? [] }

    /// Joins the parts of a block in order.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

    /// Adds the elements of an `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// Adds the elements of the first branch.
    public static func buildEither(first part: [Element]) -> [Element] { part }

    /// Adds the elements of the other branch.
    public static func buildEither(second part: [Element]) -> [Element] { part }

    /// Adds the elements of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }

    /// Adds the elements of an `if #available`.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Collects the widgets that a block lists; see ``LayoutBuilder``.
public typealias WidgetBuilder = LayoutBuilder<Widget>
#endif
