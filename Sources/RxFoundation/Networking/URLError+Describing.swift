internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension URLError {
    /// Returns the error with its URL and a sentence for the user. On Linux, a timeout has neither, and other errors
    /// have curl's message, which is kept as the debug description. The sentence contains no secrets of the URL; see
    /// ``Foundation/URL/redactedDescription``.
    func described(for request: URLRequest) -> URLError {
        var userInfo = errorUserInfo
        let systemMessage = userInfo[NSLocalizedDescriptionKey] as? String
        let url = userInfo[NSURLErrorFailingURLErrorKey] as? URL ?? request.url
        userInfo[NSURLErrorFailingURLErrorKey] = url
        userInfo[NSDebugDescriptionErrorKey] = systemMessage
        let sentence =
            code.sentence ?? systemMessage.map { "The transfer failed (\($0))" }
            ?? "The transfer failed (\(code.rawValue))"
        userInfo[NSLocalizedDescriptionKey] = "\(sentence): \(url?.redactedDescription ?? "the request has no URL")"
        return URLError(code, userInfo: userInfo)
    }
}

extension URLError.Code {
    fileprivate var sentence: String? {
        switch self {
        case .timedOut: "The server did not answer in time"
        case .cannotConnectToHost: "The server could not be reached"
        case .cannotFindHost, .dnsLookupFailed: "There is no server of that name"
        case .networkConnectionLost: "The connection was lost"
        case .notConnectedToInternet: "There is no connection to the network"
        case .httpTooManyRedirects: "The server redirects without end"
        case .badServerResponse: "The server closed the connection without an answer"
        case .unsupportedURL, .badURL: "The URL cannot be used, or its server does not speak HTTP"
        case .cancelled: "The request was cancelled"
        case .dataLengthExceedsMaximum: "The answer is larger than URLSession.rx.maximumBodySize"
        default: nil
        }
    }
}
