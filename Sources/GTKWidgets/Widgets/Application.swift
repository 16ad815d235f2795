#if GTK
public import CGTKSupport
import RxSupport
package import Foundation

/// The app as the desktop sees it: an identity, windows, and a main loop that runs until the last window closes.
///
/// Its appearance, light or dark, follows the system. Wraps `AdwApplication`.
open class Application: GObject {
    open override class var objectType: GType { adw_application_get_type() }

    /// How an application behaves towards other instances of the same program.
    public struct Flags: OptionSet, Sendable {
        /// The bits of `GApplicationFlags`.
        public let rawValue: UInt32
        /// Makes flags of the bits of `GApplicationFlags`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Runs beside an instance with the same identity instead of bringing that instance to the front.
        public static let nonUnique = Flags(rawValue: rxgtk_G_APPLICATION_NON_UNIQUE)
        /// Opens files. `rx.filesOpened` emits the files that follow the program's name on the command line, and those
        /// that the desktop opens with the app.
        public static let handlesOpen = Flags(rawValue: rxgtk_G_APPLICATION_HANDLES_OPEN)
        /// Makes `rx.programStarted` emit each start, including starts that are forwarded to a running instance.
        public static let handlesCommandLine = Flags(rawValue: rxgtk_G_APPLICATION_HANDLES_COMMAND_LINE)
    }

    /// Makes the application. `run` starts GTK.
    ///
    /// - Parameters:
    ///   - id: The identity, such as "org.example.Counter"; `nil` for none. Traps if GLib does not accept it.
    ///   - flags: How the application behaves towards other instances of the same program.
    public init(id: String? = nil, flags: Flags = []) {
        Misuse.requireMainThread("\(Self.self)")
        if let id, g_application_id_is_valid(id) == 0 {
            stopProgram(
                """
                "\(id)" is not an application id. An id has at most 255 characters and at least two parts, joined by \
                dots. A part consists of letters, digits, "_" and "-", and does not begin with a digit.
                """)
        }
        super.init(
            adopting: OpaquePointer(adw_application_new(id, GApplicationFlags(rawValue: flags.rawValue))!))
        addNotificationAction()
        listenToStarts()
    }

    var native: UnsafeMutablePointer<GApplication> { cast() }

    /// The application of this process; `nil` if the process has none, as in most tests. If the process has several,
    /// this is the first of them.
    public static var shared: Application? {
        g_application_get_default().flatMap { WrapperReference.wrapper(of: OpaquePointer($0)) as? Application }
    }

    /// The closure of `run`, until the application is activated for the first time.
    private var start: (@MainActor (Application) -> Void)?

    package let notificationResponses = Listeners<UserNotification.Response>(buffersFirstEvents: true)
    package let openedFiles = Listeners<[URL]>(buffersFirstEvents: true)
    package let starts = Listeners<ProgramStart>(buffersFirstEvents: true)

    /// The work to do before `run` returns, after the windows have closed.
    package static var beforeExit: [@MainActor () -> Void] = []

    /// Calls the closure of `run` if it has not been called yet, because the desktop has started the app for a
    /// notification or a file. Otherwise brings the window used last to the front if `bringsToFront` is true.
    func activateIfNeeded(bringingToFront bringsToFront: Bool) {
        if start != nil || bringsToFront { g_application_activate(native) }
    }

    /// Runs until the last window closes or `quit()` is called, and returns the exit status of the program.
    ///
    /// SIGTERM and SIGINT, which desktops and terminals send to end programs, quit the application.
    ///
    /// `start` is called once, when GTK is ready. It makes and presents the first window. If the program is started a
    /// second time, the window of this instance that was used last comes to the front. The second `run` then returns
    /// without calling its `start`, unless the application has no id or `Flags.nonUnique`.
    ///
    /// If GTK finds no display, the method prints a message on standard error and returns 1. Call it on the main thread
    /// only, and not from asynchronous code.
    @available(*, noasync)
    @discardableResult
    public func run(
        arguments: [String] = CommandLine.arguments, _ start: @escaping @MainActor (Application) -> Void
    ) -> Int32 {
        do {
            try Toolkit.start()
        } catch {
            Diagnostics.write("\(error)\n")
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
            Self.beforeExit.forEach { $0() }
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

    /// The window used last; `nil` if no window is open.
    public var activeWindow: Window? {
        var native = gtk_application_get_active_window(cast())
        while let candidate = native {
            if let window = WrapperReference.wrapper(of: OpaquePointer(candidate)) as? Window { return window }
            // This is a dialog of GTK's own, over one of our windows.
            native = gtk_window_get_transient_for(candidate)
        }
        return nil
    }
}
#endif
