/// A view that is bound once it is loaded, such as from a user interface file.
///
/// Setting its reactor before that waits; what loads the view calls ``performBinding()`` afterwards.
@preconcurrency @MainActor
public protocol StoryboardView: View {
    /// Whether the view is loaded, so that it can be bound.
    var isViewLoaded: Bool { get }
}

/// The newer name of ``StoryboardView``.
public typealias DeferredReactorView = StoryboardView

extension StoryboardView {
    /// The reactor of this view. Setting it binds if the view is loaded.
    @preconcurrency public var reactor: Reactor? {
        get { views.reactor(of: self) }
        set {
            views.set(newValue, of: self, isBound: false)
            if isViewLoaded { performBinding() }
        }
    }

    /// Binds the reactor that was set, unless it is bound already or there is none. Called by what loads the view.
    @preconcurrency public func performBinding() {
        guard let reactor = views.takeUnbound(of: self) else { return }
        bind(reactor: reactor)
    }
}
