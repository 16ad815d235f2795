#if GTK
public import Foundation
public import Rx

extension Reactive where Base: Widget {
    /// The values that the user drops on the widget or inside it, each with its position. Refuses values of other
    /// types.
    ///
    /// The widget accepts drops while this is subscribed to. A window works like any other widget. Wraps
    /// `GtkDropTarget`.
    ///
    /// - Parameters:
    ///   - type: The accepted type: `String`, `[URL]`, ``Texture`` or a type of yours.
    ///   - actions: The actions that the widget supports. The drag source has to offer one of them.
    ///   - accepts: Whether to accept this value. Called while the value is over the widget, and again when it is
    ///     dropped.
    @MainActor public func drop<Value: Transferable>(
        of type: Value.Type, actions: DragActions = .copy, where accepts: (@MainActor (Value) -> Bool)? = nil
    ) -> ControlEvent<Drop<Value>> {
        input(DropTarget(of: type, actions: actions, where: accepts)) { $0.drops.observable }
    }

    /// The files that the user drops on the widget or inside it, in the order that the other program gives.
    ///
    /// The widget accepts files while this is subscribed to. A window works like any other widget.
    @MainActor public var filesDropped: ControlEvent<[URL]> {
        ControlEvent(events: drop(of: [URL].self).map(\.value))
    }
}

extension Reactive where Base: DropTargetType {
    /// The dropped values, each with its position.
    @MainActor public var drop: ControlEvent<Drop<Base.Value>> { ControlEvent(events: base.target.drops.observable) }

    /// Whether an acceptable value is over the widget. Emits the current value, then each change.
    @MainActor public var isTargeted: Observable<Bool> {
        Observable.deferred { [weak target = base.target] in
            guard let target else { return .empty() }
            return target.targetedChanges.observable.startWith(target.isTargeted)
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
    }
}
#endif
