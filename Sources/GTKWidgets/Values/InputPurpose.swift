#if GTK
/// The kind of text that the user types into a text field; a `GtkInputPurpose`.
public enum InputPurpose: UInt32, Sendable {
    /// Any text.
    case freeForm
    /// Letters.
    case alpha
    /// Digits.
    case digits
    /// A number, optionally with a sign and a decimal point.
    case number
    /// A telephone number.
    case phone
    /// A web address.
    case url
    /// An email address.
    case email
    /// The name of a person.
    case name
    /// A password. Input methods do not suggest it later.
    case password
    /// A numeric password.
    case pin
    /// Commands in a terminal.
    case terminal
}
#endif
