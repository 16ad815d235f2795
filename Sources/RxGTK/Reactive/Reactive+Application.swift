#if GTK
public import Foundation
public import Rx

extension Reactive where Base: Application {
    /// The user's presses of notifications and their buttons, including notifications that an earlier run of the app
    /// sent.
    ///
    /// A press of the notification itself brings the most recently used window to the front, as starting the app a
    /// second time does. If the desktop supports it (`DBusActivatable`), any press starts an app that has ended. Such a
    /// press is emitted after the closure of `run` has returned. Presses before the first subscription are emitted to
    /// that subscription. Completes when the application is freed.
    @MainActor public var notificationActivated: ControlEvent<UserNotification.Response> {
        ControlEvent(events: base.notificationResponses.observable)
    }

    /// The files that the user opens with the app: from a file manager, or from a terminal, at the first or a later
    /// start.
    ///
    /// Requires `Flags.handlesOpen`. Brings the most recently used window to the front. Emits after the closure of
    /// `run` has returned. Files from before the first subscription are emitted to that subscription. If Foundation
    /// cannot read the address of a file, emits none of the files, and prints the address on standard error. Completes
    /// when the application is freed. Wraps "open".
    @MainActor public var filesOpened: ControlEvent<[URL]> { ControlEvent(events: base.openedFiles.observable) }

    /// Each start of the program, with the command-line arguments: the first start, and each later start that is handed
    /// over to the running program.
    ///
    /// Requires `Flags.handlesCommandLine`. The process of a start that is handed over exits with status 0. Brings the
    /// most recently used window to the front. Emits after the closure of `run` has returned. Starts before the first
    /// subscription are emitted to that subscription. Completes when the application is freed. Wraps "command-line".
    @MainActor public var programStarted: ControlEvent<ProgramStart> { ControlEvent(events: base.starts.observable) }
}
#endif
