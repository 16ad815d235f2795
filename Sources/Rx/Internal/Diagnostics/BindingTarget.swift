/// An observer that cannot use an error. The binding that gets one reports it, with the place where the binding was made.
@usableFromInline
package protocol BindingTarget {
    /// Takes the error of a binding that was made at `location`.
    func reject(_ error: any Error, boundAt location: CodeLocation)
}

extension BindingTarget {
    @usableFromInline
    package func reject(_ error: any Error, boundAt location: CodeLocation) {
        BindingFailure.report(error, at: location)
    }
}

/// What happens to an error where there must be none.
@usableFromInline
package enum BindingFailure {
    /// Reports `error`, and stops a debug build: it is the program that is wrong.
    @usableFromInline
    package static func report(_ error: any Error, _ file: StaticString, _ line: UInt) {
        report(error, at: CodeLocation(file, line))
    }

    static func report(_ error: any Error, at location: CodeLocation) {
        Hooks.report(error, at: location)
        stopDebugBuild(
            """
            The sequence bound at \(location) failed: \(error). \
            What is bound cannot show an error: add `catch` or `catchAndReturn` before it.
            """)
    }

    /// Hands `error` to observers, each in the way that it takes errors.
    @usableFromInline
    static func deliver<Observer: ObserverType>(
        _ error: any Error, to observers: [Observer], boundAt file: StaticString, _ line: UInt
    ) {
        for observer in observers {
            if let target = observer as? any BindingTarget {
                target.reject(error, boundAt: CodeLocation(file, line))
            } else {
                observer.on(.error(error))
            }
        }
    }
}
