#if GTK

/// An observer of the end of one object.
@MainActor
package protocol EndObserver: AnyObject {
    /// Called before GTK's object is released.
    func objectWillEnd()

    /// Called after the wrapper has released GTK's object.
    func objectDidEnd()
}
#endif
