#if GTK
import CGTKSupport
public import Foundation
import RxSupport

/// A start of the program: the first, or a later start that was handed over to the running program.
public struct ProgramStart: Hashable, Sendable {
    /// The command-line arguments, without the program's name.
    public let arguments: [String]
    /// The working directory of the start, which relative paths in the arguments refer to. `nil` if the desktop does
    /// not provide it.
    public let folder: URL?
    /// Whether the program was already running and this start was handed over to it.
    public let isRemote: Bool

    /// Makes a start, for tests.
    public init(arguments: [String], folder: URL? = nil, isRemote: Bool = false) {
        (self.arguments, self.folder, self.isRemote) = (arguments, folder, isRemote)
    }

    /// Reads a `GApplicationCommandLine`.
    @MainActor
    init(_ commandLine: GObject) {
        var count: gint = 0
        let list = g_application_command_line_get_arguments(commandLine.cast(), &count)
        defer { g_strfreev(list) }
        self.init(
            arguments: list.map { Array(strings(of: $0).dropFirst()) } ?? [],
            folder: g_application_command_line_get_cwd(commandLine.cast()).map { URL(filePath: String(cString: $0)) },
            isRemote: g_application_command_line_get_is_remote(commandLine.cast()) != 0)
    }
}

extension Application {
    /// Listens to the requests to open files, and to the starts of the program. The handlers end with the application.
    func listenToStarts() {
        connect("open", as: Boxed.self, Int.self, String.self) { [unowned self] files, count, _ in
            let list = UnsafeBufferPointer(start: UnsafePointer<OpaquePointer>(files.pointer), count: count)
            activateIfNeeded(bringingToFront: true)
            let urls = list.map { URL($0) }
            if let index = urls.firstIndex(of: nil) { return Application.reportUnreadable(list[index]) }
            if !urls.isEmpty { openedFiles.emit(urls.compactMap(\.self)) }
        }
        connect("command-line", as: GObject.self) { [unowned self] commandLine in
            activateIfNeeded(bringingToFront: true)
            starts.emit(ProgramStart(commandLine))
            return 0
        }
    }

    /// Prints the address of a file that Foundation cannot read.
    private static func reportUnreadable(_ file: OpaquePointer) {
        let uri = g_file_get_uri(file)!
        defer { g_free(uri) }
        let message = "an opened file has an address that cannot be read, so no file is opened: \(String(cString: uri))"
        Diagnostics.write("Application: \(message)\n")
    }
}
#endif
