# Whole projects through samara cc, unmodified: make, CMake, static and shared libraries, -g and
# gdb, -O0, sanitizers,
# OpenMP, setjmp, fork, threads, _Thread_local, constructors. Everything is run with all that can be
# replaced replaced, and gives what clang's build gives.
. "$(dirname "$0")/lib.sh"

cp "$here/work.c" .
cat >lib.h <<'C'
void scale(int n, double *x, double by);
double total(int n, const double *x);
C
cat >scale.c <<'C'
#include "lib.h"
void scale(int n, double *x, double by) { for (int i = 0; i < n; i++) x[i] *= by; }
C
cat >total.c <<'C'
#include "lib.h"
double total(int n, const double *x) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
C
cat >main.c <<'C'
#include <stdio.h>
#include "lib.h"
static double x[5000];
int main(void)
{
	for (int i = 0; i < 5000; i++) x[i] = i % 17;
	scale(5000, x, 3);
	printf("%.1f\n", total(5000, x));
	return 0;
}
C
clang-19 -O2 main.c scale.c total.c -o plain && want=$(./plain) || fail "clang builds it"

# make: suffix rules, an archive, a shared library; CC has a blank in it
cat >Makefile <<'M'
CFLAGS = -O2 -fPIC
all: with_a with_so
libl.a: scale.o total.o
	$(AR) rcs $@ $^
libl.so: scale.o total.o
	$(CC) -shared -o $@ $^
with_a: main.o libl.a
	$(CC) -o $@ main.o -L. -l:libl.a
with_so: main.o libl.so
	$(CC) -o $@ main.o -L. -ll -Wl,-rpath,'$$ORIGIN'
M
make -s CC="$samara cc" >make.txt 2>&1 || { fail "make"; cat make.txt; }
same "make says nothing" "" "$(cat make.txt)"
for p in with_a with_so; do
	same "$p" "$want" "$(SAMARA_REPORT=$work/$p.rows forced ./$p)"
	check "$p: loops of the library were replaced" test "$(taken $p.rows)" -gt 1
	same "$p, off" "$want" "$(SAMARA=off ./$p)"
done
# a shared library of ours in a program that another compiler built
gcc -O2 main.c -L. -ll -Wl,-rpath,"$work" -o foreign 2>/dev/null || clang-19 -O2 main.c -L. -ll -Wl,-rpath,"$work" -o foreign
same "our library, their program" "$want" "$(SAMARA_REPORT=$work/foreign.rows forced ./foreign)"
check "our library, their program: replaced" test "$(taken foreign.rows)" -gt 1
# opened at run time, and closed again
cat >opens.c <<'C'
#include <dlfcn.h>
#include <stdio.h>
int main(void)
{
	static double x[5000];
	for (int r = 0; r < 3; r++) {
		void *l = dlopen("./libl.so", RTLD_NOW);
		void (*scale)(int, double *, double) = (void (*)(int, double *, double))dlsym(l, "scale");
		for (int i = 0; i < 5000; i++) x[i] = i + r;
		scale(5000, x, 2);
		printf("%.0f\n", x[4999]);
		dlclose(l);
	}
	return 0;
}
C
clang-19 -O2 opens.c -o opens && same "opened and closed three times" "9998
10000
10002" "$(forced ./opens)"
# a static program has no dlopen(): its own loops
"$samara" cc -O2 -static main.c scale.c total.c -o static 2>static.txt && same "a static program" "$want" "$(forced ./static)" || { fail "-static"; cat static.txt; }

# CMake
mkdir cm && cp main.c scale.c total.c lib.h cm/
cat >cm/CMakeLists.txt <<'M'
cmake_minimum_required(VERSION 3.10)
project(p C)
add_library(a STATIC scale.c)
add_library(s SHARED total.c)
add_executable(prog main.c)
target_link_libraries(prog a s)
M
if command -v cmake >/dev/null; then
	CC="$samara cc" cmake -S cm -B cm/build -DCMAKE_BUILD_TYPE=Release >cmake.txt 2>&1 &&
		cmake --build cm/build >>cmake.txt 2>&1 || { fail "CMake"; tail -20 cmake.txt; }
	same "built by CMake" "$want" "$(SAMARA_REPORT=$work/cm.rows forced cm/build/prog)"
	check "built by CMake: replaced" test "$(taken cm.rows)" -gt 1
else
	echo "note: no cmake here"
fi

