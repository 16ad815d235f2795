public import Foundation
public import Rx

extension Reactive where Base: NotificationCenter {
    /// Emits the notifications of a name, on the thread that posts them. Never ends. Disposing removes the observer.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications, or `nil` for all names.
    ///   - object: The sender of the notifications, or `nil` for all senders. The returned sequence and its
    ///     subscriptions retain it.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        // Sound: any thread may call the center, and any thread may call the observer of `create`.
        let (center, object) = (UncheckedSendableBox(base), UncheckedSendableBox(object))
        return Observable.create { observer in
            let observer = UncheckedSendableBox(observer)
            let token = UncheckedSendableBox(
                center.value.addObserver(forName: name, object: object.value, queue: nil) {
                    observer.value.onNext($0)
                })
            return Disposables.create { center.value.removeObserver(token.value) }
        }
    }
}
