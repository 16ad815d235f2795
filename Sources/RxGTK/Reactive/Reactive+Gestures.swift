#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// A press that moves over the widget, from its beginning to its end, as for drawing or for a custom slider.
    ///
    /// To drag content to another widget, use `rx.drag`. Wraps `GtkGestureDrag`.
    @MainActor public func pan(_ button: MouseButton = .primary) -> ControlEvent<PanEvent> {
        input(DragGesture(button: button)) { gesture in
            gesture.states(
                began: gesture.emissions(of: "drag-begin", as: Double.self, Double.self)
                    .map { PanEvent(state: .began, startX: $0, startY: $1) },
                changes: gesture.emissions(of: "drag-update", as: Double.self, Double.self).map { x, y in
                    { ($0.offsetX, $0.offsetY) = (x, y) }
                }, end: "drag-end"
            )
            .map { state, pan in
                var pan = pan
                pan.state = state
                return pan
            }
        }
    }

    /// Two fingers that move apart or together. `scale` is their distance divided by the initial distance. Wraps
    /// `GtkGestureZoom`.
    @MainActor public var zoom: ControlEvent<(state: GestureState, scale: Double)> {
        input(ZoomGesture()) { gesture in
            gesture.states(
                began: gesture.emissions(of: "begin").map { 1 },
                changes: gesture.emissions(of: "scale-changed", as: Double.self).map { scale in { $0 = scale } }
            )
            .map { (state: $0, scale: $1) }
        }
    }
}

extension EventController {
    /// The states of a gesture, each with the gesture's value by then. GTK reports an end for a cancelled gesture too;
    /// this is left out.
    fileprivate func states<Value>(
        began: Observable<Value>, changes: Observable<(inout Value) -> Void>, end: String = "end"
    ) -> Observable<(GestureState, Value)> {
        let steps: [Observable<(GestureState, (inout Value?) -> Void)>] = [
            began.map { first in (.began, { $0 = first }) },
            changes.map { change in (.changed, { if $0 != nil { change(&$0!) } }) },
            emissions(of: end).map { (.ended, { _ in }) },
            emissions(of: "cancel").map { (.cancelled, { _ in }) },
        ]
        return Observable.merge(steps)
            .scan((state: GestureState.ended, value: Value?.none)) { current, step in
                let isUnderWay = current.value != nil && current.state != .ended && current.state != .cancelled
                var value = isUnderWay || step.0 == .began ? current.value : nil
                step.1(&value)
                return (state: step.0, value: value)
            }
            .compactMap { current in current.value.map { (current.state, $0) } }
    }
}
#endif
