// Functions for single widgets. Some have another name in newer versions; others work around faults of old versions.
#pragma once

#include "cgtk.h"

// Makes Tab go through the widgets of a row and then leave the list, instead of going through every row. Does nothing
// before GTK 4.12.
void rxgtk_list_set_tab_to_item(GtkWidget *list);

// Selects a day. Returns FALSE if the date does not exist.
gboolean rxgtk_calendar_set_date(GtkCalendar *calendar, int year, int month, int day);
// Selects the day with a number. Day 1 is 1 January of the year 1; the last one is in the year 9999.
void rxgtk_calendar_set_day(GtkCalendar *calendar, guint day);
guint rxgtk_calendar_get_day(GtkCalendar *calendar);

// Appends a widget to an expander row.
void rxgtk_expander_row_add_suffix(GtkWidget *row, GtkWidget *child);

// Call these once for a new widget, so that it can be freed while it has the focus.
void rxgtk_editable_label_guard(GtkWidget *widget);
void rxgtk_password_entry_guard(GtkWidget *entry);

// A drawing area that assistive technology treats as an image. A role can be set only when the widget is made.
GtkWidget *rxgtk_drawing_area_new(void);

// The index-th part of a widget with this class, in GTK's drawing order; NULL if there are fewer.
GtkWidget *rxgtk_widget_part(GtkWidget *widget, GType type, int index);
