#if GTK
public import CGTK
import Rx
import Foundation

/// The program as the desktop sees it: one identity, its windows, and the loop that runs until the last one closes.
///
/// Light or dark follows the system. Wraps `AdwApplication`.
open class Application: GObject {
    open override class var objectType: GType { adw_application_get_type() }

    /// How an application behaves towards others of its kind.
    public struct Flags: OptionSet, Sendable {
        /// The bits of `GApplicationFlags`.
        public let rawValue: UInt32
        /// Takes the bits of `GApplicationFlags`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Runs beside another with the same identity instead of bringing that one to the front.
        public static let nonUnique = Flags(rawValue: rxgtk_G_APPLICATION_NON_UNIQUE)
        /// Takes files: what stands behind the program's name, and what the desktop opens with it, is told by `rx.filesOpened`.
        public static let handlesOpen = Flags(rawValue: rxgtk_G_APPLICATION_HANDLES_OPEN)
        /// Tells each start by `rx.programStarted`, those that are handed to the program that runs already, too.
        public static let handlesCommandLine = Flags(rawValue: rxgtk_G_APPLICATION_HANDLES_COMMAND_LINE)
    }

    /// Makes the application; GTK starts with `run`.
    ///
    /// - Parameters:
    ///   - id: Its identity, such as "org.example.Counter"; `nil` for none. One GLib does not accept stops the
    ///     program.
    ///   - flags: How it behaves towards others of its kind.
    public init(id: String? = nil, flags: Flags = []) {
        Misuse.requireMainThread("\(Self.self)")
        if let id, g_application_id_is_valid(id) == 0 {
            stopProgram(
                "\"\(id)\" is no application id: it needs parts of letters, digits and \"_\" joined by dots.")
        }
        super.init(
            adopting: OpaquePointer(adw_application_new(id, GApplicationFlags(rawValue: flags.rawValue))!))
        addNotificationAction()
        listenToStarts()
    }

    var native: UnsafeMutablePointer<GApplication> { cast() }

    /// The program's application; `nil` where it has none, as in most tests. Of several it is the one that was made first.
    public static var shared: Application? {
        g_application_get_default().flatMap { Anchor.wrapper(of: OpaquePointer($0)) as? Application }
    }

    /// What `run` calls when the program is activated first.
    private var start: (@MainActor (Application) -> Void)?

    let notificationResponses = Backlog<UserNotification.Response>()
    let openedFiles = Backlog<[URL]>()
    let starts = Backlog<ProgramStart>()

    /// Has `run`'s closure called where it has not been, as when the desktop starts the program for a press or a file.
    func beReady(inFront: Bool) {
        if start != nil || inFront { g_application_activate(native) }
    }

    /// Runs until the last window closes or `quit()` is called, and returns the program's exit status.
    ///
    /// SIGTERM and SIGINT, by which a desktop or a terminal ends programs, quit it meanwhile.
    ///
    /// `start` is called once, when GTK is ready; it makes and presents the first window. Starting the program a second time
    /// brings the window used last to the front of this one. Where there is no display it says so on standard error and
    /// returns 1. Main thread only, and not from asynchronous code.
    @available(*, noasync)
    @discardableResult
    public func run(
        arguments: [String] = CommandLine.arguments, _ start: @escaping @MainActor (Application) -> Void
    ) -> Int32 {
        do {
            try Toolkit.start()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
        self.start = start
        let activation = connect("activate") { [unowned self] in
            guard let first = self.start else {
                activeWindow?.present()
                return
            }
            self.start = nil
            first(self)
        }
        let signals = TerminationSignals(quitting: self)
        defer {
            withExtendedLifetime(signals) {}
            activation.dispose()
            self.start = nil
            windows.forEach { $0.close() }
            Settings.saveAll()
        }
        var argv = arguments.map { strdup($0) }
        defer { argv.forEach { free($0) } }
        return g_application_run(native, gint(argv.count), &argv)
    }

    /// Closes the windows and ends `run`.
    public func quit() {
        windows.forEach { $0.close() }
        g_application_quit(native)
    }

    /// The application's open windows.
    public var windows: [Window] {
        Window.all.filter { $0.application === self }
    }

    /// The window that was used last.
    public var activeWindow: Window? {
        var native = gtk_application_get_active_window(cast())
        while let candidate = native {
            if let window = Anchor.wrapper(of: OpaquePointer(candidate)) as? Window { return window }
            // A dialog of GTK's own, over one of ours.
            native = gtk_window_get_transient_for(candidate)
        }
        return nil
    }
}
#endif
