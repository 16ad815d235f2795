import RxGTK

final class AppPreferences: PreferencesWindow {
    let darkRow = SwitchRow(title: "Dark")

    init() {
        super.init(title: "Preferences")
        append { PreferencesPage { PreferencesGroup { darkRow } } }
    }
}

final class LookPage: PreferencesPage {
    let (darkRow, group) = (SwitchRow(title: "Dark"), PreferencesGroup())

    init() {
        super.init(title: "Look")
        group.append { darkRow }
        append { group }
    }
}

final class Pages: Stack {
    let (list, text) = (ListView(), TextView())

    init() {
        super.init(transition: .crossfade)
        append {
            list.page("list")
            text.page("text")
        }
    }
}

final class Switched: ViewStack {
    let list = ListView()

    override init() {
        super.init()
        append { list.page("list", title: "List", iconName: "view-list-symbolic") }
    }
}

final class Tabs: Notebook {
    let list = ListView()

    override init() {
        super.init()
        append { list.tab("List") }
    }
}

final class Documents: TabView {
    let list = ListView()

    override init() {
        super.init()
        append { list.tab("List") }
    }
}

final class Form: Grid {
    let (label, entry) = (Label("Name"), Entry())

    init() {
        super.init(rowSpacing: 6, columnSpacing: 6)
        append {
            GridRow {
                label
                entry
            }
        }
    }
}

final class Tags: WrapBox {
    let tag = Button(title: "tag")

    init() {
        super.init(childSpacing: 6)
        append { tag }
    }
}

final class Photos: FlowBox {
    let photo = Picture(alternativeText: "a")

    init() {
        super.init(rowSpacing: 6)
        append { photo }
    }
}

final class Tour: Carousel {
    let page = Label("Welcome")

    override init() {
        super.init()
        append { page }
    }
}

final class Details: ExpanderRow {
    let row = ActionRow(title: "a")

    init() {
        super.init(title: "Details")
        append { row }
    }
}

final class VolumeRow: ActionRow {
    let (mute, scale) = (Switch(), Scale(in: 0...1))

    init() {
        super.init(title: "Volume")
        append {
            scale
        } prefixes: {
            mute
        }
    }
}

@MainActor
func screen(_ owner: Window) {
    StyleManager.shared.colorScheme = .system
    StyleManager.shared.colorScheme = .light
    StyleManager.shared.colorScheme = .dark
    owner.present(AppPreferences())
    owner.present(Window(title: "a"))
    owner.present(
        AboutWindow(applicationName: "a", applicationIcon: "b", version: "1", developerName: "c", comments: "d"))
}
