#if GTK
public import Rx
import RxSupport

extension Reactive where Base: Clipboard {
    /// The text. Emits the current value, then each text that is copied later. Setting it copies the text.
    ///
    /// A text that the app sets is not emitted. Emits `nil` if the clipboard holds no text, or if the text cannot be
    /// read; `failure` emits the reason for the latter. Wraps "changed".
    @MainActor public var text: ControlProperty<String?> { content(of: String.self) }

    /// The content of type `type`. Emits the current value, then each content that is copied later. Setting it copies
    /// the value.
    ///
    /// A content that the app sets is not emitted. Emits `nil` if the clipboard holds no content of that type, or if
    /// the content cannot be read; `failure` emits the reason for the latter. Wraps "changed".
    @MainActor public func content<Value: Transferable>(of type: Value.Type) -> ControlProperty<Value?> {
        ControlProperty(
            values: changes.flatMapLatest { [weak base] _ in
                base?.readReportingFailure(type) ?? .empty()
            },
            valueSink: Binder(base) { clipboard, value in clipboard.set(value) })
    }

    /// Whether the clipboard holds content of a type. Emits the current value, then each change by any program.
    @MainActor public func contains<Value: Transferable>(_ type: Value.Type) -> Observable<Bool> {
        base.values(startingWith: { $0.contains(type) }, changes: "changed") { .some($0.contains(type)) }
            .subscribed(on: ConcurrentMainScheduler.instance)
            .distinctUntilChanged()
    }

    /// The errors that made `text` or `content(of:)` emit `nil` because they could not read the content.
    ///
    /// Each of those streams reports its errors as they occur. An error that nothing observes is written to standard
    /// error. Never fails. Completes when the clipboard is freed.
    @MainActor public var failure: Observable<ClipboardError> { base.failures.observable }

    @MainActor private var changes: Observable<Void> {
        base.values(startingWith: { _ in }, changes: "changed") { $0.isBeingWritten ? nil : .some(()) }
    }
}

extension Clipboard {
    /// Reads for a stream, which continues after a failure.
    fileprivate func readReportingFailure<Value: Transferable>(_ type: Value.Type) -> Observable<Value?> {
        read(type).asObservable().catch { [weak self] error in
            if let error = error as? ClipboardError { self?.report(error) }
            return .just(nil)
        }
    }

    private func report(_ error: ClipboardError) {
        guard !failures.emit(error) else { return }
        Diagnostics.write("Clipboard: \(error)\n")
    }
}
#endif
