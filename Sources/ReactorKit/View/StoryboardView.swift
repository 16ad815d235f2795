/// A view that is bound once it is loaded, for example from a user interface file.
///
/// If its reactor is set earlier, the binding waits until the code that loads the view calls ``performBinding()``.
@preconcurrency @MainActor
public protocol StoryboardView: View {
    /// Whether the view is loaded and can be bound.
    var isViewLoaded: Bool { get }
}

/// The newer name of ``StoryboardView``.
public typealias DeferredReactorView = StoryboardView

extension StoryboardView {
    /// The reactor of this view. Setting it binds the view if that is loaded.
    @preconcurrency public var reactor: Reactor? {
        get { views.reactor(of: self) }
        set {
            views.set(newValue, of: self, isBound: false)
            if isViewLoaded { performBinding() }
        }
    }

    /// Binds the reactor that was set. Does nothing if the view has no reactor or is already bound to it. The code that
    /// loads the view calls this.
    @preconcurrency public func performBinding() {
        guard let reactor = views.markAsBound(self) else { return }
        bind(reactor: reactor)
    }
}
