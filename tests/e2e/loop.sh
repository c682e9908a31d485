# --via loop: each codelet goes through the in-process transport, and programs give the same output;
# SAMARA_CLUSTER=loop: through queues, tickets and a worker in the process.
. "$(dirname "$0")/lib.sh"
root=$here/../..

# NAME COMMAND...: output and files it makes, the same directly and through the transport. Each run
# has a cache of its own: what history teaches would change choices, and so how sums round.
twins() {
	name=$1; shift
	for via in direct loop cluster; do
		mkdir -p "$name.$via"
		(cd "$name.$via" && SAMARA_CACHE=$work/cache.$name.$via SAMARA_FORCE=1 SAMARA_REPORT=$work/$name.$via.rows \
			SAMARA_VIA=$([ $via = loop ] && echo loop) SAMARA_CLUSTER=$([ $via = cluster ] && echo loop) "$@" >stdout 2>stderr)
		same "$name $via: exit status" 0 $?
	done
	check "$name: the same output" alike "$name.direct" "$name.loop"
	check "$name: the same output through queues" diff -r "$name.loop" "$name.cluster"
	check "$name: something was replaced" test "$(taken "$name.loop.rows")" -gt 0
	same "$name: as many calls" "$(taken "$name.direct.rows")" "$(taken "$name.loop.rows")"
	same "$name: as many calls through queues" "$(taken "$name.direct.rows")" "$(taken "$name.cluster.rows")"
}

"$samara" cc -O2 "$here/work.c" -o work || fail "builds"
twins work "$work/work"
cat >edge.c <<'C'
/* Windows that end where memory does, columns of a matrix, conditions, sums. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
static void column(int n, double *a) { for (int i = 0; i < n; i++) a[i * n + 3] = a[i * n + 3] * 2 + i; }
static void inside(int n, double *a, const double *b) { for (int i = 0; i < n + 2; i++) if (i >= 1 && i <= n) a[i - 1] = b[i - 1] * 3; }
static double dot(int n, const double *a, const double *b) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
static void blur(int n, double *o, const double *a) { for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++) o[i * n + j] = 0.25 * (a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] + a[(i + 1) * n + j]); }
int main(void)
{
	enum { N = 512 }; /* N * N doubles are whole pages, and the pages around them cannot be touched */
	size_t bytes = sizeof(double) * N * N, page = 4096;
	double *m[3], s = 0;
	for (int k = 0; k < 3; k++) {
		char *p = mmap(NULL, bytes + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		mprotect(p + page, bytes, PROT_READ | PROT_WRITE);
		m[k] = (double *)(p + page);
		for (int i = 0; i < N * N; i++) m[k][i] = (i * 7 + k) % 31 * 0.5;
	}
	for (int r = 0; r < 2; r++) {
		column(N, m[0]);
		inside(N * N, m[1], m[0]);
		blur(N, m[2], m[1]);
		printf("%a\n", dot(N * N, m[0], m[2]));
	}
	for (int i = 0; i < N * N; i++) s += m[2][i] * (i % 5) + m[1][i];
	printf("%a\n", s);
	return 0;
}
C
"$samara" cc -O2 edge.c -o edge || fail "builds"
twins edge "$work/edge"
for folder in "$root"/examples/*/; do
	name=$(basename "$folder")
	ls "$folder"*.c >/dev/null 2>&1 || continue
	grep -q 'samara/' "$folder"*.c && continue # one that calls the library
	# one that calls what samara build makes
	ls "$folder"*.mlir "$folder"*.dml 2>/dev/null | grep -q . && continue
	"$samara" cc -O3 "$folder"*.c -o "example-$name" -lm || fail "builds $name"
	case $name in
	superres) twins "$name" "$work/example-$name" "$folder/photo.pgm" out.pgm ;;
	heat) twins "$name" "$work/example-$name" 100 200 ;;
	*) twins "$name" "$work/example-$name" ;;
	esac
done

SAMARA_CHECK=always twins checked "$work/edge"
want=$(SAMARA=off ./edge)
same "a transport that is not there" "$want" "$(SAMARA_FORCE=1 SAMARA_VIA=pigeon ./edge 2>err)"
finish
