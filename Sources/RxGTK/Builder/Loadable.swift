#if GTK
import ReactorKit

/// A view whose widgets come from a `.ui` file: a subclass of `Window` or `Bin`.
///
/// As a `StoryboardView` it is bound when both its reactor is set and its widgets are loaded, in whatever order.
@MainActor
public protocol Loadable: Widget {
    /// The widget at the top of those that were loaded; setting it binds a view whose reactor has been set.
    var root: Widget? { get set }
}

extension Loadable {
    /// Whether the view has its widgets, so that it can be bound.
    public var isViewLoaded: Bool { root != nil }

    /// Takes its widgets from `builder`, and binds a view whose reactor has been set.
    ///
    /// Throws what `outlets` throws, and when there is no widget called `root`; the view is not loaded then.
    ///
    /// - Parameters:
    ///   - builder: The widgets.
    ///   - root: The id of the one at the top, which is no window.
    ///   - outlets: Stores the widgets that the view needs, by `builder.child(…)`; called before binding.
    public func load(
        _ builder: Builder, root: String = "root", outlets: (Builder) throws -> Void = { _ in }
    ) throws {
        let top = try builder.child(root, as: Widget.self)
        try outlets(builder)
        self.root = top
    }
}

extension Window: Loadable {
    /// The content.
    public var root: Widget? {
        get { content }
        set { content = newValue }
    }
}

extension Bin: Loadable {
    /// The child.
    public var root: Widget? {
        get { child }
        set {
            child = newValue
            if newValue != nil { (self as? any StoryboardView)?.performBinding() }
        }
    }
}
#endif
