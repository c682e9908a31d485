# Loops that are no nests run as bitcode of their own, compiled for this CPU, or as they are.
. "$(dirname "$0")/lib.sh"

clang-19 -O2 "$here/opaque.c" -o plain || fail "clang builds it"
"$samara" cc --opaque=all -O2 "$here/opaque.c" -o ours || fail "samara cc builds it"
"$samara" cc --opaque=none -O2 "$here/opaque.c" -o none || fail "samara cc builds it, without"
want=$(./plain)
bitcode() { SAMARA_FORCE=1 SAMARA_IMPL=bitcode "$@"; }
same "bitcode" "$want" "$(SAMARA_REPORT=$work/rows bitcode ./ours 2>err)"
check "it ran in place of the loops" test "$(taken rows)" -gt 6
same "warm" "$want" "$(SAMARA_REPORT=$work/warm bitcode ./ours 2>err)"
check "warm, nothing is compiled" grep -q "from the cache" warm
same "as it is predicted to pay" "$want" "$(./ours 2>err)"
same "SAMARA=off" "$want" "$(SAMARA=off ./ours)"
same "nothing is asked" "$want" "$(SAMARA_REPORT=$work/none.rows bitcode ./none)"
check "no code is carried" sh -c '! llvm-readelf-19 -S -W none | grep -q smr_code'
same "through a node" "$want" "$(SAMARA_VIA=loop SAMARA_REPORT=$work/away bitcode ./ours 2>err)"
check "its code went, signed" test "$(taken away)" -gt 6
out=$(SAMARA_VIA=loop SAMARA_FORCE=1 SAMARA_IMPL=bitcode "$samara" run --opaque=all --report -O2 "$here/opaque.c" 2>&1)
has "it says so" "$out" "on the node"
out=$(SAMARA_FORCE=1 "$samara" run --impl=bitcode --opaque=all --report -O2 "$here/opaque.c" 2>&1)
has "--impl=bitcode" "$out" "^opaque.c:15 .* bitcode "
has "why it is opaque" "$out" "not lifted: several exits"
# a cluster is sent what it is forced to do, or what was measured to take long here
same "through queues" "$want" "$(SAMARA_CLUSTER=loop SAMARA_REPORT=$work/queued bitcode ./ours 2>err)"
same "as many as through a node" "$(taken away)" "$(taken queued)"
out=$(SAMARA_CLUSTER=loop "$samara" run --opaque=all --report -O2 "$here/opaque.c" 2>&1)
check "a quick search is not sent" sh -c '! printf "%s" "$1" | grep -q "on nodes"' sh "$out"
if "$samara" doctor | grep -q '^ok *nats-server'; then
	out=$(SAMARA_FORCE=1 "$samara" run --cluster=local:2 --opaque=all --report -O2 "$here/opaque.c" 2>&1)
	has "on a cluster" "$out" "^$want"
	has "which node had it" "$(printf '%s\n' "$out" | grep -A1 '^opaque.c:15 ')" "on nodes, .* the last on node-[12]: .*; not lifted: several exits"
	"$samara" cluster init c >/dev/null && "$samara" cluster up c >/dev/null || fail "a cluster is up"
	"$samara" node --join c --name n1 --target=wasm >n1.out 2>&1 &
	nodes="$nodes $!"
	for _ in $(seq 100); do grep -q joined n1.out && break; sleep 0.1; done
	out=$(SAMARA_FORCE=1 "$samara" run --cluster=c --opaque=all --report -O2 "$here/opaque.c" 2>&1)
	has "where nobody takes it" "$out" "^$want"
	has "it runs here" "$out" "not lifted: several exits.*; stays here: no node did it"
	"$samara" cluster down c >/dev/null
fi

out=$("$samara" cc --opaque=all -O2 "$here/opaque.c" -fsanitize=address -o asan 2>&1 && bitcode ./asan)
same "under a sanitizer the original runs" "$want" "$out"

# any byte of the code: found, the original runs
size=$(python3 "$here/flip.py" ours broken smr_code 0) || fail "no section smr_code"
chmod +x broken
at=0
while [ $at -lt "$size" ]; do
	python3 "$here/flip.py" ours broken smr_code $at >/dev/null
	same "byte $at of smr_code" "$want" "$(bitcode ./broken 2>err)"
	at=$((at + 1 + size / 40))
done
out=$("$samara" decompose ours)
has "decompose: what may travel" "$out" "may travel: signed"
out=$("$samara" decompose none)
has "decompose: what has no code" "$out" "stays in the process: its code is not in the program"
out=$("$samara" run --report "$here/opaque.c" 2>&1)
has "the program's own output" "$out" "^$want"
finish
