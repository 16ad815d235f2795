#if GTK
import CGTK
import Foundation
public import RxGTK

extension Editable {
    /// Changes the end of the text as a user does: deletes letters, then types letters. The common prefix of both texts
    /// stays in place.
    public func edit(to text: String) {
        let kept = text.commonPrefix(with: self.text ?? "")
        gtk_editable_delete_text(pointer, gint(kept.unicodeScalars.count), -1)
        var position = gint(kept.unicodeScalars.count)
        gtk_editable_insert_text(pointer, String(text.dropFirst(kept.count)), -1, &position)
    }
}
#endif
