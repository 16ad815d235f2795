#if GTK
import CGTKSupport

/// Numbers from outside the program, for example from a settings file, may exceed GTK's types. GTK then gets the
/// nearest valid number.
extension Int {
    /// The nearest number in a range that also fits GTK's type.
    func nearest<Number: FixedWidthInteger>(in range: ClosedRange<Int> = .min ... .max) -> Number {
        Number(clamping: nearest(in: range))
    }

    /// The nearest number in a range.
    func nearest(in range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension ClosedRange<Int> {
    /// The pixels that GTK accepts for a margin or spacing, and that an X server accepts for a window.
    static let pixels = Int(gint16.min)...Int(gint16.max)
    /// A size in pixels or in characters. -1 leaves the size to GTK.
    static let sizeOrNone = -1...Int(gint16.max)
    /// A preferred size in pixels. 0 stands for none.
    static let preferredSizes = 0...Int(gint16.max)
    /// Counts of at least one, such as columns. More do not fit on any screen, and GTK multiplies a count by pixels.
    static let counts = 1...Int(gint16.max)
    /// Positions in a text.
    static let indexes = 0...Int(gint.max)
    /// Positions in a text. -1 is the end.
    static let indexesOrEnd = -1...Int(gint.max)
}
#endif
