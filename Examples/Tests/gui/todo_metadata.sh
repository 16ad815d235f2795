#!/usr/bin/env bash
# The metadata of Todo for desktops and app stores is valid: its desktop file, its metainfo and its icon.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
data=Examples/data/io.github.swift_reactor.Todo

complaints=$(desktop-file-validate "$data.desktop" 2>&1) || true
[[ -z $complaints ]] || die "$complaints"
appstreamcli validate --no-net "$data.metainfo.xml"
version=$("$EXAMPLES_BIN/todo" --version)
grep -q "release version=\"${version#todo }\"" "$data.metainfo.xml" || die "the metainfo has no release $version"
cmp "$data.svg" "$EXAMPLES_BIN/share/icons/hicolor/scalable/apps/$(basename "$data").svg"
