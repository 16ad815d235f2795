import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let fileDialog = GalleryPage("FileDialog", "Asks for files and folders, as the desktop does.") { bag in
        let (open, save, folder) = (Button(title: "Open…"), Button(title: "Save…"), Button(title: "Folder…"))
        let label = Label("Nothing has been chosen.", wraps: true)
        let texts = [FileFilter("Texts", suffixes: ["txt", "md"]), FileFilter("All files", patterns: ["*"])]
        let opened = open.rx.tap.compactMap { [unowned open] in open.window }
            .flatMapFirst { FileDialog.openMultiple(over: $0, filters: texts).description() }
        let saved = save.rx.tap.compactMap { [unowned save] in save.window }
            .flatMapFirst { FileDialog.save(over: $0, name: "notes.txt", filters: texts).map(list).description() }
        let chosen = folder.rx.tap.compactMap { [unowned folder] in folder.window }
            .flatMapFirst { FileDialog.selectFolder(over: $0).map(list).description() }
        Observable.merge(opened, saved, chosen).bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            WrapBox(childSpacing: 6, lineSpacing: 6) {
                for button in [open, save, folder] { button }
            }
            label.halign(.start)
        }
    }
}

private func list(_ file: URL?) -> [URL] { file.map { [$0] } ?? [] }

extension Single<[URL]> {
    /// The names of the chosen files, or the error, as a text.
    fileprivate func description() -> Single<String> {
        map { $0.isEmpty ? "Nothing has been chosen." : $0.map(\.lastPathComponent).joined(separator: ", ") }
            .catch { .just("\($0)") }
    }
}
