/// What takes the error of a subscription.
@frozen @usableFromInline
package enum ErrorHandler {
    case closure((any Error) -> Void)
    /// Nothing takes it. It goes to ``Hooks/defaultErrorHandler``, with the place where the subscription was made.
    case nobody(CodeLocation)

    /// `closure`, if there is one.
    @inlinable
    init(_ closure: ((any Error) -> Void)?, _ file: StaticString, _ line: UInt) {
        // Not `map`, which takes closures by another convention: this one would be wrapped in one more.
        if let closure { self = .closure(closure) } else { self = .unhandled(at: CodeLocation(file, line)) }
    }

    @usableFromInline
    static func unhandled(at location: CodeLocation) -> ErrorHandler {
        guard Hooks.recordCallStackOnError else { return .nobody(location) }
        let stack = Hooks.customCaptureSubscriptionCallstack()
        return .closure { Hooks.defaultErrorHandler(stack, $0) }
    }

    func callAsFunction(_ error: any Error) {
        switch self {
        case .closure(let handle): handle(error)
        case .nobody(let location): Hooks.report(error, at: location)
        }
    }
}
