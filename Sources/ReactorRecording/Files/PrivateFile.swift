package import Foundation

/// Files that this program's user alone may read, written as a whole or not at all.
package enum PrivateFile {
    /// Puts a file in place of what is there. A link is replaced, not followed.
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

    /// Makes a file where there is none.
    ///
    /// - Throws: A `POSIXError`, as where there is a file or a link.
    package static func create(_ url: URL, _ data: Data) throws {
        try create(url.path(percentEncoded: false), data)
        synchronizeFolder(of: url)
    }

    /// What is in a regular file, as far as `limit` bytes and one more.
    ///
    /// - Throws: An error of Foundation.
    package static func contents(of url: URL, limit: Int) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        return try file.read(upToCount: limit + 1) ?? Data()
    }

    /// What is in a file of a size; `nil` where it is a link, of another user, to be read by others, or of another size.
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

    /// The name of a file outlives a loss of power once its folder is on the disk. Some file systems cannot promise that, which is no reason to fail.
    private static func synchronizeFolder(of url: URL) {
        let folder = open(
            url.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
