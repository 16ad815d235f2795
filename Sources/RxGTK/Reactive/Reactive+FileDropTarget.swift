#if GTK
public import Foundation
public import Rx

extension Reactive where Base: Widget {
    /// The files that the person drops on the widget or inside it, in the order the other program gives.
    ///
    /// The widget takes files while this is subscribed to; a window does as any widget. Wraps `GtkDropTarget`.
    @MainActor public var filesDropped: ControlEvent<[URL]> {
        input(FileDropTarget()) { $0.drops }
    }
}

extension FileDropTarget {
    fileprivate var drops: Observable<[URL]> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            return listen(
                to: "drop", as: Boxed.self, Double.self, Double.self,
                answering: { dropped, _, _ in
                    let files = Self.files(in: dropped)
                    guard !files.isEmpty else { return false }
                    observer.onNext(files)
                    return true
                }, onEnd: { observer.onCompleted() })
        }
    }
}
#endif
