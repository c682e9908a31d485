# Signed code that is wrong, on one node: each fault, endless loop, chain, fork bomb and compile
# bomb costs a worker process. After each the node is alive, serves another function and has its
# memory; its log names what happened.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
ship=$here/../../examples/ship
export SAMARA_LOG=warn
sum=0
most=$((200 * 1024)) # kB that the node may have

call() { timeout 60 "$samara" archive call --to "unix:$work/one" "$@" 2>&1; }
serves() { # TITLE: another function is called, the node is small
	sum=$((sum + 1))
	same "$1: the node serves" "reply $(printf '%02x00000000000000' $sum)" \
		"$(call --payload 01000000000000000100000000000000 increment.smar)"
	kb=$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$node/status")
	[ "${kb:-$most}" -lt $most ] || fail "$1: the node has $kb kB"
}
make() { # NAME C: NAME.smar, signed by this user
	printf '#include <samara/smr_code.h>\n%s\n' "$2" >"$1.c"
	"$samara" archive build -o "$1.smar" --name "$1" --target "$(uname -m)-linux-gnu" "$1.c" || fail "builds $1"
	"$samara" archive sign "$1.smar" || fail "signs $1"
}
since() { tail -n +$((before + 1)) one.err; }
ends() { # NAME WHY: the call fails, and says why; so does the log
	before=$(wc -l <one.err)
	said=$(call --payload 0000000000000000 "$1.smar")
	has "$1: the caller is told" "$said" "$2"
	has "$1: the log names it" "$(since)" "archive $1 of you ended a worker: .*$2"
	serves "$1"
}
running() { # PID: how many processes below it are at work
	python3 - "$1" <<'PY'
import pathlib, sys
stat = {}
for p in pathlib.Path("/proc").glob("[0-9]*"):
    try:
        state, parent = (p / "stat").read_text().rsplit(")", 1)[1].split()[:2]
        stat[p.name] = state, parent
    except OSError:
        pass
def below(p):
    while p in stat and p != sys.argv[1]:
        p = stat[p][1]
    return p == sys.argv[1]
print(sum(1 for p, (state, _) in stat.items() if state == "R" and p != sys.argv[1] and below(p)))
PY
}
main='void smr_main(const smr_code_context *c, void *payload, uint64_t n)'

start_node one --listen "unix:$work/one" --limit 2
node=$pid
has "it says what confines its workers" "$(cat one.out)" "^isolation: seccomp"
has "no such isolation" "$("$samara" node --listen "unix:$work/x" --isolation other 2>&1)" "what is .other.? --isolation takes jail or none"
"$samara" archive build -o increment.smar "$ship/increment.c"
"$samara" archive sign increment.smar
serves "to begin with"

# the eight faults
make null "$main { *(volatile int *)0 = 1; }"
make wild "$main { *(volatile int *)0x7777000 = 1; }"
make divide "$main { volatile int z = 0; int q = 7 / z; smr_reply(c, &q, 4); }"
make trap "$main { __builtin_trap(); }"
make nowhere "$main { ((void (*)(void))0x401000)(); }"
make recursion "static int f(volatile int *p) { volatile int a[64]; a[*p & 63] = *p; *p += 1; return f(p) + a[*p & 63]; } $main { volatile int x = 0; x = f(&x); }"
make alloca "$main { volatile char *p = __builtin_alloca(64 << 20); for (long i = 0; i < 64 << 20; i += 4096) p[i] = 1; }"
make smash "static __attribute__((noinline)) void g(volatile char *p) { for (int i = 0; i < 4096; i++) p[i] = 0x41; } static __attribute__((noinline)) int h(void) { volatile char b[8]; g(b); return b[0]; } $main { int q = h(); smr_reply(c, &q, 4); }"
ends null "SIGSEGV at address 0x0"
ends wild "SIGSEGV at address 0x7777000"
case $(uname -m) in x86_64) ends divide "SIGFPE" ;; esac
ends trap "SIGILL\|SIGTRAP"
ends nowhere "SIGSEGV at address 0x401000"
ends recursion "SIGSEGV"
ends alloca "SIGSEGV"
ends smash "SIGSEGV"
ends null "SIGSEGV"
ends null "SIGSEGV"
before=$(wc -l <one.err)
has "what has ended three workers is refused" "$(call --payload 00 null.smar)" "it has ended 3 workers within 60 s"
serves "what is refused"

