#if GTK
import RxSupport

extension Widget {
    /// Called when the window or dialog of the widget closes. Ends the widget's bindings and the streams of its
    /// owned objects, but not the streams of the widget itself.
    func unbind() {
        (self as? any _ReleasableView)?._release()
        (self as? Popover)?.detach()
        ownedObjects.forEach { $0.finishHandlers() }
    }
}
#endif
