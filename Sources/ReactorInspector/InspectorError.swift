public import Foundation

/// The reason why the inspector cannot start.
public enum InspectorError: Error, LocalizedError {
    /// No port of the loopback address is free, or the network cannot be used.
    case cannotListen(reason: String)

    /// The problem and its remedy.
    public var errorDescription: String? {
        switch self {
        case .cannotListen(let reason):
            "The inspector cannot listen at 127.0.0.1: \(reason). Choose a free port."
        }
    }
}
