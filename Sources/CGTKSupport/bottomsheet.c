#ifdef GTK

#include "CGTKSupport/bottomsheet.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 6, 0)

GType rxgtk_bottom_sheet_type(void) { return ADW_TYPE_BOTTOM_SHEET; }

static gboolean rxgtk_bottom_sheet_has_focus(GtkWidget *part, GtkWidget *focus) {
    return part && focus && (focus == part || gtk_widget_is_ancestor(focus, part));
}

// Moves the keyboard focus into an opened sheet, and back when it closes. Since libadwaita 1.9 the focus would stay in
// the covered content: AdwBottomSheet skips its own code, because its private "handle focus" is set only for the sheet
// of an AdwDialog. If libadwaita moves the focus, this does nothing.
static void rxgtk_bottom_sheet_opened(AdwBottomSheet *view, GParamSpec *spec, GtkWidget **focus_before) {
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(view));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    GtkWidget *sheet = adw_bottom_sheet_get_sheet(view);
    gboolean is_in_sheet;
    (void)spec;
    if (!sheet || !gtk_widget_get_mapped(GTK_WIDGET(view))) return;
    sheet = gtk_widget_get_parent(sheet);
    is_in_sheet = rxgtk_bottom_sheet_has_focus(sheet, focus);
    if (adw_bottom_sheet_get_open(view) && !is_in_sheet) {
        g_set_weak_pointer(focus_before, focus);
        if (!gtk_widget_child_focus(sheet, GTK_DIR_TAB_FORWARD)) gtk_widget_grab_focus(sheet);
    } else if (!adw_bottom_sheet_get_open(view) && is_in_sheet && *focus_before) {
        gtk_widget_grab_focus(*focus_before);
    }
}

static void rxgtk_bottom_sheet_free_focus_before(gpointer focus_before, GClosure *closure) {
    (void)closure;
    g_clear_weak_pointer((GtkWidget **)focus_before);
    g_free(focus_before);
}

GtkWidget *rxgtk_bottom_sheet_new(void) {
    GtkWidget *view = adw_bottom_sheet_new();
    g_signal_connect_data(
        view, "notify::open", G_CALLBACK(rxgtk_bottom_sheet_opened), g_new0(GtkWidget *, 1),
        rxgtk_bottom_sheet_free_focus_before, (GConnectFlags)0);
    return view;
}

#else

// The bar below the content while the sheet is closed. It is not a GtkButton, because a GtkButton would take the clicks
// on buttons inside it.
static void rxgtk_bottom_bar_class_init(gpointer bar_class, gpointer data) {
    static const guint keys[] = {GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter};
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(bar_class);
    (void)data;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
    gtk_widget_class_set_activate_signal(
        widget_class,
        g_signal_new(
            "activate", G_OBJECT_CLASS_TYPE(bar_class), (GSignalFlags)(G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION), 0, NULL,
            NULL, NULL, G_TYPE_NONE, 0));
    for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_widget_class_add_binding_signal(widget_class, keys[i], (GdkModifierType)0, "activate", NULL);
}

static void rxgtk_bottom_bar_released(GtkGestureClick *click, int count, double x, double y, gpointer data) {
    GtkWidget *bar = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(click));
    (void)count, (void)data;
    if (gtk_widget_contains(bar, x, y)) gtk_widget_activate(bar);
}

static void rxgtk_bottom_bar_init(GTypeInstance *instance, gpointer bar_class) {
    GtkGesture *click = gtk_gesture_click_new();
    (void)bar_class;
    g_signal_connect(click, "released", G_CALLBACK(rxgtk_bottom_bar_released), NULL);
    gtk_widget_add_controller(GTK_WIDGET(instance), GTK_EVENT_CONTROLLER(click));
    gtk_widget_set_focusable(GTK_WIDGET(instance), TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(instance), "rxgtk-bottom-bar");
}

