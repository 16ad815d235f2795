#if GTK
import Foundation
public import Rx

extension Reactive where Base: Clipboard {
    /// The text, then each that is copied later; setting it copies. What the program itself sets is not emitted.
    ///
    /// `nil` while there is no text, or none that can be read, which `failure` tells. Wraps "changed".
    @MainActor public var text: ControlProperty<String?> { content(of: String.self) }

    /// What there is of a kind, then each that is copied later; setting it copies. What the program itself sets is not emitted.
    ///
    /// `nil` while there is nothing of that kind, or nothing that can be read, which `failure` tells. Wraps "changed".
    @MainActor public func content<Value: Transferable>(of type: Value.Type) -> ControlProperty<Value?> {
        ControlProperty(
            values: changes.flatMapLatest { [weak base] _ in
                base?.readTelling(type) ?? .empty()
            },
            valueSink: Binder(base) { clipboard, value in clipboard.set(value) })
    }

    /// Whether there is something of a kind to paste: now, then each change, whoever copies.
    @MainActor public func contains<Value: Transferable>(_ type: Value.Type) -> Observable<Bool> {
        base.values(startingWith: { $0.contains(type) }, changes: "changed") { .some($0.contains(type)) }
            .subscribed(on: ConcurrentMainScheduler.instance)
            .distinctUntilChanged()
    }

    /// Why `text` or `content(of:)` could not read what was copied, and so gave `nil`.
    ///
    /// Each stream tells it as it happens; where nobody listens it is written to standard error. Never fails. Completes with the clipboard.
    @MainActor public var failure: Observable<ClipboardError> { base.failures.asObservable() }

    @MainActor private var changes: Observable<Void> {
        base.values(startingWith: { _ in }, changes: "changed") { $0.isBeingWritten ? nil : .some(()) }
    }
}

extension Clipboard {
    /// Reads for a stream, which goes on where that fails.
    fileprivate func readTelling<Value: Transferable>(_ type: Value.Type) -> Observable<Value?> {
        read(type).asObservable().catch { [weak self] error in
            if let error = error as? ClipboardError { self?.tell(error) }
            return .just(nil)
        }
    }

    private func tell(_ error: ClipboardError) {
        guard !failures.hasObservers else { return failures.onNext(error) }
        FileHandle.standardError.write(Data("Clipboard: \(error)\n".utf8))
    }
}
#endif
