import RxGTK

// A list shows the sections of an app for RxDataSources.

struct Member: IdentifiableType, Equatable, Sendable {
    let identity: String
}

struct Team: IdentifiableType, Equatable, Sendable {
    let name: String
    var identity: String { name }
}

typealias TeamSection = AnimatableSectionModel<Team, Member>

@MainActor
func show(_ teams: Observable<[TeamSection]>, in list: ListView) -> any Disposable {
    teams.bind(to: list.rx.items(header: SectionHeader(\.model.name))) { _, _, member in Label(member.identity) }
}
