import RxGTK

extension Window {
    /// Has a title that is too long for the bar, as with large text, go on in the next line: GTK would cut it off.
    func wrapTitle() {
        let label = Label(title, wraps: true).textAlignment(.center).cssClass("title")
        label.naturalWrapMode = .none
        headerBar.titleView = label
    }
}
