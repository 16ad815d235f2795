// Scrolling a list while something is dragged near its upper or lower edge.
//
// A list of GTK has a drop controller for this. It scrolls in each frame while the pointer is within 30 pixels of an
// edge, until the controller reports a motion elsewhere or a leave. X11 reports neither after a drop, so GTK would go
// on scrolling to the end of the list.
#pragma once

#include "cgtk.h"

// Makes GTK's scrolling begin within 48 pixels of an edge, and end at a drop. Does nothing at the second call for a
// list.
void rxgtk_list_guide_autoscroll(GtkWidget *view);
