#ifdef GTK

#include "CGTKSupport/rows.h"
#include "CGTKSupport/sections.h"

static gboolean rxgtk_section_has_header(GtkWidget *cell) {
    GtkWidget *header = gtk_widget_get_first_child(cell);
    return header != gtk_widget_get_last_child(cell) && gtk_widget_get_visible(header);
}

static gboolean rxgtk_section_is_in_column(GtkWidget *cell) { return rxgtk_row_around(cell) != gtk_widget_get_parent(cell); }

gboolean rxgtk_section_is_first(GtkWidget *cell) {
    return !rxgtk_section_is_in_column(cell) || !gtk_widget_get_prev_sibling(gtk_widget_get_parent(cell));
}

// The height that the header needs at a width; -1 means an unknown width. Returns 0 if there is no header.
static int rxgtk_section_header_height(GtkWidget *cell, int width) {
    if (!rxgtk_section_has_header(cell)) return 0;
    int natural;
    gtk_widget_measure(gtk_widget_get_first_child(cell), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
    return natural;
}

// The width for the header; 0 if it is not known yet.
static int rxgtk_section_header_width(GtkWidget *cell) {
    if (!rxgtk_section_is_in_column(cell)) return gtk_widget_get_width(cell);
    int width = gtk_widget_get_width(rxgtk_row_around(cell)), least;
    gtk_widget_measure(gtk_widget_get_first_child(cell), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    return width > 0 ? MAX(width, least) : 0;
}

void rxgtk_section_fit(GtkWidget *cell) {
    GtkWidget *row = rxgtk_row_around(cell);
    if (!row || !rxgtk_section_is_first(cell)) return;
    int width = rxgtk_section_has_header(cell) ? rxgtk_section_header_width(cell) : 0;
    gtk_widget_set_margin_top(row, rxgtk_section_header_height(cell, width > 0 ? width : -1));
    if (!rxgtk_section_is_in_column(cell)) return;
    // GTK clips the content of a cell in a column. Here the frame's last child is clipped instead.
    gtk_widget_set_overflow(gtk_widget_get_parent(cell), GTK_OVERFLOW_VISIBLE);
    gtk_widget_set_overflow(gtk_widget_get_last_child(cell), GTK_OVERFLOW_HIDDEN);
}

static gboolean rxgtk_section_fit_when_idle(gpointer cell) {
    rxgtk_section_fit(cell);
    gtk_widget_queue_allocate(cell);
    return G_SOURCE_REMOVE;
}

void rxgtk_section_fit_soon(GtkWidget *cell) {
    g_idle_add_full(
        G_PRIORITY_HIGH_IDLE, rxgtk_section_fit_when_idle, g_object_ref(cell), (GDestroyNotify)g_object_unref);
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
    if (orientation == GTK_ORIENTATION_VERTICAL || !rxgtk_section_has_header(cell) || rxgtk_section_is_in_column(cell))
        return;
    int least, wanted;
    gtk_widget_measure(gtk_widget_get_first_child(cell), orientation, -1, &least, &wanted, NULL, NULL);
    *minimum = MAX(*minimum, least);
    *natural = MAX(*natural, *minimum);
}

static void rxgtk_section_allocate(GtkWidget *cell, int width, int height, int baseline) {
    GtkWidget *content = gtk_widget_get_last_child(cell), *row = rxgtk_row_around(cell);
    graphene_rect_t bounds;
    if (content) gtk_widget_allocate(content, width, height, baseline, NULL);
    if (!rxgtk_section_has_header(cell) || !row || !gtk_widget_compute_bounds(row, cell, &bounds)) return;
    int header_width = rxgtk_section_header_width(cell);
    int header_height = rxgtk_section_header_height(cell, header_width);
    float left = rxgtk_section_is_in_column(cell) ? bounds.origin.x : 0;
    graphene_point_t place = GRAPHENE_POINT_INIT(left, bounds.origin.y - (float)header_height);
    gtk_widget_allocate(
        gtk_widget_get_first_child(cell), header_width, header_height, -1, gsk_transform_translate(NULL, &place));
    // The header's height has changed: the font is larger, or the header wraps in a narrower list.
    if (gtk_widget_get_margin_top(row) != header_height) rxgtk_section_fit_soon(cell);
}

GtkLayoutManager *rxgtk_section_layout_new(void) {
    return gtk_custom_layout_new(rxgtk_section_request_mode, rxgtk_section_measure, rxgtk_section_allocate);
}

#endif