static GType rxgtk_bottom_bar_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKBottomBar", sizeof(AdwBin), rxgtk_bottom_bar_class_init, rxgtk_bottom_bar_init);
    return type;
}

typedef struct {
    AdwBin parent;
    AdwBin *bins[3];
    GtkRevealer *shade, *sheet_revealer, *bar_revealer;
    GtkWidget *focus_before;
    gboolean is_open, can_close, is_modal;
} RxGTKBottomSheet;

typedef enum {
    RXGTK_BOTTOM_SHEET_CONTENT = 1,
    RXGTK_BOTTOM_SHEET_SHEET,
    RXGTK_BOTTOM_SHEET_BOTTOM_BAR,
    RXGTK_BOTTOM_SHEET_OPEN,
    RXGTK_BOTTOM_SHEET_CAN_CLOSE,
    RXGTK_BOTTOM_SHEET_MODAL
} RxGTKBottomSheetProperty;

static AdwBin *rxgtk_bottom_sheet_bin(RxGTKBottomSheet *view, RxGTKBottomSheetProperty property) {
    return view->bins[property - RXGTK_BOTTOM_SHEET_CONTENT];
}

// Updates the widgets from the properties. While a modal sheet is open, neither the pointer nor the keyboard reaches
// the content.
static void rxgtk_bottom_sheet_update(RxGTKBottomSheet *view) {
    GtkWidget *content = GTK_WIDGET(rxgtk_bottom_sheet_bin(view, RXGTK_BOTTOM_SHEET_CONTENT));
    AdwBin *bar = rxgtk_bottom_sheet_bin(view, RXGTK_BOTTOM_SHEET_BOTTOM_BAR);
    gboolean is_covered = view->is_open && view->is_modal;
    gtk_widget_set_can_focus(content, !is_covered);
    gtk_widget_set_can_target(GTK_WIDGET(view->shade), is_covered);
    gtk_revealer_set_reveal_child(view->shade, is_covered);
    gtk_revealer_set_reveal_child(view->sheet_revealer, view->is_open);
    gtk_revealer_set_reveal_child(view->bar_revealer, !view->is_open && adw_bin_get_child(bar));
}

// When the sheet opens, moves the focus to the first focusable widget in it, or else to the sheet itself, so that
// Escape closes it.
static void rxgtk_bottom_sheet_take_focus(GtkWidget *sheet, RxGTKBottomSheet *view) {
    if (!view->is_open || !gtk_widget_get_mapped(sheet)) return;
    gtk_widget_set_focusable(sheet, FALSE);
    if (gtk_widget_child_focus(sheet, GTK_DIR_TAB_FORWARD)) return;
    gtk_widget_set_focusable(sheet, TRUE);
    gtk_widget_grab_focus(sheet);
}

static void rxgtk_bottom_sheet_set_open(RxGTKBottomSheet *view, gboolean is_open) {
    GtkWidget *sheet = GTK_WIDGET(rxgtk_bottom_sheet_bin(view, RXGTK_BOTTOM_SHEET_SHEET));
    GtkRoot *root = gtk_widget_get_root(sheet);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (view->is_open == is_open) return;
    view->is_open = is_open;
    if (is_open) g_set_weak_pointer(&view->focus_before, focus);
    rxgtk_bottom_sheet_update(view);
    rxgtk_bottom_sheet_take_focus(sheet, view);
    if (!is_open && view->focus_before && focus && (focus == sheet || gtk_widget_is_ancestor(focus, sheet)))
        gtk_widget_grab_focus(view->focus_before);
    if (!is_open) g_clear_weak_pointer(&view->focus_before);
    g_object_notify(G_OBJECT(view), "open");
}

static void rxgtk_bottom_sheet_open(RxGTKBottomSheet *view) { rxgtk_bottom_sheet_set_open(view, TRUE); }

