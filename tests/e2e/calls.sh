# samara archive call: the examples of shipped functions, on nodes that are started by hand, without
# a line of C.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
ship=$here/../../examples/ship
export SAMARA_LOG=warn

call() { "$samara" archive call "$@" 2>&1; }
words() { python3 -c 'import struct, sys; print(struct.pack("<%dQ" % (len(sys.argv) - 1), *map(int, sys.argv[1:])).hex())' "$@"; }

for f in increment dot chase; do
	"$samara" archive build -o $f.smar "$ship/$f.c" || fail "builds $f"
	"$samara" archive sign $f.smar || fail "signs $f by this user's key"
done

start_node one --listen "unix:$work/one"
same "a call" "reply $(words 5)" "$(call --to "unix:$work/one" --payload "$(words 5 1)" increment.smar)"
said=$(call --to "unix:$work/one" --json --repeat 10 --payload "$(words 1 1)" increment.smar)
has "ten calls" "$said" "\"reply\": \"$(words 15)\""
has "the code goes once" "$said" '"code_sent": 1'
printf '\002\0\0\0\0\0\0\0\001\0\0\0\0\0\0\0' >payload
check "files" "$samara" archive call --to "unix:$work/one" --in payload --out answer increment.smar
same "the reply in a file" "$(words 17)" "$(od -An -tx1 -v answer | tr -d ' \n')"

# errors name the file
has "no such file" "$(call --to "unix:$work/one" none.smar)" "none.smar"
has "no archive" "$(call --to "unix:$work/one" payload)" "payload is neither a source, LLVM bitcode"
has "nobody there" "$(call --to "unix:$work/two" increment.smar)" "unix:$work/two: "
has "half a digit" "$(call --to "unix:$work/one" --payload 123 increment.smar)" "no even number"
has "no reply" "$(call --to "unix:$work/one" --payload "$(words 1 0)" increment.smar)" "ended without a reply"
"$samara" archive build -o plain.smar "$ship/increment.c"
has "not signed" "$(call --to "unix:$work/one" plain.smar)" "sign it: samara archive sign plain.smar"
"$samara" archive keygen other.secret >other.key
"$samara" archive sign --key other.secret plain.smar
has "by a stranger" "$(call --to "unix:$work/one" --payload "$(words 1 1)" plain.smar)" "may not ship native code"
cp increment.smar bad.smar
printf 'x' | dd of=bad.smar bs=1 seek=2000 conv=notrunc 2>/dev/null
has "tampered with" "$(call --to "unix:$work/one" bad.smar)" "bad.smar: "
has "no key for tcp" "$(SAMARA_KEY= call --to tcp:127.0.0.1:1 increment.smar)" "names the connection's key"
has "no group" "$("$samara" node --listen "unix:$work/x" --group 4/4 2>&1)" "the first is 0/N"
same "the node is unharmed" "reply $(words 19)" "$(call --to "unix:$work/one" --payload "$(words 1 1)" increment.smar)"

# from a program: the library compiles, signs and sends it, and has a hundred calls in flight
clang-19 -I"$here/../../include" "$ship/call.c" -o call "$build/libsamara.so" -Wl,-rpath,"$build" || fail "builds call.c"
start_node count --listen "unix:$work/count"
has "a hundred calls at once" "$(./call "unix:$work/count" "$ship/increment.c" 2>&1)" "^the node has counted to "
has "nobody there" "$(./call "unix:$work/two" "$ship/increment.c" 2>&1)" "unix:$work/two: "
has "a source is compiled and signed" "$(call --to "unix:$work/one" --payload "$(words 1 1)" "$ship/increment.c")" "^reply "

# a reduction where the data lies, over tcp
python3 -c 'import struct, sys; sys.stdout.buffer.write(struct.pack("<32d", *([2.0] * 16 + [float(i) for i in range(16)])))' >vectors
start_node far --listen tcp:127.0.0.1:0 --key key --data vectors
same "a dot product" "reply $(python3 -c 'import struct; print(struct.pack("<d", 240.0).hex())')" \
	"$(call --to "$at" --key key --payload "$(words 16)" dot.smar)"

# a chase through a table that is cut over three nodes
python3 - <<'PY'
import random, struct
random.seed(4)
table = list(range(1, 96)) + [0]
random.shuffle(table)
for i in range(3):
    open("part%d" % i, "wb").write(struct.pack("<32Q", *table[32 * i:32 * i + 32]))
at = 7
for _ in range(200):
    at = table[at]
open("end", "w").write(str(at))
PY
start_node g0 --listen "unix:$work/g0" --group 0/3 --data part0
start_node g1 --listen "unix:$work/g1" --group 1/3 --data part1 --peer "unix:$work/g0"
start_node g2 --listen "unix:$work/g2" --group 2/3 --data part2 --peer "unix:$work/g0" --peer "unix:$work/g1"
same "a chase" "reply $(words "$(cat end)")" \
	"$(call --to "unix:$work/g0" --to "unix:$work/g1" --to "unix:$work/g2" --payload "$(words 7 200)" chase.smar)"
finish
