import Rx
import RxGTK

extension GalleryPage {
    static let userNotification = GalleryPage("UserNotification", "The desktop tells it for an app.") { bag in
        let (send, withdraw) = (Button(title: "Send"), Button(title: "Withdraw"))
        let label = Label("Nothing pressed", wraps: true)
        let notification = UserNotification(
            id: "tea", title: "The tea is ready", body: "It has drawn for three minutes.",
            buttons: [.init("fetch", title: "I Fetch It"), .init("later", title: "Later")])
        send.rx.tap.bind(with: label) { label, _ in
            do { try Application.shared?.send(notification) } catch { label.text = "\(error)" }
        }
        .disposed(by: bag)
        withdraw.rx.tap.bind(onNext: { Application.shared?.withdrawNotification(id: "tea") }).disposed(by: bag)
        Application.shared?.rx.notificationActivated
            .map { "Pressed: \($0.buttonID ?? "the notification")" }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 6) {
                send
                withdraw
            }
            label.halign(.start)
        }
    }
}
