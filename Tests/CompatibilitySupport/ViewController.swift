public import Foundation
internal import ReactorKit
public import Rx

/// The buttons in the bar above a screen.
@preconcurrency @MainActor
public final class NavigationItem {
    /// The button on the left.
    public var leftBarButtonItem: Button?
    /// The button on the right.
    public var rightBarButtonItem: Button?
}

/// Stands in for UIKit's view controller: a screen that loads, appears, and presents another screen.
@preconcurrency @MainActor
open class ViewController: ReactiveCompatible {
    /// The buttons in its bar.
    public let navigationItem = NavigationItem()
    /// Whether ``viewDidLoad()`` was called.
    public private(set) var isViewLoaded = false
    /// The screen that covers this one.
    public private(set) var presentedViewController: ViewController?
    /// The screen that this one covers.
    public private(set) weak var presentingViewController: ViewController?
    /// The navigation controller that contains this screen.
    public fileprivate(set) weak var navigationController: NavigationController?
    /// The titles and messages of the alerts shown so far.
    public private(set) var alerts: [[String]] = []
    /// The segues performed so far.
    public private(set) var segues: [String] = []

    fileprivate let appearances = PublishSubject<Bool>()
    fileprivate let disappearances = PublishSubject<Bool>()

    /// Creates a screen. Loads nothing.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Creates a screen.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called once, when the screen is loaded.
    open func viewDidLoad() {}

    /// Loads the screen unless it is loaded. Then binds a view that waited for that, as RxGTK does.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
        (self as? any StoryboardView)?.performBinding()
    }

    /// Loads the screen and shows it.
    open func appear() {
        loadViewIfNeeded()
        appearances.onNext(false)
    }

    /// Hides the screen.
    open func disappear() { disappearances.onNext(false) }

    /// Covers this screen with another.
    public func present(_ controller: ViewController, animated: Bool) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.appear()
    }

    /// Removes the screen that covers this one, or this screen if none does.
    public func dismiss(animated: Bool, completion: (() -> Void)?) {
        let presenter = presentedViewController == nil ? (navigationController ?? self).presentingViewController : self
        presenter?.presentedViewController?.disappear()
        presenter?.presentedViewController = nil
        completion?()
    }

    /// Shows an alert.
    public func showAlert(_ title: String, _ message: String) { alerts.append([title, message]) }

    /// Goes to another screen.
    public func performSegue(withIdentifier identifier: String, sender: Any?) { segues.append(identifier) }
}

extension Reactive where Base: ViewController {
    /// Emits when the screen appears.
    @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> { ControlEvent(events: base.appearances) }

    /// Emits when the screen disappears.
    @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> {
        ControlEvent(events: base.disappearances)
    }
}

/// A screen that contains another screen below a bar.
@preconcurrency @MainActor
open class NavigationController: ViewController {
    /// The contained screen.
    public let topViewController: ViewController
    /// Whether the bar is hidden.
    public var isNavigationBarHidden = false

    /// Creates a navigation controller that contains `rootViewController`.
    public init(rootViewController: ViewController) {
        topViewController = rootViewController
        super.init(nibName: nil, bundle: nil)
        rootViewController.navigationController = self
    }

    open override func appear() {
        super.appear()
        topViewController.appear()
    }

    open override func disappear() {
        super.disappear()
        topViewController.disappear()
    }
}
