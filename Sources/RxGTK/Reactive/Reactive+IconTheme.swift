#if GTK
public import Rx

extension Reactive where Base: IconTheme {
    /// An icon: now, and each time that the theme changes, or that a folder of icons is added to it. Wraps "changed".
    ///
    /// Its parameters are those of ``IconTheme/icon(_:orElse:size:scale:)``: `IconTheme.shared.rx.icon("face-smile", size: 64).bind(to:
    /// picture.rx.paintable)`.
    @MainActor public func icon(
        _ name: String, orElse fallbacks: [String] = [], size: Int, scale: Int = 1
    ) -> Observable<IconPaintable> {
        base.values(
            startingWith: { $0.icon(name, orElse: fallbacks, size: size, scale: scale) }, changes: "changed",
            next: { $0.icon(name, orElse: fallbacks, size: size, scale: scale) })
    }
}
#endif
