public import Rx

/// Stands in for UIKit's view: the base of the widgets that the articles' code needs to run without UIKit.
///
/// The widgets are isolated as UIKit's are, `@preconcurrency @MainActor`, so code that compiles with UIKit's compiles
/// with these, in Swift 5 mode too.
@preconcurrency @MainActor
open class Widget: ReactiveCompatible {
    /// The size that the layout has given it.
    public var bounds: (width: Double, height: Double) = (0, 0)
    /// Emits whether the widget is hidden.
    public let hiding = BehaviorRelay(value: false)

    /// Whether the widget is hidden.
    public var isHidden: Bool {
        get { hiding.value }
        set { hiding.accept(newValue) }
    }

    /// Creates a widget.
    public init() {}
}

/// The events that a person can cause in a control.
public enum ControlEvents: Sendable {
    /// A press.
    case touchUpInside
    /// Another value.
    case valueChanged
}

/// Stands in for UIKit's control.
@preconcurrency @MainActor
open class Control: Widget {
    /// Whether it is selected.
    public var isSelected = false
    fileprivate let events = PublishSubject<ControlEvents>()

    /// Sends `event`, as an action of a person does.
    public func sendActions(for event: ControlEvents) { events.onNext(event) }
}

extension Reactive where Base: Control {
    /// Emits when `event` occurs.
    @preconcurrency @MainActor
    public func controlEvent(_ event: ControlEvents) -> ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == event }.map { _ in })
    }
}

/// A button, in a view or in a bar.
@preconcurrency @MainActor
open class Button: Control {
    /// The button's title.
    public let title: String

    /// Creates a button without a title.
    public override convenience init() { self.init(title: "") }

    /// Creates a button with `title`.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Presses the button.
    public func press() { sendActions(for: .touchUpInside) }
}

extension Reactive where Base: Button {
    /// The presses.
    @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}

/// A control that asks for a reload.
@preconcurrency @MainActor
open class RefreshControl: Control {
    /// Whether it is refreshing.
    public private(set) var isRefreshing = false

    /// Starts to refresh.
    public func beginRefreshing() { isRefreshing = true }

    /// Stops refreshing.
    public func endRefreshing() { isRefreshing = false }
}
