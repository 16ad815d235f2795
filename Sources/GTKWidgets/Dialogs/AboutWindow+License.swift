#if GTK
import CGTKSupport

extension AboutWindow {
    /// An app's license: the terms for using, changing and passing on the app.
    ///
    /// The window shows the license's name with a link to its text. Wraps `GtkLicense`.
    public struct License: Hashable, Sendable {
        let type: UInt32
        var text: String?

        /// No license is named.
        public static let unknown = License(GTK_LICENSE_UNKNOWN)
        /// The Apache License 2.0.
        public static let apache2 = License(GTK_LICENSE_APACHE_2_0)
        /// The 3-clause BSD license.
        public static let bsd3 = License(GTK_LICENSE_BSD_3)
        /// The MIT license.
        public static let mit = License(GTK_LICENSE_MIT_X11)
        /// The Mozilla Public License 2.0.
        public static let mpl2 = License(GTK_LICENSE_MPL_2_0)
        /// The GNU General Public License, version 2 or later.
        public static let gpl2OrLater = License(GTK_LICENSE_GPL_2_0)
        /// The GNU General Public License, version 2.
        public static let gpl2Only = License(GTK_LICENSE_GPL_2_0_ONLY)
        /// The GNU General Public License, version 3 or later.
        public static let gpl3OrLater = License(GTK_LICENSE_GPL_3_0)
        /// The GNU General Public License, version 3.
        public static let gpl3Only = License(GTK_LICENSE_GPL_3_0_ONLY)
        /// The GNU Lesser General Public License, version 2.1 or later.
        public static let lgpl2OrLater = License(GTK_LICENSE_LGPL_2_1)
        /// The GNU Lesser General Public License, version 3 or later.
        public static let lgpl3OrLater = License(GTK_LICENSE_LGPL_3_0)
        /// The GNU Affero General Public License, version 3 or later.
        public static let agpl3OrLater = License(GTK_LICENSE_AGPL_3_0)

        /// Custom terms.
        ///
        /// - Parameter text: The complete text, as Pango markup, which the window shows. `Markup.escape` escapes plain
        ///   text.
        public static func custom(_ text: String) -> License {
            var license = License(GTK_LICENSE_CUSTOM)
            license.text = text
            return license
        }

        private init(_ license: GtkLicense) { type = license.rawValue }
    }
}
#endif
