#if GTK
import CGTKSupport

/// A colour of red, green and blue light, with its opacity.
public struct Color: Hashable, Sendable {
    /// The amount of red, from 0 to 1.
    public var red: Double
    /// The amount of green, from 0 to 1.
    public var green: Double
    /// The amount of blue, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Makes a colour. Each component is from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = Color(red: 1, green: 1, blue: 1)

    init(_ rgba: GdkRGBA) {
        // GTK uses single precision. Rounding makes 0.2 come back as 0.2.
        let parts = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { (Double($0) * 1e6).rounded() / 1e6 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
#endif
