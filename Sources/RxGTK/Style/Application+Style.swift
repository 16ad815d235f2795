#if GTK
public import Rx

extension Application {
    /// Adds GTK CSS rules to the whole program until the result is disposed of. The result need not be kept.
    ///
    /// Throws a `StyleError` with the place of the first rule that GTK does not understand, and then adds nothing.
    /// Prints GTK's warnings, for example about a deprecated rule, on standard error. GTK must have been started. Wraps
    /// ``StyleSheet``.
    @discardableResult
    public static func addStyle(_ css: String) throws(StyleError) -> any Disposable {
        let sheet = try StyleSheet(css)
        return Disposables.onMain { sheet.remove() }
    }
}
#endif
