#if GTK
import CGTK
import Rx

/// A widget with several pages, which have names and of which one is shown.
@MainActor
public protocol PageContainer: Widget {
    /// The names of the pages that have one, in order.
    var pageNames: [String] { get }
}

extension PageContainer {
    /// The page that is shown.
    public var visibleChild: Widget? { property("visible-child").value }

    /// The name of the page that is shown; setting a name that no page has stops the program.
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

    /// The names of the pages that have one, in order.
    public var pageNames: [String] {
        let pages = property("pages", as: GObject.self).value
        return (0..<g_list_model_get_n_items(pages.pointer)).compactMap { index in
            let page = g_list_model_get_item(pages.pointer, index)!
            defer { g_object_unref(page) }
            // An app may have a wrapper of its own for it.
            return GObject.wrapping(OpaquePointer(page)).property("name", as: String?.self).value
        }
    }
}
#endif
