#if GTK
import CGTK

/// How a window stood: its size, and whether it was maximised. Where it stood is the desktop's to decide.
public struct WindowPlacement: Hashable, Sendable {
    /// The size while it is not maximised, in pixels; -1 for what its content needs.
    public var size: Size
    /// Whether it fills the screen's room for windows.
    public var isMaximized: Bool

    /// Makes a placement.
    ///
    /// - Parameters:
    ///   - size: The size while it is not maximised, in pixels; -1 for what its content needs.
    ///   - isMaximized: Whether it fills the screen's room for windows.
    public init(size: Size, isMaximized: Bool = false) {
        (self.size, self.isMaximized) = (size, isMaximized)
    }
}

extension WindowPlacement: SettingValue {
    /// Width, height, and whether it is maximised.
    public static var variantType: String { "(iib)" }

    /// Reads a placement; `nil` for what is no size of a window.
    public init?(variant: OpaquePointer) {
        let numbers = (0..<2).map { index in
            let child = g_variant_get_child_value(variant, gsize(index))!
            defer { g_variant_unref(child) }
            return Int(g_variant_get_int32(child))
        }
        guard numbers.allSatisfy({ $0 == -1 || (1...32_767).contains($0) }) else { return nil }
        let last = g_variant_get_child_value(variant, 2)!
        defer { g_variant_unref(last) }
        self.init(size: Size(width: numbers[0], height: numbers[1]), isMaximized: g_variant_get_boolean(last) != 0)
    }

    /// Makes a variant of width, height, and whether it is maximised.
    public func makeVariant() -> OpaquePointer {
        var children: [OpaquePointer?] = [
            g_variant_new_int32(gint32(clamping: size.width)), g_variant_new_int32(gint32(clamping: size.height)),
            g_variant_new_boolean(isMaximized ? 1 : 0),
        ]
        return g_variant_new_tuple(&children, gsize(children.count))
    }
}

extension Settings.Key<WindowPlacement> {
    /// A key for the placement of one kind of window, which first has the size that the window was made with.
    public init(_ name: String) {
        self.init(name, default: WindowPlacement(size: .ofContent))
    }
}

extension Size {
    /// What stands for the size that the content needs.
    fileprivate static let ofContent = Size(width: -1, height: -1)
}

extension Window {
    /// How the window stands; setting it before the window is shown has it come up so.
    public var placement: WindowPlacement {
        get { WindowPlacement(size: defaultSize, isMaximized: isMaximized) }
        set {
            defaultSize = newValue.size
            isMaximized = newValue.isMaximized
        }
    }

    /// Gives the window the placement that is kept, if one is, and keeps each that it gets from now on.
    ///
    /// To be called before the window is shown first. Of several windows with one key the last change counts. The window does not keep
    /// the settings.
    ///
    /// - Parameters:
    ///   - settings: Where the placement is kept.
    ///   - key: The setting's key, one for each kind of window, such as `Settings.Key("list-window")`.
    public func keepPlacement(in settings: Settings, as key: Settings.Key<WindowPlacement>) {
        let kept = settings[key]
        if kept.size != .ofContent { defaultSize = kept.size }
        if kept.isMaximized { isMaximized = true }
        for change in ["notify::default-width", "notify::default-height", "notify::maximized"] {
            connect(change) { [weak self, weak settings] in
                guard let self, !isClosed else { return }
                settings?[key] = placement
            }
        }
    }
}
#endif
