#if GTK
import CGTKSupport
public import Rx

extension Reactive where Base: FlowBox {
    /// The indexes of the children that the user presses, or activates with Enter. Wraps "child-activated".
    @MainActor public var itemActivated: ControlEvent<Int> {
        ControlEvent(events: base.emissions(of: "child-activated", as: Widget.self).map { $0.indexInFlowBox })
    }
}

extension Widget {
    /// The index of a `GtkFlowBoxChild`.
    fileprivate var indexInFlowBox: Int { Int(gtk_flow_box_child_get_index(cast())) }
}
#endif
