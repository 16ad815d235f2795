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
    private static let known = Guarded<[[UInt]: CodeLocation?]>(global: [:])
    /// `Runtime` keeps what it has read of the program per thread.
    private static let thread = DedicatedThread(name: "rx-lines")

    /// The innermost caller that is not in the sources of this package; `nil` if the program has no debug information.
    ///
    /// - Complexity: Reads the program's debug information the first time, which takes tenths of a second in a large one.
    static func outsideOfLibrary(callers: [UInt]) -> CodeLocation? {
        if let found = known.withLock({ $0[callers] }) { return found }
        let found = thread.run { find(callers) }
        known.withLock { $0[callers] = found }
        return found
    }

    private static func find(_ callers: [UInt]) -> CodeLocation? {
        let images = ImageMap.capture()
        func frames(at caller: UInt, _ options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Frame] {
            backtrace(caller)?.symbolicated(with: images, options: options)?.frames ?? []
        }
        for caller in callers {
            // A name is found at once; a line takes a tenth of a second in a large program.
            guard let function = frames(at: caller, [.useSymbolCache]).first, !function.isSwiftThunk, !isOfRx(function)
            else {
                continue
            }
            let locations = frames(at: caller, lineOptions).lazy.compactMap { $0.symbol?.sourceLocation }
            guard let location = locations.first(where: isOfApp) else { continue }
            return expansion(location.path) ?? CodeLocation(fileID: fileID(of: location.path), line: location.line)
        }
        return nil
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

    /// Whether a function is declared in Rx, and not in an extension that an app has of a type of Rx.
    private static func isOfRx(_ frame: SymbolicatedBacktrace.Frame) -> Bool {
        guard let symbol = frame.symbol else { return false }
        return symbol.rawName.hasPrefix("$s2Rx") && !symbol.name.contains("(extension in ")
    }

    /// Where a macro is expanded, by the name that Swift gives to the expansion: the call was in an argument of the macro.
    private static func expansion(_ path: String) -> CodeLocation? {
        let name = /@__swiftmacro_\d+(?<module>\w+?)00\d+(?<file>\w+?)swift_\w*?MX(?<line>\d+)_\d+_/
        guard let match = path.firstMatch(of: name), let line = Int(match.line) else { return nil }
        return CodeLocation(fileID: "\(match.module)/\(match.file).swift", line: line + 1)
    }

    /// The folder of this package's sources.
    private static let sources = String(#filePath.dropLast("Rx/Internal/Diagnostics/CodeLocation.swift".count))

    /// `Module/File.swift`, where SwiftPM's folders are named after modules.
    private static func fileID(of path: String) -> String {
        let parts = path.split(separator: "/")
        let file = parts.last ?? ""
        guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), root + 2 < parts.count else {
            return String(file)
        }
        return "\(parts[root + 1])/\(file)"
    }

    /// A backtrace of one return address, made from Swift's compact form of it: two bytes that say so, and those of the address.
    private static func backtrace(_ address: UInt) -> Backtrace? {
        let (version0With64Bits, absoluteReturnAddress): (UInt8, UInt8) = (0b10, 0b0010_1111)
        var bytes = [version0With64Bits, absoluteReturnAddress]
        withUnsafeBytes(of: UInt64(address).bigEndian) { bytes.append(contentsOf: $0) }
        let encoded = Data(bytes).base64EncodedString().replacing("=", with: "")
        let json = #"{"architecture":"\#(architecture)","backtrace":"\#(encoded)"}"#
        return try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8))
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "aarch64"
        #else
        ""
        #endif
    }
}
#else
extension CodeLocation {
    /// Not known: this platform's Swift reads no debug information.
    static func outsideOfLibrary(callers: [UInt]) -> CodeLocation? { nil }
}
#endif
