import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let clipboard = GalleryPage("Clipboard", "What was copied: a text, files, a picture.") { bag in
        let (entry, copyButton, drawButton) = (Entry(), Button(title: "Copy Text"), Button(title: "Copy Picture"))
        let (pasteButton, label) = (Button(title: "Paste Picture"), Label(wraps: true))
        let (picture, pasted) = (Picture(alternativeText: "What was pasted"), Label())
        entry.text = "A text"
        copyButton.rx.tap.withLatestFrom(entry.rx.text)
            .bind(onNext: { Clipboard.general.set($0) }).disposed(by: bag)
        drawButton.rx.tap.bind(onNext: { Clipboard.general.set(stripes) }).disposed(by: bag)
        Clipboard.general.rx.contains(Texture.self).bind(to: pasteButton.rx.isEnabled).disposed(by: bag)
        pasteButton.rx.tap
            .flatMapLatest { Clipboard.general.read(Texture.self).catchAndReturn(nil) }
            .bind(onNext: { texture in
                picture.texture = texture
                pasted.text = texture.map { "Pasted: \($0.size.width) by \($0.size.height) pixels" }
            })
            .disposed(by: bag)
        let hasText = Clipboard.general.rx.contains(String.self).map { $0 ? "a text" : nil }
        let hasFiles = Clipboard.general.rx.contains([URL].self).map { $0 ? "files" : nil }
        let hasPicture = Clipboard.general.rx.contains(Texture.self).map { $0 ? "a picture" : nil }
        Observable.combineLatest(hasText, hasFiles, hasPicture) { [$0, $1, $2].compactMap(\.self) }
            .map { "To paste: " + ($0.isEmpty ? "nothing" : $0.joined(separator: ", ")) }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            entry.accessibilityLabel("Text")
            WrapBox(childSpacing: 6, lineSpacing: 6) {
                for button in [copyButton, drawButton, pasteButton] { button }
            }
            label.halign(.start)
            Frame(child: picture.sizeRequest(height: 80))
            pasted.halign(.start)
        }
    }

    /// A texture of 60 by 60 pixels with stripes in two colours.
    @MainActor private static var stripes: Texture? {
        let pixels = (0..<60 * 60).flatMap { index -> [UInt8] in
            index / 60 / 10 % 2 == 0 ? [53, 132, 228] : [246, 211, 45]
        }
        return try? Texture(pixels: Data(pixels), format: .rgb, size: Size(width: 60, height: 60), stride: 180)
    }
}
