#ifdef GTK

#include "CGTKSupport/splitview.h"

#if ADW_CHECK_VERSION(1, 4, 0)

GType rxgtk_split_view_type(void) { return ADW_TYPE_OVERLAY_SPLIT_VIEW; }

const char *const rxgtk_split_view_sidebar = "sidebar";
const char *const rxgtk_split_view_shows_sidebar = "show-sidebar";
const char *const rxgtk_split_view_position = "sidebar-position";
const char *const rxgtk_split_view_pins_sidebar = "pin-sidebar";

gboolean rxgtk_split_view_get_collapsed(GtkWidget *view) {
    return adw_overlay_split_view_get_collapsed(ADW_OVERLAY_SPLIT_VIEW(view));
}

void rxgtk_split_view_set_collapsed(GtkWidget *view, gboolean collapsed) {
    adw_overlay_split_view_set_collapsed(ADW_OVERLAY_SPLIT_VIEW(view), collapsed);
}

void rxgtk_split_view_init(GtkWidget *view) { (void)view; }

// A split view draws the background of its sidebar itself.
void rxgtk_split_view_add_sidebar_background(GtkWidget *sidebar) { (void)sidebar; }

#else

GType rxgtk_split_view_type(void) { return ADW_TYPE_FLAP; }

const char *const rxgtk_split_view_sidebar = "flap";
const char *const rxgtk_split_view_shows_sidebar = "reveal-flap";
const char *const rxgtk_split_view_position = "flap-position";
const char *const rxgtk_split_view_pins_sidebar = "locked";

gboolean rxgtk_split_view_get_collapsed(GtkWidget *view) {
    return adw_flap_get_fold_policy(ADW_FLAP(view)) == ADW_FLAP_FOLD_POLICY_ALWAYS;
}

void rxgtk_split_view_set_collapsed(GtkWidget *view, gboolean collapsed) {
    adw_flap_set_fold_policy(ADW_FLAP(view), collapsed ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
}

// A flap would fold by itself if it is too narrow; a split view does not.
void rxgtk_split_view_init(GtkWidget *view) {
    adw_flap_set_fold_policy(ADW_FLAP(view), ADW_FLAP_FOLD_POLICY_NEVER);
}

void rxgtk_split_view_add_sidebar_background(GtkWidget *sidebar) {
    gtk_widget_add_css_class(sidebar, "background");
}

#endif

#endif
