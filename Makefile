# Each target is a script in scripts/, which says what it does and installs what it needs.
UI ?= gtk
# Todo has no terminal.
APP ?= $(if $(filter terminal,$(UI)),counter,todo)
ARGS ?=
# 1 has Todo print an address at which a browser shows what happens in it.
INSPECT ?=
export INSPECT
# Which case study APP=case shows.
N ?=
# Another Debian release to run on: bookworm, trixie or forky.
ON ?=

.PHONY: help run test test-all soak bench docs docs-serve lint

help:
	@echo 'make run [APP=todo|counter|menu] [UI=gtk|terminal]   open an example app'
	@echo 'make run APP=todo INSPECT=1                         see inside: the timeline, why, and travel in time'
	@echo 'make run APP=gallery [PAGE=Entry]                   every widget, live, with its code beside it'
	@echo 'make run APP=case [N=03]                             show a case study, or list them'
	@echo 'make test [ON=bookworm|trixie|forky]                 run the tests, and a script of each app; here or on that release of Debian'
	@echo 'make test-all [ON=...]                               run everything, with each end-to-end script'
	@echo 'make soak                                            long and random tests; a quarter of an hour'
	@echo 'make bench [ARGS="filter"]                           measure; ARGS=--help says more'
	@echo 'make docs                                            build the documentation'
	@echo 'make docs-serve                                      serve it on this machine, at the address it prints'
	@echo 'make lint                                            check the style, and that nothing warns'

run:
	@scripts/run '$(APP)' '$(UI)' $(N)

test:
	@$(if $(ON),scripts/on-debian '$(ON)') scripts/test

test-all:
	@$(if $(ON),scripts/on-debian '$(ON)') scripts/test --all

soak:
	@scripts/soak

bench:
	@scripts/bench $(ARGS)

docs:
	@scripts/docs

docs-serve:
	@scripts/docs-serve

lint:
	@scripts/lint
