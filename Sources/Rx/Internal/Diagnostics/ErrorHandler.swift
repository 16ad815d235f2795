public import RxSupport

/// The handler of a subscription's error.
@frozen @usableFromInline
package enum ErrorHandler {
    case closure((any Error) -> Void)
    /// Nothing handles the error. It goes to ``Hooks/defaultErrorHandler``, with the place where the subscription was
    /// made.
    case unhandled(CallPlace)

    /// Calls `closure`; without one, the error is unhandled.
    @inlinable
    init(_ closure: ((any Error) -> Void)?) {
        // Not `map`, which takes closures by another calling convention and would wrap this one in another closure.
        if let closure { self = .closure(closure) } else { self = .defaultHandler(at: CallPlace()) }
    }

    /// The handler of a binding, which treats an error as a mistake of the program.
    @usableFromInline
    static func reported(boundAt place: CallPlace) -> ErrorHandler { .closure { BindingFailure.report($0, at: place) } }

    @usableFromInline
    static func defaultHandler(at place: CallPlace) -> ErrorHandler {
        guard Hooks.recordCallStackOnError else { return .unhandled(place) }
        let stack = Hooks.customCaptureSubscriptionCallstack()
        return .closure { Hooks.defaultErrorHandler(stack, $0) }
    }

    func callAsFunction(_ error: any Error) {
        switch self {
        case .closure(let handle): handle(error)
        case .unhandled(let place): Hooks.report(error, at: place)
        }
    }
}
