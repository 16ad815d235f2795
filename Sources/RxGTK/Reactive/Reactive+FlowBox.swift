#if GTK
import CGTK
public import Rx

extension Reactive where Base: FlowBox {
    /// Where the widgets are that the person presses, or activates by Enter. Wraps "child-activated".
    @MainActor public var itemActivated: ControlEvent<Int> {
        ControlEvent(events: base.emissions(of: "child-activated", as: Widget.self).map { $0.indexInFlowBox })
    }
}

extension Widget {
    /// Where a `GtkFlowBoxChild` is.
    fileprivate var indexInFlowBox: Int { Int(gtk_flow_box_child_get_index(cast())) }
}
#endif
