#if GTK
import CGTK
import Rx

/// Takes the keys, and the drags, by which a person deletes and moves the rows of a list, until it is let go.
@MainActor
final class ListEditor {
    private weak var list: ListBase?
    private let controllers: [GObject]

    init(of list: ListBase) {
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

extension ListBase {
    /// Takes a key that the focused row did not use, and tells whether it is one for editing.
    fileprivate func edit(by key: UInt32, _ modifiers: UInt32) -> Bool {
        guard let row = focusedRow else { return false }
        switch (Int32(key), modifiers & gtk_accelerator_get_default_mod_mask().rawValue) {
        case (GDK_KEY_Delete, 0), (GDK_KEY_KP_Delete, 0): tell(events.deleted, of: row)
        case (let key, rxgtk_GDK_ALT_MASK):
            guard let step = arrows[key] else { return false }
            move(row, to: row + step)
        default: return false
        }
        return true
    }

    /// Tells that the person wants a row elsewhere, where that is a place.
    func move(_ row: Int, to destination: Int) {
        guard canMoveRows, destination != row, (0..<rowCount).contains(destination) else { return }
        events.moved.onNext((row, destination))
    }
}
#endif
