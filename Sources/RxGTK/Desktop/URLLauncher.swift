#if GTK
import CGTKSupport
public import Foundation
public import Rx

/// Opens addresses and files with the app that the user has chosen for their type.
///
/// Wraps `GtkUriLauncher` and, for a file, `GtkFileLauncher`. Before GTK 4.10 it wraps `gtk_show_uri_full`.
@MainActor
public enum URLLauncher {
    /// Opens an address, such as "https://example.org" or the address of a file, once per subscription.
    ///
    /// Completes when the app has been started, or when the user was asked for an app and chose none. Fails with a
    /// ``URLLauncherError`` if no app exists for the address, or if the app does not start. Disposing does not close an
    /// opened address. Subscribes and emits on the main actor.
    ///
    /// - Parameters:
    ///   - url: The address to open.
    ///   - window: The window over which the user is asked for an app. It is not retained.
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

/// An address that could not be opened, and why.
public struct URLLauncherError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The address.
    public let url: URL
    /// The desktop's message.
    public let message: String

    /// The address and the desktop's message.
    public var description: String { "\(url.absoluteString) could not be opened: \(message)" }
}

/// Receives the outcome of opening an address, once: `nil`, or the reason why it was not opened.
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
