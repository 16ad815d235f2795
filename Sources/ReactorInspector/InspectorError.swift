public import Foundation

/// Why the inspector cannot be started.
public enum InspectorError: Error, LocalizedError {
    /// No port of the loopback address is free, or the network cannot be used.
    case cannotListen(reason: String)

    /// What is wrong and what to do.
    public var errorDescription: String? {
        switch self {
        case .cannotListen(let reason):
            "The inspector cannot listen at 127.0.0.1: \(reason). Give it a port that is free."
        }
    }
}
