#if GTK
public import Rx

extension Clipboard {
    /// Reads the text; emits `nil` only if the clipboard contains no text.
    ///
    /// Reads on subscription, and emits on the main actor. Fails with a ``ClipboardError`` if the program that owns the
    /// text does not supply it.
    public func readText() -> Single<String?> { read(String.self) }

    /// Reads a value of this type; emits `nil` only if the clipboard contains none.
    ///
    /// Reads on subscription, and emits on the main actor. Disposing cancels the read. Fails with a ``ClipboardError``
    /// if the program that owns the value does not supply it, or supplies an unreadable value.
    public func read<Value: Transferable>(_ type: Value.Type) -> Single<Value?> {
        Observable.create { [weak self] observer in
            guard let self, contains(type) else {
                observer.onNext(nil)
                observer.onCompleted()
                return Disposables.create()
            }
            let reading = ClipboardReading { result in
                switch result.map({ Value.read(transferred: $0) }) {
                case .success(nil): observer.onError(ClipboardError(description: "it cannot be read as \(Value.self)"))
                case .success(let value):
                    observer.onNext(value)
                    observer.onCompleted()
                case .failure(let error):
                    observer.onError(error)
                }
            }
            reading.start(on: self, type: Value.transferType)
            return Disposables.onMain { reading.cancel() }
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asSingle()
    }
}
#endif
