// The button that asks for a font. Uses GtkFontDialogButton since GTK 4.10, and GtkFontButton before that. Both have
// the property "font-desc".
#pragma once

#include <adwaita.h>

#if GTK_CHECK_VERSION(4, 10, 0)

static inline GType rxgtk_font_button_type(void) { return GTK_TYPE_FONT_DIALOG_BUTTON; }

static inline GtkWidget *rxgtk_font_button_new(void) { return gtk_font_dialog_button_new(gtk_font_dialog_new()); }

static inline void rxgtk_font_button_set_title(GtkWidget *button, const char *title) {
    gtk_font_dialog_set_title(gtk_font_dialog_button_get_dialog(GTK_FONT_DIALOG_BUTTON(button)), title);
}

#else

static inline GType rxgtk_font_button_type(void) { return GTK_TYPE_FONT_BUTTON; }

static inline GtkWidget *rxgtk_font_button_new(void) { return gtk_font_button_new(); }

static inline void rxgtk_font_button_set_title(GtkWidget *button, const char *title) {
    gtk_font_button_set_title(GTK_FONT_BUTTON(button), title);
}

#endif

// The font in Pango's syntax, which the caller frees; NULL if none is set.
static inline char *rxgtk_font_button_get(GtkWidget *button) {
    PangoFontDescription *font = NULL;
    g_object_get(button, "font-desc", &font, NULL);
    if (!font) return NULL;
    char *text = pango_font_description_to_string(font);
    pango_font_description_free(font);
    return text;
}

static inline void rxgtk_font_button_set(GtkWidget *button, const char *text) {
    PangoFontDescription *font = pango_font_description_from_string(text);
    g_object_set(button, "font-desc", font, NULL);
    pango_font_description_free(font);
}
