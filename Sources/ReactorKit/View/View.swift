public import Rx
public import RxSupport

/// Shows a reactor's state and sends it actions, but makes no decisions.
///
/// A conforming class declares a `disposeBag` and binds in ``bind(reactor:)``. The protocol adds
/// ``reactor-swift.property``. Setting a reactor replaces the bag, which ends the previous bindings, and binds. Setting
/// `nil` only replaces the bag.
///
/// The view retains its reactor until the view dies or gets another reactor.
///
/// `@preconcurrency`: Swift 5 code that runs on the main thread without declaring it, as a coordinator often does, may
/// set the reactor.
@preconcurrency @MainActor
public protocol View: _ReleasableView {
    /// The reactor of this view.
    associatedtype Reactor: ReactorKit.Reactor

    /// Disposes of the bindings. Declare it as a stored property.
    var disposeBag: DisposeBag { get set }

    /// The reactor of this view.
    var reactor: Reactor? { get set }

    /// Binds actions and state. Called with a new ``disposeBag``.
    func bind(reactor: Reactor)
}

/// The newer name of ``View``, for files that use another type named `View`.
public typealias ReactorView = View

extension View {
    /// The reactor of this view. Setting it binds the view.
    @preconcurrency public var reactor: Reactor? {
        get { views.reactor(of: self) }
        set {
            views.set(newValue, of: self, isBound: true)
            if let newValue { bind(reactor: newValue) }
        }
    }

    /// Binds a ``StoryboardView`` to its reactor. Called by the window when the content is there.
    @preconcurrency public func _contentDidLoad() { (self as? any StoryboardView)?.performBinding() }

    /// Releases the reactor and replaces ``disposeBag``. Called by the window when it closes.
    @preconcurrency public func _release() { reactor = nil }
}
