# Each target except help runs a script in scripts/. The script describes itself and installs the packages it needs.
UI ?= gtk
# Todo has no terminal version.
APP ?= $(if $(filter terminal,$(UI)),counter,todo)
ARGS ?=
# With 1, Todo prints an address where a browser shows its actions and states.
INSPECT ?=
export INSPECT
# With 1, two Todos share a list on a throw-away PostgreSQL server.
SHARED ?=
export SHARED
# The number of the case study that APP=case shows.
N ?=
# Another Debian release to run on: bookworm, trixie or forky.
ON ?=

.PHONY: help run test test-all soak bench docs docs-serve lint

help:
	@echo 'make run [APP=todo|counter|menu] [UI=gtk|terminal]   open an example app'
	@echo 'make run APP=todo INSPECT=1                         inspect it: the timeline, causes, and time travel'
	@echo 'make run APP=todo SHARED=1                          two windows of two programs share a list through PostgreSQL'
	@echo 'make run APP=gallery [PAGE=Entry]                   every widget, live, with its code beside it'
	@echo 'make run APP=case [N=03]                             show a case study, or list them'
	@echo 'make test [ON=bookworm|trixie|forky]                 run the tests, and a script of each app; here or on that Debian release'
	@echo 'make test-all [ON=...]                               run everything, with all end-to-end scripts'
	@echo 'make soak                                            run long and random tests; takes a quarter of an hour'
	@echo 'make bench [ARGS="filter"]                           measure; ARGS=--help lists the options'
	@echo 'make docs                                            build the documentation'
	@echo 'make docs-serve                                      serve it on this machine, at the printed address'
	@echo 'make lint                                            check the style, and that nothing compiles with a warning'

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
