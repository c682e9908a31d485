# --target=wasm (kernels that came with us are for --fp=fast): programs give the same output; both
# paths the same bits; what a program keeps for itself stays its own.
. "$(dirname "$0")/lib.sh"
root=$here/../..
export SAMARA_HOME="$build"
"$samara" doctor | grep -q '^ok *Wasmtime' || { echo "skipped: no Wasmtime here"; exit 77; }

photo=$root/examples/superres/photo.pgm
run() { # NAME OPTION...
	name=$1; shift
	SAMARA_REPORT=$work/$name.rows "$samara" run --fp=fast "$@" "$root/examples/superres/superres.c" -- "$photo" "$work/$name.pgm" >"$name.out" 2>"$name.err"
	same "$name: exit status" 0 $?
}
run plain --off
run core --target=wasm
run component --target=wasm --wasm-path=component
SAMARA_IMPL=nest SAMARA_FORCE=1 run native
check "the program's own output" cmp plain.out core.out
check "both paths give the same bits" cmp core.pgm component.pgm
check "it was not the original that ran" test "$(taken core.rows)" -ge 5
same "as many calls by both paths" "$(taken core.rows)" "$(taken component.rows)"
check "within one grey level" python3 -c '
import sys
a, b = (open(f, "rb").read() for f in sys.argv[1:])
sys.exit(len(a) != len(b) or max(abs(x - y) for x, y in zip(a[20:], b[20:])) > 1)' plain.pgm core.pgm

# in source order: the bits of the program, which is compiled without fused operations then
"$samara" run --off -ffp-contract=off "$root/examples/superres/superres.c" -- "$photo" apart.pgm >apart.out
SAMARA_REPORT=$work/order.rows "$samara" run --target=wasm "$root/examples/superres/superres.c" -- "$photo" order.pgm >order.out
check "source order: the same picture" cmp apart.pgm order.pgm
check "source order: it was not the original that ran" test "$(taken order.rows)" -ge 5

# the components of the examples are installed: no compiler, no composing
SAMARA_LOG=info SAMARA_CACHE=$work/fresh run ready --target=wasm
SAMARA_LOG=info SAMARA_CACHE=$work/fresh run node --target=wasm --wasm-path=component
for cells in "" --wasm-path=component; do
	SAMARA_LOG=info SAMARA_CACHE=$work/fresh "$samara" run --fp=fast --target=wasm $cells --report "$root/examples/heat/heat.c" -- 400 8 >heat.out$cells 2>heat.err$cells
	same "heat runs" 0 $?
done
check "heat prints the same by both paths" cmp heat.out heat.out--wasm-path=component
same "no kernel of the examples is compiled (tools/wasm-kernels makes them)" "" \
	"$(cat ready.err node.err heat.err* | grep "did not come with us")"
same "and none is beside its node" "0" "$(cat heat.err--wasm-path=component | grep -c "kernel beside")"
check "their bits" cmp core.pgm ready.pgm
check "their bits as components" cmp core.pgm node.pgm
mkdir keep
SAMARA_WASM_KEEP=$work/keep SAMARA_CACHE=$work/anew run anew --target=wasm
check "made anew they are the same" cmp core.pgm anew.pgm
check "something was made" test "$(ls keep | wc -l)" -ge 5

# a run that may take no time is stopped, and the original loops give the result
SAMARA_WASM_MEMORY=1 run small --target=wasm
check "without memory the original runs" cmp plain.pgm small.pgm

cat >handler.c <<'C'
/* A program that handles SIGSEGV: its handler stays, and works. */
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
static sigjmp_buf back;
static void caught(int s) { siglongjmp(back, s); }
static void scale(int n, float *a) { for (int i = 0; i < n; i++) a[i] *= 3; }
int main(void)
{
	static float a[100000];
	for (int i = 0; i < 100000; i++) a[i] = i % 50;
	signal(SIGSEGV, caught);
	scale(100000, a);
	if (sigsetjmp(back, 1) == 0) *(volatile int *)8 = 1;
	puts("caught");
	printf("%g\n", a[99999]);
	return 0;
}
C
"$samara" run --target=wasm handler.c >handler.out 2>handler.err
same "a handler of the program's: status" 0 $?
same "a handler of the program's: output" "caught 147" "$(tr '\n' ' ' <handler.out | sed 's/ $//')"
has "a wrong word is told" "$("$samara" run --wasm-path=sideways handler.c 2>&1)" 'wasm-path=sideways'
finish
