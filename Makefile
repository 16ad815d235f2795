# Each target is a script in scripts/, which says what it does and installs what it needs.
APP ?= counter
UI ?= gtk
ARGS ?=

.PHONY: help run test bench docs lint

help:
	@echo 'make run [APP=counter] [UI=gtk|terminal]   open an example app'
	@echo 'make test                                  run every test'
	@echo 'make bench [ARGS="filter"]                 measure; ARGS=--help says more'
	@echo 'make docs                                  build the documentation'
	@echo 'make lint                                  check the style'

run:
	@scripts/run '$(APP)' '$(UI)'

test:
	@scripts/test

bench:
	@scripts/bench $(ARGS)

docs:
	@scripts/docs

lint:
	@scripts/lint
