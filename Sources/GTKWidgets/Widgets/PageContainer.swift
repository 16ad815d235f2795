#if GTK
import CGTKSupport
import RxSupport

/// A container that shows one of its named pages at a time.
@MainActor
public protocol PageContainer: Widget {
    /// The names of the pages that have a name, in order.
    var pageNames: [String] { get }
}

extension PageContainer {
    /// The page that is shown; `nil` if there are no pages.
    public var visibleChild: Widget? { property("visible-child").value }

    /// The name of the page that is shown; `nil` if there is none. Traps if it is set to a name that no page has.
    /// Setting `nil` does nothing.
    ///
    /// Setting it does not make `rx.visibleChildName` emit.
    public var visibleChildName: String? {
        get { property("visible-child-name").value }
        set {
            guard let newValue else { return }
            requirePage(newValue)
            write { property("visible-child-name").value = newValue }
        }
    }

    private func requirePage(_ name: String) {
        let names = pageNames
        guard !names.contains(name) else { return }
        stopProgram(Misuse.noPage(name, of: className, among: names))
    }

    /// The names of the pages that have a name, in order.
    public var pageNames: [String] {
        let pages = property("pages", as: GObject.self).value
        return (0..<g_list_model_get_n_items(pages.pointer)).compactMap { index in
            let page = g_list_model_get_item(pages.pointer, index)!
            defer { g_object_unref(page) }
            // The app may have wrapped the page in a class of its own.
            return GObject.wrapping(OpaquePointer(page)).property("name", as: String?.self).value
        }
    }
}
#endif
