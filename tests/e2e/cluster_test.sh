# samara cluster test: every node, road and form; failures are reported with their reason, and by
# the exit status.
. "$(dirname "$0")/lib.sh"
"$samara" doctor | grep -q '^ok *nats-server' || { echo "skipped: no nats-server here"; exit 77; }
dir=$work/c
clean() { # ends the processes of this script, by their ids
	for p in $nodes; do kill -9 "$p" 2>/dev/null; done
	[ ! -d "$dir" ] || "$samara" cluster down "$dir" >/dev/null 2>&1
	chmod -R u+rwx "$work"; rm -rf "$work"
}
trap clean EXIT
node() { # NAME OPTION...: joins in the background, as $!
	name=$1; shift
	: >"$name.out"
	"$samara" node --join "$dir" --name "$name" "$@" >"$name.out" 2>"$name.err" &
	nodes="$nodes $!"
	for _ in $(seq 150); do grep -q joined "$name.out" && return; sleep 0.1; done
	fail "node $name joins"; cat "$name.err"
}
rows() { # JSON: lines "node fleet road form verdict why" of those with numbers and without
	python3 -c '
import json, sys
for r in json.load(open(sys.argv[1])):
    measured = r["round_trip_s"] is not None and r["round_trip_s"] > 0
    large = r["bytes_per_s"] is not None and r["bytes_per_s"] > 0
    print(r["node"], r["fleet"], r["road"], r["form"], r["verdict"], "timed" if measured else "-", "rate" if large else "-", r["why"])' "$1"
}
"$samara" cluster init "$dir" >/dev/null
has "no server" "$("$samara" cluster test "$dir" 2>&1)" "cannot join the cluster"
"$samara" cluster up "$dir" >/dev/null || fail up
has "no node" "$("$samara" cluster test "$dir" 2>&1)" "no node has joined"

node n1
"$samara" cluster test "$dir" --json >json || fail "a good node"
same "each road, form and fleet" "n1 fast-path server native ok timed - 
n1 fast-path server wasm ok timed - 
n1 fast-path local native ok timed rate 
n1 fast-path local wasm ok timed rate 
n1 fast-path tls native ok timed rate 
n1 fast-path tls wasm ok timed rate " "$(rows json | grep fast-path)"
same "in other fleets by one" 1 "$(rows json | grep -c 'n1 heavy-compute ')"
for _ in $(seq 150); do # a report comes each second
	"$samara" top "$dir" --once --json | tr -d ' \n' >top
	grep -q '"worker_calls":[1-9]' top && break
	sleep 0.1
done
has "what workers used is reported" "$(cat top)" '"worker_calls":[1-9].*"worker_faults":0,"worker_cpu_s":.*"worker_peak":'
has "a table" "$(SAMARA_CLUSTER=$dir "$samara" cluster test)" "^n1  *fast-path  *tls  *native .* ms .* MB/s  ok$"
"$samara" cluster user add me --cluster "$dir" >/dev/null || fail "a user"
"$samara" cluster test "$dir/users/me" --json >json || fail "a user's folder"
has "is as good" "$(rows json)" "^n1 fast-path tls native ok timed rate"
has "one node" "$("$samara" cluster test "$dir" --node n9 2>&1)" "has no node 'n9'"
if "$samara" doctor | grep -q 'ok *libsamara-ucx.so' && [ -d /sys/class/net ]; then
	node ucx --fabric=trusted:lo
	check "by UCX" env SAMARA_FABRIC=trusted:lo "$samara" cluster test "$dir" --node ucx --json >json
	has "by UCX, natively" "$(rows json)" "^ucx fast-path ucx native ok timed rate"
	kill "$!" && wait "$!"
fi

# one that sends everything to the sandbox, on purpose, is fine; one that does so because no
# key is trusted is not
node sandbox --target=wasm --fleets fast-path
"$samara" cluster test "$dir" --node sandbox --json >json || fail "a sandbox"
has "is one" "$(rows json)" "^sandbox fast-path server native none .*this node does nothing else"
has "and computes" "$(rows json)" "^sandbox fast-path tls wasm ok timed rate"
kill "$!" && wait "$!"
mkdir nobody
node stranger --trust nobody --fleets fast-path
"$samara" cluster test "$dir" --node stranger >table
same "whom the node does not know fails" 1 $?
has "with the reason" "$(cat table)" "native .* FAILED: as WebAssembly: its signer is not known here"
kill "$!" && wait "$!"

"$samara" node drain n1 --cluster "$dir"
"$samara" cluster test "$dir" --node n1 >table || fail "who drains is no failure"
has "but told" "$(cat table)" "^n1 .* none: draining"
"$samara" node resume n1 --cluster "$dir"
node dies --fleets fast-path
kill -9 "$!"; wait "$!" 2>/dev/null
for _ in $(seq 100); do "$samara" top "$dir" --once --json | grep -q '"state": *"dead"' && break; sleep 0.1; done
"$samara" cluster test "$dir" >table
same "one that is dead fails" 1 $?
has "with the reason" "$(cat table)" "^dies .* FAILED: dead"
has "the other is good" "$(cat table)" "^n1  *fast-path  *local  *native .* ok$"

# a program gets one line, without --report, if the cluster ran none of its calls; and only
# then
cp "$here/gemm.c" .
"$samara" run --off -ffp-contract=off gemm.c -- 100 >alone
run() { # its output is compared, its errors are in `said`
	"$samara" run --cluster "$dir" -ffp-contract=off gemm.c -- 100 >with 2>said
	check "the same bits" cmp alone with
}
SAMARA_FORCE=1 run
same "nothing to tell" "" "$(cat said)"
run
same "what does not pay is not missed" "" "$(cat said)"
"$samara" node leave n1 --cluster "$dir"
"$samara" node leave dies --cluster "$dir"
SAMARA_PATIENCE=1 SAMARA_FORCE=1 run
has "nobody is there" "$(cat said)" "calls could have gone to cluster $dir; all ran here: none of its nodes takes work (samara cluster test $dir)"
same "in one line" 1 "$(wc -l <said)"
node stranger --trust nobody --fleets fast-path
SAMARA_FORCE=1 run
has "nobody trusts this key" "$(cat said)" "calls that cluster $dir did ran as WebAssembly: its signer is not known here"
same "in one line" 1 "$(wc -l <said)"

# a cluster for one program, without samara run
"$samara" cc --runtime=library -ffp-contract=off -O2 gemm.c -o gemm || fail "samara cc"
SAMARA_FORCE=1 SAMARA_REPORT=rows SAMARA_CLUSTER=local:2 ./gemm 100 >with
check "the same bits" cmp alone with
has "on its nodes" "$("$samara" report rows)" "on nodes, .* the last on node-[12]"
has "how many?" "$(SAMARA_CLUSTER=local:0 ./gemm 100 2>&1)" "local:N takes 1 to 64 nodes"
finish
