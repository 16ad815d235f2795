#if GTK
import CGTK

/// A colour of red, green and blue light, and how much of it covers what is behind.
public struct Color: Hashable, Sendable {
    /// How much red, from 0 to 1.
    public var red: Double
    /// How much green, from 0 to 1.
    public var green: Double
    /// How much blue, from 0 to 1.
    public var blue: Double
    /// How much it covers, from 0, which is nothing, to 1.
    public var alpha: Double

    /// Makes a colour; each part is from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = Color(red: 1, green: 1, blue: 1)

    init(_ rgba: GdkRGBA) {
        // GTK counts in single precision: 0.2 is to come back as 0.2.
        let parts = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { (Double($0) * 1e6).rounded() / 1e6 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
#endif
