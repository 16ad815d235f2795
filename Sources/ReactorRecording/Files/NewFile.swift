internal import Foundation

/// A file that was made by this program, which its owner alone may read. It is closed with its value.
///
/// It follows no link and takes no file that is there: what another program has put into the place is an error.
struct NewFile: ~Copyable {
    private let descriptor: Int32

    /// Makes a file that begins with some bytes, or none.
    ///
    /// - Parameters:
    ///   - path: Where.
    ///   - bytes: What it begins with.
    ///   - size: How many bytes it has; room for them is taken on the disk. By default as many as there are.
    /// - Throws: A `POSIXError`.
    init(path: String, _ bytes: [UInt8], size: Int? = nil) throws {
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError.current }
        do {
            if let size { try Self.reserve(size, file) }
            try bytes.withUnsafeBytes { try Self.write($0, at: 0, file) }
        } catch {
            close(file)
            unlink(path)
            throw error
        }
        descriptor = file
    }

    deinit { close(descriptor) }

    /// Throws where the file has another size by now, or no name.
    func requireWhole(_ size: Int) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
        guard status.st_nlink > 0 else { throw POSIXError(.ENOENT) }
        guard status.st_size == size else { throw POSIXError(.EFBIG) }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at place: Int) throws { try Self.write(bytes, at: place, descriptor) }

    /// Waits until the disk has it.
    func synchronize() throws {
        guard fsync(descriptor) == 0 else { throw POSIXError.current }
    }

    private static func reserve(_ size: Int, _ file: Int32) throws {
        let status = posix_fallocate(file, 0, off_t(size))
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, at place: Int, _ file: Int32) throws {
        var written = 0
        while written < bytes.count {
            let count = pwrite(
                file, bytes.baseAddress?.advanced(by: written), bytes.count - written, off_t(place + written))
            if count > 0 { written += count } else if errno != EINTR { throw POSIXError.current }
        }
    }
}

extension POSIXError {
    /// What the call that was made last left in `errno`.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
