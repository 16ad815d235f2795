import RxGTK

extension Window {
    /// Wraps a title that is too long for the header bar, as happens with large text. GTK would cut it off.
    func wrapTitle() {
        let label = Label(title, wraps: true).textAlignment(.center).cssClass("title")
        label.naturalWrapMode = .none
        headerBar.titleView = label
    }
}
