#if GTK
import CGTKSupport

/// A container of actions: a `Window`, whose actions are called "win.…", or the `Application`, whose actions are called
/// "app.…".
///
/// Wraps `GActionMap`.
@MainActor
public protocol ActionMap: GObject {}

extension Application: ActionMap {}
extension Window: ActionMap {}

extension ActionMap {
    /// Adds an action and replaces an existing action of the same name. The streams of a window's action complete when
    /// the window is closed, unless another open window or the application has the action too.
    public func addAction(_ action: Action) {
        g_action_map_add_action(pointer, action.pointer)
    }

    /// Removes an action. Does nothing if it was not added, or if another action has replaced it.
    public func removeAction(_ action: Action) {
        guard g_action_map_lookup_action(pointer, action.name) == action.pointer else { return }
        g_action_map_remove_action(pointer, action.name)
    }

    /// The action of this name, without "win." or "app.". `nil` if none exists, or if it was not made as an ``Action``.
    public func action(named name: String) -> Action? {
        g_action_map_lookup_action(pointer, name).flatMap { WrapperReference.wrapper(of: $0) as? Action }
    }

    /// All actions that were made as an ``Action``.
    public var actions: [Action] {
        guard let list = g_action_group_list_actions(pointer) else { return [] }
        defer { g_strfreev(list) }
        return strings(of: list).compactMap { action(named: $0) }
    }
}
#endif
