extension GalleryPage {
    /// All pages, sorted by name.
    package static let all: [GalleryPage] = [
        aboutWindow, actionBar, actionRow, aspectFrame, avatar, banner, bottomSheet, box, button, buttonContent,
        calendarView, carousel, centerBox, checkButton, clamp, clipboard, colorButton, columnView, comboRow,
        dragGesture, drawingArea, drawnPaintable, dropDown, dropTarget, editableLabel, emojiChooser, entry, entryRow,
        expander, expanderRow, fileDialog, fixed, flowBox, fontButton, frame, grid, gridView, headerBar, iconTheme,
        image, label, levelBar, linkButton, listView, menu, menuButton, messageDialog, motionController,
        navigationView, notebook, overlay, overlaySplitView, paned, passwordEntry, passwordEntryRow, picture, popover,
        popoverMenu, preferencesGroup, preferencesPage, preferencesWindow, progressBar, recentManager, revealer, scale,
        scrolledWindow, searchBar, searchEntry, sectionHeader, selectionMode, settings, spinButton, spinner, spinRow,
        splitButton, stack, statusPage, styleManager, switchPage, switchRow, tabView, textView, toast, toggleButton,
        toggleGroup, toolbarView, tree, urlLauncher, userNotification, viewStack, viewSwitcher, widgetPaintable,
        wrapBox,
    ]
}
