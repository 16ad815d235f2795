#if GTK
import CGTKSupport
import RxSupport

extension Application {
    /// Asks the desktop to show a notification. The notification replaces an earlier one with the same id if the
    /// desktop has confirmed that it shows the earlier one.
    ///
    /// Returns at once. If the desktop cannot show notifications, GLib reports this on standard error. Throws
    /// `UserNotificationError` if the application does not run, has no id, or finds no session bus. Traps if the id of
    /// the notification or of a button is empty. Wraps `g_application_send_notification`.
    public func send(_ notification: UserNotification) throws(UserNotificationError) {
        guard !notification.id.isEmpty, notification.buttons.allSatisfy({ !$0.id.isEmpty }) else {
            stopProgram("The notification \"\(notification.title)\", or one of its buttons, has an empty id.")
        }
        guard g_application_get_is_registered(native) != 0 else { throw .notRunning }
        guard g_application_get_application_id(native) != nil else { throw .noID }
        guard g_application_get_dbus_connection(native) != nil else { throw .noSessionBus }
        let made = notification.make(activating: "app.\(Self.notificationAction)")
        g_application_send_notification(native, notification.id.withoutNUL, made)
        g_object_unref(.init(made))
    }

    /// Withdraws a notification. Does nothing if the notification is gone, or if the desktop has not confirmed yet that
    /// it shows the notification.
    ///
    /// On GNOME and in a Flatpak, this withdraws the notifications of an earlier run of the program too. Does nothing
    /// if the application does not run or finds no session bus.
    public func withdrawNotification(id: String) {
        guard g_application_get_is_registered(native) != 0, g_application_get_dbus_connection(native) != nil else {
            return
        }
        g_application_withdraw_notification(native, id.withoutNUL)
    }

    /// The name of the action that notifications activate.
    private static let notificationAction = "notification-activated"

    /// Adds the action that notifications activate. The action exists before the app subscribes to responses, because a
    /// press may start the program.
    func addNotificationAction() {
        let type = g_variant_type_new("(ss)")
        defer { g_variant_type_free(type) }
        let action = GObject(adopting: g_simple_action_new(Self.notificationAction, type))
        action.connect("activate", as: Boxed.self) { [unowned self] target in
            guard let target = target.pointer else { return }
            let response = UserNotification.Response(target: target)
            activateIfNeeded(bringingToFront: response.buttonID == nil)
            notificationResponses.emit(response)
        }
        g_action_map_add_action(pointer, action.pointer)
    }
}
#endif
