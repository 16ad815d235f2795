#if GTK
import CGTKSupport

/// A notification that the desktop shows to the user on behalf of an app, even while no window of the app is visible.
///
/// ``Application/send(_:)`` sends it. The user's response arrives in `application.rx.notificationActivated`. Wraps
/// `GNotification`.
public struct UserNotification: Hashable, Sendable {
    /// A button in a notification.
    public struct Button: Hashable, Sendable {
        /// The id that the response contains.
        public var id: String
        /// The text on the button.
        public var title: String

        /// Makes a button.
        ///
        /// - Parameters:
        ///   - id: The id that the response contains. `Application.send` traps if the id is empty.
        ///   - title: The text on the button.
        public init(_ id: String, title: String) { (self.id, self.title) = (id, title) }
    }

    /// The importance of a notification.
    public enum Priority: UInt32, Sendable {
        /// Treated like most notifications.
        case normal
        /// Can wait.
        case low
        /// Should be seen soon.
        case high
        /// Should be seen at once, and stays on the screen.
        case urgent

        var native: GNotificationPriority {
            switch self {
            case .normal: G_NOTIFICATION_PRIORITY_NORMAL
            case .low: G_NOTIFICATION_PRIORITY_LOW
            case .high: G_NOTIFICATION_PRIORITY_HIGH
            case .urgent: G_NOTIFICATION_PRIORITY_URGENT
            }
        }
    }

    /// A press of a notification or of one of its buttons.
    public struct Response: Hashable, Sendable {
        /// The id of the notification.
        public let notificationID: String
        /// The id of the button. `nil` if the notification itself was pressed.
        public let buttonID: String?

        /// Makes a response, for tests.
        public init(notificationID: String, buttonID: String? = nil) {
            (self.notificationID, self.buttonID) = (notificationID, buttonID)
        }
    }

    /// The id that the response contains and that withdraws the notification. A new notification replaces an earlier
    /// one with the same id.
    public var id: String
    /// The first line.
    public var title: String
    /// Further text. Desktops show a few lines of it.
    public var body: String?
    /// The name of an icon. `nil` for the app's own icon.
    public var iconName: String?
    /// The importance.
    public var priority: Priority
    /// The category, such as "im.received", from the list in the Desktop Notifications Specification.
    public var category: String?
    /// The buttons. Many desktops show at most three.
    public var buttons: [Button]

    /// Makes a notification.
    ///
    /// - Parameters:
    ///   - id: The id that the response contains and that withdraws the notification. `Application.send` traps if the
    ///     id is empty.
    ///   - title: The first line.
    ///   - body: Further text.
    ///   - iconName: The name of an icon. `nil` for the app's own icon.
    ///   - priority: The importance.
    ///   - category: The category, such as "im.received".
    ///   - buttons: The buttons.
    public init(
        id: String, title: String, body: String? = nil, iconName: String? = nil, priority: Priority = .normal,
        category: String? = nil, buttons: [Button] = []
    ) {
        (self.id, self.title, self.body, self.iconName) = (id, title, body, iconName)
        (self.priority, self.category, self.buttons) = (priority, category, buttons)
    }

    /// Makes a `GNotification` whose presses activate `action`. The caller owns the reference.
    func make(activating action: String) -> OpaquePointer {
        let notification = g_notification_new(title.withoutNUL)!
        if let body { g_notification_set_body(notification, body.withoutNUL) }
        if let category { g_notification_set_category(notification, category.withoutNUL) }
        if let iconName {
            withThemedIcon(iconName) { g_notification_set_icon(notification, $0) }
        }
        g_notification_set_priority(notification, priority.native)
        g_notification_set_default_action_and_target_value(notification, action, target(buttonID: ""))
        for button in buttons {
            g_notification_add_button_with_target_value(
                notification, button.title.withoutNUL, action, target(buttonID: button.id))
        }
        return notification
    }

    /// The parameter of the action, as a floating reference. The parameter contains the response, so the desktop can
    /// keep the response after the program has ended.
    private func target(buttonID: String) -> OpaquePointer {
        var parts: [OpaquePointer?] = [
            g_variant_new_string(id.withoutNUL), g_variant_new_string(buttonID.withoutNUL),
        ]
        return g_variant_new_tuple(&parts, 2)
    }
}

extension UserNotification.Response {
    /// Reads the action's parameter that `UserNotification.make` has set. The reference is borrowed.
    init(target: OpaquePointer) {
        let parts = (0..<2).map { index in
            let part = g_variant_get_child_value(target, gsize(index))!
            defer { g_variant_unref(part) }
            return String(cString: g_variant_get_string(part, nil))
        }
        self.init(notificationID: parts[0], buttonID: parts[1].isEmpty ? nil : parts[1])
    }
}

/// The reason why a notification could not be sent.
public enum UserNotificationError: Error, Hashable, CustomStringConvertible, Sendable {
    /// `Application.run` has not been called, or has returned.
    case notRunning
    /// The application has no id, so the desktop could not report presses to it.
    case noID
    /// There is no session bus, through which programs reach the desktop.
    case noSessionBus

    /// The missing requirement, and how to meet it.
    public var description: String {
        switch self {
        case .notRunning:
            "The notification was not sent: the application does not run. Send it inside `Application.run`."
        case .noID: "The notification was not sent: the application has no id. Make it with `Application(id:)`."
        case .noSessionBus: "The notification was not sent: there is no session bus (DBUS_SESSION_BUS_ADDRESS)."
        }
    }
}
#endif
