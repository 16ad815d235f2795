#if GTK
public import Foundation
public import Rx

extension Reactive where Base: Application {
    /// The person's presses of notifications and their buttons, also of what an earlier run of the program has sent.
    ///
    /// A press of the notification itself brings the window used last to the front, as starting the program a second time does, and any press
    /// starts a program that has ended, where the desktop can (`DBusActivatable`): it is told when `run`'s closure has returned. What came
    /// before the first subscription is told to that. Completes when the application is gone.
    @MainActor public var notificationActivated: ControlEvent<UserNotification.Response> {
        ControlEvent(events: base.notificationResponses.observable)
    }

    /// Files that the person opens with the app: from a file manager, from a terminal, with this program or a second start of it.
    ///
    /// For an application with `Flags.handlesOpen`. The window used last comes to the front. Told after `run`'s closure, and what came before
    /// the first subscription to that. Completes when the application is gone. Wraps "open".
    @MainActor public var filesOpened: ControlEvent<[URL]> { ControlEvent(events: base.openedFiles.observable) }

    /// The starts of the program with what stood behind its name: its own, and later ones, which are handed to it and end.
    ///
    /// For an application with `Flags.handlesCommandLine`; such a start has the exit status 0. The window used last comes to the front. Told after
    /// `run`'s closure, and what came before the first subscription to that. Completes when the application is gone. Wraps "command-line".
    @MainActor public var programStarted: ControlEvent<ProgramStart> { ControlEvent(events: base.starts.observable) }
}
#endif
