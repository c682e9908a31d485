# Codelets as signed code: to a node through the data plane, and to the nodes of a cluster; by whom
# it was signed decides how a node runs it. The program's output is the same each time.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
root=$here/../..
SAMARA_WASMTIME=${SAMARA_WASMTIME:-$(ls "$root"/build/venv/lib/python3*/site-packages/wasmtime/*/*libwasmtime.so \
	"$build"/venv/lib/python3*/site-packages/wasmtime/*/*libwasmtime.so 2>/dev/null | head -1)}
export SAMARA_WASMTIME SAMARA_LOG=info SAMARA_FORCE=1 SAMARA_IMPL=nest

node() { # NAME ARGS...: its cache is $work/NAME.cache
	name=$1; shift
	ours=$SAMARA_CACHE
	SAMARA_CACHE=$work/$name.cache
	start_node "$name" --listen "unix:$work/$name.socket" "$@"
	SAMARA_CACHE=$ours
}
via() { # NAME KEY: runs the program on that node; $got, and its report in $rows
	rows=$work/rows
	rm -f "$rows"
	got=$(SAMARA_CODE_KEY=$2 SAMARA_REPORT=$rows SAMARA_VIA=ucx:unix:$work/$1.socket ./sums 2>err)
}
count() { # PATTERN FILE
	grep -c -- "$1" "$2"
}
how() { # how the loops ran, as the report says
	python3 - "$here/../identify" "$rows" <<'PY'
import pathlib, sys
print(" ".join(sorted(set(w for w in pathlib.Path(sys.argv[2]).read_bytes().decode("latin1").split("\0") if "WebAssembly" in w))))
PY
}

cat >sums.c <<'C'
#include <stdio.h>
enum { N = 200000 };
static int a[N], b[N], c[N];
static void triple(int n, int k, const int *from, int *to)
{
	for (int i = 0; i < n; i++)
		to[i] = 3 * from[i] + k;
}
static void cut(int n, const int *from, const int *other, int *to)
{
	for (int i = 0; i < n; i++)
		to[i] = from[i] > 500 ? from[i] - 500 : other[i];
}
int main(int argc, char **argv)
{
	unsigned sum = 0;
	for (int i = 0; i < N; i++)
		a[i] = i * 7 % 1001 + argc;
	for (int k = 0; k < 3; k++) {
		triple(N, k, a, b);
		cut(N, b, a, c);
		for (int i = 0; i < N; i++)
			sum = sum * 31 + c[i];
	}
	printf("%u\n", sum);
	return 0;
}
C
"$samara" cc -O2 sums.c -o sums || fail "builds"
want=$(SAMARA=off ./sums)
mkdir trust
"$samara" archive keygen me.secret >trust/me.key
"$samara" archive keygen --may wasm guest.secret >trust/guest.key
"$samara" archive keygen stranger.secret >stranger.key

node mine --trust trust
via mine "$work/me.secret"
same "signed code" "$want" "$got"
same "it runs natively" "" "$(how)"
came=$(count "node: code of .* came, signed by me" mine.err)
check "code came" test "$came" -gt 0
kept=$(ls mine.cache/code | wc -l)
check "machine code is kept, one for all sizes" test "$kept" -gt 0 -a "$kept" -lt "$came"
via mine "$work/me.secret"
same "again" "$want" "$got"
same "code is not sent twice, by another process either" "$came" "$(count "node: code of .* came" mine.err)"
SAMARA_CODE=text via mine "$work/me.secret"
same "as text" "$want" "$got"
same "text needs no code" "$came" "$(count "node: code of .* came" mine.err)"
kill -9 $pid
rm -rf mine.cache mine.socket
node mine --trust trust
via mine "$work/me.secret"
same "a node that was killed, and has lost its cache" "$want" "$got"
same "gets the code again" "$came" "$(count "node: code of .* came" mine.err)"

node here --trust trust --isolation none
has "it says so" "$(cat here.out)" "^isolation: none"
via here "$work/me.secret"
same "in the node's own process" "$want" "$got"
SAMARA_CODE=text via here "$work/me.secret"
same "as text there" "$want" "$got"

if [ -n "$SAMARA_WASMTIME" ]; then
	for who in guest stranger; do
		via mine "$work/$who.secret"
		same "code of a $who" "$want" "$got"
		has "runs in a sandbox" "$(how)" "as WebAssembly"
		SAMARA_CODE=text via mine "$work/$who.secret"
		same "text of a $who" "$want" "$got"
		has "runs in a sandbox too" "$(how)" "as WebAssembly"
	done
	via mine "$work/nobody"
	same "unsigned" "$want" "$got"
	has "runs in a sandbox" "$(how)" "as WebAssembly: it is not signed"
	has "the node says so" "$(cat mine.err)" "a flow runs as WebAssembly: its signer is not known here"
	node sandbox --trust trust --target wasm
	via sandbox "$work/me.secret"
	same "a node that does nothing else" "$want" "$got"
	has "says so" "$(how)" "as WebAssembly: this node does nothing else"
	same "nothing is compiled there" "" "$(ls sandbox.cache/code 2>/dev/null)"
	node component --trust trust --target wasm --wasm-path component
	via component "$work/me.secret"
	same "through a component, code that came" "$want" "$got"
	SAMARA_CODE=text via component "$work/me.secret"
	same "and code that it makes" "$want" "$got"
	check "it was the component" test "$(count "prepared by wasm: a module that arrived; component, kernel beside" component.err)" -gt 0
	same "nothing went by the other path" 0 "$(grep "prepared by wasm" component.err | grep -vc "; component")"
fi
has "no such path" "$("$samara" node --listen "unix:$work/x" --wasm-path other 2>&1)" "what is 'other'? --wasm-path takes core or component"
SAMARA_WASMTIME=/nowhere node bare --trust trust
via bare "$work/stranger.secret"
same "a stranger where there is no WebAssembly" "$want" "$got"
has "is refused, with the reason" "$(cat bare.err)" "it would run as WebAssembly: its signer is not known here; but: "
node all --target native
via all "$work/nobody"
same "a node that trusts all" "$want" "$got"
same "runs it natively" "" "$(how)"
has "no such target" "$("$samara" node --listen "unix:$work/x" --target other 2>&1)" "what is .other.? --target takes trust, native or wasm"

# a key is denied while the node runs
sed -n 's/^public //p' trust/me.key >trust/denied
via mine "$work/me.secret"
same "a key that is denied" "$want" "$got"
has "is refused" "$(cat mine.err)" "is denied here"
rm trust/denied

# the cluster's key, made with the cluster, and its trust folder
if "$samara" doctor | grep -q '^ok *nats-server'; then
	got=$(SAMARA_LOG=warn "$samara" run -O2 --cluster local:2 --json --report=rows sums.c 2>err)
	same "cluster" "$want" "$got"
	check "cluster: nodes did it, natively" python3 -c '
import json, sys
rows = [r for r in json.load(open("rows"))["codelets"] if r["taken"]]
sys.exit(not rows or any(r.get("away", {"calls": 0})["calls"] < 1 or r["away"]["how"] for r in rows))'
	check "cluster: as code" test "$(ls "$SAMARA_CACHE/code" | wc -l)" -gt 0
	if [ -n "$SAMARA_WASMTIME" ]; then
		got=$(SAMARA_CODE_KEY=$work/stranger.secret SAMARA_LOG=warn "$samara" run -O2 --cluster local:2 --report sums.c 2>err)
		same "cluster: a stranger" "$want" "$got"
		has "cluster: in a sandbox" "$(cat err)" "; as WebAssembly: its signer is not known here"
	fi
fi
finish