# questions of configure scripts to a compiler
same "-dumpmachine" "$(clang-19 -dumpmachine)" "$("$samara" cc -dumpmachine)"
same "-print-prog-name" "$(clang-19 -print-prog-name=ld)" "$("$samara" cc -print-prog-name=ld)"
same "--version" "$(clang-19 --version)" "$("$samara" cc --version)"
same "preprocessed" "$(clang-19 -E -P main.c | tail -5)" "$("$samara" cc -E -P main.c | tail -5)"
same "from stdin" "$want" "$(cat main.c scale.c total.c | "$samara" cc -O2 -x c -I. - -o stdin && ./stdin)"
echo "-O2 main.c scale.c total.c -o by_file" >args
"$samara" cc @args && same "words from a file" "$want" "$(forced ./by_file)" || fail "@args"
"$samara" cc -O2 -flto main.c scale.c total.c -fuse-ld=lld-19 -o lto 2>lto.txt && same "-flto" "$want" "$(forced ./lto)" || { fail "-flto"; cat lto.txt; }

# -g: breakpoints, lines and values as without
"$samara" cc -O2 -g main.c scale.c total.c -o debug
if command -v gdb >/dev/null; then
	out=$(forced gdb -q -batch -ex 'break total' -ex run -ex 'print n' -ex bt ./debug 2>&1)
	has "gdb stops in total()" "$out" "total.c:2"
	has "gdb knows n" "$out" "= 5000"
	has "gdb knows who called" "$out" "main () at main.c:8"
fi
# a line table only where it was asked for
"$samara" cc -O2 main.c scale.c total.c -o lines
check "no debug information unless asked" sh -c '! llvm-readelf-19 -S lines | grep -q "\.debug_info"'

# sanitizers see the program's own loops
for s in address undefined thread; do
	"$samara" cc -O2 -fsanitize=$s main.c scale.c total.c -o san 2>san.txt || { echo "note: no $s sanitizer here"; continue; }
	same "-fsanitize=$s" "$want" "$(SAMARA_REPORT=$work/san.rows forced ./san 2>&1)"
	check "-fsanitize=$s: the original loops ran" test ! -e san.rows
done
printf '#include <stdlib.h>\nint main(int c, char **v) { int n = 100; double *x = malloc(n * 8); for (int i = 0; i <= n; i++) x[i] = i; return x[c] > 5; }\n' >over.c
"$samara" cc -O2 -fsanitize=address over.c -o over 2>/dev/null && has "an overflow is found" "$(forced ./over 2>&1)" "heap-buffer-overflow"

# OpenMP: their threads, our replacements inside and beside
cat >omp.c <<'C'
#include <omp.h>
#include <stdio.h>
static double a[8][4000], s[8];
int main(void)
{
	omp_set_num_threads(3);
#pragma omp parallel for
	for (int t = 0; t < 8; t++) {
		for (int i = 0; i < 4000; i++) a[t][i] = i % (t + 2);
		for (int i = 0; i < 4000; i++) a[t][i] *= 2;
		double sum = 0;
		for (int i = 0; i < 4000; i++) sum += a[t][i];
		s[t] = sum;
	}
	double all = 0;
#pragma omp parallel for reduction(+ : all)
	for (int t = 0; t < 8; t++) all += s[t];
	printf("%.1f %d\n", all, omp_get_max_threads());
	return 0;
}
C
for flags in "-O2 -fopenmp" "-O3 -fopenmp -march=native"; do
	# shellcheck disable=SC2086
	if clang-19 $flags omp.c -o omp_plain 2>omp.txt && "$samara" cc $flags omp.c -o omp 2>>omp.txt; then
		same "OpenMP ($flags)" "$(./omp_plain)" "$(forced ./omp)"
		same "OpenMP with the libraries ($flags)" "$(./omp_plain)" "$(SAMARA_FORCE=1 ./omp)"
	else
		fail "OpenMP"; cat omp.txt
	fi
done

