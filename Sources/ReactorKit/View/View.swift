public import Rx

/// What shows a reactor's state and sends it actions, and decides nothing.
///
/// A conforming class has a `disposeBag` and binds in ``bind(reactor:)``; ``reactor-swift.property`` comes with it. Setting a
/// reactor gives the view a fresh bag and binds; setting `nil` only gives it a fresh bag, which ends what was bound.
///
/// The reactor lives as long as the view, or until another takes its place.
///
/// `@preconcurrency`: Swift 5 code that is on the main thread without saying so, as a coordinator often is, may set it.
@preconcurrency @MainActor
public protocol View: AnyObject {
    /// The reactor of this view.
    associatedtype Reactor: ReactorKit.Reactor

    /// What ends the bindings. A stored property of the view.
    var disposeBag: DisposeBag { get set }

    /// The reactor of this view.
    var reactor: Reactor? { get set }

    /// Binds actions and state. Called with a fresh ``disposeBag``.
    func bind(reactor: Reactor)
}

/// The newer name of ``View``, for where that is another type's.
public typealias ReactorView = View

extension View {
    /// The reactor of this view. Setting it binds.
    @preconcurrency public var reactor: Reactor? {
        get { views.reactor(of: self) }
        set {
            views.set(newValue, of: self, isBound: true)
            if let newValue { bind(reactor: newValue) }
        }
    }
}
