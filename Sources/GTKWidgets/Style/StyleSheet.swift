#if GTK
import CGTKSupport
import RxSupport

/// GTK CSS rules that apply to the whole program until they are removed.
///
/// `Application.addStyle` of RxGTK returns a disposable that removes them. Main actor only. Wraps `GtkCssProvider`.
@MainActor
public final class StyleSheet {
    private let provider = GObject(adopting: OpaquePointer(gtk_css_provider_new()!))

    /// Adds the rules. GTK must have been started. The display retains the rules, so the sheet need not be kept.
    ///
    /// Throws a `StyleError` with the place of the first rule that GTK does not understand. Adds nothing in this case.
    /// Rules that GTK only warns about, such as deprecated ones, apply, and the warnings are printed on standard error.
    public init(_ css: String) throws(StyleError) {
        Misuse.requireStarted("Application.addStyle")
        var first: StyleError?
        let handler = provider.connect("parsing-error", as: Boxed.self, Boxed.self) { section, error in
            let problem = StyleError(section: section, error: error)
            if UnsafePointer<GError>(error.pointer!).pointee.domain == gtk_css_parser_warning_quark() {
                Diagnostics.report("GTK warns about a style. \(problem)")
            } else {
                first = first ?? problem
            }
        }
        rxgtk_css_provider_load(provider.cast(), css.withoutNUL)
        handler.dispose()
        if let first { throw first }
        let display = gdk_display_get_default()
        gtk_style_context_add_provider_for_display(
            display, provider.pointer, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Removes the rules. A second call does nothing.
    public func remove() {
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), provider.pointer)
    }
}

/// A rule of a style that GTK does not understand, and its place.
public struct StyleError: Error, CustomStringConvertible, Sendable {
    /// The line in the style, starting at 1.
    public let line: Int
    /// The character in the line, starting at 1.
    public let column: Int
    /// GTK's explanation.
    public let message: String

    init(section: Boxed, error: Boxed) {
        let start = gtk_css_section_get_start_location(section.pointer).pointee
        line = Int(start.lines) + 1
        column = Int(start.line_chars) + 1
        message = String(cString: UnsafePointer<GError>(error.pointer!).pointee.message)
    }

    /// The place and GTK's explanation.
    public var description: String { "Line \(line), column \(column) of the style: \(message)" }
}
#endif
