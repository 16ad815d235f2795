public import RxSupport

/// An observer that cannot handle an error. If a bound sequence fails, the error is reported with the place where the
/// binding was made.
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

/// Handles an error of a bound sequence, which must not fail.
@usableFromInline
package enum BindingFailure {
    /// Reports `error` and stops a debug build, because the program is wrong.
    @usableFromInline
    package static func report(_ error: any Error, at place: CallPlace) {
        Hooks.report(error, at: place)
        stopDebugBuild(
            """
            The sequence bound at \(place) failed: \(error). \
            A binding cannot show an error: add `catch` or `catchAndReturn` before it.
            """)
    }

    /// Passes `error` to each observer: to `reject` of a ``BindingTarget``, to `on` of any other.
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
