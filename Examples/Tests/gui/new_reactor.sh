#!/usr/bin/env bash
# The reactor that `swift package new-reactor` writes compiles without a warning, and its tests pass, in a package that
# depends on this package by path. A bad name gets a clear error. Nothing is overwritten. It writes all files or none.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
# shellcheck source=progress.sh
source Examples/Tests/gui/progress.sh
work=$(mktemp -d)
packages=$(python3 Examples/Tests/gui/packages.py Feed)
beside "$packages"
trap 'rm -rf "$work" "$packages/Feed"' EXIT
mkdir -p "$packages/Feed/Sources/Feed" "$packages/Feed/Tests/FeedTests"
cd "$packages/Feed"
cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Feed",
    dependencies: [.package(path: "../swift-reactor")],
    targets: [
        .target(
            name: "Feed",
            dependencies: [
                .product(name: "ReactorKit", package: "swift-reactor"), .product(name: "Rx", package: "swift-reactor"),
            ], swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
    ]
)
END
echo 'let version = 1' >Sources/Feed/Version.swift
echo '// SwiftPM ignores a target without a source file.' >Tests/FeedTests/Empty.swift

write() { swift package --allow-writing-to-package-directory new-reactor "$@"; }
# refuses WORDS ARGUMENT...: new-reactor fails with an error that contains the words.
refuses() {
    local words=$1 output
    shift
    ! output=$(write "$@" 2>&1) || die "new-reactor $* was not refused"
    [[ $output == *"$words"* ]] || die "new-reactor $* says: $output"
}

write Search
for file in Sources/Feed/SearchReactor.swift Sources/Feed/SearchView.swift Tests/FeedTests/SearchReactorTests.swift; do
    [[ -s $file ]] || die "$file was not written"
done
refuses 'exists already; nothing was written' Search
refuses 'is not a type name' search-it
refuses 'leave them out' SearchReactor
refuses 'there is no target Nothing' --target Nothing Other
refuses 'takes one name'
# The third file cannot be written, because a broken link has its name. So the first two are removed.
ln -s nowhere Tests/FeedTests/PartReactorTests.swift
refuses 'cannot be written, so nothing was written' Part
rm Tests/FeedTests/PartReactorTests.swift
[[ $(find . -name '*.swift' -not -path './.build/*' | wc -l) -eq 6 ]] || die "something else was written: $(find . -name '*.swift' -not -path './.build/*')"
watched "$work/log" swift test || { tail -n 20 "$work/log" >&2; die "the tests it wrote do not pass"; }
grep -q '2 tests in 1 suite passed' "$work/log" || die "its two tests did not run: $(tail -n 3 "$work/log")"

# Tests that can import ReactorTest get an exploration.
sed -i 's/dependencies: \["Feed"\]/dependencies: ["Feed", .product(name: "ReactorTest", package: "swift-reactor")]/' Package.swift
write Article
watched "$work/log" swift test || { tail -n 20 "$work/log" >&2; die "the tests it wrote with an exploration do not pass"; }
grep -q '5 tests in 2 suites passed' "$work/log" || die "its exploration did not run: $(tail -n 3 "$work/log")"
say "new-reactor: the tests it writes pass"
