#if GTK
import Dispatch
import Rx

extension Disposables {
    /// A disposable that runs `body` once on the main thread: synchronously if it is disposed of there, otherwise as
    /// soon as the main thread is free.
    static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) -> any Cancelable {
        create {
            guard Toolkit.isMainThread else { return DispatchQueue.main.async { body() } }
            MainActor.assumeIsolated(body)
        }
    }
}
#endif
