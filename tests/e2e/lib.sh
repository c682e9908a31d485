# Sourced by every script here: sh NAME.sh BUILD. Works in a folder of its own, which goes at the
# end.
# Each `check` that fails is printed; the script's status is 1 then.
set -u
[ -x "${1:-}/samara" ] || { echo "usage: $0 BUILD" >&2; exit 2; }
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
samara=$build/samara
work=$(mktemp -d)
nodes= # those that start_node started: they end with the test
trap 'kill $nodes 2>/dev/null; chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
cd "$work" || exit 2
export SAMARA_CACHE="$work/cache" SAMARA_MACHINES="$work/machines"
export SAMARA_RUNTIME=library # tests/guest has the other one
unset SAMARA SAMARA_FORCE SAMARA_CHECK SAMARA_IMPL SAMARA_REPORT
failed=0

fail() { echo "FAILED: $*"; failed=1; }
check() { # TITLE COMMAND...
	what=$1; shift
	"$@" || fail "$what"
}
same() { # TITLE WANTED GOT
	[ "$2" = "$3" ] || { fail "$1"; printf 'wanted: %s\ngot:    %s\n' "$2" "$3"; }
}
has() { # TITLE TEXT PATTERN
	printf '%s\n' "$2" | grep -q -- "$3" || { fail "$1"; printf '%s\n' "$2"; }
}
# Calls that an implementation took in the run whose SAMARA_REPORT was FILE.
taken() { # FILE
	python3 - "$here/../identify" "$1" <<'PY'
import pathlib, sys
sys.path.insert(0, sys.argv[1])
import table
print(sum(table.taken(pathlib.Path(sys.argv[2])).values()))
PY
}
# every site that can is replaced by generated code
forced() { SAMARA_FORCE=1 SAMARA_IMPL=nest "$@"; }
export ZIG_GLOBAL_CACHE_DIR="$work/zig" ZIG_LOCAL_CACHE_DIR="$work/zig"
zig() { # prints where the compiler is
	zig=$("$build/venv/bin/python" -c 'import os, ziglang; print(os.path.dirname(ziglang.__file__) + "/zig")' 2>/dev/null)
	[ -x "$zig" ] && echo "$zig" || { echo "no Zig: pip install ziglang==0.14.1 into $build/venv" >&2; return 1; }
}
start_node() { # NAME ARGS...: waits until it serves, at $at; its output is in NAME.out, NAME.err
	node_name=$1; shift
	: >"$node_name.out" # not what an earlier one of this name said
	"$samara" node "$@" >"$node_name.out" 2>"$node_name.err" &
	pid=$!
	nodes="$nodes $pid"
	for _ in $(seq 100); do
		at=$(sed -n 's/^serves at //p' "$node_name.out")
		[ -n "$at" ] && return
		sleep 0.1
	done
	fail "the node $node_name serves"
}
finish() { [ $failed -eq 0 ] && echo ok; exit $failed; }
near() { # PGM PGM: of one size, no grey level further apart than 1
	python3 - "$1" "$2" <<'PY'
import sys
a, b = (open(f, "rb").read() for f in sys.argv[1:])
sys.exit(len(a) != len(b) or any(abs(x - y) > 1 for x, y in zip(a, b)))
PY
}
# FOLDER FOLDER: the same files. Pictures of superres are within a grey level: where its layers run
# in bands of rows, which is in one process, code for a few rows takes sums in another order.
alike() {
	diff -r -x "*.pgm" "$1" "$2" || return 1
	for picture in "$1"/*.pgm; do
		[ ! -e "$picture" ] || near "$picture" "$2/${picture##*/}" || return 1
	done
}
