/// A view that a window binds and releases.
///
/// ReactorKit's `View` refines it, so that the widgets need not import ReactorKit. Apps conform to `View` instead: the
/// underscores hide these names from them.
@preconcurrency @MainActor
public protocol _ReleasableView: AnyObject {
    /// Binds the view to its reactor, if it has one and waits for its content. Called when the content is there.
    func _contentDidLoad()

    /// Releases the reactor and ends the bindings.
    func _release()
}
