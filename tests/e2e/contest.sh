# Candidates measured at sites: the program's own loops among them, and all by --tune.
. "$(dirname "$0")/lib.sh"

cat >x.c <<'C'
/* Exact whatever the order of sums: small integers. A way out of a helper by a jump, loops within loops. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
enum { N = 60000, ROWS = 40 };
static double a[N], b[N];
static void scale(int n, double k) { for (int i = 0; i < n; i++) b[i] = a[i] * k + 1; }
static double dot(int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
static int count(int n, double least) { int k = 0; for (int i = 0; i < n; i++) k += b[i] >= least; return k; }
static void row(int n, int r) { for (int i = 0; i < n; i++) a[r * n + i] = (a[r * n + i] + 1 > 16 ? 0 : a[r * n + i] + 1); }
int main(int argc, char **argv)
{
	int times = atoi(argv[1]);
	double s = 0;
	for (int i = 0; i < N; i++)
		a[i] = i % 17;
	for (int t = 0; t < times; t++) {
		scale(N - argc + 2, t % 5);
		s += dot(N - argc + 2) + count(N - argc + 2, t % 11);
		for (int r = 0; r < ROWS; r++)
			row(N / ROWS, r);
	}
	printf("%.17g %.17g\n", s, a[N / 3]);
	return 0;
}
C
loops_kept() { # how many of the history's times are the loops'
	python3 - "$1/history.db" <<'PY'
import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute("SELECT COUNT(*) FROM took WHERE impl LIKE 'original%'").fetchone()[0])
PY
}
clang-19 -O2 x.c -o plain && "$samara" cc -O2 x.c -o ours || fail "builds"
for times in 1 3 40 400; do
	want=$(./plain $times)
	for k in 1 2 3; do
		same "$times calls, run $k" "$want" "$(./ours $times)"
		same "$times calls, every call checked" "$want" "$(SAMARA_CHECK=always ./ours $times)"
	done
done
check "their times are kept" test "$(loops_kept cache)" -gt 0
want=$(SAMARA_CACHE=$work/pinned SAMARA_DETERMINISTIC=1 ./ours 400)
same "a fixed plan" "$(./plain 400)" "$want"
same "... measures none" 0 "$(loops_kept pinned)"
same "nor does what is forced" "$(./plain 40)" "$(SAMARA_CACHE=$work/forced forced ./ours 40)"
same "... measure" 0 "$(loops_kept forced)"

# Measured search: once, kept, chosen by the next run; what is done is what the program does.
sure() { # how many of the history's times were measured at leisure
	python3 - "$1/history.db" <<'PY'
import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute("SELECT COUNT(*) FROM took WHERE runs >= 8").fetchone()[0])
PY
}
export SAMARA_CACHE="$work/tuned"
for times in 1 3 40; do
	same "tuned, $times calls" "$(./plain $times)" "$("$samara" run --tune=20 --report=$work/tuned.txt x.c -- $times)"
	same "then, $times calls" "$(./plain $times)" "$(SAMARA_LOG=info "$samara" run x.c -- $times 2>later)"
	check "nothing is searched for then" sh -c '! grep -q tuned later'
done
check "times are kept" test "$(sure tuned)" -gt 4
check "the loops', too" test "$(loops_kept tuned)" -gt 0
same "through --deterministic" "$(./plain 40)" "$(SAMARA_LOG=warn "$samara" run --deterministic --tune x.c -- 40 2>pinned.err)"
has "... there is nothing to tune" "$(cat pinned.err)" "nothing is tuned"
"$samara" run --tune=soon x.c -- 1 2>err && fail "--tune=soon"
has "... is refused" "$(cat err)" "tune=soon"
export SAMARA_CACHE="$work/cache"

# An object of an earlier compiler does not report the end of its loops: the runtime does not wait.
"$samara" cc -O2 -S -emit-llvm x.c -o x.ll || fail "IR"
check "loops tell when they end" grep -q "call void @smr_site_left" x.ll
python3 - x.ll <<'PY'
import re, sys
text = open(sys.argv[1]).read()
text, n = re.subn(r"(@smr\.record\S* = .*ptr null, i64 )-?\d+( \})", r"\g<1>0\2", text)
assert n > 0
open(sys.argv[1], "w").write(re.sub(r"call void @smr_site_left\(.*", "call void @llvm.trap()", text)
	+ ("" if "declare void @llvm.trap" in text else "declare void @llvm.trap()\n"))
PY
"$samara" cc -O2 x.ll -o old && same "an old object" "$(./plain 400)" "$(./old 400)" || fail "an old object builds"
finish