# endless loops: as many as a node has threads at first, and the node serves meanwhile
make endless "$main { for (volatile int i = 0;; i++) ; }"
before=$(wc -l <one.err)
call --payload 00 endless.smar >loop1 &
one=$!
call --payload 01 endless.smar >loop2 &
two=$!
serves "two endless loops"
wait $one $two
has "a loop: its caller is told" "$(cat loop1)" "ran longer than"
has "another loop: its caller is told" "$(cat loop2)" "ran longer than"
has "loops: the log names them" "$(since)" "archive endless of you ended a worker: ran longer than"
serves "after two endless loops"

# a caller that goes takes its call with it, long before the limit
make patient "$main { for (volatile int i = 0;; i++) ; }"
start_node slow --listen "unix:$work/slow" --limit 600
timeout 2 "$samara" archive call --to "unix:$work/slow" --payload 00 patient.smar >/dev/null 2>&1
for _ in $(seq 100); do
	busy=$(running $pid)
	[ "$busy" -eq 0 ] && break
	sleep 0.1
done
same "a caller that is gone: nothing runs any more" 0 "$busy"
kill $pid
wait $pid
same "SIGTERM ends a node" 0 $?

# chains
make chain "$main { smr_forward(c, 0, payload, n); }"
before=$(wc -l <one.err)
has "an endless chain ends" "$(call --payload 0000000000000000 chain.smar)" "the chain has gone on too often"
serves "an endless chain"
make bomb "$main { smr_forward(c, 0, payload, n); smr_forward(c, 0, payload, n); }"
before=$(wc -l <one.err)
said=$(timeout 5 "$samara" archive call --to "unix:$work/one" --payload 0000000000000000 bomb.smar 2>&1)
serves "a fork bomb"
sleep 1
serves "after a fork bomb"
has "a fork bomb: the log names it" "$(since)" "bomb"

# bombs for compilers: bitcode that takes minutes, and a module of 200 000 functions
python3 - "$work" <<'PY'
import sys
n = 6000
body = "\n".join("	x = x * %du + (x >> %d); if (x %% %d == 3) y ^= x * y + %d; else y += x;" % (2 * i + 3, i % 31 + 1, i % 97 + 5, i)
	for i in range(n))
open("heavy.c", "w").write("""#include <samara/smr_code.h>
void smr_main(const smr_code_context *c, void *payload, uint64_t n)
{
	uint64_t x = *(uint64_t *)payload, y = n;
%s
	smr_reply(c, &y, 8);
}
""" % body)
PY
"$samara" archive build -o heavy.smar --name heavy --target "$(uname -m)-linux-gnu" heavy.c && "$samara" archive sign heavy.smar
before=$(wc -l <one.err)
call --payload 0000000000000000 heavy.smar >heavy.out &
heavy=$!
serves "while much is compiled"
wait $heavy
serves "after it"

# SIGTERM ends the node while it compiles, and while code runs
sed 's/uint64_t x = /uint64_t x = 1 + /' heavy.c >heavy2.c
"$samara" archive build -o heavy2.smar --name heavy2 --target "$(uname -m)-linux-gnu" heavy2.c && "$samara" archive sign heavy2.smar
make last "$main { for (volatile int i = 0;; i++) ; }"
call --payload 0000000000000000 heavy2.smar >/dev/null 2>&1 &
call --payload 0000000000000000 last.smar >/dev/null 2>&1 &
sleep 1
kill $node
wait $node
same "SIGTERM ends the node" 0 $?
has "it says what its workers used" "$(cat one.err)" "node: workers: .* faults"
finish
