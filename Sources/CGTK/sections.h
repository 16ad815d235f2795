// The layout of a list's row whose first child is the header of a section and whose last is the row's own content. The header stands in a
// margin above the row: rows are drawn, pressed and measured without it. GTK has headers from 4.12 on, in a ListView only.
#pragma once

#include <adwaita.h>

static gboolean rxgtk_section_has_header(GtkWidget *cell) {
    GtkWidget *header = gtk_widget_get_first_child(cell);
    return header != gtk_widget_get_last_child(cell) && gtk_widget_get_visible(header);
}

// The height that the header needs at a width, -1 where that is not known yet; 0 where there is none.
static int rxgtk_section_header_height(GtkWidget *cell, int width) {
    if (!rxgtk_section_has_header(cell)) return 0;
    int natural;
    gtk_widget_measure(gtk_widget_get_first_child(cell), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
    return natural;
}

// Gives the row the margin that its header needs.
static void rxgtk_section_fit(GtkWidget *cell) {
    GtkWidget *row = gtk_widget_get_parent(cell);
    int width = gtk_widget_get_width(cell);
    if (row) gtk_widget_set_margin_top(row, rxgtk_section_header_height(cell, width > 0 ? width : -1));
}

static gboolean rxgtk_section_fit_when_idle(gpointer cell) {
    rxgtk_section_fit(cell);
    return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode rxgtk_section_request_mode(GtkWidget *cell) {
    GtkWidget *content = gtk_widget_get_last_child(cell);
    return content ? gtk_widget_get_request_mode(content) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void rxgtk_section_measure(
    GtkWidget *cell, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    GtkWidget *content = gtk_widget_get_last_child(cell);
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (content)
        gtk_widget_measure(content, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
    if (orientation == GTK_ORIENTATION_VERTICAL || !rxgtk_section_has_header(cell)) return;
    int least, wanted;
    gtk_widget_measure(gtk_widget_get_first_child(cell), orientation, -1, &least, &wanted, NULL, NULL);
    *minimum = MAX(*minimum, least);
    *natural = MAX(*natural, *minimum);
}

static void rxgtk_section_allocate(GtkWidget *cell, int width, int height, int baseline) {
    GtkWidget *content = gtk_widget_get_last_child(cell), *row = gtk_widget_get_parent(cell);
    graphene_rect_t bounds;
    if (content) gtk_widget_allocate(content, width, height, baseline, NULL);
    if (!rxgtk_section_has_header(cell) || !row || !gtk_widget_compute_bounds(row, cell, &bounds)) return;
    int header_height = rxgtk_section_header_height(cell, width);
    graphene_point_t place = GRAPHENE_POINT_INIT(0, bounds.origin.y - (float)header_height);
    gtk_widget_allocate(
        gtk_widget_get_first_child(cell), width, header_height, -1, gsk_transform_translate(NULL, &place));
    // Larger letters, or a narrower list in which the header wraps.
    if (gtk_widget_get_margin_top(row) != header_height)
        g_idle_add_full(
            G_PRIORITY_HIGH_IDLE, rxgtk_section_fit_when_idle, g_object_ref(cell), (GDestroyNotify)g_object_unref);
}

static inline GtkLayoutManager *rxgtk_section_layout_new(void) {
    return gtk_custom_layout_new(rxgtk_section_request_mode, rxgtk_section_measure, rxgtk_section_allocate);
}
