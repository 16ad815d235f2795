#if GTK
import CGTK

/// What a widget is to assistive technology, where GTK's own answer does not say it.
public enum AccessibilityRole: Sendable {
    /// Something that is pressed.
    case button
    /// Widgets that belong together.
    case group
    /// The title of what follows.
    case heading
    /// A picture that the label describes.
    case image
    /// Rows.
    case list
    /// A row of a list.
    case listItem
    /// A number within a known range, such as a temperature.
    case meter
    /// Nothing worth telling: only there for its looks.
    case presentation
    /// What changes while a person does something else.
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

/// How a widget belongs to another, for assistive technology.
public enum AccessibilityRelation: Sendable {
    /// The widget changes what the other shows.
    case controls
    /// The other says more of the widget.
    case describedBy
    /// The other is the widget's name.
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
    /// Says what the widget is. Call it before the widget is shown: GTK takes no other role after that.
    public func setAccessibilityRole(_ role: AccessibilityRole) {
        rxgtk_accessible_set_role(widget, role.value)
    }

    /// Says what another widget is to this one, in place of the one before; `nil` ends the relation.
    ///
    /// The other is kept alive as long as this one; end one of two relations that lead in a ring.
    public func setAccessibilityRelation(_ relation: AccessibilityRelation, to other: Widget?) {
        if let other {
            rxgtk_accessible_set_relation(widget, relation.value, other.widget)
        } else {
            rxgtk_accessible_reset_relation(widget, relation.value)
        }
        accessibilityRelations[relation] = other
    }

    /// The part of the class that GTK draws at that place among those of the class; the first is 0.
    func part(_ type: GType, at index: Int32 = 0) -> UnsafeMutablePointer<GtkWidget>? {
        rxgtk_widget_part(widget, type, index)
    }
}
#endif
