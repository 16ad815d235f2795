public import Foundation
public import Rx

extension Reactive where Base: NotificationCenter {
    /// Emits the notifications of a name, where they are posted. Never ends; disposing removes the observer.
    ///
    /// - Parameters:
    ///   - name: Which notifications; all when `nil`.
    ///   - object: Whose notifications; everyone's when `nil`. It is kept alive.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        // The center takes calls from any thread, and hands notifications on to whoever observes, as an observer made by
        // `create` takes them.
        let (center, object) = (Unchecked(base), Unchecked(object))
        return Observable.create { observer in
            let observer = Unchecked(observer)
            let token = Unchecked(
                center.value.addObserver(forName: name, object: object.value, queue: nil) {
                    observer.value.onNext($0)
                })
            return Disposables.create { center.value.removeObserver(token.value) }
        }
    }
}
