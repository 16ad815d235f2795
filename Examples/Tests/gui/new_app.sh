#!/usr/bin/env bash
# The app that `swift package new-app` writes compiles without a warning, shows a window, passes its tests, has valid
# metadata, and can be installed. A bad name gets a clear error. Nothing is overwritten.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
# shellcheck source=progress.sh
source Examples/Tests/gui/progress.sh
root=$PWD
work=$(mktemp -d)
packages=$(python3 Examples/Tests/gui/packages.py Home)
beside "$packages" gtk
program=''
# shellcheck disable=SC2317 # the trap calls it
finish() {
    [[ -z $program ]] || kill "$program" 2>/dev/null || true
    rm -rf "$work" "$packages/Home"
}
trap finish EXIT

# depends PLACE: makes a package in the current folder that depends on this package at PLACE.
depends() {
    mkdir -p Sources/Home
    echo 'let version = 1' >Sources/Home/Version.swift
    cat >Package.swift <<END_OF_MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Home",
    dependencies: [.package($1, traits: ["GTK"])],
    targets: [.target(name: "Home", dependencies: [.product(name: "RxGTK", package: "swift-reactor")])]
)
END_OF_MANIFEST
}

write() { swift package --allow-writing-to-package-directory new-app "$@"; }
# refuses WORDS ARGUMENT...: new-app fails with an error that contains the words.
refuses() {
    local words=$1 output
    shift
    ! output=$(write "$@" 2>&1) || die "new-app $* was not refused"
    [[ $output == *"$words"* ]] || die "new-app $* says: $output"
}

# step NAME COMMAND...: runs a command that must succeed without a warning.
step() {
    say "new-app: $1"
    watched "$work/log" "${@:2}" || { tail -n 20 "$work/log" >&2; die "$1 fails"; }
    ! grep -E '\bwarning: ' "$work/log" || die "$1 warns"
}

# valid FOLDER: the metadata for desktops in the folder is valid.
valid() {
    local complaints
    complaints=$(desktop-file-validate "$1"/data/*.desktop 2>&1) || true
    [[ -z $complaints ]] || die "$complaints"
    appstreamcli validate --no-net "$1"/data/*.metainfo.xml
    [[ ! -x /usr/bin/flatpak-builder ]] || flatpak-builder --show-manifest "$1"/*.yml >/dev/null
}

say "new-app: by path"
mkdir "$packages/Home"
cd "$packages/Home"
depends 'path: "../swift-reactor"'
before=$(find . | sort)
refuses 'takes one name'
refuses 'takes one name' One Two
refuses 'takes one name' --force
refuses 'is not a module name' feed
refuses 'is not a module name' News-Feed
for name in RxGTK GTKWidgets ReactorTest; do
    refuses 'is the name of a module that the app uses' "$name"
done
refuses 'is not an app id' --id feed Feed
[[ $(find . -path ./.build -prune -o -print | grep -v Package.resolved | sort) == "$before" ]] || die "a refused command wrote files"
write Feed
refuses 'exists already; nothing was written' Feed
cd Feed
step "swift build" swift build --build-tests
step "swift test" env CI=true swift test --skip-build
grep -q "Executed 1 test, with 0 failures" "$work/log" || die "the window's test did not run"
grep -q "2 tests in 1 suite passed" "$work/log" || die "the reactor's tests did not run"
XDG_CONFIG_HOME=$work/config swift run --skip-build >"$work/log" 2>&1 &
program=$!
timeout 300 xdotool search --sync --onlyvisible --name '^Feed$' windowsize --sync 700 500 >/dev/null || die "no window: $(tail -n 5 "$work/log")"
for ((i = 0; i < 3000; i++)); do
    ! grep -qs '^window=(' "$work/config/org.example.Feed/settings.ini" || break
    sleep 0.1
done
[[ $i -lt 3000 ]] || die "the size of its window is not saved"
[[ -z ${SCREENSHOTS:-} ]] || { sleep 1 && import -window root "$SCREENSHOTS/new_app.png"; }
kill "$program"
wait "$program" || true
program=''
[[ ! -s $work/log ]] || ! grep -E 'CRITICAL|WARNING' "$work/log" || die "the program complains"
valid .
step "make install" make install PREFIX="$work/usr" FLAGS='--configuration debug'
[[ -x $work/usr/bin/feed && -s $work/usr/share/applications/org.example.Feed.desktop ]] || die "it was not installed"
grep -qx "Exec=$work/usr/bin/feed --gapplication-service" "$work/usr/share/dbus-1/services/org.example.Feed.service" || die "D-Bus cannot start it"
step "new-reactor" swift package --allow-writing-to-package-directory new-reactor Search

say "new-app: by URL"
export XDG_CACHE_HOME=$work/cache # do not keep the clone in the shared cache
unset SWIFTPM_BUILD_DIR
mkdir "$work/remote" "$work/Away"
cp -r "$root"/{Package.swift,Plugins,Sources,Tests} "$work/remote"
git -C "$work/remote" init -q
git -C "$work/remote" add .
git -C "$work/remote" -c user.name=Test -c user.email=test@example.org commit -q -m 'Begin'
git -C "$work/remote" tag 1.2.3
mv "$work/remote" "$work/Away/swift-reactor"
mkdir "$work/Away/Home"
cd "$work/Away/Home"
depends "url: \"file://$work/Away/swift-reactor\", from: \"1.0.0\""
write --id io.example.reader.News ../News
grep -q "url: \"file://$work/Away/swift-reactor/\?\", from: \"1.2.3\"" ../News/Package.swift ||
    die "$(grep -n dependencies ../News/Package.swift)"
[[ -s ../News/data/io.example.reader.News.desktop ]] || die "its id is not the given id"
valid ../News
cd ../News
step "swift package resolve" swift package resolve
say "new-app: the app runs and passes its tests"
