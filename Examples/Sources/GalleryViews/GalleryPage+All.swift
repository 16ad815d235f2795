extension GalleryPage {
    /// Every page, by its name.
    package static let all: [GalleryPage] = [
        actionBar, aspectFrame, avatar, banner, bottomSheet, button, buttonContent, calendarView, carousel, centerBox,
        checkButton, clipboard, colorButton, columnView, drawingArea, drawnPaintable, dropDown, dropTarget,
        editableLabel, emojiChooser, entry, expander, expanderRow, fixed, flowBox, fontButton, frame, grid, gridView,
        iconTheme, image, levelBar, linkButton, listView, menuButton, navigationView, notebook, overlay,
        overlaySplitView, paned, passwordEntry, picture, preferencesGroup, preferencesPage, preferencesWindow,
        progressBar, recentManager, revealer, scale, searchBar, searchEntry, sectionHeader, selectionMode, settings,
        spinButton, spinner, spinRow, splitButton, stack, statusPage, switchPage, switchRow, tabView, textView, toast,
        toggleButton, toggleGroup, toolbarView, tree, urlLauncher, userNotification, viewStack, viewSwitcher, wrapBox,
    ]
}
