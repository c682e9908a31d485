# Elements excluded by a condition are neither read nor written: conditional.c in every mode,
# against clang.
. "$(dirname "$0")/lib.sh"
export SAMARA_HOME="$build"
unset SAMARA_VIA

for level in -O2 -O3; do
	clang-19 $level -w "$here/conditional.c" -o plain -lpthread || fail "clang builds it"
	"$samara" cc $level -w "$here/conditional.c" -o ours -lpthread || fail "samara cc builds it"
	want=$(./plain 2)
	mode() { # NAME VARIABLE...: twice, with what the first run left in its cache
		name=$1; shift
		for run in cold warm; do
			rm -f rows
			got=$(env SAMARA_CACHE="$work/cache$level.$name" SAMARA_REPORT="$work/rows" "$@" ./ours 2 2>err)
			same "$level $name, $run: status" 0 $?
			same "$level $name, $run: output" "$want" "$got"
		done
		echo "$level $name: $(taken rows) calls replaced"
	}
	replaces() { # TITLE: the last mode did
		check "$1: something was replaced" test "$(taken rows)" -gt 20
	}
	mode default A=
	for how in SAMARA_CHECK=sample SAMARA_CHECK=never SAMARA_CHECK=always SAMARA_IMPL=nest SAMARA_IMPL=strip SAMARA_VIA=loop; do
		mode "$how" SAMARA_FORCE=1 "$how"
		replaces "$level $how"
	done
	if "$samara" doctor | grep -q '^ok *Wasmtime'; then
		mode wasm SAMARA_FORCE=1 SAMARA_IMPL=wasm
		replaces "$level wasm"
	fi
done
finish
