#if GTK
/// What is typed into a line of text; a `GtkInputPurpose`.
public enum InputPurpose: UInt32, Sendable {
    /// Any text.
    case freeForm
    /// Letters.
    case alpha
    /// Digits.
    case digits
    /// A number, perhaps with a sign and a point.
    case number
    /// A number of a telephone.
    case phone
    /// An address of the web.
    case url
    /// An address of mail.
    case email
    /// A name of somebody.
    case name
    /// A password, which is not suggested later.
    case password
    /// A password of digits.
    case pin
    /// Commands in a terminal.
    case terminal
}
#endif
