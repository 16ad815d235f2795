public import Foundation
public import Rx

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    /// The notifications that are posted, where they are posted. Never ends.
    ///
    /// - Parameters:
    ///   - name: Which ones; all when `nil`.
    ///   - object: Only those that it posts; it is kept alive as long as the sequence. Anyone's when `nil`.
    ///
    /// Source: `NotificationCenter.addObserver(forName:object:queue:using:)`.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        // The center may be used from any thread; the sender is only compared.
        let (center, sender) = (Unchecked(base), Unchecked(object))
        return Observable.create { observer in
            let observer = Unchecked(observer)
            let token = Unchecked(
                center.value.addObserver(forName: name, object: sender.value, queue: nil) { observer.value.onNext($0) })
            return Disposables.create { center.value.removeObserver(token.value) }
        }
    }
}
