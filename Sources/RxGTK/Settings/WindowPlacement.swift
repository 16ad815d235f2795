#if GTK
import CGTKSupport

/// The size of a window, and whether it is maximised. The desktop decides on the position.
public struct WindowPlacement: Hashable, Sendable {
    /// The size while the window is not maximised, in pixels. -1 is the size that the content needs.
    public var size: Size
    /// Whether the window is maximised.
    public var isMaximized: Bool

    /// Makes a placement.
    ///
    /// - Parameters:
    ///   - size: The size while the window is not maximised, in pixels. -1 is the size that the content needs.
    ///   - isMaximized: Whether the window is maximised.
    public init(size: Size, isMaximized: Bool = false) {
        (self.size, self.isMaximized) = (size, isMaximized)
    }
}

extension WindowPlacement: SettingValue {
    /// Width, height, and whether the window is maximised.
    public static var variantType: String { "(iib)" }

    /// Reads a placement; returns `nil` if the numbers are not a window size.
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

    /// Makes a variant of the width, the height, and whether the window is maximised.
    public func makeVariant() -> OpaquePointer {
        var children: [OpaquePointer?] = [
            g_variant_new_int32(gint32(clamping: size.width)), g_variant_new_int32(gint32(clamping: size.height)),
            g_variant_new_boolean(isMaximized ? 1 : 0),
        ]
        return g_variant_new_tuple(&children, gsize(children.count))
    }
}

extension Settings.Key<WindowPlacement> {
    /// Makes a key for the placement of one kind of window. As long as none is stored, the window keeps the size it was
    /// made with.
    public init(_ name: String) {
        self.init(name, default: WindowPlacement(size: .ofContent))
    }
}

extension Size {
    /// The size that the content needs.
    fileprivate static let ofContent = Size(width: -1, height: -1)
}

extension Window {
    /// The window's placement. If it is set before the window is shown, the window appears with it.
    public var placement: WindowPlacement {
        get { WindowPlacement(size: defaultSize, isMaximized: isMaximized) }
        set {
            defaultSize = newValue.size
            isMaximized = newValue.isMaximized
        }
    }

    /// Restores the stored placement, if one exists, and stores each later change.
    ///
    /// Call it before the window is first shown. If several windows have the same key, the last change wins. The window
    /// does not retain the settings.
    ///
    /// - Parameters:
    ///   - settings: The settings that store the placement.
    ///   - key: The key of the setting, such as `Settings.Key("list-window")`. Each kind of window has its own.
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
