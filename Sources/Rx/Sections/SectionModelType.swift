/// A section of a list: values under one header. The name is RxDataSources'.
public protocol SectionModelType<Item> {
    /// The type of the section's values.
    associatedtype Item

    /// The values, in order.
    var items: [Item] { get }

    /// Makes a copy of a section with other values.
    ///
    /// - Parameters:
    ///   - original: The section that gives everything but the values.
    ///   - items: The values, in order.
    init(original: Self, items: [Item])
}

/// A section that is known by its `identity`, with values that are known by theirs. The name is RxDataSources'.
///
/// Lists know their rows by their ids, so they animate the changes of every section; a ``SectionModelType`` needs no more for that than values
/// that are `Identifiable`.
public protocol AnimatableSectionModelType<Item>: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
