#if GTK
import ReactorKit

extension Widget {
    /// Called when the window or dialog of the widget closes. Ends the widget's bindings and the streams of its
    /// companions, but not the streams of the widget itself.
    func unbind() {
        (self as? any View)?.letGo()
        (self as? Popover)?.detach()
        companions.forEach { $0.finishHandlers() }
    }
}

extension View {
    /// Releases the reactor and empties the dispose bag.
    fileprivate func letGo() {
        reactor = nil
    }
}
#endif