# setjmp, fork, threads, _Thread_local, constructors and destructors, signals
cat >odd.c <<'C'
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
enum { N = 3000 };
static double x[N], y[N];
static _Thread_local double mine[N];
static jmp_buf back;
static volatile int size = N; /* nobody knows it when compiling */
static double fill(double *p, double v)
{
	int n = size;
	double s = 0;
	for (int i = 0; i < n; i++) p[i] = v + i % 3;
	for (int i = 0; i < n; i++) s += p[i];
	return s;
}
__attribute__((constructor)) static void early(void) { printf("early %.0f\n", fill(x, 1)); fflush(stdout); }
__attribute__((destructor)) static void late(void) { printf("late %.0f\n", fill(y, 2)); fflush(stdout); }
static void at_exit(void) { printf("exit %.0f\n", fill(y, 3)); fflush(stdout); }
static void on_signal(int s) { (void)s; fill(y, 5); }
static void *thread(void *arg) { *(double *)arg = fill(mine, *(double *)arg); return NULL; }
int main(void)
{
	double v[4] = {1, 2, 3, 4};
	pthread_t t[4];
	volatile int rounds = 0;
	int status;

	atexit(at_exit);
	if (setjmp(back) < 3) {
		fill(x, ++rounds);
		longjmp(back, rounds);
	}
	printf("jumped %d %.0f\n", rounds, x[N - 1]);
	for (int i = 0; i < 4; i++) pthread_create(&t[i], NULL, thread, &v[i]);
	for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
	printf("threads %.0f %.0f %.0f %.0f\n", v[0], v[1], v[2], v[3]);
	signal(SIGUSR1, on_signal);
	raise(SIGUSR1);
	printf("signal %.0f\n", y[N - 1]);
	fflush(stdout);
	if (fork() == 0) {
		double w = 7;
		pthread_create(&t[0], NULL, thread, &w);
		pthread_join(t[0], NULL);
		printf("child %.0f %.0f\n", fill(x, 9), w);
		fflush(stdout);
		_exit(4);
	}
	wait(&status);
	printf("parent %d %.0f\n", WEXITSTATUS(status), fill(x, 8));
	fflush(stdout);
	if (vfork() == 0)
		_exit(5);
	wait(&status);
	printf("vfork %d\n", WEXITSTATUS(status));
	return 0;
}
C
clang-19 -O2 odd.c -o odd_plain && "$samara" cc -O2 odd.c -o odd || fail "odd.c"
for threads in 1 3; do
	# an empty cache: the last functions of the program ask for something to be compiled
	same "odd things, $threads threads" "$(./odd_plain)" "$(SAMARA_CACHE=$work/cache.$threads SAMARA_THREADS=$threads SAMARA_REPORT=$work/odd.$threads timeout 60 env SAMARA_FORCE=1 SAMARA_IMPL=nest ./odd)"
	check "odd things: something was replaced" test "$(taken odd.$threads)" -gt 0
done
same "odd things through the transport" "$(./odd_plain)" "$(SAMARA_VIA=loop timeout 60 env SAMARA_FORCE=1 ./odd)"

# main returns while threads compute, before, during and after the first compilation
cat >leaves.c <<'C'
/* Threads compute on while main returns. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static volatile int size = 3000;
static void *compute(void *arg)
{
	int n = size + (int)(long)arg * 700;
	double *x = malloc(sizeof(double) * n), s = 0;

	for (int r = 0;; r++) {
		int m = n - r % 400;
		for (int i = 0; i < m; i++) x[i] = r + i % 3;
		for (int i = 0; i < m; i++) s += x[i];
		if (s < 0) puts("negative");
	}
	return NULL;
}
int main(int c, char **v)
{
	pthread_t t;
	for (long i = 0; i < 4; i++) pthread_create(&t, NULL, compute, (void *)i);
	usleep(c > 1 ? atoi(v[1]) : 1000);
	return 7;
}
C
"$samara" cc -O2 leaves.c -o leaves || fail "leaves.c"
for us in 0 10000 50000 100000 200000; do
	for impl in "" nest; do
		SAMARA_CACHE=$work/cache.$us.$impl SAMARA_FORCE=1 SAMARA_IMPL=$impl timeout 60 ./leaves $us
		same "status when main returns after $us us ($impl)" 7 $?
	done
done

# Ctrl-C: the program ends by its signal, and so does samara run, with and without a report
printf '#include <stdio.h>\n#include <unistd.h>\nint main(void) { puts("up"); fflush(stdout); sleep(20); return 0; }\n' >waits.c
for report in "" --report; do
	python3 - "$samara" $report <<'PY' || fail "Ctrl-C ($report)"
import os, signal, subprocess, sys
p = subprocess.Popen([sys.argv[1], "run", *sys.argv[2:], "waits.c"], stdout=subprocess.PIPE,
                     stderr=subprocess.DEVNULL, text=True, start_new_session=True)
assert p.stdout.readline() == "up\n"
os.killpg(p.pid, signal.SIGINT)
assert p.wait(10) == -signal.SIGINT, p.returncode
PY
done
finish
