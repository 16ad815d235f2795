#if GTK
import Rx
import RxSupport

extension Settings {
    /// The name of a setting, the type of its values, and its default.
    ///
    /// An app declares its own keys:
    /// `extension Settings.Key<Bool> { static var showsDone: Self { Self("shows-done", default: true) } }`.
    public struct Key<Value: SettingValue>: Sendable {
        /// The name in the key file or the schema.
        public let name: String
        /// The value of a setting that was not set. If GSettings has a schema with this key, the schema's default
        /// applies instead.
        public let defaultValue: Value

        /// Makes a key. Traps if GSettings does not allow the name.
        ///
        /// - Parameters:
        ///   - name: A lowercase letter, then lowercase letters, digits and single "-", such as "shows-done".
        ///   - defaultValue: The value of a setting that was not set.
        public init(_ name: String, default defaultValue: Value) {
            guard isNameOfSetting(name) else {
                stopProgram(
                    "\"\(name)\" is not a name for a setting: use a lowercase letter, then lowercase letters, digits and single \"-\"."
                )
            }
            (self.name, self.defaultValue) = (name, defaultValue)
        }
    }
}

private func isNameOfSetting(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return name.first.map { ("a"..."z").contains($0) } == true
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) } }
}
#endif
