import Dispatch
import Foundation

/// The server of the app under test. Each task has its own.
struct Server: Sendable {
    /// The server of the current task.
    @TaskLocal static var current = Server(data: nil, error: nil)

    /// Two dishes.
    static let menus = Data(
        #"{"menus": [{"name": "Fried Potato", "price": 3000}, {"name": "Fried Shrimp", "price": 5500}]}"#.utf8)

    let data: Data?
    let error: Error?

    /// Answers on another thread, as `URLSession` does.
    func dataTask(completion: @escaping @Sendable (Data?, Error?) -> Void) {
        DispatchQueue.global().async { completion(data, error) }
    }
}
