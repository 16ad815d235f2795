import Rx
import RxGTK

extension GalleryPage {
    static let widgetPaintable = GalleryPage("WidgetPaintable", "Another widget as it looks, live or as it was.") {
        bag in
        let (scale, keep) = (Scale(value: 0.4, in: 0...1), Button(title: "Keep a Picture"))
        let live = Picture(WidgetPaintable(scale), alternativeText: "The scale, live")
        let (kept, label) = (Picture(alternativeText: "The scale as it was"), Label("No picture has been kept."))
        keep.rx.tap.map { [unowned scale] in try Texture(WidgetPaintable(scale), size: Size(width: 240, height: 40)) }
            .bind(to: kept.rx.texture).disposed(by: bag)
        keep.rx.tap.withLatestFrom(scale.rx.value).map { "It was at \(Int($0 * 100)) %." }
            .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            scale.accessibilityLabel("Something to look at"); live.sizeRequest(height: 40)
            keep.halign(.start); label.halign(.start); kept.sizeRequest(height: 40)
        }
    }
}
