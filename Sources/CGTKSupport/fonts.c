#ifdef GTK

#include "CGTKSupport/fonts.h"

#if GTK_CHECK_VERSION(4, 10, 0)

GType rxgtk_font_button_type(void) { return GTK_TYPE_FONT_DIALOG_BUTTON; }

GtkWidget *rxgtk_font_button_new(void) { return gtk_font_dialog_button_new(gtk_font_dialog_new()); }

void rxgtk_font_button_set_title(GtkWidget *button, const char *title) {
    gtk_font_dialog_set_title(gtk_font_dialog_button_get_dialog(GTK_FONT_DIALOG_BUTTON(button)), title);
}

#else

GType rxgtk_font_button_type(void) { return GTK_TYPE_FONT_BUTTON; }

GtkWidget *rxgtk_font_button_new(void) { return gtk_font_button_new(); }

void rxgtk_font_button_set_title(GtkWidget *button, const char *title) {
    gtk_font_button_set_title(GTK_FONT_BUTTON(button), title);
}

#endif

char *rxgtk_font_button_get(GtkWidget *button) {
    PangoFontDescription *font = NULL;
    g_object_get(button, "font-desc", &font, NULL);
    if (!font) return NULL;
    char *text = pango_font_description_to_string(font);
    pango_font_description_free(font);
    return text;
}

void rxgtk_font_button_set(GtkWidget *button, const char *text) {
    PangoFontDescription *font = pango_font_description_from_string(text);
    g_object_set(button, "font-desc", font, NULL);
    pango_font_description_free(font);
}

#endif
