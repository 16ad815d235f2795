#if GTK
import CGTKSupport

/// A version of GTK or libadwaita, such as 4.18.6. A later version is greater.
public struct LibraryVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first number. It increases with a release that requires programs to be rewritten.
    public let major: Int
    /// The second number. It increases with a release that adds features.
    public let minor: Int
    /// The third number. It increases with a release that fixes bugs.
    public let micro: Int

    /// Makes a version.
    public init(_ major: Int, _ minor: Int = 0, _ micro: Int = 0) {
        (self.major, self.minor, self.micro) = (major, minor, micro)
    }

    /// Whether `first` is the earlier version.
    public static func < (first: LibraryVersion, second: LibraryVersion) -> Bool {
        (first.major, first.minor, first.micro) < (second.major, second.minor, second.micro)
    }

    /// The three numbers, separated by dots.
    public var description: String { "\(major).\(minor).\(micro)" }
}

extension Toolkit {
    /// The version of GTK at run time, which may be later than the version that the program was built with.
    nonisolated public static var gtkVersion: LibraryVersion {
        LibraryVersion(Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }

    /// The version of libadwaita at run time, which may be later than the version that the program was built with.
    nonisolated public static var libadwaitaVersion: LibraryVersion {
        LibraryVersion(Int(adw_get_major_version()), Int(adw_get_minor_version()), Int(adw_get_micro_version()))
    }
}
#endif
