#if GTK
import CGTKSupport

/// Handles the keys and the drags that delete and move the rows of a list, until this object is released.
@MainActor
final class ListEditor {
    private weak var list: ListWidget?
    private let controllers: [GObject]

    init(of list: ListWidget) {
        self.list = list
        let keys = GObject(adopting: gtk_event_controller_key_new()!)
        keys.connect("key-pressed", as: UInt32.self, UInt32.self, UInt32.self) { [weak list] key, _, modifiers in
            list?.edit(by: key, modifiers) ?? false
        }
        controllers = [keys] + RowDragging.controllers(for: list)
        controllers.forEach { list.addController($0) }
    }

    isolated deinit {
        guard let list else { return }
        controllers.forEach { list.removeController($0) }
    }
}

extension ListWidget {
    /// Handles a key that the focused row did not use. Returns whether it was a key for editing.
    fileprivate func edit(by key: UInt32, _ modifiers: UInt32) -> Bool {
        guard let row = focusedRow else { return false }
        switch (Int32(key), modifiers & gtk_accelerator_get_default_mod_mask().rawValue) {
        case (GDK_KEY_Delete, 0), (GDK_KEY_KP_Delete, 0): emit(events.deleted, forRowAt: row)
        case (let key, rxgtk_GDK_ALT_MASK):
            guard let step = arrows[key] else { return false }
            move(row, to: row + step)
        default: return false
        }
        return true
    }

    /// Emits that the user wants to move a row. Does nothing if rows cannot be moved, or if the destination is the
    /// row's own index or is out of range.
    func move(_ row: Int, to destination: Int) {
        guard canMoveRows, destination != row, (0..<rowCount).contains(destination) else { return }
        events.moved.emit((row, destination))
    }
}
#endif
