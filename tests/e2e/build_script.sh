# samara build of a script: a program uses it where there is no LLVM, at the sizes it was built for
# and at others.
. "$(dirname "$0")/lib.sh"
example=$here/../../examples/dml
python=$build/venv/bin/python
"$python" -c 'import numpy' 2>/dev/null || { echo "no NumPy in $build/venv: make check installs it"; exit 77; }
cc=${SAMARA_CLANG:-clang-19}
flags=$(nm -u "$build/samara-built.o" | grep -q __asan_ && echo -fsanitize=address,undefined)

"$python" -c 'import numpy as np
x = np.ones((100000, 2)); x[:, 1] = np.arange(100000) % 100
np.savez("in.npz", X=x, y=3 + 2 * x[:, 1:])
np.savez("other.npz", X=x[:500], y=3 + 2 * x[:500, 1])
np.savez("wrong.npz", X=x.astype(np.float32))'
"$samara" build "$example/fit.dml" -o fit --inputs in.npz --inputs other.npz --outputs b >out; same "status of a build" 0 $?
has "it tells what it made" "$(cat out)" "^fit.h: fit_open()$"
same "nothing is left behind" "" "$(ls "${TMPDIR:-/tmp}" | grep "^samara-build-$$")"

# a library like ours, without the plug-in that has LLVM; the test's own run must not find the other
# one
unset LD_LIBRARY_PATH
mkdir nollvm
cp "$build/libsamara.so.0" nollvm
for part in kernels dml machines; do
	[ -e "$build/$part" ] && ln -s "$build/$part" nollvm || ln -s "$here/../../$part" nollvm
done
program() { # NAME ROWS
	sed "s/ROWS = 100000/ROWS = $2/" "$example/fit.c" >"$1.c"
	"$cc" $flags -std=gnu11 -Wall -Wextra -Werror -I. -I"$here/../../include" "$1.c" -L. -lfit nollvm/libsamara.so.0 -Wl,-rpath,"$work/nollvm:$work" -o "$1"
}
check "a program of it" program built 100000
check "one of another size" program other 70001
check "one of a size that is far off" program larger 1000003
[ -n "$flags" ] && export ASAN_OPTIONS=detect_leaks=0
SAMARA_CACHE=$work/empty LD_DEBUG=files ./built >got 2>opened; same "status" 0 $?
same "the line" "y = 3.000 + 2.000 x" "$(cat got)"
opened=$(sed -n 's/.*calling init: //p' opened)
same "no LLVM is opened" "" "$(printf '%s\n' "$opened" | grep LLVM)"
has "code that came with it runs" "$opened" "$work/empty/objects/[0-9a-f]*\.so"
SAMARA_CACHE=$work/again LD_DEBUG=files ./other >got 2>opened; same "status, another size" 0 $?
same "the line, another size" "y = 3.000 + 2.000 x" "$(cat got)"
same "no LLVM, another size" "" "$(sed -n 's/.*calling init: //p' opened | grep LLVM)"
SAMARA_CACHE=$work/third LD_DEBUG=files ./larger >got 2>opened; same "status, ten times the size" 0 $?
same "the line, ten times the size" "y = 3.000 + 2.000 x" "$(cat got)"
has "code for all sizes runs" "$(sed -n 's/.*calling init: //p' opened)" "$work/third/objects/[0-9a-f]*\.so"
same "without a place for code" "y = 3.000 + 2.000 x" "$(SAMARA_CACHE=/dev/null/none ./built)"

# ---- bytes that are none
sed 's/enum/static unsigned char bad[1 << 20] __attribute__((aligned(64)));\nenum/; s/fit_open(ctx/smr_script_open_built(ctx, bad, fit_script_size/; s/ok = smr_open/memcpy(bad, fit_script, fit_script_size); bad[200] ^= 1;\n\tok = smr_open/; s/<stdio.h>/<stdio.h>\n#include <string.h>/' "$example/fit.c" >bad.c
check "a program that damages it" "$cc" $flags -std=gnu11 -I. -I"$here/../../include" bad.c -L. -lfit nollvm/libsamara.so.0 -Wl,-rpath,"$work/nollvm:$work" -o bad
has "damage is told" "$(./bad 2>&1)" "^a built script was damaged$"

# ---- what is refused
refused() { # TITLE PATTERN ARGS...
	what=$1 pattern=$2; shift 2
	got=$("$samara" build "$@" 2>&1) && fail "$what: it was built"
	has "$what" "$got" "$pattern"
}
refused "no name" "no name: -o NAME" "$example/fit.dml"
refused "no name of C" "cannot be the name of a function" "$example/fit.dml" -o 1fit --inputs in.npz
refused "other elements" "wrong.npz: X is f32 of rank 2; matrices of f64 are wanted" "$example/fit.dml" -o wrong --inputs wrong.npz --outputs b
refused "an output that is none" "gives no value to its output c" "$example/fit.dml" -o wrong --inputs in.npz --outputs b,c
printf 'source("x.dml") as x\n' >source.dml; printf 'f = function() return (Double y) { y = 1 }\n' >x.dml
refused "other files" "source() of other files is not carried yet" source.dml -o wrong
same "nothing of these" "" "$(ls | grep '^libwrong\|^wrong.h')"
printf 'n = $n\nprint(sum(matrix(n, 100, 100)))\n' >plain.dml
"$samara" build plain.dml -o plain --static -- n=4 >out; same "status, static, without inputs" 0 $?
has "its arguments" "$(strings -a libplain.a)" "print(sum(matrix(n, 100, 100)))"
finish
