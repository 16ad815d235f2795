#if GTK
public import Rx

extension Reactive where Base: Entry {
    /// Emits when the user presses Enter in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }

    /// The icon that the user presses. Wraps "icon-press".
    @MainActor public var iconPressed: ControlEvent<Entry.IconPosition> {
        ControlEvent(events: base.emissions(of: "icon-press", as: UInt32.self).compactMap(Entry.IconPosition.init))
    }
}
#endif
