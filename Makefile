# make            build into build/
# make run        install what is missing, build, run the main example
# make check      the tests of every change: about 20 minutes on 2 cores, from a bare tree
# make check-all  all tests, hours; GROUP="fuzz tsan" some of them (tools/check --list)
# make coverage   lines that tests run, by folder: tests/coverage.md
# make bench      measure against the peers (tests/bench/README.md)
# make docs       a site of docs/ in build/site (Graphviz, MkDocs)
# make install    PREFIX=/usr/local DESTDIR=   (make uninstall, with the same two)
# make deb        Debian packages in dist/
# make wheel      a Python wheel in dist/
# make container  an image with Samara in it (podman or docker)
# make wac       the tool that composes WebAssembly components (Rust 1.85 or later, some minutes)
# make fmt clean
# make lint     form and clang-tidy, with its static analyzer (which make check leaves out)
BUILD ?= build
PREFIX ?= /usr/local
JOBS ?= $(shell nproc)
# true where warnings must not pass: in CI
WERROR ?= false
# as -Dlayers=base,graph: only part of it
SETUP_ARGS ?=
SETUP = meson setup --native-file tools/clang.ini -Dwerror=$(WERROR) $(SETUP_ARGS)
SUPERRES = examples/superres/superres.c -- examples/superres/photo.pgm $(BUILD)/out.pgm

all: $(BUILD)/build.ninja
	@ninja -C $(BUILD) -j $(JOBS) --quiet

$(BUILD)/build.ninja:
	@command -v meson >/dev/null || { echo "no meson here: 'make deps' installs what is missing" >&2; exit 1; }
	@$(SETUP) --prefix $(PREFIX) $(BUILD)

# Stamps, so that a second run checks nothing again.
$(BUILD)/.have-%: tools/deps.txt tools/bootstrap
	@BUILD=$(BUILD) tools/bootstrap $*
	@mkdir -p $(BUILD) && touch $@

deps: $(BUILD)/.have-run

run: deps
	@$(MAKE) --no-print-directory all
	$(BUILD)/samara run $(SUPERRES)

check-all: $(BUILD)/.have-all $(BUILD)/.have-deb $(BUILD)/.have-wheel

check check-all: deps $(BUILD)/.have-check
	@$(MAKE) --no-print-directory all
	@BUILD=$(BUILD) JOBS=$(JOBS) SETUP='$(SETUP)' tools/check $(if $(filter check-all,$@),--all $(GROUP))

coverage: deps $(BUILD)/.have-check
	@BUILD=$(BUILD)-coverage JOBS=$(JOBS) SETUP='$(SETUP)' tools/coverage --write

bench: deps $(BUILD)/.have-bench
	@$(MAKE) --no-print-directory all
	@BUILD=$(BUILD) tests/bench/run

docs: $(BUILD)/.have-docs
	@tools/docs-site $(BUILD)

# PREFIX may be any folder, and may be moved; tools/install has the list of what it put there.
install: all
	@DESTDIR='$(DESTDIR)' tools/install $(BUILD) '$(PREFIX)'

uninstall:
	@DESTDIR='$(DESTDIR)' tools/install $(BUILD) '$(PREFIX)' --remove

# Debian packages, in dist/.
deb: deps $(BUILD)/.have-deb
	@JOBS=$(JOBS) packaging/deb $(BUILD) dist

# A Python wheel, in dist/.
wheel: deps $(BUILD)/.have-wheel
	@$(MAKE) --no-print-directory all
	@packaging/wheel/build $(BUILD) dist

# An image, by podman or docker; its first run.
CONTAINER ?= $(shell command -v podman || command -v docker)
container:
	@[ -n "$(CONTAINER)" ] || { echo "no podman and no docker here" >&2; exit 1; }
	$(CONTAINER) build -t samara -f packaging/Containerfile .
	$(CONTAINER) run --rm samara run /usr/share/samara/examples/superres/superres.c -- \
		/usr/share/samara/examples/superres/photo.pgm /tmp/out.pgm

# Not part of the rest: Debian 12's cargo is too old.
wac: $(BUILD)/libsamara-wac.so
$(BUILD)/libsamara-wac.so: tools/wac/Cargo.toml tools/wac/lib.rs
	@command -v cargo >/dev/null || { echo "no cargo here: components/node.wasm serves without the tool" >&2; exit 1; }
	@CARGO_TARGET_DIR=$(abspath $(BUILD))/wac cargo build --quiet --release --jobs $(JOBS) --manifest-path tools/wac/Cargo.toml
	@cp $(BUILD)/wac/release/libsamara_wac.so $@

fmt:
	@tools/check-format --fix

lint: $(BUILD)/.have-check $(BUILD)/build.ninja
	@BUILD=$(BUILD) JOBS=$(JOBS) tools/check --lint

clean:
	rm -rf $(BUILD) $(BUILD)-asan $(BUILD)-tsan $(BUILD)-coverage

.PHONY: all deps run check check-all coverage bench docs install uninstall deb wheel container wac fmt lint clean
