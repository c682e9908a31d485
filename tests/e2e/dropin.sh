# samara-cc where clang stands: precompiled headers, other targets, no C library, sanitizers,
# profiles, coverage, LTO, remarks, several inputs, files of words. What clang itself cannot do here
# is skipped.
. "$(dirname "$0")/lib.sh"
cc=$build/samara-cc

cat >loops.c <<'C'
void scale(int n, double *x) { for (int i = 0; i < n; i++) x[i] *= 2; }
int total(int n, int *x) { int s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
C
cat >main.c <<'C'
#include <stdio.h>
void scale(int n, double *x);
int total(int n, int *x);
static double x[6000];
static int k[6000];
int main(void)
{
	for (int i = 0; i < 6000; i++) { x[i] = i % 9; k[i] = i % 5; }
	scale(6000, x);
	printf("%.1f %d\n", x[5999], total(6000, k));
	return 0;
}
C
clang-19 -O2 main.c loops.c -o plain && want=$(./plain) || fail "clang builds it"
sites() { llvm-readelf-19 -S "$1" | grep -c ' smr_sites '; }

# one word, by links of any place; what clang says of itself
ln -s "$cc" elsewhere-samara-cc && mkdir bin && ln -s "$samara" bin/samara-cc
bin/samara-cc -O2 main.c loops.c -o one && same "a link elsewhere" "$want" "$(forced ./one)"
check "it lifts" test "$(sites one)" -gt 0
same "in PATH" "$want" "$(PATH=$work/bin:$PATH; samara-cc -O2 main.c loops.c -o two && ./two)"
for o in --version -dumpmachine -print-search-dirs -print-prog-name=ld --help; do
	same "samara-cc $o" "$(clang-19 $o 2>&1)" "$("$cc" $o 2>&1)"
done
same "no input" "$(clang-19 2>&1 | sed 's/^[^:]*: //')" "$("$cc" 2>&1 | sed 's/^[^:]*: //')"

# ccache in place of clang: what else makes an object another one
printf '#!/bin/sh\necho "$CCACHE_EXTRAFILES,$CCACHE_NAMESPACE"\n' >told && chmod +x told
as_told() { env SAMARA_CLANG="$work/told" "$@" "$cc" -c loops.c; }
same "the plug-in is told to ccache" "mine:$build/samara-cc.so" "$(as_told CCACHE_EXTRAFILES=mine | cut -d, -f1)"
check "the runtime is told to ccache" test "$(as_told SAMARA_RUNTIME=guest)" != "$(as_told SAMARA_RUNTIME=library)"

# where no runtime can be: clang's object, to the byte
for flags in --target=bpf --target=wasm32 --target=aarch64-apple-darwin --target=x86_64-apple-macos --target=riscv64-linux-gnu \
	"-target armv7m-none-eabi" --target=x86_64-w64-mingw32 --target=x86_64-linux-musl -m32 -ffreestanding \
	"-ffreestanding -nostdlib" -mcmodel=kernel; do
	for level in -O2 -O3; do
		rm -f object.o clang.o
		# shellcheck disable=SC2086  # words
		clang-19 $level $flags -c loops.c -o object.o 2>clang.txt; status=$?
		mv object.o clang.o 2>/dev/null
		# shellcheck disable=SC2086
		"$cc" $level $flags -c loops.c -o object.o 2>ours.txt
		same "status of $flags $level" $status $?
		same "messages of $flags $level" "$(cat clang.txt)" "$(cat ours.txt)"
		[ $status -ne 0 ] || check "object of $flags $level" cmp clang.o object.o
	done
done
clang-19 -O2 --target=bpf -c loops.c -emit-llvm -o loops.bc && check "bitcode of another target" "$cc" -O2 -c loops.bc -o bc.o 2>bc.txt
printf 'void _start(void) { __asm__("mov $60, %%eax\\n xor %%edi, %%edi\\n syscall"); }\n' >start.c
for flags in "-nostdlib -static" "-nostdlib -static-pie -fPIE" "-nodefaultlibs -nostartfiles"; do
	# shellcheck disable=SC2086
	if clang-19 -O2 $flags start.c -o start 2>start.txt && ./start; then
		# shellcheck disable=SC2086
		"$cc" -O2 $flags start.c -o start 2>start.txt && ./start || { fail "$flags"; cat start.txt; }
	fi
done
# ... objects of ours, linked without a C library, run their own loops
"$cc" -O2 -c loops.c -o loops.o
printf 'void scale(int, double *); static double x[9000];\nvoid _start(void) { scale(9000, x); __asm__("mov $60, %%eax\\n xor %%edi, %%edi\\n syscall"); }\n' >alone.c
"$cc" -O2 -nostdlib -static alone.c loops.o -o alone 2>alone.txt && ./alone || { fail "an object of ours, alone"; cat alone.txt; }

# precompiled headers and modules
printf '#include <stdio.h>\n#define ANSWER 42\n' >pre.h
printf 'int main(void) { printf("%%d\\n", ANSWER); return 0; }\n' >pre.c
"$cc" pre.h -o pre.pch && check "a header by its ending" test -s pre.pch || fail "a header by its ending"
for how in "-O1 -x c-header pre.h" "-O0 -x c-header pre.h" "-O2 -x c-header pre.h"; do
	rm -f pre.pch
	# shellcheck disable=SC2086
	"$cc" $how -o pre.pch && "$cc" ${how%%-x*} -include-pch pre.pch pre.c -o pre && same "a precompiled header ($how)" 42 "$(./pre)" || fail "$how"
done
clang-19 -O2 -x c-header pre.h -o clang.pch && "$cc" -O2 -include-pch clang.pch pre.c -o pre && same "clang's, by ours" 42 "$(./pre)"
"$cc" -O2 -x c-header pre.h -o ours.pch && clang-19 -O2 -include-pch ours.pch pre.c -o pre && same "ours, by clang" 42 "$(./pre)"
"$build/samara-c++" -x c++-header pre.h -o pre.pch && check "a header of C++" test -s pre.pch
for o in -fsyntax-only -E -M "-Xclang -ast-dump -fsyntax-only"; do
	# shellcheck disable=SC2086
	same "$o" "$(clang-19 $o main.c 2>&1 | sed 's/0x[0-9a-f]*//g' | cksum)" "$("$cc" $o main.c 2>&1 | sed 's/0x[0-9a-f]*//g' | cksum)"
done

# instrumentation that counts or checks loops sees the program's: the same object, and no guard
for flags in -fsanitize=address -fsanitize=undefined -fsanitize=thread -fsanitize=memory -fprofile-generate --coverage \
	"-fprofile-instr-generate -fcoverage-mapping"; do
	# shellcheck disable=SC2086
	clang-19 -O2 $flags -c loops.c -o loops.o 2>/dev/null || continue
	mv loops.o clang.o
	# shellcheck disable=SC2086
	"$cc" -O2 $flags -c loops.c -o loops.o
	check "the object of $flags" cmp clang.o loops.o
	same "no guards with $flags" 0 "$(sites loops.o)"
	# shellcheck disable=SC2086
	if clang-19 -O2 $flags main.c loops.c -o instrumented 2>/dev/null; then
		# shellcheck disable=SC2086
		"$cc" -O2 $flags main.c loops.c -o instrumented && same "$flags" "$want" "$(forced ./instrumented)" || fail "$flags"
	fi
done
# profiles that clang made serve ours, and say nothing
if clang-19 -O2 -fprofile-generate="$work/prof" main.c loops.c -o gen 2>/dev/null && ./gen >/dev/null; then
	llvm-profdata-19 merge prof/*.profraw -o prof.data
	same "a profile is used in silence" "" "$("$cc" -O2 -fprofile-use=prof.data main.c loops.c -o used 2>&1)"
	same "with a profile" "$want" "$(./used)"
else
	echo "note: no runtime of profiles here"
fi

# LTO: each linker that clang can use here
for flags in "-flto -fuse-ld=lld-19" "-flto=thin -fuse-ld=lld-19" "-flto" "-flto=thin" "-flto -ffat-lto-objects -fuse-ld=lld-19"; do
	for level in -O2 -O3; do
		# shellcheck disable=SC2086
		clang-19 $level $flags main.c loops.c -o lto 2>lto.txt || continue
		# shellcheck disable=SC2086
		"$cc" $level $flags main.c loops.c -o lto 2>lto.txt && same "$level $flags" "$want" "$(forced ./lto)" || { fail "$flags"; cat lto.txt; }
	done
done

# remarks and warnings of the optimizer: clang's lines
cat >remarks.c <<'C'
void f(int n, double *x) { for (int i = 0; i < n; i++) x[i] *= 2; }
void g(int n, double *x, double *y)
{
#pragma clang loop vectorize(enable)
	for (int i = 0; i < n; i++) { x[i] = y[i]; if (x[i] > 4) break; }
}
C
for flags in -Rpass=loop-vectorize "-Rpass-missed=loop-vectorize -Rpass-analysis=loop-vectorize" -O2; do
	# shellcheck disable=SC2086
	same "$flags" "$(clang-19 -O2 $flags -c remarks.c -o r.o 2>&1)" "$("$cc" -O2 $flags -c remarks.c -o r.o 2>&1)"
done
"$cc" -O2 -c loops.c -o quiet.o
check "no debug information unless asked" sh -c '! llvm-readelf-19 -S quiet.o | grep -q "debug_"'
check "nothing of it in assembly" sh -c '! "$0" -O2 -S loops.c -o - | grep -q "\.loc\|\.debug"' "$cc"

# several inputs and outputs, words from a file, standard input, compilation databases, temporaries
mkdir many && cd many && cp ../main.c ../loops.c . && "$cc" -O2 -c main.c loops.c && "$cc" main.o loops.o -o many && same "several -c" "$want" "$(./many)"; cd ..
printf -- '-O2\n-c "loops.c"\n-o rsp.o\n' >words && "$cc" @words && check "@words" test -s rsp.o
mkfifo pipe && { printf -- '-O2 -c loops.c -o pipe.o' >pipe & } && "$cc" @pipe && check "@ of a pipe" test -s pipe.o
printf -- '-O2 -x c-header pre.h -o rsp.pch' >words && "$cc" @words && check "a header by @words" test -s rsp.pch
printf -- '-O2 -nostdlib -static start.c -o rsp' >words && "$cc" @words && ./rsp || fail "-nostdlib by @words"
same "-x c -" "$want" "$(cat main.c loops.c | "$cc" -O2 -x c - -o in && ./in)"
"$cc" -O2 -MJ db.json -c loops.c -o db.o && check "-MJ" grep -q '"file": "loops.c"' db.json
"$cc" -O2 -MD -MF dep.d -c loops.c -o dep.o && same "-MD" "dep.o: loops.c" "$(cat dep.d)"
(mkdir temps && cd temps && "$cc" -O2 -save-temps ../main.c ../loops.c -o t && forced ./t >t.txt) && same "-save-temps" "$want" "$(cat temps/t.txt)" || fail "-save-temps"
"$cc" -O2 -c loops.c -o 1.o && "$cc" -O2 -c loops.c -o 2.o && check "the same object again" cmp 1.o 2.o
"$cc" -O2 main.c loops.c -Wl,-Bstatic -Wl,--fatal-warnings -o bstatic 2>/dev/null && same "-Wl,-Bstatic last" "$want" "$(forced ./bstatic)" ||
	clang-19 -O2 main.c loops.c -Wl,-Bstatic -Wl,--fatal-warnings -o bstatic 2>/dev/null && fail "-Wl,-Bstatic"
"$cc" -O2 -Wl,--fatal-warnings main.c loops.c -o fatal && same "--fatal-warnings" "$want" "$(./fatal)"

# two shared libraries with sites, and a program without
echo 'void add(int n, float *x, const float *y) { for (int i = 0; i < n; i++) x[i] += 2 * y[i]; }' >add.c
echo 'void add(int, float *, const float *); int main(void) { float x[4] = {0}; add(4, x, x); return (int)x[0]; }' >user.c
guest() { env -u SAMARA_RUNTIME "$cc" -O2 "$@"; }
guest -fPIC -shared add.c -o libadd.so && guest -fPIC -shared loops.c -o libloops.so && guest -c user.c -o user.o
for form in "" -shared; do
	# shellcheck disable=SC2086
	check "two libraries $form" guest $form user.o ./libadd.so ./libloops.so -o user
done
guest user.o ./libadd.so ./libloops.so -o user && ./user || fail "a user of two libraries"
same "no debug sections without -g" 0 "$(llvm-readelf-19 -S user | grep -c '\.debug_info')"

# a function with one loop does not take in all that it calls
{
	echo 'static int mix(int *s, int a) { s[a & 7] ^= a * 31; s[1] += s[a & 3] >> 2; s[2] -= s[3] * a; s[4] |= s[5] + a; return s[(a + 1) & 7]; }'
	echo 'int many(int k, int *s, int n, float *x) { int r = 0; for (int i = 0; i < n; i++) x[i] *= 3; switch (k) {'
	for i in $(seq 150); do echo "case $i: r = mix(s + $((i * 7 % 64)), k ^ $((i * i * 7))) + mix(s + $i, k); break;"; done
	echo '} return r; }'
} >many.c
"$cc" -O2 -c many.c -o many.o && clang-19 -O2 -c many.c -o many-plain.o
text() { llvm-size-19 "$1" | awk 'NR == 2 { print $1 }'; }
check "code of many calls" test "$(text many.o)" -lt $(($(text many-plain.o) * 3 / 2))

# our own options, in both forms
for o in --opaque=none "--opaque none" --errno=strict "--errno strict"; do
	# shellcheck disable=SC2086
	check "$o" "$cc" -O2 $o -c loops.c -o own.o
done
out=$("$cc" --errno=loose -c loops.c -o own.o 2>&1); same "status of a wrong word" 2 $?
has "what it takes" "$out" "what is '--errno=loose'? --errno takes strict or math"
finish
