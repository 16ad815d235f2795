internal import Foundation
internal import Synchronization

/// What happens where an app has said nothing: law 5's last resort.
public enum Hooks {
    /// Takes an error for which a subscription has no handler.
    ///
    /// The only entry of `subscriptionCallStack` is the file and line of the call that made the subscription, where that is
    /// known; when ``recordCallStackOnError`` is on, they are what was captured there.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Records where a subscription was made.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    /// Takes a report of an event that an operator had to bring to the actor of its closure.
    public typealias BringingOverHandler = @Sendable (_ report: String) -> Void

    private struct Settings {
        var defaultErrorHandler: DefaultErrorHandler = { stack, error in
            let origin = stack.isEmpty ? "" : " Subscribed at \(stack.joined(separator: "\n    "))"
            Diagnostics.report("an error reached a subscription that has no error handler: \(error).\(origin)")
        }
        var bringingOverHandler: BringingOverHandler = { Diagnostics.report($0) }
        var captureCallStack: CustomCaptureSubscriptionCallstack = {
            #if DEBUG
            Thread.callStackSymbols
            #else
            []
            #endif
        }
    }

    private static let settings = Guarded(global: Settings())

    /// Kept apart from the other settings because every subscription reads it.
    private static let recordsCallStack = Atomic(false)

    /// Whether a subscription without an error handler remembers its call stack instead of its file and line. Off by default: it is
    /// slow.
    public static var recordCallStackOnError: Bool {
        get { recordsCallStack.load(ordering: .relaxed) }
        set { recordsCallStack.store(newValue, ordering: .relaxed) }
    }

    /// Takes errors that no subscription handles; writes them to standard error by default. Any thread.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { settings.withLock { $0.defaultErrorHandler } }
        set { replace(\.defaultErrorHandler, by: newValue) }
    }

    /// Takes, in a debug build, a report of the first event that an operator had to bring to the actor of its closure, once for
    /// each operator in the source. Any thread, before the event is brought. Writes it to standard error by default.
    ///
    /// `{ _ in }` silences it; `{ fatalError($0) }` stops the program, in a test that means nothing to be brought over.
    public static var bringingOverHandler: BringingOverHandler {
        get { settings.withLock { $0.bringingOverHandler } }
        set { replace(\.bringingOverHandler, by: newValue) }
    }

    /// How the call stack of a subscription is captured when ``recordCallStackOnError`` is on.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { settings.withLock { $0.captureCallStack } }
        set { replace(\.captureCallStack, by: newValue) }
    }

    /// The handler before may hold the last reference to what it captures: it is released outside the lock.
    private static func replace<Handler>(_ handler: WritableKeyPath<Settings, Handler>, by new: Handler) {
        let old = settings.withLock { settings in
            defer { settings[keyPath: handler] = new }
            return settings[keyPath: handler]
        }
        withExtendedLifetime(old) {}
    }

    /// Hands an error that has no handler, and where its subscription was made, to ``defaultErrorHandler``.
    package static func report(_ error: any Error, at place: CallPlace) {
        defaultErrorHandler([place.description], error)
    }
}
