#ifdef GTK

#include "CGTKSupport/geometry.h"

gboolean rxgtk_translate(
    GtkWidget *from, GtkWidget *to, double x, double y, double *to_x, double *to_y) {
#if GTK_CHECK_VERSION(4, 12, 0)
    graphene_point_t there;
    if (!gtk_widget_compute_point(from, to, &GRAPHENE_POINT_INIT((float)x, (float)y), &there)) return FALSE;
    *to_x = there.x;
    *to_y = there.y;
    return TRUE;
#else
    return gtk_widget_translate_coordinates(from, to, x, y, to_x, to_y);
#endif
}

void rxgtk_css_provider_load(GtkCssProvider *provider, const char *css) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, css);
#else
    gtk_css_provider_load_from_data(provider, css, -1);
#endif
}

#endif
