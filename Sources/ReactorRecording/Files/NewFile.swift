internal import Foundation

/// A new file of this process, which only its owner may read. It is closed when this value is destroyed.
///
/// It opens no existing file and follows no link at its path: if another program has put something there, creating the
/// file fails.
struct NewFile: ~Copyable {
    private let descriptor: Int32

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The initial contents.
    ///   - size: The size of the file, which is reserved on the disk. By default the size of `bytes`.
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

    /// Throws if the file's size is not `size`, or if the file was removed.
    func requireSize(_ size: Int) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
        guard status.st_nlink > 0 else { throw POSIXError(.ENOENT) }
        guard status.st_size == size else { throw POSIXError(.EFBIG) }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws { try Self.write(bytes, at: offset, descriptor) }

    /// Waits until the file is on the disk.
    func synchronize() throws {
        guard fsync(descriptor) == 0 else { throw POSIXError.current }
    }

    private static func reserve(_ size: Int, _ file: Int32) throws {
        let status = posix_fallocate(file, 0, off_t(size))
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ file: Int32) throws {
        var written = 0
        while written < bytes.count {
            let count = pwrite(
                file, bytes.baseAddress?.advanced(by: written), bytes.count - written, off_t(offset + written))
            if count > 0 { written += count } else if errno != EINTR { throw POSIXError.current }
        }
    }
}

extension POSIXError {
    /// The error of the last call, from `errno`.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
