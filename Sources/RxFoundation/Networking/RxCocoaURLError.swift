public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The error of a request whose response cannot be used. A request without a response fails with a `URLError`.
public enum RxCocoaURLError: Error {
    /// The session reported neither a response nor an error.
    case unknown
    /// The response came by another protocol than HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not in 200 to 299.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data could not be decoded. `error` is a ``DeserializationFailure``.
    case deserializationError(error: any Error)
}

extension RxCocoaURLError: LocalizedError, CustomDebugStringConvertible {
    /// A sentence for the user, with the URL, the status and the problem.
    public var errorDescription: String? {
        switch self {
        case .unknown: "The request ended without an answer and without a reason."
        case .nonHTTPResponse(let response): "The answer did not come by HTTP: \(response.url.redactedDescription)"
        case .httpRequestFailed(let response, _):
            "The server answered with status \(response.statusCode) (\(response.statusText)): \(response.url.redactedDescription)"
        case .deserializationError(let error): error.localizedDescription
        }
    }

    /// The sentence, and for ``httpRequestFailed(response:data:)`` the beginning of the body.
    public var debugDescription: String {
        let sentence = errorDescription ?? ""
        guard case .httpRequestFailed(_, let data?) = self, !data.isEmpty else { return sentence }
        return "\(sentence)\n\(String(decoding: data.prefix(1000), as: UTF8.self))"
    }
}

/// The error of a response body that could not be decoded: it was malformed, truncated, or of other types.
public struct DeserializationFailure: LocalizedError {
    /// The URL of the response.
    public let url: URL?
    /// The status of the response.
    public let statusCode: Int
    /// The size of the body.
    public let byteCount: Int
    /// The error of the decoder.
    public let underlyingError: any Error

    init(_ response: HTTPURLResponse, byteCount: Int, underlyingError: any Error) {
        (url, statusCode) = (response.url, response.statusCode)
        (self.byteCount, self.underlyingError) = (byteCount, underlyingError)
    }

    /// The problem with the data, and its place in the data if that is known.
    public var reason: String { (underlyingError as? DecodingError)?.reason ?? underlyingError.reason }

    /// A sentence for the user, with the URL, the status, the size and the problem.
    public var errorDescription: String? {
        "The answer could not be read: \(reason) (status \(statusCode), \(byteCount) bytes): \(url.redactedDescription)"
    }
}

extension Error {
    fileprivate var reason: String {
        let error = self as NSError
        return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? localizedDescription
    }
}

extension DecodingError {
    /// The place in the data and the problem, as in `menus[1].price: Expected to decode Int but found a string
    /// instead.`
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
