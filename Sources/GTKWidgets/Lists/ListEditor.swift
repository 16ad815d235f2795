#if GTK
import CGTKSupport

/// Handles the keys and the drags that delete and move the rows of a list, until this object is released.
@MainActor
final class ListEditor {
    private weak var list: ListWidget?
    private let keys = GObject(adopting: gtk_event_controller_key_new()!)
    private let dragging: RowDragging
    private let dropping: RowDropping

    init(of list: ListWidget) {
        self.list = list
        (dragging, dropping) = (RowDragging(of: list), RowDropping(on: list))
        keys.connect("key-pressed", as: UInt32.self, UInt32.self, UInt32.self) { [weak list] key, _, modifiers in
            list?.edit(by: key, modifiers) ?? false
        }
        [keys, dragging.source, dropping.target].forEach { list.addController($0) }
    }

    isolated deinit {
        guard let list else { return }
        list.removeController(keys)
        let (source, target) = (dragging.source, dropping.target)
        dragging.finish { [source, target].forEach { list.removeController($0) } }
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
