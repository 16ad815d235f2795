#!/usr/bin/env bash
# `scripts/release` makes versions in a clone, and refuses invalid ones.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.org GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.org

mkdir -p "$work"/{scripts,Documentation,Examples,Benchmarks}
cp "$root"/scripts/{lib.sh,release} "$work/scripts"
# shellcheck disable=SC2016 # the generated script expands it
printf '#!/bin/sh\necho "compared with $1"\n' >"$work/scripts/api-check"
chmod +x "$work/scripts/api-check"
cp "$root/Documentation/APIChanges.txt" "$work/Documentation"
sed -i '/^#/!d' "$work/Documentation/APIChanges.txt"
printf '# Changelog\n\n## [Unreleased]\n\n### Added\n- A thing.\n' >"$work/CHANGELOG.md"
touch "$work"/{Examples,Benchmarks}/Package.swift
cd "$work"
git init -q -b main
git add .
git commit -q -m 'Begin'

# refuses WORDS VERSION: release fails with an error that contains the words, and tags nothing.
refuses() {
    local output tags
    tags=$(git tag)
    ! output=$(scripts/release "$2" 2>&1) || die "release $2 was not refused"
    [[ $output == *"$1"* ]] || die "release $2 says: $output"
    [[ $(git tag) == "$tags" ]] || die "it tagged: $(git tag)"
}
# add LINE: adds a line to the unreleased changes, and commits it.
add() {
    sed -i "s/^## \[Unreleased\]$/## [Unreleased]\n- $1/" CHANGELOG.md
    git commit -q -a -m "$1"
}

refuses 'usage:' v1.0
refuses 'usage:' 1.02.0
touch more
refuses 'uncommitted' 0.1.0
rm more
scripts/release 0.1.0
[[ $(git describe) == 0.1.0 && -z $(git status --porcelain) ]] || die "it is not tagged, or not all is committed"
[[ $(<CHANGELOG.md) == *"## [Unreleased]"*"## [0.1.0] - $(date -u +%Y)-"*"- A thing."* ]] || die "$(<CHANGELOG.md)"
refuses 'nothing below [Unreleased]' 0.1.1
add 'Another.'
refuses 'does not follow 0.1.0' 0.1.0
refuses 'does not follow 0.1.0' 0.3.0
echo 'Rx: Thing has gone' >>Documentation/APIChanges.txt
git commit -q -a -m 'Take it away'
refuses 'too small a step' 0.1.1
[[ $(scripts/release 0.2.0) == *"compared with 0.1.0"* ]] || die "the names were not compared"
! grep -qv '^#' Documentation/APIChanges.txt || die "the list of changes was not emptied"
git checkout -q -b other
add 'A third.'
refuses 'on the branch main' 0.2.1
say "release: makes versions, and refuses invalid ones"
