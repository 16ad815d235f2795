#if GTK
import CGTK
public import Foundation
public import Rx

/// Opens addresses and files with the app that the person has chosen for their kind.
///
/// Wraps `GtkUriLauncher`, and `GtkFileLauncher` for a file, where GTK has them (4.10), and `gtk_show_uri_full` before.
@MainActor
public enum URLLauncher {
    /// Opens an address, such as "https://example.org" or that of a file, once for each subscription.
    ///
    /// Completes when the app has been started, or when the person was asked for one and chose none. Fails with a ``URLLauncherError`` where
    /// there is no app for it, or it does not start. Disposing does not take back what is opened. Subscribed to and told on the main actor.
    ///
    /// - Parameters:
    ///   - url: What to open.
    ///   - window: Over which the person is asked for an app; it is not kept alive.
    public static func open(_ url: URL, over window: Window? = nil) -> Completable {
        Observable<Never>.create { [weak window] observer in
            let opening = Opening { message in
                guard let message else { return observer.onCompleted() }
                observer.onError(URLLauncherError(url: url, message: message))
            }
            let parent = window.flatMap { $0.isClosed ? nil : $0.native }
            rxgtk_uri_open(
                url.absoluteString, parent,
                { error, data in
                    let opening = Unmanaged<Opening>.fromOpaque(data!).takeRetainedValue()
                    let message = error.map { String(cString: $0.pointee.message) }
                    MainActor.assumeIsolated { opening.finish(message) }
                }, Unmanaged.passRetained(opening).toOpaque())
            return Disposables.onMain { opening.receive = nil }
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asCompletable()
    }
}

/// Says what could not be opened, and why.
public struct URLLauncherError: Error, Hashable, CustomStringConvertible, Sendable {
    /// What was to be opened.
    public let url: URL
    /// What the desktop says.
    public let message: String

    /// What could not be opened, and what the desktop says.
    public var description: String { "\(url.absoluteString) could not be opened: \(message)" }
}

/// Takes what becomes of an address, once: `nil`, or why it was not opened.
@MainActor
private final class Opening {
    var receive: ((String?) -> Void)?

    init(_ receive: @escaping (String?) -> Void) { self.receive = receive }

    func finish(_ message: String?) {
        let receive = receive
        self.receive = nil
        receive?(message)
    }
}
#endif
