#if GTK
import ReactorKit

extension Widget {
    /// Ends what listens for the widget, but not the streams of the widget itself: its window or dialog closes.
    func unbind() {
        (self as? any View)?.letGo()
        (self as? Popover)?.detach()
        companions.forEach { $0.finishHandlers() }
    }
}

extension View {
    /// Lets the reactor go and empties the bag.
    fileprivate func letGo() {
        reactor = nil
    }
}
#endif
