#if GTK
import ReactorKit

extension Widget {
    /// Called when the window or dialog of the widget closes. Ends the widget's bindings and the streams of its
    /// owned objects, but not the streams of the widget itself.
    func unbind() {
        (self as? any View)?.releaseReactor()
        (self as? Popover)?.detach()
        ownedObjects.forEach { $0.finishHandlers() }
    }
}

extension View {
    /// Releases the reactor and empties the dispose bag.
    fileprivate func releaseReactor() {
        reactor = nil
    }
}
#endif
