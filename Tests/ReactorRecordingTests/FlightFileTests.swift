import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// The files of recordings: their permissions, links and folders in their place, and files lost while a program runs.
@Suite struct FlightFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("a link is not followed, even to a missing file") func links() throws {
        defer { remove() }
        let (link, target) = (folder.appending(path: "link"), folder.appending(path: "target"))
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        #expect(throws: POSIXError(.ELOOP)) { try FlightRecorder(url: link) }
        #expect(!FileManager.default.fileExists(atPath: target.path))
        try Data("kept".utf8).write(to: target)
        #expect(throws: POSIXError(.ELOOP)) { try FlightRecorder(url: link) }
        #expect(try Data(contentsOf: target) == Data("kept".utf8))
    }

    @Test("a folder in the file's place is kept") func folderInPlace() throws {
        defer { remove() }
        #expect(throws: POSIXError(.EISDIR)) { try FlightRecorder(url: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("only the owner may read the files") func modes() throws {
        defer { remove() }
        let (flight, recording) = (folder.appending(path: "a.flight"), folder.appending(path: "a.jsonl"))
        let recorder = try FlightRecorder(url: flight)
        #expect(try mode(flight) == 0o600)
        try Recorder(TextReactor()).recording.write(to: recording)
        #expect(try mode(recording) == 0o600)
        withExtendedLifetime(recorder) {}
    }

    @Test("a recording replaces a link and keeps its target") func recordings() throws {
        defer { remove() }
        let (link, target) = (folder.appending(path: "link"), folder.appending(path: "target"))
        try Data("kept".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        try Recorder(TextReactor()).recording.write(to: link)
        #expect(try Data(contentsOf: target) == Data("kept".utf8))
        #expect(try Recording<TextReactor>(contentsOf: link).finalState == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link", "target"])
    }

    @Test("no file remains if there is no room for it") func noRoom() throws {
        defer { remove() }
        let url = folder.appending(path: "a.flight")
        #expect(throws: POSIXError.self) { try FlightRecorder(url: url, capacity: 1 << 60) }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    #if os(Linux)
    /// Access to a mapped file that is cut off ends the program by SIGBUS.
    @Test(
        "losing the file turns the recorder off and is reported once",
        arguments: ["truncate", "remove"])
    func lostFile(how: String) async throws {
        defer { remove() }
        let path = folder.appending(path: "a.flight").path
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [path = path as String, how = how as String] in
            let recorder = try FlightRecorder(url: URL(filePath: path))
            let reactor = TextReactor()
            reactor.action.onNext("before")
            if how == "remove" { unlink(path) } else { truncate(path, 10) }
            for number in 0..<100 { reactor.action.onNext("\(number)") }
            withExtendedLifetime(recorder) {}
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.components(separatedBy: "The flight recorder has lost its file \(path)").count == 2, "\(said)")
    }
    #endif
}

private final class TextReactor: Reactor {
    typealias Action = String
    let initialState = ""
    func reduce(state: String, mutation: String) -> String { mutation }
}
