#if GTK
import CGTK
import Rx

extension Application {
    /// Has the desktop show a notification, in the place of one of the same id, as far as the desktop has answered that it shows that.
    ///
    /// Returns at once; a desktop that has nothing to show notifications with makes GLib say so on standard error. An id that is empty, of
    /// the notification or a button, stops the program. Wraps `g_application_send_notification`.
    public func send(_ notification: UserNotification) throws(UserNotificationError) {
        guard !notification.id.isEmpty, notification.buttons.allSatisfy({ !$0.id.isEmpty }) else {
            stopProgram("The notification \"\(notification.title)\" or a button of it has an empty id.")
        }
        guard g_application_get_is_registered(native) != 0 else { throw .notRunning }
        guard g_application_get_application_id(native) != nil else { throw .noID }
        guard g_application_get_dbus_connection(native) != nil else { throw .noSessionBus }
        let made = notification.make(activating: "app.\(Self.notificationAction)")
        g_application_send_notification(native, notification.id, made)
        g_object_unref(.init(made))
    }

    /// Takes a notification away; does nothing where it is gone, or the desktop has not answered yet that it shows it.
    ///
    /// On GNOME and in a Flatpak also one that an earlier run of the program has sent.
    public func withdrawNotification(id: String) {
        guard g_application_get_is_registered(native) != 0, g_application_get_dbus_connection(native) != nil else {
            return
        }
        g_application_withdraw_notification(native, id)
    }

    /// What notifications activate.
    private static let notificationAction = "notification-activated"

    /// Adds the action that notifications activate; it is there before the program asks for a response, because a press may start it.
    func addNotificationAction() {
        let type = g_variant_type_new("(ss)")
        defer { g_variant_type_free(type) }
        let action = GObject(adopting: g_simple_action_new(Self.notificationAction, type))
        action.connect("activate", as: Boxed.self) { [unowned self] target in
            guard let target = target.pointer else { return }
            let response = UserNotification.Response(target: target)
            beReady(inFront: response.buttonID == nil)
            notificationResponses.tell(response)
        }
        g_action_map_add_action(pointer, action.pointer)
    }
}
#endif
