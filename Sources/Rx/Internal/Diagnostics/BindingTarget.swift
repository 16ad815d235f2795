/// An observer that cannot use an error. The binding that gets one reports it, with the place where the binding was made.
@usableFromInline
package protocol BindingTarget {
    /// Takes the error of a binding that was made at `place`.
    func reject(_ error: any Error, boundAt place: CallPlace)
}

extension BindingTarget {
    @usableFromInline
    package func reject(_ error: any Error, boundAt place: CallPlace) {
        BindingFailure.report(error, at: place)
    }
}

/// What happens to an error where there must be none.
@usableFromInline
package enum BindingFailure {
    /// Reports `error`, and stops a debug build: it is the program that is wrong.
    @usableFromInline
    package static func report(_ error: any Error, at place: CallPlace) {
        Hooks.report(error, at: place)
        stopDebugBuild(
            """
            The sequence bound at \(place) failed: \(error). \
            What is bound cannot show an error: add `catch` or `catchAndReturn` before it.
            """)
    }

    /// Hands `error` to observers, each in the way that it takes errors.
    @usableFromInline
    static func deliver<Observer: ObserverType>(
        _ error: any Error, to observers: [Observer], boundAt place: CallPlace
    ) {
        for observer in observers {
            if let target = observer as? any BindingTarget {
                target.reject(error, boundAt: place)
            } else {
                observer.on(.error(error))
            }
        }
    }
}
