public import Foundation
internal import ReactorKit
public import Rx

/// Buttons in the bar over a screen.
@preconcurrency @MainActor
public final class NavigationItem {
    /// The button on the left.
    public var leftBarButtonItem: Button?
    /// The button on the right.
    public var rightBarButtonItem: Button?
}

/// Stands in for UIKit's view controller: a screen that is loaded, appears, and presents another.
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
    /// The navigation controller it is in.
    public fileprivate(set) weak var navigationController: NavigationController?
    /// Titles and texts of the alerts that were shown.
    public private(set) var alerts: [[String]] = []
    /// The segues that were performed.
    public private(set) var segues: [String] = []

    fileprivate let appearances = PublishSubject<Bool>()
    fileprivate let disappearances = PublishSubject<Bool>()

    /// A screen; nothing is loaded from anywhere.
    public init(nibName: String?, bundle: Bundle?) {}

    /// A screen.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called once, when the screen is loaded.
    open func viewDidLoad() {}

    /// Loads the screen unless it is; a view of a reactor that waits for that is bound, as RxGTK does.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
        (self as? any StoryboardView)?.performBinding()
    }

    /// Loads the screen and has it appear.
    open func appear() {
        loadViewIfNeeded()
        appearances.onNext(false)
    }

    /// Has the screen disappear.
    open func disappear() { disappearances.onNext(false) }

    /// Covers this screen with another.
    public func present(_ controller: ViewController, animated: Bool) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.appear()
    }

    /// Takes away the screen that covers this one, or this one if none does.
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
    /// The times at which the screen appears.
    @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> { ControlEvent(events: base.appearances) }

    /// The times at which the screen disappears.
    @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> {
        ControlEvent(events: base.disappearances)
    }
}

/// A screen round a screen, with a bar.
@preconcurrency @MainActor
open class NavigationController: ViewController {
    /// The screen in it.
    public let topViewController: ViewController
    /// Whether there is no bar.
    public var isNavigationBarHidden = false

    /// A navigation controller round `rootViewController`.
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
