#if canImport(Runtime) && os(Linux)
import Foundation
import Runtime
import RxSupport
import Testing

/// The list of loaded images from which the lines of reports are found.
@Suite struct LoadedImagesTests {
    private func images() throws -> ImageMap {
        let json = #"{"architecture":"x86_64","backtrace":"","imageMap":"\#(LoadedImages.compact)"}"#
        let backtrace = try JSONDecoder().decode(Backtrace.self, from: Data(json.utf8))
        return try #require(backtrace.images)
    }

    /// Swift's own list is right as long as nothing is unmapped meanwhile.
    @Test func theListAgreesWithSwifts() throws {
        let found = try images()
        let expected = Dictionary(uniqueKeysWithValues: ImageMap.capture().map { ("\($0.baseAddress)", $0) })
        #expect(found.count >= 5)
        for image in found {
            let same = try #require(expected["\(image.baseAddress)"], "\(image)")
            #expect(image.uniqueID == same.uniqueID)
            #expect("\(image.endOfText)" == "\(same.endOfText)")
            let (path, samePath) = (try #require(image.path), try #require(same.path))
            #expect(
                URL(fileURLWithPath: path).resolvingSymlinksInPath()
                    == URL(fileURLWithPath: samePath).resolvingSymlinksInPath())
        }
    }

    @Test func theListContainsTheProgramAndSwift() throws {
        let paths = try images().compactMap(\.path)
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #expect(paths.contains(program))
        #expect(paths.contains { $0.hasSuffix("/libswiftCore.so") })
    }
}
#endif
