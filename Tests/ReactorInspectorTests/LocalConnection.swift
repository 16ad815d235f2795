#if Inspector
import Foundation

/// A connection to a port of this machine, as an ill-behaved program opens it.
final class LocalConnection {
    private let descriptor: Int32

    /// - Returns: `nil` if nothing listens on the port.
    init?(port: UInt16) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // The deinitialiser closes the descriptor, even if connecting has failed.
        guard status == 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// - Returns: Whether the whole text was sent.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// - Returns: Whether all bytes were sent.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// Everything that arrives until the other end closes the connection.
    func rest() -> String {
        var (all, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = recv(descriptor, &piece, piece.count, 0)
            if count <= 0 { return String(decoding: all, as: UTF8.self) }
            all += piece[..<count]
        }
    }

    /// The next bytes; `nil` if the other end closes the connection before.
    func bytes(_ count: Int) -> [UInt8]? {
        var (all, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while all.count < count {
            let received = recv(descriptor, &piece, min(piece.count, count - all.count), 0)
            if received <= 0 { return nil }
            all += piece[..<received]
        }
        return all
    }

    /// Everything up to the end of an answer's head, without waiting for the connection's end.
    func head() -> String {
        var (all, byte) = ([UInt8](), [UInt8](repeating: 0, count: 1))
        while !all.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(descriptor, &byte, 1, 0) == 1 { all += byte }
        return String(decoding: all, as: UTF8.self)
    }

    /// The number of descriptors that this program has open.
    static var descriptors: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0 }
}
#endif
