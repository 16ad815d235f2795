# Each target is a script in scripts/, which says what it does and installs what it needs.
UI ?= gtk
# Todo has no terminal.
APP ?= $(if $(filter terminal,$(UI)),counter,todo)
ARGS ?=
# Another Debian release to run on: bookworm, trixie or forky.
ON ?=

.PHONY: help run test soak bench docs lint

help:
	@echo 'make run [APP=todo|counter|menu] [UI=gtk|terminal]   open an example app'
	@echo 'make test [ON=bookworm|trixie|forky]            run every test, here or on that release of Debian'
	@echo 'make soak                                      long and random tests; a quarter of an hour'
	@echo 'make bench [ARGS="filter"]                     measure; ARGS=--help says more'
	@echo 'make docs                                      build the documentation'
	@echo 'make lint                                      check the style, and that nothing warns'

run:
	@scripts/run '$(APP)' '$(UI)'

test:
	@$(if $(ON),scripts/on-debian '$(ON)') scripts/test

soak:
	@scripts/soak

bench:
	@scripts/bench $(ARGS)

docs:
	@scripts/docs

lint:
	@scripts/lint
