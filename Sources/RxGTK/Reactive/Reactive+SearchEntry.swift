#if GTK
public import Rx

extension Reactive where Base: SearchEntry {
    /// The text a moment (150 ms) after the last change, whoever made it; at once when it was cleared. Wraps "search-changed".
    @MainActor public var searchText: ControlEvent<String> {
        ControlEvent(
            events: base.emissions(of: "search-changed").withUnretained(base).map { entry, _ in entry.text ?? "" })
    }

    /// Enter, pressed in the entry. Wraps "activate".
    @MainActor public var activate: ControlEvent<Void> { signal("activate") }

    /// Escape, pressed in the entry: what a cancel button beside it would be. Wraps "stop-search".
    @MainActor public var cancelButtonClicked: ControlEvent<Void> { signal("stop-search") }
}
#endif
