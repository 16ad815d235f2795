#if GTK
public import Rx

extension Reactive where Base: SearchEntry {
    /// The text, 150 ms after its last change by the user or the app, or at once when it is cleared. Wraps
    /// "search-changed".
    @MainActor public var searchText: ControlEvent<String> {
        ControlEvent(
            events: base.emissions(of: "search-changed").withUnretained(base).map { entry, _ in entry.text ?? "" })
    }

    /// Emits when the user presses Enter in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }

    /// Emits when the user presses Escape in the entry. The entry has no cancel button; the name is RxCocoa's. Wraps
    /// "stop-search".
    @MainActor public var cancelButtonClicked: ControlEvent<Void> { signal("stop-search") }
}
#endif
