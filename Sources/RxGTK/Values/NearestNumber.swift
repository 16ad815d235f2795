#if GTK
import CGTK

/// Numbers from outside, such as from a file of settings, may be greater than those of GTK, which then gets the nearest that it takes.
extension Int {
    /// The nearest number in a range that GTK's type has, too.
    func nearest<Number: FixedWidthInteger>(in range: ClosedRange<Int> = .min ... .max) -> Number {
        Number(clamping: Swift.min(Swift.max(self, range.lowerBound), range.upperBound))
    }
}

extension ClosedRange<Int> {
    /// The pixels that GTK takes for a margin or a space, and an X server for a window.
    static let pixels = Int(gint16.min)...Int(gint16.max)
    /// Those of a size, of which -1 leaves it to GTK.
    static let pixelsOrNone = -1...Int(gint16.max)
    /// How many there are of what there is one of at least, as columns: more is more than any room has, and GTK multiplies it by pixels.
    static let counts = 1...Int(gint16.max)
    /// Places in a text, of which -1 is the end.
    static let placesOrEnd = -1...Int(gint.max)
}
#endif
