import RxGTK

typealias Tasks = SectionModel<String, String>
typealias TaskSource = RxTableViewSectionedReloadDataSource<Tasks>  // refused: list.rx.items(header: SectionHeader
typealias PhotoSource = RxCollectionViewSectionedReloadDataSource<Tasks>  // refused: GTK's grids have no sections
