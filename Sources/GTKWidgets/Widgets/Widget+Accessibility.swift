#if GTK
import CGTKSupport

/// The role of a widget for assistive technology. Set it if the default role of GTK does not fit.
public enum AccessibilityRole: Sendable {
    /// A widget that the user presses.
    case button
    /// A group of related widgets.
    case group
    /// The title of the content that follows.
    case heading
    /// A picture that the accessibility label describes.
    case image
    /// A list of rows.
    case list
    /// A row of a list.
    case listItem
    /// A number within a known range, such as a temperature.
    case meter
    /// A decoration, which assistive technology ignores.
    case presentation
    /// Text that changes while the user does something else.
    case status
    /// A field for text.
    case textBox

    var value: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .meter: GTK_ACCESSIBLE_ROLE_METER
        case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
        case .status: GTK_ACCESSIBLE_ROLE_STATUS
        case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        }
    }
}

/// A relation of a widget to another widget, for assistive technology.
public enum AccessibilityRelation: Sendable {
    /// The widget controls the content of the other.
    case controls
    /// The other widget describes this one.
    case describedBy
    /// The other widget is the name of this one.
    case labelledBy

    var value: GtkAccessibleRelation {
        switch self {
        case .controls: GTK_ACCESSIBLE_RELATION_CONTROLS
        case .describedBy: GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
        case .labelledBy: GTK_ACCESSIBLE_RELATION_LABELLED_BY
        }
    }
}

extension Widget {
    /// Sets the widget's role. Call it before the widget is shown, because GTK does not accept another role later.
    public func setAccessibilityRole(_ role: AccessibilityRole) {
        rxgtk_accessible_set_role(widget, role.value)
    }

    /// Relates the widget to another one, replacing the previous relation of this kind. `nil` removes the relation.
    ///
    /// The widget retains the other one. If two widgets relate to each other, remove one of the relations to break the
    /// cycle.
    public func setAccessibilityRelation(_ relation: AccessibilityRelation, to other: Widget?) {
        if let other {
            rxgtk_accessible_set_relation(widget, relation.value, other.widget)
        } else {
            rxgtk_accessible_reset_relation(widget, relation.value)
        }
        accessibilityRelations[relation] = other
    }

    /// The internal part of the widget that has the GTK class `type`. `index` counts the parts of that class from 0.
    func part(_ type: GType, at index: Int32 = 0) -> UnsafeMutablePointer<GtkWidget>? {
        rxgtk_widget_part(widget, type, index)
    }
}
#endif
