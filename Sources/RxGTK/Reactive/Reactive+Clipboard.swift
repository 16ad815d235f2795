#if GTK
public import Rx

extension Reactive where Base: Clipboard {
    /// The text, then each that is copied later; setting it copies. What the program itself sets is not emitted.
    ///
    /// `nil` while there is no text that can be read. Wraps "changed".
    @MainActor public var text: ControlProperty<String?> {
        let changes = base.values(startingWith: { _ in }, changes: "changed") { $0.isBeingWritten ? nil : .some(()) }
        return ControlProperty(
            values: changes.flatMapLatest { [weak base] _ in
                base.map { $0.readText().catchAndReturn(nil).asObservable() } ?? .empty()
            },
            valueSink: Binder(base) { clipboard, text in clipboard.setText(text) })
    }
}
#endif
