#if GTK
import CGTK

/// A version of GTK or libadwaita, such as 4.18.6; a later one is greater.
public struct LibraryVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Changes when programs have to be written anew.
    public let major: Int
    /// Changes when something is added.
    public let minor: Int
    /// Changes when something is mended.
    public let micro: Int

    /// Makes a version; the parts that are left out are 0.
    public init(_ major: Int, _ minor: Int = 0, _ micro: Int = 0) {
        (self.major, self.minor, self.micro) = (major, minor, micro)
    }

    /// Whether the first is the earlier one.
    public static func < (first: LibraryVersion, second: LibraryVersion) -> Bool {
        (first.major, first.minor, first.micro) < (second.major, second.minor, second.micro)
    }

    /// The three parts, with dots between them.
    public var description: String { "\(major).\(minor).\(micro)" }
}

extension Toolkit {
    /// The version of GTK that the program runs with, which may be later than the one it was built for.
    nonisolated public static var gtkVersion: LibraryVersion {
        LibraryVersion(Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }

    /// The version of libadwaita that the program runs with, which may be later than the one it was built for.
    nonisolated public static var libadwaitaVersion: LibraryVersion {
        LibraryVersion(Int(adw_get_major_version()), Int(adw_get_minor_version()), Int(adw_get_micro_version()))
    }
}
#endif
