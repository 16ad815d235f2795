/// A section of a list: values under one header. Named as in RxDataSources.
public protocol SectionModelType<Item> {
    /// The type of the section's values.
    associatedtype Item

    /// The values, in order.
    var items: [Item] { get }

    /// Makes a copy of a section with other values.
    ///
    /// - Parameters:
    ///   - original: The section that provides everything except the values.
    ///   - items: The values, in order.
    init(original: Self, items: [Item])
}

/// A section with an `identity`, whose values have identities, too. Named as in RxDataSources.
///
/// Lists identify their rows by id, so they animate the changes of every section. A ``SectionModelType`` needs only
/// `Identifiable` values for that.
public protocol AnimatableSectionModelType<Item>: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
