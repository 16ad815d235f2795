internal import CRx

/// The place in the app's source where the app calls the library, for a message about that call.
///
/// It stores return addresses, and looks up the file and line only when a message needs them. So no operator needs
/// `file` and `line` arguments, which would make it lose to an app's own overload with fewer arguments (Decision 0021).
@usableFromInline
package struct CallPlace: Sendable {
    // Distances from `crx_anchor`, which take half the memory of addresses: each subscription stores a place. Zero
    // stands for no address.
    #if DEBUG
    /// Enough for the library calls between the app's call and this initialiser.
    private typealias Callers = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)
    private var callers: Callers = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    #else
    /// Fewer than in a debug build, because most calls are inlined.
    private typealias Callers = (Int32, Int32, Int32, Int32)
    private var callers: Callers = (0, 0, 0, 0)
    #endif

    /// The place of the call in progress.
    @inline(never) @usableFromInline
    package init() {
        withUnsafeMutableBytes(of: &callers) {
            let distances = $0.bindMemory(to: Int32.self)
            crx_callers_near(distances.baseAddress!, Int32(distances.count))
        }
    }

    /// The app's line; `nil` if the program has no debug information, or if no caller is the app's.
    package var location: CodeLocation? { CodeLocation.outsideOfLibrary(callers: addresses) }

    /// The return addresses, the innermost first.
    private var addresses: [UInt] {
        withUnsafeBytes(of: callers) { bytes in
            bytes.bindMemory(to: Int32.self).filter { $0 != 0 }.map { crx_anchor() &+ UInt(bitPattern: Int($0)) }
        }
    }
}

extension CallPlace: CustomStringConvertible {
    /// The file and line as `#fileID` and `#line` write them, or else the addresses as `llvm-symbolizer` takes them.
    @usableFromInline
    package var description: String { location?.description ?? Self.inImages(addresses) }

    /// The place of the call in progress. It looks through more callers than a stored place holds.
    @inline(never)
    static func now() -> String {
        let callers = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 16) { callers in
            callers.initialize(repeating: 0)
            crx_callers(callers.baseAddress!, Int32(callers.count))
            return callers.filter { $0 != 0 }
        }
        return CodeLocation.outsideOfLibrary(callers: callers)?.description ?? inImages(Array(callers.prefix(4)))
    }

    /// Returns the addresses in the form `program+0x1f`.
    private static func inImages(_ addresses: [UInt]) -> String {
        addresses.map { address in
            // A return address points behind the call instruction.
            let call = address - 1
            var base: UInt = 0
            guard let name = crx_image(call, &base) else { return "0x" + String(call, radix: 16) }
            let file = String(cString: name).split(separator: "/").last ?? ""
            return "\(file)+0x\(String(call - base, radix: 16))"
        }.joined(separator: " < ")
    }
}
