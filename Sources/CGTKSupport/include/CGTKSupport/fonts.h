// The button that asks for a font. Uses GtkFontDialogButton since GTK 4.10, and GtkFontButton before that. Both have
// the property "font-desc".
#pragma once

#include "cgtk.h"

GType rxgtk_font_button_type(void);
GtkWidget *rxgtk_font_button_new(void);
void rxgtk_font_button_set_title(GtkWidget *button, const char *title);

// The font in Pango's syntax, which the caller frees; NULL if none is set.
char *rxgtk_font_button_get(GtkWidget *button);
void rxgtk_font_button_set(GtkWidget *button, const char *text);
