#if GTK
public import Rx

extension Reactive where Base: IconTheme {
    /// An icon of the theme. Emits the current icon, then a new one whenever the theme changes or an icon folder is
    /// added to it.
    ///
    /// The parameters are those of ``IconTheme/icon(_:orElse:size:scale:)``:
    /// `IconTheme.shared.rx.icon("face-smile", size: 64).bind(to: picture.rx.paintable)`. Wraps "changed".
    @MainActor public func icon(
        _ name: String, orElse fallbacks: [String] = [], size: Int, scale: Int = 1
    ) -> Observable<IconPaintable> {
        base.values(
            startingWith: { $0.icon(name, orElse: fallbacks, size: size, scale: scale) }, changes: "changed",
            next: { $0.icon(name, orElse: fallbacks, size: size, scale: scale) })
    }
}
#endif
