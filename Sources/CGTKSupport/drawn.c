#ifdef GTK

#include "CGTKSupport/drawn.h"
#include "classes.h"

typedef struct {
    GObject parent;
    RxGTKDraw draw;
    // The preferred size; 0 if it has none.
    int width, height;
    // The size of the last drawing; 0 before the first.
    double drawn_width, drawn_height;
} RxGTKDrawnPaintable;

static void rxgtk_drawn_snapshot_beside(
    GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height, const GdkRGBA *text_color) {
    RxGTKDrawnPaintable *drawn = (RxGTKDrawnPaintable *)paintable;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    drawn->drawn_width = width;
    drawn->drawn_height = height;
    cairo_t *cairo = gtk_snapshot_append_cairo(GTK_SNAPSHOT(snapshot), &bounds);
    drawn->draw(paintable, cairo, width, height, text_color);
    cairo_destroy(cairo);
}

static void rxgtk_drawn_snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
    rxgtk_drawn_snapshot_beside(paintable, snapshot, width, height, NULL);
}

static void rxgtk_drawn_snapshot_symbolic(
    GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height, const GdkRGBA *colors,
    gsize count) {
    const GdkRGBA *text_color = count > GTK_SYMBOLIC_COLOR_FOREGROUND ? &colors[GTK_SYMBOLIC_COLOR_FOREGROUND] : NULL;
    rxgtk_drawn_snapshot_beside(GDK_PAINTABLE(paintable), snapshot, width, height, text_color);
}

static GdkPaintable *rxgtk_drawn_current_image(GdkPaintable *paintable) {
    RxGTKDrawnPaintable *drawn = (RxGTKDrawnPaintable *)paintable;
    double width = drawn->width ? drawn->width : drawn->drawn_width;
    double height = drawn->height ? drawn->height : drawn->drawn_height;
    if (width <= 0 || height <= 0) return gdk_paintable_new_empty(0, 0);
    graphene_size_t size = GRAPHENE_SIZE_INIT((float)width, (float)height);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, width, height);
    return gtk_snapshot_free_to_paintable(snapshot, &size);
}

static int rxgtk_drawn_width(GdkPaintable *paintable) { return ((RxGTKDrawnPaintable *)paintable)->width; }

static int rxgtk_drawn_height(GdkPaintable *paintable) { return ((RxGTKDrawnPaintable *)paintable)->height; }

static void rxgtk_drawn_paintable_init(gpointer interface, gpointer data) {
    GdkPaintableInterface *paintable = interface;
    (void)data;
    paintable->snapshot = rxgtk_drawn_snapshot;
    paintable->get_current_image = rxgtk_drawn_current_image;
    paintable->get_intrinsic_width = rxgtk_drawn_width;
    paintable->get_intrinsic_height = rxgtk_drawn_height;
}

static void rxgtk_drawn_symbolic_init(gpointer interface, gpointer data) {
    (void)data;
    ((GtkSymbolicPaintableInterface *)interface)->snapshot_symbolic = rxgtk_drawn_snapshot_symbolic;
}

GType rxgtk_drawn_type(void) {
    static GType type = 0;
    GInterfaceInfo paintable = {rxgtk_drawn_paintable_init, NULL, NULL};
    GInterfaceInfo symbolic = {rxgtk_drawn_symbolic_init, NULL, NULL};
    if (type != 0) return type;
    type = rxgtk_subclass(G_TYPE_OBJECT, "RxGTKDrawnPaintable", sizeof(RxGTKDrawnPaintable), NULL, NULL);
    g_type_add_interface_static(type, GDK_TYPE_PAINTABLE, &paintable);
    g_type_add_interface_static(type, GTK_TYPE_SYMBOLIC_PAINTABLE, &symbolic);
    return type;
}

GdkPaintable *rxgtk_drawn_new(int width, int height, RxGTKDraw draw) {
    RxGTKDrawnPaintable *drawn = g_object_new(rxgtk_drawn_type(), NULL);
    drawn->draw = draw;
    drawn->width = width;
    drawn->height = height;
    return GDK_PAINTABLE(drawn);
}

void rxgtk_drawn_set_size(GdkPaintable *paintable, int width, int height) {
    RxGTKDrawnPaintable *drawn = (RxGTKDrawnPaintable *)paintable;
    drawn->width = width;
    drawn->height = height;
    gdk_paintable_invalidate_size(paintable);
}

GdkTexture *rxgtk_texture_of_paintable(GdkPaintable *paintable, int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(surface);
        return NULL;
    }
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, width, height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    if (node) {
        cairo_t *cairo = cairo_create(surface);
        gsk_render_node_draw(node, cairo);
        cairo_destroy(cairo);
        gsk_render_node_unref(node);
    }
    cairo_surface_flush(surface);
    int stride = cairo_image_surface_get_stride(surface);
    GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(surface), (gsize)stride * (gsize)height);
    GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, (gsize)stride);
    g_bytes_unref(bytes);
    cairo_surface_destroy(surface);
    return texture;
}

#endif
