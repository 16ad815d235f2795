/// A place in an app's source, as `#fileID` and `#line` name it.
///
/// It takes two words because every subscription keeps one.
///
/// Sound: what it points to is a literal, which nothing changes.
@frozen @usableFromInline
package struct CodeLocation: @unchecked Sendable, CustomStringConvertible {
    /// The UTF-8 of a `StaticString`, which lives as long as the program.
    @usableFromInline let file: UnsafePointer<UInt8>?
    @usableFromInline let length: UInt32
    @usableFromInline let line: UInt32

    @inlinable
    package init(_ file: StaticString, _ line: UInt) {
        // A literal of one character may stand for that and have no memory. No file is named so.
        self.file = file.hasPointerRepresentation ? file.utf8Start : nil
        length = file.hasPointerRepresentation ? UInt32(truncatingIfNeeded: file.utf8CodeUnitCount) : 0
        self.line = UInt32(truncatingIfNeeded: line)
    }

    @usableFromInline
    package var description: String { "\(fileID):\(line)" }

    /// The file, as `#fileID` names it.
    package var fileID: String {
        String(decoding: UnsafeBufferPointer(start: file, count: Int(length)), as: UTF8.self)
    }
}
