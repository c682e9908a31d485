# --deterministic: the same bits in one process and on 1, 2 and 4 nodes, with one thread and two,
# with and without what past runs taught.
. "$(dirname "$0")/lib.sh"
root=$here/../..
"$samara" doctor | grep -q "^ok *nats-server" || { echo "skipped: no nats-server here"; exit 77; }

cat >sums.c <<'C'
/* Sums whose last bits depend on their order: over all, along rows, of products. */
#include <stdio.h>
#include <stdlib.h>
enum { N = 700 };
static float a[N][N], b[N][N], c[N][N], row[N];
static double total(int n, const double *x) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
static void rows(int n) { for (int i = 0; i < n; i++) { float s = 0; for (int j = 0; j < n; j++) s += a[i][j]; row[i] = s; } }
static void product(int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float s = 0;
			for (int k = 0; k < n; k++)
				s += a[i][k] * b[k][j];
			c[i][j] = s;
		}
}
static unsigned long long hash(const void *p, size_t n)
{
	const unsigned char *x = p;
	unsigned long long h = 14695981039346656037ull;
	while (n--)
		h = (h ^ *x++) * 1099511628211ull;
	return h;
}
int main(int argc, char **argv)
{
	enum { LONG = 3000000 };
	double *x = malloc(LONG * sizeof(*x));
	int n = N - (argc > 5); /* not a constant */
	for (int i = 0; i < LONG; i++)
		x[i] = (i % 1013) * 0.1 - 37.7;
	for (int i = 0; i < N * N; i++)
		a[0][i] = (i % 97) * 0.1f, b[0][i] = (i % 89) * 0.3f - 11;
	for (int t = 0; t < 4; t++) {
		rows(n);
		product(n);
		printf("%a %llx %llx\n", total(LONG, x), hash(row, sizeof(row)), hash(c, sizeof(c)));
	}
	return 0;
}
C
run() { "$samara" run --deterministic --json --report="$work/report" "$@"; }

want=$(run sums.c)
[ "$(echo "$want" | wc -l)" = 4 ] && [ "$(echo "$want" | sort -u | wc -l)" = 1 ] || fail "each call gives the same bits: $want"
check "the report says so" grep -q '"deterministic": true' report
check "something was replaced" grep -q '"taken": true' report
for threads in 1 2 3; do
	same "$threads threads" "$want" "$(run --threads=$threads sums.c)"
done
same "without a history" "$want" "$(SAMARA_CACHE=$work/other run --threads=2 sums.c)"
same "on one core" "$want" "$(taskset -c 0 "$samara" run --deterministic sums.c)"
export SAMARA_FORCE=1
want=$(run sums.c)
same "through messages" "$want" "$(run --via=loop sums.c)"
for n in 1 2 4; do
	same "$n nodes" "$want" "$(run --cluster=local:$n --threads=$((n % 3)) sums.c 2>err)"
	check "they had work" grep -q '"node": "node-' report
	same "$n nodes: nothing to tell" "" "$(cat err)"
done
"$samara" run --deterministic -lm "$root/examples/superres/superres.c" -- "$root/examples/superres/photo.pgm" one.pgm >one
for n in 1 4; do
	"$samara" run --deterministic --cluster=local:$n -lm "$root/examples/superres/superres.c" -- "$root/examples/superres/photo.pgm" $n.pgm >$n.out
	check "superres on $n nodes says the same" cmp one $n.out
	check "superres on $n nodes makes the same picture" cmp one.pgm $n.pgm
done
finish
