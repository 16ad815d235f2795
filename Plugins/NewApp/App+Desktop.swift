/// The files that install the app, and its metadata for desktops and app stores.
extension App {
    var readme: String {
        """
        # \(name)

        ```sh
        swift run       # opens the window
        swift test      # includes the window's tests if there is a display; otherwise use xvfb-run swift test
        make check      # checks the metadata for desktops and stores
        make install    # installs it as an app of your desktop in ~/.local, or in PREFIX=…
        flatpak-builder --user --install --force-clean flatpak \(id).yml
        ```

        `data/` holds the desktop file, the service file, the metainfo and the icon. Replace the texts in them.

        """
    }

    var makefile: String {
        """
        PREFIX ?= $(HOME)/.local
        FLAGS ?=
        BUILD = swift build --configuration release --product \(program) $(FLAGS)

        .PHONY: install check

        install:
        \t$(BUILD)
        \tinstall -Dm755 --strip "$$($(BUILD) --show-bin-path)/\(program)" "$(PREFIX)/bin/\(program)"
        \tinstall -Dm644 data/\(id).desktop -t "$(PREFIX)/share/applications"
        \tinstall -Dm644 data/\(id).service -t "$(PREFIX)/share/dbus-1/services"
        \tsed -i "s|@PREFIX@|$$(realpath "$(PREFIX)")|" "$(PREFIX)/share/dbus-1/services/\(id).service"
        \tinstall -Dm644 data/\(id).metainfo.xml -t "$(PREFIX)/share/metainfo"
        \tinstall -Dm644 data/\(id).svg -t "$(PREFIX)/share/icons/hicolor/scalable/apps"

        check:
        \tdesktop-file-validate data/\(id).desktop
        \tappstreamcli validate --no-net data/\(id).metainfo.xml

        """
    }

    var desktopFile: String {
        """
        [Desktop Entry]
        Type=Application
        Name=\(name)
        Comment=Counts how often a button is pressed
        Exec=\(program)
        Icon=\(id)
        Terminal=false
        DBusActivatable=true
        StartupNotify=true
        Categories=GTK;Utility;

        """
    }

    /// The service that D-Bus starts when something requests the app by its id: a desktop's menu, or the press of a
    /// notification.
    var serviceFile: String {
        """
        [D-BUS Service]
        Name=\(id)
        Exec=@PREFIX@/bin/\(program) --gapplication-service

        """
    }

    var metainfo: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <component type="desktop-application">
          <id>\(id)</id>
          <metadata_license>CC0-1.0</metadata_license>
          <project_license>LicenseRef-proprietary</project_license>
          <name>\(name)</name>
          <summary>Counts how often a button is pressed</summary>
          <description>
            <p>Describe here what the app does, in a sentence or two for the store.</p>
          </description>
          <launchable type="desktop-id">\(id).desktop</launchable>
          <url type="homepage">https://example.org</url>
          <provides><binary>\(program)</binary></provides>
          <content_rating type="oars-1.1"/>
          <releases><release version="0.1" date="2026-01-01"/></releases>
        </component>

        """
    }

    var icon: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
          <rect x="14" y="12" width="100" height="108" rx="24" fill="#613583"/>
          <rect x="14" y="8" width="100" height="108" rx="24" fill="#9141ac"/>
          <circle cx="64" cy="62" r="28" fill="#ffffff"/>
        </svg>

        """
    }

    var flatpak: String {
        """
        # flatpak install flathub org.gnome.Platform//50 org.gnome.Sdk//50 org.freedesktop.Sdk.Extension.swift6//25.08
        id: \(id)
        runtime: org.gnome.Platform
        runtime-version: "50"
        sdk: org.gnome.Sdk
        sdk-extensions:
          - org.freedesktop.Sdk.Extension.swift6
        command: \(program)
        finish-args:
          - --share=ipc
          - --socket=fallback-x11
          - --socket=wayland
          - --device=dri
        build-options:
          append-path: /usr/lib/sdk/swift6/bin
          prepend-ld-library-path: /usr/lib/sdk/swift6/lib
        \(network)modules:
          - name: \(program)
            buildsystem: simple
        \(sources)
        """
    }

    /// The build's own `swift build` fetches swift-reactor and needs the network for that. Flathub requires a list of
    /// sources instead.
    private var network: String {
        guard case .network = dependency.sources else { return "" }
        return "  build-args:\n    - --share=network\n"
    }

    private var sources: String {
        let install = "make install PREFIX=/app FLAGS='--static-swift-stdlib --disable-sandbox'"
        switch dependency.sources {
        case .network:
            return """
                    build-commands:
                      - \(install)
                    sources:
                \(source(".", nil))
                """
        case .folders(let app, let library):
            return """
                    subdir: \(app)
                    build-commands:
                      - \(install)
                    sources:
                \(source(".", app))\(source(library.path, library.name))
                """
        }
    }

    private func source(_ path: String, _ destination: String?) -> String {
        """
              - type: dir
                path: \(path)\(destination.map { "\n        dest: \($0)" } ?? "")
                skip: [.build, .flatpak-builder, flatpak]

        """
    }
}