static gboolean rxgtk_bottom_sheet_close(GtkWidget *widget, GVariant *arguments, gpointer view) {
    (void)widget, (void)arguments;
    if (((RxGTKBottomSheet *)view)->can_close) rxgtk_bottom_sheet_set_open(view, FALSE);
    return TRUE;
}

static void rxgtk_bottom_sheet_shade_released(RxGTKBottomSheet *view) {
    rxgtk_bottom_sheet_close(NULL, NULL, view);
}

static void rxgtk_bottom_sheet_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKBottomSheet *view = (RxGTKBottomSheet *)object;
    (void)spec;
    switch ((RxGTKBottomSheetProperty)property) {
        case RXGTK_BOTTOM_SHEET_CONTENT:
        case RXGTK_BOTTOM_SHEET_SHEET:
        case RXGTK_BOTTOM_SHEET_BOTTOM_BAR:
            g_value_set_object(
                value, adw_bin_get_child(rxgtk_bottom_sheet_bin(view, (RxGTKBottomSheetProperty)property)));
            break;
        case RXGTK_BOTTOM_SHEET_OPEN: g_value_set_boolean(value, view->is_open); break;
        case RXGTK_BOTTOM_SHEET_CAN_CLOSE: g_value_set_boolean(value, view->can_close); break;
        case RXGTK_BOTTOM_SHEET_MODAL: g_value_set_boolean(value, view->is_modal); break;
    }
}

static void rxgtk_bottom_sheet_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKBottomSheet *view = (RxGTKBottomSheet *)object;
    switch ((RxGTKBottomSheetProperty)property) {
        case RXGTK_BOTTOM_SHEET_CONTENT:
        case RXGTK_BOTTOM_SHEET_SHEET:
        case RXGTK_BOTTOM_SHEET_BOTTOM_BAR:
            adw_bin_set_child(
                rxgtk_bottom_sheet_bin(view, (RxGTKBottomSheetProperty)property), g_value_get_object(value));
            break;
        case RXGTK_BOTTOM_SHEET_OPEN: rxgtk_bottom_sheet_set_open(view, g_value_get_boolean(value)); return;
        case RXGTK_BOTTOM_SHEET_CAN_CLOSE: view->can_close = g_value_get_boolean(value); break;
        case RXGTK_BOTTOM_SHEET_MODAL: view->is_modal = g_value_get_boolean(value); break;
    }
    rxgtk_bottom_sheet_update(view);
    g_object_notify_by_pspec(object, spec);
}

static GtkRevealer *rxgtk_bottom_sheet_revealer(GtkWidget *child, GtkRevealerTransitionType transition) {
    GtkRevealer *revealer = GTK_REVEALER(gtk_revealer_new());
    gtk_revealer_set_child(revealer, child);
    gtk_revealer_set_transition_type(revealer, transition);
    if (transition == GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP) gtk_widget_set_valign(GTK_WIDGET(revealer), GTK_ALIGN_END);
    return revealer;
}

static GtkRevealer *rxgtk_bottom_sheet_make_shade(RxGTKBottomSheet *view) {
    GtkWidget *shade = adw_bin_new();
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect_swapped(click, "released", G_CALLBACK(rxgtk_bottom_sheet_shade_released), view);
    gtk_widget_add_controller(shade, GTK_EVENT_CONTROLLER(click));
    gtk_widget_add_css_class(shade, "rxgtk-shade");
    return rxgtk_bottom_sheet_revealer(shade, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
}

static AdwBin *rxgtk_bottom_sheet_make_sheet(RxGTKBottomSheet *view) {
    GtkWidget *sheet = adw_bin_new();
    GtkEventController *keys = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(
            gtk_keyval_trigger_new(GDK_KEY_Escape, (GdkModifierType)0),
            gtk_callback_action_new(rxgtk_bottom_sheet_close, view, NULL)));
    gtk_widget_add_controller(sheet, keys);
    gtk_widget_add_css_class(sheet, "rxgtk-sheet");
    g_signal_connect(sheet, "map", G_CALLBACK(rxgtk_bottom_sheet_take_focus), view);
    return ADW_BIN(sheet);
}

