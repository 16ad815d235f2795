#if GTK
public import Rx

extension Reactive where Base: Spinner {
    /// Sets whether the spinner turns.
    @MainActor public var isAnimating: Binder<Bool> {
        Binder(base) { spinner, isAnimating in spinner.isAnimating = isAnimating }
    }
}
#endif
