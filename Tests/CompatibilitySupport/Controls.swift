public import Rx

/// Stands in for UIKit's view: the root of the widgets that the articles' code needs to run without UIKit.
///
/// The widgets are isolated as UIKit's are, `@preconcurrency @MainActor`, so that code which compiles against those does
/// against these, in Swift 5 mode too.
@preconcurrency @MainActor
open class Widget: ReactiveCompatible {
    /// The size that layout has given it.
    public var bounds: (width: Double, height: Double) = (0, 0)
    /// Whether it is left out of the screen, for whoever waits for that.
    public let hiding = BehaviorRelay(value: false)

    /// Whether it is left out of the screen.
    public var isHidden: Bool {
        get { hiding.value }
        set { hiding.accept(newValue) }
    }

    /// A widget.
    public init() {}
}

/// What a person can do to a control.
public enum ControlEvents: Sendable {
    /// A press.
    case touchUpInside
    /// Another value.
    case valueChanged
}

/// Stands in for UIKit's control.
@preconcurrency @MainActor
open class Control: Widget {
    /// Whether it is chosen.
    public var isSelected = false
    fileprivate let events = PublishSubject<ControlEvents>()

    /// Does what a person would do.
    public func sendActions(for event: ControlEvents) { events.onNext(event) }
}

extension Reactive where Base: Control {
    /// The times at which a person did `event`.
    @preconcurrency @MainActor
    public func controlEvent(_ event: ControlEvents) -> ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == event }.map { _ in })
    }
}

/// A button, also one in a bar.
@preconcurrency @MainActor
open class Button: Control {
    /// What is written on it.
    public let title: String

    /// A button without a title.
    public override convenience init() { self.init(title: "") }

    /// A button that says `title`.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Presses it.
    public func press() { sendActions(for: .touchUpInside) }
}

extension Reactive where Base: Button {
    /// The presses.
    @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}

/// What says when to load anew.
@preconcurrency @MainActor
open class RefreshControl: Control {
    /// Whether it turns.
    public private(set) var isRefreshing = false

    /// Turns.
    public func beginRefreshing() { isRefreshing = true }

    /// Stops turning.
    public func endRefreshing() { isRefreshing = false }
}