static void rxgtk_bottom_sheet_init(GTypeInstance *instance, gpointer view_class) {
    RxGTKBottomSheet *view = (RxGTKBottomSheet *)instance;
    GtkOverlay *overlay = GTK_OVERLAY(gtk_overlay_new());
    GtkWidget *bar = g_object_new(rxgtk_bottom_bar_type(), NULL);
    (void)view_class;
    rxgtk_style_own_classes();
    view->can_close = view->is_modal = TRUE;
    view->bins[0] = ADW_BIN(adw_bin_new());
    view->bins[1] = rxgtk_bottom_sheet_make_sheet(view);
    view->bins[2] = ADW_BIN(bar);
    g_signal_connect_swapped(bar, "activate", G_CALLBACK(rxgtk_bottom_sheet_open), view);
    view->shade = rxgtk_bottom_sheet_make_shade(view);
    view->sheet_revealer =
        rxgtk_bottom_sheet_revealer(GTK_WIDGET(view->bins[1]), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
    view->bar_revealer = rxgtk_bottom_sheet_revealer(bar, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
    gtk_widget_set_margin_top(GTK_WIDGET(view->sheet_revealer), 30);
    gtk_overlay_set_child(overlay, GTK_WIDGET(view->bins[0]));
    GtkRevealer *above[] = {view->bar_revealer, view->shade, view->sheet_revealer};
    for (guint i = 0; i < G_N_ELEMENTS(above); i++) {
        gtk_overlay_add_overlay(overlay, GTK_WIDGET(above[i]));
        gtk_overlay_set_measure_overlay(overlay, GTK_WIDGET(above[i]), TRUE);
    }
    adw_bin_set_child(ADW_BIN(instance), GTK_WIDGET(overlay));
    rxgtk_bottom_sheet_update(view);
}

static void rxgtk_bottom_sheet_dispose(GObject *object) {
    g_clear_weak_pointer(&((RxGTKBottomSheet *)object)->focus_before);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_bottom_sheet_type()))->dispose(object);
}

static void rxgtk_bottom_sheet_class_init(gpointer view_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(view_class);
    GParamFlags flags = rxgtk_param_flags(TRUE);
    static const char *const widgets[] = {"content", "sheet", "bottom-bar"};
    (void)data;
    object_class->get_property = rxgtk_bottom_sheet_get_property;
    object_class->set_property = rxgtk_bottom_sheet_set_property;
    object_class->dispose = rxgtk_bottom_sheet_dispose;
    for (guint i = 0; i < G_N_ELEMENTS(widgets); i++)
        g_object_class_install_property(
            object_class, RXGTK_BOTTOM_SHEET_CONTENT + i,
            g_param_spec_object(widgets[i], NULL, NULL, GTK_TYPE_WIDGET, flags));
    g_object_class_install_property(
        object_class, RXGTK_BOTTOM_SHEET_OPEN, g_param_spec_boolean("open", NULL, NULL, FALSE, flags));
    g_object_class_install_property(
        object_class, RXGTK_BOTTOM_SHEET_CAN_CLOSE, g_param_spec_boolean("can-close", NULL, NULL, TRUE, flags));
    g_object_class_install_property(
        object_class, RXGTK_BOTTOM_SHEET_MODAL, g_param_spec_boolean("modal", NULL, NULL, TRUE, flags));
}

GType rxgtk_bottom_sheet_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKBottomSheet", sizeof(RxGTKBottomSheet), rxgtk_bottom_sheet_class_init,
            rxgtk_bottom_sheet_init);
    return type;
}

GtkWidget *rxgtk_bottom_sheet_new(void) { return g_object_new(rxgtk_bottom_sheet_type(), NULL); }

#endif

#endif
