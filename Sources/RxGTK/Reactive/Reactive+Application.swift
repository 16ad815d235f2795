#if GTK
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
}
#endif
