#if GTK
import CGTKSupport
import Foundation
import RxGTK
import XCTest

/// The X server, through GTK's own connection: the server handles GTK's earlier requests before the input sent here.
@MainActor
struct XServer {
    private typealias Display = OpaquePointer

    private let display: Display
    private let functions: Functions

    /// Skips the test under Wayland. Outside CI, skips it too if libXtst is missing.
    init() throws {
        let gdkDisplay = try XCTUnwrap(gdk_display_get_default())
        let className = String(cString: g_type_name_from_instance(.init(gdkDisplay)))
        try XCTSkipIf(className != "GdkX11Display", "input needs an X server")
        do {
            functions = try Functions()
        } catch {
            guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
            throw XCTSkip("\(error)")
        }
        display = functions.displayOf(gdkDisplay)
    }

    /// Waits until the server has handled all requests. The resulting events for GTK have then arrived.
    func sync() {
        _ = functions.sync(display, 0)
    }

    /// Gives a window the keyboard focus, as a window manager does.
    func focus(_ window: Toplevel) {
        guard let id = id(of: window) else { return }
        let revertToParent: CInt = 2
        _ = functions.setInputFocus(display, id, revertToParent, 0)
    }

    func send(_ input: Input, to window: Toplevel) throws {
        switch input {
        case .move(let x, let y): _ = functions.move(display, 0, CInt(x), CInt(y), 0)
        case .press: button(1, isDown: true)
        case .release: button(1, isDown: false)
        case .click(let number): click(number)
        case .doubleClick:
            click(1)
            click(1)
        case .apart: _ = MainLoop.run(upTo: doubleClickTime) { false }
        case .key(let keys): try press(keys)
        case .hold(let key): self.key(try code(of: key), isDown: true)
        case .letGo(let key): self.key(try code(of: key), isDown: false)
        case .rest: _ = MainLoop.run(upTo: .milliseconds(200)) { false }
        case .resize(let width, let height): _ = id(of: window).map { functions.resize(display, $0, width, height) }
        }
    }

    /// Longer than GTK's double-click time. GTK's timer runs in the same loop, so it has fired by then.
    private var doubleClickTime: Duration {
        let settings = RxGTK.GObject.wrapping(gtk_settings_get_default()!)
        return .milliseconds(settings.property("gtk-double-click-time", as: Int32.self).value + 50)
    }

    private func click(_ number: UInt32) {
        button(number, isDown: true)
        button(number, isDown: false)
    }

    private func button(_ number: UInt32, isDown: Bool) {
        _ = functions.button(display, number, isDown ? 1 : 0, 0)
    }

    private func press(_ keys: String) throws {
        let codes = try keys.split(separator: "+").map { try code(of: String($0)) }
        codes.forEach { key($0, isDown: true) }
        codes.reversed().forEach { key($0, isDown: false) }
    }

    private func key(_ code: UInt32, isDown: Bool) {
        _ = functions.key(display, code, isDown ? 1 : 0, 0)
    }

    private func code(of key: String) throws -> UInt32 {
        let name = ["ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"][key] ?? key
        let code = functions.keycode(display, functions.keysym(name))
        return try XCTUnwrap(code == 0 ? nil : UInt32(code), "no key is called \(name)")
    }

    private func id(of window: Toplevel) -> UInt? {
        gtk_native_get_surface(window.widget.pointer).map(functions.idOf)
    }

    /// Functions of GDK and Xlib whose headers are not imported.
    private struct Functions {
        let displayOf: @convention(c) (OpaquePointer) -> Display
        let idOf: @convention(c) (OpaquePointer) -> UInt
        let sync: @convention(c) (Display, CInt) -> CInt
        let setInputFocus: @convention(c) (Display, UInt, CInt, UInt) -> CInt
        let resize: @convention(c) (Display, UInt, UInt32, UInt32) -> CInt
        let keysym: @convention(c) (UnsafePointer<CChar>) -> UInt
        let keycode: @convention(c) (Display, UInt) -> UInt8
        let move: @convention(c) (Display, CInt, CInt, CInt, UInt) -> CInt
        let button: @convention(c) (Display, UInt32, CInt, UInt) -> CInt
        let key: @convention(c) (Display, UInt32, CInt, UInt) -> CInt

        init() throws {
            guard dlopen("libXtst.so.6", RTLD_NOW | RTLD_GLOBAL) != nil else { throw Missing(name: "libXtst.so.6") }
            displayOf = try Self.function("gdk_x11_display_get_xdisplay")
            idOf = try Self.function("gdk_x11_surface_get_xid")
            sync = try Self.function("XSync")
            setInputFocus = try Self.function("XSetInputFocus")
            resize = try Self.function("XResizeWindow")
            keysym = try Self.function("XStringToKeysym")
            keycode = try Self.function("XKeysymToKeycode")
            move = try Self.function("XTestFakeMotionEvent")
            button = try Self.function("XTestFakeButtonEvent")
            key = try Self.function("XTestFakeKeyEvent")
        }

        private static func function<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(nil, name) else { throw Missing(name: name) }
            return unsafeBitCast(address, to: Function.self)
        }
    }

    private struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "no \(name); scripts/bootstrap test installs it" }
    }
}
#endif
