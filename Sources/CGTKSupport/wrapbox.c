#ifdef GTK

#include "CGTKSupport/wrapbox.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 7, 0)

GType rxgtk_wrap_box_type(void) { return ADW_TYPE_WRAP_BOX; }

void rxgtk_wrap_box_insert(GtkWidget *box, GtkWidget *child, GtkWidget *sibling) {
    adw_wrap_box_insert_child_after(ADW_WRAP_BOX(box), child, sibling);
}

void rxgtk_wrap_box_remove(GtkWidget *box, GtkWidget *child) {
    adw_wrap_box_remove(ADW_WRAP_BOX(box), child);
}

#else

typedef struct {
    GtkWidget parent;
    int child_spacing;
    int line_spacing;
    float align;
} RxGTKWrapBox;

typedef enum {
    RXGTK_WRAP_BOX_CHILD_SPACING = 1,
    RXGTK_WRAP_BOX_LINE_SPACING,
    RXGTK_WRAP_BOX_ALIGN
} RxGTKWrapBoxProperty;

// The children of a line, from `first` up to but not including `end`, and their size.
typedef struct {
    GtkWidget *first;
    GtkWidget *end;
    int width;
    int minimum_height;
    int natural_height;
} RxGTKWrapLine;

static GtkWidget *rxgtk_wrap_box_shown(GtkWidget *child) {
    while (child && !gtk_widget_should_layout(child)) child = gtk_widget_get_next_sibling(child);
    return child;
}

static GtkWidget *rxgtk_wrap_box_next(GtkWidget *child) {
    return rxgtk_wrap_box_shown(gtk_widget_get_next_sibling(child));
}

// The natural width of the child, limited to `room` but at least the minimum width.
static int rxgtk_wrap_box_child_width(GtkWidget *child, int room) {
    int minimum, natural;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    return MAX(minimum, MIN(natural, room));
}

static RxGTKWrapLine rxgtk_wrap_box_line(RxGTKWrapBox *box, GtkWidget *first, int room) {
    RxGTKWrapLine line = {first, first, 0, 0, 0};
    while (line.end) {
        int minimum, natural, width = rxgtk_wrap_box_child_width(line.end, room);
        int needed = line.end == first ? width : line.width + box->child_spacing + width;
        if (line.end != first && needed > room) break;
        gtk_widget_measure(line.end, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
        line.width = needed;
        line.minimum_height = MAX(line.minimum_height, minimum);
        line.natural_height = MAX(line.natural_height, natural);
        line.end = rxgtk_wrap_box_next(line.end);
    }
    return line;
}

static void rxgtk_wrap_box_measure_width(RxGTKWrapBox *box, int *minimum, int *natural) {
    GtkWidget *first = rxgtk_wrap_box_shown(gtk_widget_get_first_child(GTK_WIDGET(box)));
    *minimum = *natural = 0;
    for (GtkWidget *child = first; child; child = rxgtk_wrap_box_next(child)) {
        int least, wanted;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
        *minimum = MAX(*minimum, least);
        *natural += wanted + (child == first ? 0 : box->child_spacing);
    }
}

static void rxgtk_wrap_box_measure_height(RxGTKWrapBox *box, int room, int *minimum, int *natural) {
    GtkWidget *first = rxgtk_wrap_box_shown(gtk_widget_get_first_child(GTK_WIDGET(box)));
    *minimum = *natural = 0;
    for (GtkWidget *child = first; child;) {
        RxGTKWrapLine line = rxgtk_wrap_box_line(box, child, room < 0 ? G_MAXINT / 2 : room);
        int spacing = child == first ? 0 : box->line_spacing;
        *minimum += spacing + line.minimum_height;
        *natural += spacing + line.natural_height;
        child = line.end;
    }
}

static void rxgtk_wrap_box_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    RxGTKWrapBox *box = (RxGTKWrapBox *)widget;
    *minimum_baseline = *natural_baseline = -1;
    if (orientation == GTK_ORIENTATION_HORIZONTAL) rxgtk_wrap_box_measure_width(box, minimum, natural);
    else rxgtk_wrap_box_measure_height(box, for_size, minimum, natural);
}

