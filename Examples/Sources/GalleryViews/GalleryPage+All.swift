extension GalleryPage {
    /// Every page, by its name.
    package static let all: [GalleryPage] = [
        actionBar, aspectFrame, avatar, button, buttonContent, calendarView, centerBox, checkButton,
        colorButton, drawingArea, dropDown, editableLabel, entry, expander, expanderRow, flowBox, frame, grid,
        image, levelBar, linkButton, listView, notebook, paned, passwordEntry, preferencesGroup, progressBar,
        revealer, scale, searchEntry, spinButton, spinner, splitButton, stack, statusPage, switchPage,
        textView, toast, toggleButton, viewStack,
    ]
}
