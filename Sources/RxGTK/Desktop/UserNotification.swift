#if GTK
import CGTK

/// What the desktop tells the person on behalf of an app, also while no window of it is in view.
///
/// Sent by ``Application/send(_:)``; what the person makes of it comes by `application.rx.notificationActivated`. Wraps `GNotification`.
public struct UserNotification: Hashable, Sendable {
    /// What can be pressed in a notification.
    public struct Button: Hashable, Sendable {
        /// By what the response names it.
        public var id: String
        /// The text on it.
        public var title: String

        /// Makes a button.
        ///
        /// - Parameters:
        ///   - id: By what the response names it; not empty.
        ///   - title: The text on it.
        public init(_ id: String, title: String) { (self.id, self.title) = (id, title) }
    }

    /// How much it matters.
    public enum Priority: UInt32, Sendable {
        /// As the desktop does with most.
        case normal
        /// Can wait.
        case low
        /// To be seen soon.
        case high
        /// To be seen at once, and kept on the screen.
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

    /// What the person has pressed.
    public struct Response: Hashable, Sendable {
        /// The id of the notification.
        public let notificationID: String
        /// The id of the button; `nil` for the notification itself.
        public let buttonID: String?

        /// Makes a response, as a test does.
        public init(notificationID: String, buttonID: String? = nil) {
            (self.notificationID, self.buttonID) = (notificationID, buttonID)
        }
    }

    /// By what the response names it, and it is withdrawn; it takes the place of one of the same id.
    public var id: String
    /// The first line.
    public var title: String
    /// What else there is to say; desktops show a few lines.
    public var body: String?
    /// The name of an icon; `nil` for the app's own.
    public var iconName: String?
    /// How much it matters.
    public var priority: Priority
    /// What it is about, such as "im.received", as the Desktop Notifications Specification lists it.
    public var category: String?
    /// What can be pressed besides the notification itself; desktops show three.
    public var buttons: [Button]

    /// Makes a notification.
    ///
    /// - Parameters:
    ///   - id: By what the response names it, and it is withdrawn.
    ///   - title: The first line.
    ///   - body: What else there is to say.
    ///   - iconName: The name of an icon; `nil` for the app's own.
    ///   - priority: How much it matters.
    ///   - category: What it is about, such as "im.received".
    ///   - buttons: What can be pressed besides the notification itself.
    public init(
        id: String, title: String, body: String? = nil, iconName: String? = nil, priority: Priority = .normal,
        category: String? = nil, buttons: [Button] = []
    ) {
        (self.id, self.title, self.body, self.iconName) = (id, title, body, iconName)
        (self.priority, self.category, self.buttons) = (priority, category, buttons)
    }

    /// A `GNotification` whose presses activate `action`, as a new reference.
    func make(activating action: String) -> OpaquePointer {
        let notification = g_notification_new(title.withoutNUL)!
        if let body { g_notification_set_body(notification, body.withoutNUL) }
        if let category { g_notification_set_category(notification, category) }
        if let iconName {
            withThemedIcon(iconName) { g_notification_set_icon(notification, $0) }
        }
        g_notification_set_priority(notification, priority.native)
        g_notification_set_default_action_and_target_value(notification, action, target(buttonID: ""))
        for button in buttons {
            g_notification_add_button_with_target_value(notification, button.title, action, target(buttonID: button.id))
        }
        return notification
    }

    /// What the action is called with, as a floating reference: a response, as the desktop keeps it when the program has ended.
    private func target(buttonID: String) -> OpaquePointer {
        var parts: [OpaquePointer?] = [g_variant_new_string(id), g_variant_new_string(buttonID)]
        return g_variant_new_tuple(&parts, 2)
    }
}

extension UserNotification.Response {
    /// Reads what `UserNotification.make` hands to the action, which is borrowed.
    init(target: OpaquePointer) {
        let parts = (0..<2).map { index in
            let part = g_variant_get_child_value(target, gsize(index))!
            defer { g_variant_unref(part) }
            return String(cString: g_variant_get_string(part, nil))
        }
        self.init(notificationID: parts[0], buttonID: parts[1].isEmpty ? nil : parts[1])
    }
}

/// Says why a notification could not be sent.
public enum UserNotificationError: Error, Hashable, CustomStringConvertible, Sendable {
    /// `Application.run` has not been called, or has returned.
    case notRunning
    /// The application has no id, so the desktop could not tell it what is pressed.
    case noID
    /// There is no session bus, by which programs reach the desktop.
    case noSessionBus

    /// What is missing.
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
