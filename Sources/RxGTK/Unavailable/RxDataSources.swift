#if GTK
public import Rx

// The data sources of RxDataSources exist as names only, so that the compiler can name their replacements.

/// Not available: a list shows sections without a data source.
@available(
    *, unavailable,
    message:
        "write `sections.bind(to: list.rx.items(header: SectionHeader(\\.model), cellType: Cell.self)) { index, item, cell in … }`"
)
public typealias RxTableViewSectionedReloadDataSource<Section: SectionModelType> = SectionHeader<Section>

/// Not available: a list shows sections without a data source.
@available(
    *, unavailable,
    message:
        "write `sections.bind(to: list.rx.items(header: SectionHeader(\\.model), cellType: Cell.self)) { index, item, cell in … }`; a list animates its changes"
)
public typealias RxTableViewSectionedAnimatedDataSource<Section: SectionModelType> = SectionHeader<Section>

/// Not available: a list shows sections without a data source.
@available(
    *, unavailable,
    message: "GTK's grids have no sections; show them in a ListView by `list.rx.items(header:cellType:)`"
)
public typealias RxCollectionViewSectionedReloadDataSource<Section: SectionModelType> = SectionHeader<Section>

/// Not available: a list shows sections without a data source.
@available(
    *, unavailable,
    message: "GTK's grids have no sections; show them in a ListView by `list.rx.items(header:cellType:)`"
)
public typealias RxCollectionViewSectionedAnimatedDataSource<Section: SectionModelType> = SectionHeader<Section>
#endif
