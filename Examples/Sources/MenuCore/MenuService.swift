import Foundation
import Rx
import RxFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

package protocol MenuServiceProtocol: Sendable {
    /// Emits the items of the menu, on any thread, and completes. Fails with a ``MenuFailure``.
    func fetchMenus() -> Observable<[MenuItem]>
}

/// Fetches the menu by HTTP.
package struct MenuService: MenuServiceProtocol {
    private let request: URLRequest
    private let session: URLSession

    /// The longest time that a fetch may take, even if data keeps trickling in.
    private let patience = RxTimeInterval.seconds(60)

    /// - Parameters:
    ///   - url: The address of the menu.
    ///   - silence: How long the server may send nothing, in seconds.
    package init(url: URL, silence: TimeInterval = 15, session: URLSession = .shared) {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        // On Linux, Foundation ignores a timeout that is passed to the initialiser.
        request.timeoutInterval = silence
        (self.request, self.session) = (request, session)
    }

    package func fetchMenus() -> Observable<[MenuItem]> {
        session.rx.data(request: request)
            .timeout(patience, scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .map { data in try MenuList(data).menus }
            .catch { [request] error in .error(MenuFailure(error, url: request.url)) }
    }
}

/// The server's answer: `{"menus": [{"name": "…", "price": 3000}]}`.
struct MenuList: Decodable {
    let menus: [MenuItem]

    private static let largestSize = 5 << 20
    private static let possiblePrices = 0...1_000_000_000

    init(_ data: Data) throws {
        guard data.count <= Self.largestSize else { throw MenuFailure.Reason.tooLarge(bytes: data.count) }
        do { self = try JSONDecoder().decode(MenuList.self, from: data) } catch {
            throw MenuFailure.Reason.notAMenu
        }
        if let item = menus.first(where: { !Self.possiblePrices.contains($0.price) }) {
            throw MenuFailure.Reason.impossiblePrice(of: item.name)
        }
    }
}
