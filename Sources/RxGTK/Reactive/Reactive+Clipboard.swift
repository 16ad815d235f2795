#if GTK
public import Rx

extension Reactive where Base: Clipboard {
    /// The text, then each that is copied later; setting it copies. What the program itself sets is not emitted.
    ///
    /// `nil` while there is no text that can be read. Wraps "changed".
    @MainActor public var text: ControlProperty<String?> { content(of: String.self) }

    /// What there is of a kind, then each that is copied later; setting it copies. What the program itself sets is not emitted.
    ///
    /// `nil` while there is nothing of that kind that can be read. Wraps "changed".
    @MainActor public func content<Value: Transferable>(of type: Value.Type) -> ControlProperty<Value?> {
        ControlProperty(
            values: changes.flatMapLatest { [weak base] _ in
                base.map { $0.read(type).catchAndReturn(nil).asObservable() } ?? .empty()
            },
            valueSink: Binder(base) { clipboard, value in clipboard.set(value) })
    }

    /// Whether there is something of a kind to paste: now, then each change, whoever copies.
    @MainActor public func contains<Value: Transferable>(_ type: Value.Type) -> Observable<Bool> {
        base.values(startingWith: { $0.contains(type) }, changes: "changed") { .some($0.contains(type)) }
            .subscribed(on: ConcurrentMainScheduler.instance)
            .distinctUntilChanged()
    }

    @MainActor private var changes: Observable<Void> {
        base.values(startingWith: { _ in }, changes: "changed") { $0.isBeingWritten ? nil : .some(()) }
    }
}
#endif