static void rxgtk_wrap_box_allocate_line(RxGTKWrapBox *box, RxGTKWrapLine line, int room, int y, int height) {
    gboolean from_right = gtk_widget_get_direction(GTK_WIDGET(box)) == GTK_TEXT_DIR_RTL;
    int x = (int)((float)MAX(room - line.width, 0) * box->align);
    for (GtkWidget *child = line.first; child != line.end; child = rxgtk_wrap_box_next(child)) {
        int width = rxgtk_wrap_box_child_width(child, room);
        GtkAllocation place = {from_right ? room - x - width : x, y, width, height};
        gtk_widget_size_allocate(child, &place, -1);
        x += width + box->child_spacing;
    }
}

static void rxgtk_wrap_box_allocate(GtkWidget *widget, int width, int height, int baseline) {
    RxGTKWrapBox *box = (RxGTKWrapBox *)widget;
    int minimum, natural, y = 0;
    (void)baseline;
    rxgtk_wrap_box_measure_height(box, width, &minimum, &natural);
    for (GtkWidget *child = rxgtk_wrap_box_shown(gtk_widget_get_first_child(widget)); child;) {
        RxGTKWrapLine line = rxgtk_wrap_box_line(box, child, width);
        int line_height = height < natural ? line.minimum_height : line.natural_height;
        rxgtk_wrap_box_allocate_line(box, line, width, y, line_height);
        y += line_height + box->line_spacing;
        child = line.end;
    }
}

static GtkSizeRequestMode rxgtk_wrap_box_request_mode(GtkWidget *widget) {
    (void)widget;
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void rxgtk_wrap_box_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKWrapBox *box = (RxGTKWrapBox *)object;
    (void)spec;
    switch ((RxGTKWrapBoxProperty)property) {
        case RXGTK_WRAP_BOX_CHILD_SPACING:
            g_value_set_int(value, box->child_spacing);
            break;
        case RXGTK_WRAP_BOX_LINE_SPACING:
            g_value_set_int(value, box->line_spacing);
            break;
        case RXGTK_WRAP_BOX_ALIGN:
            g_value_set_float(value, box->align);
            break;
    }
}

static void rxgtk_wrap_box_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKWrapBox *box = (RxGTKWrapBox *)object;
    switch ((RxGTKWrapBoxProperty)property) {
        case RXGTK_WRAP_BOX_CHILD_SPACING:
            box->child_spacing = g_value_get_int(value);
            break;
        case RXGTK_WRAP_BOX_LINE_SPACING:
            box->line_spacing = g_value_get_int(value);
            break;
        case RXGTK_WRAP_BOX_ALIGN:
            box->align = g_value_get_float(value);
            break;
    }
    gtk_widget_queue_resize(GTK_WIDGET(box));
    g_object_notify_by_pspec(object, spec);
}

void rxgtk_wrap_box_insert(GtkWidget *box, GtkWidget *child, GtkWidget *sibling) {
    gtk_widget_insert_after(child, box, sibling);
}

void rxgtk_wrap_box_remove(GtkWidget *box, GtkWidget *child) {
    (void)box;
    gtk_widget_unparent(child);
}

static void rxgtk_wrap_box_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_wrap_box_type()))->dispose(object);
}

static void rxgtk_wrap_box_class_init(gpointer box_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(box_class);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(box_class);
    GParamFlags flags = rxgtk_param_flags(TRUE);
    (void)data;
    object_class->get_property = rxgtk_wrap_box_get_property;
    object_class->set_property = rxgtk_wrap_box_set_property;
    object_class->dispose = rxgtk_wrap_box_dispose;
    widget_class->measure = rxgtk_wrap_box_measure;
    widget_class->size_allocate = rxgtk_wrap_box_allocate;
    widget_class->get_request_mode = rxgtk_wrap_box_request_mode;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
    g_object_class_install_property(
        object_class, RXGTK_WRAP_BOX_CHILD_SPACING,
        g_param_spec_int("child-spacing", NULL, NULL, 0, G_MAXINT, 0, flags));
    g_object_class_install_property(
        object_class, RXGTK_WRAP_BOX_LINE_SPACING,
        g_param_spec_int("line-spacing", NULL, NULL, 0, G_MAXINT, 0, flags));
    g_object_class_install_property(
        object_class, RXGTK_WRAP_BOX_ALIGN, g_param_spec_float("align", NULL, NULL, 0, 1, 0, flags));
}

GType rxgtk_wrap_box_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            GTK_TYPE_WIDGET, "RxGTKWrapBox", sizeof(RxGTKWrapBox), rxgtk_wrap_box_class_init, NULL);
    return type;
}

#endif

#endif
