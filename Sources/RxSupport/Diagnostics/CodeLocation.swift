/// A line of a source file.
package struct CodeLocation: Sendable, CustomStringConvertible {
    /// The file, as `#fileID` names it.
    package let fileID: String
    package let line: Int

    package var description: String { "\(fileID):\(line)" }
}

#if canImport(Runtime) && os(Linux)
internal import Foundation
internal import Runtime

extension CodeLocation {
    /// The place of each return address; `nil` for a call in this package. Many calls have addresses in common.
    private static let places = Guarded<[UInt: CodeLocation?]>(global: [:])
    /// `Runtime` caches per thread what it reads of the program, so one thread makes all look-ups.
    private static let thread = DedicatedThread(name: "rx-lines")

    /// Returns the innermost caller outside this package's sources; `nil` if the program has no debug information, or
    /// if no caller is outside.
    ///
    /// - Complexity: The first call reads the program's debug information, which takes tenths of a second in a large
    ///   program.
    static func outsideOfLibrary(callers: [UInt]) -> CodeLocation? {
        callers.lazy.compactMap(place).first
    }

    private static func place(of caller: UInt) -> CodeLocation? {
        if let known = places.withLock({ $0[caller] }) { return known }
        let found = thread.run { find(caller) }
        places.withLock { $0[caller] = .some(found) }
        return found
    }

    private static func find(_ caller: UInt) -> CodeLocation? {
        let images = LoadedImages.map
        func frames(_ options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Frame] {
            backtrace(caller)?.symbolicated(with: images, options: options)?.frames ?? []
        }
        // Looking up a name is immediate; looking up a line takes a tenth of a second in a large program.
        guard let function = frames([.useSymbolCache]).first, !function.isSwiftThunk, !isOfLibrary(function) else {
            return nil
        }
        let locations = frames(lineOptions).lazy.compactMap { $0.symbol?.sourceLocation }
        guard let location = locations.first(where: isOfApp) else { return nil }
        return expansion(location.path) ?? CodeLocation(fileID: fileID(of: location.path), line: location.line)
    }

    private static var lineOptions: Backtrace.SymbolicationOptions {
        #if DEBUG
        [.useSymbolCache, .showSourceLocations]
        #else
        [.useSymbolCache, .showSourceLocations, .showInlineFrames]
        #endif
    }

    private static func isOfApp(_ location: SymbolicatedBacktrace.SourceLocation) -> Bool {
        location.line > 0 && location.path.hasSuffix(".swift") && !location.path.hasPrefix(sources)
    }

    /// Whether a function is declared in Rx or in this module, and not in an app's extension of a type of these.
    private static func isOfLibrary(_ frame: SymbolicatedBacktrace.Frame) -> Bool {
        guard let symbol = frame.symbol else { return false }
        return ["$s2Rx", "$s9RxSupport"].contains(where: symbol.rawName.hasPrefix)
            && !symbol.name.contains("(extension in ")
    }

    /// The place of a macro's expansion, read from the name that Swift gives the expansion. The call was in an argument
    /// of the macro.
    private static func expansion(_ path: String) -> CodeLocation? {
        let name = /@__swiftmacro_\d+(?<module>\w+?)00\d+(?<file>\w+?)swift_\w*?MX(?<line>\d+)_\d+_/
        guard let match = path.firstMatch(of: name), let line = Int(match.line) else { return nil }
        return CodeLocation(fileID: "\(match.module)/\(match.file).swift", line: line + 1)
    }

    /// The folder of this package's sources.
    private static let sources = String(#filePath.dropLast("RxSupport/Diagnostics/CodeLocation.swift".count))

    /// Returns `Module/File.swift` if the folders are named after modules, as SwiftPM has it.
    private static func fileID(of path: String) -> String {
        let parts = path.split(separator: "/")
        let file = parts.last ?? ""
        guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), root + 2 < parts.count else {
            return String(file)
        }
        return "\(parts[root + 1])/\(file)"
    }

    /// Returns a backtrace of one return address, decoded from Swift's compact format: two bytes that announce an
    /// absolute 64-bit address, then the bytes of the address.
    private static func backtrace(_ address: UInt) -> Backtrace? {
        let (version0With64Bits, absoluteReturnAddress): (UInt8, UInt8) = (0b10, 0b0010_1111)
        let bytes = withUnsafeBytes(of: UInt64(address).bigEndian) { [version0With64Bits, absoluteReturnAddress] + $0 }
        return Backtrace(encoded: LoadedImages.text(bytes))
    }
}
#else
extension CodeLocation {
    /// Always `nil`: Swift cannot read debug information on this platform.
    static func outsideOfLibrary(callers: [UInt]) -> CodeLocation? { nil }
}
#endif
