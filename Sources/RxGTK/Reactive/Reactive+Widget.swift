#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Sets whether the widget reacts to input.
    @MainActor public var isEnabled: Binder<Bool> {
        Binder(base) { widget, isEnabled in widget.isEnabled = isEnabled }
    }

    /// Sets whether the widget takes no room and is not drawn.
    @MainActor public var isHidden: Binder<Bool> {
        Binder(base) { widget, isHidden in widget.isHidden = isHidden }
    }

    /// Sets whether the widget is drawn when its parent is.
    @MainActor public var isVisible: Binder<Bool> {
        Binder(base) { widget, isVisible in widget.isVisible = isVisible }
    }

    /// Sets whether the widget has a CSS class: `isWrong.bind(to: entry.rx.cssClass("error"))`.
    @MainActor public func cssClass(_ name: String) -> Binder<Bool> {
        Binder(base) { widget, isSet in
            if isSet { widget.addCSSClass(name) } else { widget.removeCSSClass(name) }
        }
    }

    /// Sets the text shown when the pointer rests on the widget.
    @MainActor public var tooltip: Binder<String?> {
        Binder(base) { widget, tooltip in widget.tooltip = tooltip }
    }
}
#endif
