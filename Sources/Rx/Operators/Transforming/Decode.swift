public import Foundation

extension ObservableType where Element == Data {
    /// Emits what `decoder` makes of each element. Fails when it throws.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: Used where the element is.
    @inlinable
    public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> {
        lift { sink in
            Sink(lifetime: sink.lifetime) { data in
                do { sink.next(try decoder.decode(type, from: data)) } catch { sink.lifetime.fail(error) }
            }
        }
    }
}

/// What makes values of data.
public protocol DataDecoder {
    /// Makes a value of `data`; throws when it cannot.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
