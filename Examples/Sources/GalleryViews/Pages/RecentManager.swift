import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let recentManager = GalleryPage("RecentManager", "The files that were used last, in all programs.") { bag in
        let (recent, list) = (RecentManager.shared, ListView())
        let (useButton, forgetButton, status) = (
            Button(title: "Use…"), Button(title: "Forget the Last"), Label(wraps: true)
        )
        recent.rx.files.bind(to: list.rx.items) { _, _, file in
            Label("\(file.name) · \(file.mimeType)").halign(.start).margins(6)
        }.disposed(by: bag)
        recent.rx.files.map { $0.isEmpty ? "No file has been used yet." : "" }
            .bind(to: status.rx.text).disposed(by: bag)
        recent.rx.files.map { !$0.isEmpty }.bind(to: forgetButton.rx.isEnabled).disposed(by: bag)
        useButton.rx.tap
            .compactMap { [unowned useButton] in useButton.window }
            .flatMapFirst { FileDialog.open(over: $0).asObservable().compactMap(\.self).catch { _ in .empty() } }
            .bind(onNext: { recent.add($0) }).disposed(by: bag)
        forgetButton.rx.tap.withLatestFrom(recent.rx.files).compactMap(\.first)
            .bind(onNext: { file in
                do { try recent.remove(file.url) } catch { status.text = "\(error)" }
            })
            .disposed(by: bag)
        return VBox(spacing: 12) {
            HBox(spacing: 12) {
                useButton; forgetButton
            }
            Frame { ScrolledWindow { list.accessibilityLabel("Recent Files") }.sizeRequest(height: 160) }
            status.halign(.start)
        }
    }
}
