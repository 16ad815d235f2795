#if GTK
import ReactorKit

/// A view whose widgets come from a `.ui` file: a subclass of `Window` or `Bin`.
///
/// A `StoryboardView` is bound as soon as both its reactor is set and its widgets are loaded, in either order.
@MainActor
public protocol Loadable: Widget {
    /// The topmost of the loaded widgets. Setting it binds a view whose reactor is set.
    var root: Widget? { get set }
}

extension Loadable {
    /// Whether the widgets are loaded, so that the view can be bound.
    public var isViewLoaded: Bool { root != nil }

    /// Takes the view's widgets from `builder`, and binds the view if its reactor is set.
    ///
    /// Throws the errors of `outlets`, and throws if `builder` has no widget with the id `root`. In both cases the view
    /// stays unloaded.
    ///
    /// - Parameters:
    ///   - builder: The builder that made the widgets.
    ///   - root: The id of the topmost widget, which must not be a window.
    ///   - outlets: Stores the widgets that the view needs, with `builder.child(…)`. Called before binding.
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
