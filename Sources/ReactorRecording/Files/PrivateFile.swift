package import Foundation

/// Reads files, and writes files that only the current user may read.
package enum PrivateFile {
    /// Writes a file atomically, in place of an existing one. A link is replaced, not followed.
    ///
    /// - Throws: A `POSIXError`.
    package static func replace(_ url: URL, by data: Data) throws {
        let path = url.path(percentEncoded: false)
        let fresh = "\(path).\(UInt64.random(in: .min ... .max)).new"
        try create(fresh, data)
        guard rename(fresh, path) == 0 else {
            let error = POSIXError.current
            unlink(fresh)
            throw error
        }
        synchronizeFolder(of: url)
    }

    /// Creates a file. This is not atomic: meanwhile other programs see a part of the file. Removes the file if writing
    /// fails.
    ///
    /// - Throws: A `POSIXError`, for example if a file or a link exists already.
    package static func create(_ url: URL, _ data: Data) throws {
        try create(url.path(percentEncoded: false), data)
        synchronizeFolder(of: url)
    }

    /// Returns the contents of a file, but at most `limit` + 1 bytes, so that a longer file can be recognised.
    ///
    /// - Throws: An error of Foundation.
    package static func contents(of url: URL, limit: Int) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        return try file.read(upToCount: limit + 1) ?? Data()
    }

    /// Returns the contents of a regular file. Returns `nil` if the file is missing or cannot be read, is a link or
    /// another kind of file, belongs to another user, can be accessed by others, or does not have this size.
    package static func secret(at url: URL, size: Int) -> Data? {
        let file = open(url.path(percentEncoded: false), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0,
            status.st_uid == geteuid(), status.st_size == size
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        return read(file, &bytes, size) == size ? Data(bytes) : nil
    }

    private static func create(_ path: String, _ data: Data) throws {
        let file = try NewFile(path: path, [UInt8](data))
        do { try file.synchronize() } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes the folder to the disk, so that the file's name survives a power loss. Errors are ignored, because some
    /// file systems do not support this.
    private static func synchronizeFolder(of url: URL) {
        let folder = open(
            url.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
