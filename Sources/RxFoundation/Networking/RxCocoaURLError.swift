public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Why a request that was answered did not give what it was asked for. A request that was not answered fails with a `URLError`.
public enum RxCocoaURLError: Error {
    /// A session reported neither an answer nor an error.
    case unknown
    /// The answer came by another protocol than HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not one of 200 to 299.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data could not be made into what was asked for; `error` is a ``DeserializationFailure``.
    case deserializationError(error: any Error)
}

extension RxCocoaURLError: LocalizedError, CustomDebugStringConvertible {
    /// A sentence that can be shown: the URL, the status and what was wrong.
    public var errorDescription: String? {
        switch self {
        case .unknown: "The request ended without an answer and without a reason."
        case .nonHTTPResponse(let response): "The answer did not come by HTTP: \(response.url.told)"
        case .httpRequestFailed(let response, _):
            "The server answered with status \(response.statusCode) (\(response.statusText)): \(response.url.told)"
        case .deserializationError(let error): error.localizedDescription
        }
    }

    /// The sentence, and the beginning of what a failed request was answered.
    public var debugDescription: String {
        let sentence = errorDescription ?? ""
        guard case .httpRequestFailed(_, let data?) = self, !data.isEmpty else { return sentence }
        return "\(sentence)\n\(String(decoding: data.prefix(1000), as: UTF8.self))"
    }
}

/// That an answer was not what it should have been made into: malformed, cut off, or of other types.
public struct DeserializationFailure: LocalizedError {
    /// Whose answer it was.
    public let url: URL?
    /// The status of the answer.
    public let statusCode: Int
    /// The size of the answer.
    public let byteCount: Int
    /// What the decoder threw.
    public let underlyingError: any Error

    init(_ response: HTTPURLResponse, byteCount: Int, underlyingError: any Error) {
        (url, statusCode) = (response.url, response.statusCode)
        (self.byteCount, self.underlyingError) = (byteCount, underlyingError)
    }

    /// What was wrong with the data, and where in it that is known.
    public var reason: String { (underlyingError as? DecodingError)?.reason ?? underlyingError.reason }

    /// A sentence that can be shown: the URL, the status, the size and what was wrong.
    public var errorDescription: String? {
        "The answer could not be read: \(reason) (status \(statusCode), \(byteCount) bytes): \(url.told)"
    }
}

extension Error {
    fileprivate var reason: String {
        let error = self as NSError
        return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? localizedDescription
    }
}

extension DecodingError {
    /// The place in the data and what is wrong there, as in `menus[1].price: Expected to decode Int but found a string instead.`
    fileprivate var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "\(place(context))There is no value named \(key.stringValue)."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context))\(context.debugDescription)"
        case .dataCorrupted(let context):
            "\(place(context))\(context.underlyingError?.reason ?? context.debugDescription)"
        @unknown default: localizedDescription
        }
    }

    private func place(_ context: Context) -> String {
        let path = context.codingPath.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
        return path.isEmpty ? "" : "\(path): "
    }
}

extension HTTPURLResponse {
    fileprivate var statusText: String { Self.localizedString(forStatusCode: statusCode) }
}
