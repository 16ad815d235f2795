public import Foundation

extension ObservableType where Element == Data {
    /// Decodes each element with `decoder` and emits the value. Fails if `decoder` throws.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: The decoder. It is used on the thread that emits the element.
    @inlinable
    public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> {
        lift { sink in
            Sink(lifetime: sink.lifetime) { data in
                do { sink.next(try decoder.decode(type, from: data)) } catch { sink.lifetime.fail(error) }
            }
        }
    }
}

/// Decodes values from data.
public protocol DataDecoder {
    /// Decodes a value from `data`. Throws if `data` cannot be decoded.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
