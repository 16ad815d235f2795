import Foundation
import Localization
import Rx
import RxFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The reason why the menu could not be fetched.
package struct MenuFailure: LocalizedError, Equatable {
    package enum Reason: Error, Equatable {
        case unreachable
        case tooSlow
        case status(Int)
        case notAMenu
        case impossiblePrice(of: String)
        case tooLarge(bytes: Int)
        case other(String)
    }

    package let reason: Reason
    package let url: URL?

    init(_ error: any Error, url: URL?) {
        (reason, self.url) = (Reason(error), url)
    }

    /// The reason in the user's language, and the address of the menu.
    package var errorDescription: String? {
        let (text, address) = (reason.text, url?.absoluteString ?? "")
        return text.hasSuffix(address) ? text : "\(text)\n\(address)"
    }
}

extension MenuFailure.Reason {
    fileprivate init(_ error: any Error) {
        switch error {
        case let reason as Self: self = reason
        case RxError.timeout: self = .tooSlow
        case RxCocoaURLError.httpRequestFailed(let response, _): self = .status(response.statusCode)
        case let error as URLError where error.code == .timedOut: self = .tooSlow
        case let error as URLError where [.cannotConnectToHost, .cannotFindHost].contains(error.code):
            self = .unreachable
        default: self = .other(error.localizedDescription)
        }
    }

    fileprivate var text: String {
        switch self {
        case .unreachable: localized("The server cannot be reached.")
        case .tooSlow: localized("The server did not answer in time.")
        case .status(let status): localized("The server answered with an error ({status}).", ["status": "\(status)"])
        case .notAMenu: localized("What the server sent is not a menu.")
        case .impossiblePrice(let name): localized("The price of “{name}” cannot be right.", ["name": name])
        case .tooLarge(let bytes):
            localized("What the server sent is too large for a menu ({bytes} bytes).", ["bytes": "\(bytes)"])
        case .other(let words): localized("The menu could not be fetched: {reason}", ["reason": words])
        }
    }
}
