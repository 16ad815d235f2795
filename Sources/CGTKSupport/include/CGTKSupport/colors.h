// The button that asks for a colour. Uses GtkColorDialogButton since GTK 4.10, and GtkColorButton before that. Both
// have the property "rgba".
#pragma once

#include "cgtk.h"

// The accent colour that the user has chosen for all apps; libadwaita's blue before 1.6.
GdkRGBA rxgtk_accent_color(AdwStyleManager *manager);

GType rxgtk_color_button_type(void);
GtkWidget *rxgtk_color_button_new(void);
GdkRGBA rxgtk_color_button_get(GtkWidget *button);
void rxgtk_color_button_set(GtkWidget *button, GdkRGBA color);
// Sets the title of the dialog, and whether the user can choose the opacity.
void rxgtk_color_button_set_up(GtkWidget *button, const char *title, gboolean alpha);
