public import Foundation
public import Rx
internal import RxSupport

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Sends `request` for each subscription, emits the complete response with any status, and completes.
    ///
    /// Events come on the session's delegate queue. Disposing cancels the request.
    ///
    /// Fails with a `URLError` that names the URL if no response came, if nothing arrived for the request's
    /// `timeoutInterval` and two more seconds, or if the body is larger than ``Rx/Reactive/maximumBodySize``. If the
    /// request has the default interval of 60 seconds, the session's `timeoutIntervalForRequest` counts instead. Fails
    /// with ``RxCocoaURLError/nonHTTPResponse(response:)`` if the response came by another protocol.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        // Sound: any thread may call a session.
        let session = UncheckedSendableBox(base)
        return Observable.create { observer in
            let log = RequestLog(request)
            let watch = Guarded<RequestGuard?>(nil)
            let task = session.value.dataTask(with: RequestGuard.accepted(request)) { data, response, error in
                let guarded = watch.withLock { $0 }
                guard guarded?.end() != false else { return }
                do {
                    try guarded?.checkSize(of: data)
                    let checked = try CheckedResponse(to: request, data, response, error)
                    log?.report(checked.response, data: checked.data)
                    observer.onNext((checked.response, checked.data))
                    observer.onCompleted()
                } catch {
                    log?.report(error)
                    observer.onError(error)
                }
            }
            let guarded = RequestGuard(task, request, of: session.value) { failure in
                session.value.delegateQueue.addOperation {
                    log?.report(failure)
                    observer.onError(failure)
                }
            }
            watch.replace(by: guarded)
            task.resume()
            guarded.start()
            return Disposables.create {
                guarded.stopChecking()
                task.cancel()
            }
        }
    }

    /// Like `response(request:)`, but emits only the data.
    ///
    /// Fails in the same cases, and with ``RxCocoaURLError/httpRequestFailed(response:data:)`` if the status is not in
    /// 200 to 299.
    public func data(request: URLRequest) -> Observable<Data> { content(of: request) { $0 } }

    /// Like `data(request:)`, but decodes the data, on the session's delegate queue.
    ///
    /// Fails in the same cases, and with ``RxCocoaURLError/deserializationError(error:)``, which names the place in the
    /// data that does not fit.
    ///
    /// - Parameters:
    ///   - request: The request to send.
    ///   - type: The type to decode.
    ///   - decoder: Decodes the data.
    public func json<Item: Decodable & SendableMetatype>(
        request: URLRequest, as type: Item.Type, decoder: any DataDecoder & Sendable = JSONDecoder()
    ) -> Observable<Item> {
        content(of: request) { try decoder.decode(Item.self, from: $0) }
    }

    /// Like `json(request:as:)`, with a GET request.
    public func json<Item: Decodable & SendableMetatype>(
        url: URL, as type: Item.Type, decoder: any DataDecoder & Sendable = JSONDecoder()
    ) -> Observable<Item> {
        json(request: URLRequest(url: url), as: type, decoder: decoder)
    }

    /// Like `data(request:)`, but parses the data with `JSONSerialization`, on the session's delegate queue.
    ///
    /// Fails in the same cases, and with ``RxCocoaURLError/deserializationError(error:)``.
    public func json(
        request: URLRequest, options: JSONSerialization.ReadingOptions = []
    ) -> Observable<any Sendable> {
        content(of: request) { sendable(try JSONSerialization.jsonObject(with: $0, options: options)) }
    }

    /// Like `json(request:)`, with a GET request.
    public func json(url: URL) -> Observable<any Sendable> { json(request: URLRequest(url: url)) }

    /// Like the overload with `Sendable` elements, for code that needs an `Observable<Any>`.
    @_disfavoredOverload
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        content(of: request) { try JSONSerialization.jsonObject(with: $0, options: options) }
    }

    /// Like the overload with `Sendable` elements, for code that needs an `Observable<Any>`.
    @_disfavoredOverload
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

    private func content<Item>(
        of request: URLRequest, _ make: @escaping @Sendable (Data) throws -> Item
    ) -> Observable<Item> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            do { return try make(data) } catch {
                throw RxCocoaURLError.deserializationError(
                    error: DeserializationFailure(response, byteCount: data.count, underlyingError: error))
            }
        }
    }
}

/// The result of a session's task, after the check that it is an HTTP response.
private struct CheckedResponse {
    let response: HTTPURLResponse
    let data: Data

    init(to request: URLRequest, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?) throws {
        if let error { throw (error as? URLError)?.described(for: request) ?? error }
        guard let data, let response else { throw RxCocoaURLError.unknown }
        guard let response = response as? HTTPURLResponse else {
            throw RxCocoaURLError.nonHTTPResponse(response: response)
        }
        (self.response, self.data) = (response, data)
    }
}
