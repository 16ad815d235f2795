internal import Foundation
package import RxSupport
internal import Synchronization

/// Global handlers of errors and reports that nothing else handles: the last resort of law 5.
public enum Hooks {
    /// Takes an error of a subscription that has no error handler.
    ///
    /// `subscriptionCallStack` has one entry: the file and line of the call that made the subscription, or its return
    /// addresses if the line is not known. If ``recordCallStackOnError`` is on, it is the call stack that
    /// ``customCaptureSubscriptionCallstack`` captured at the subscription.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Captures the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    /// Takes a report of an event or a subscription that an operator had to bring to the actor of its closure.
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

    /// An atomic of its own, because every subscription reads it.
    private static let recordsCallStack = Atomic(false)

    /// Whether a subscription without an error handler records its call stack instead of its file and line. Off by
    /// default, because recording is slow.
    public static var recordCallStackOnError: Bool {
        get { recordsCallStack.load(ordering: .relaxed) }
        set { recordsCallStack.store(newValue, ordering: .relaxed) }
    }

    /// The handler of errors that no subscription handles. It is called on any thread. The default writes the error to
    /// standard error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { settings.withLock { $0.defaultErrorHandler } }
        set { settings.replace(\.defaultErrorHandler, by: newValue) }
    }

    /// The handler of reports about events and subscriptions that an operator had to bring to the actor of its closure.
    ///
    /// Only a debug build reports, and only the first event or subscription of each call of an operator in the source.
    /// The handler is called on any thread, before the event is brought. The default writes the report to standard
    /// error.
    ///
    /// `{ _ in }` silences the reports. `{ fatalError($0) }` stops a test that expects nothing to be brought over.
    public static var bringingOverHandler: BringingOverHandler {
        get { settings.withLock { $0.bringingOverHandler } }
        set { settings.replace(\.bringingOverHandler, by: newValue) }
    }

    /// Captures the call stack of a subscription if ``recordCallStackOnError`` is on.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { settings.withLock { $0.captureCallStack } }
        set { settings.replace(\.captureCallStack, by: newValue) }
    }

    /// Passes an error that has no handler to ``defaultErrorHandler``, with the place where its subscription was made.
    package static func report(_ error: any Error, at place: CallPlace) {
        defaultErrorHandler([place.description], error)
    }
}
