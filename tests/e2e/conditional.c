/* Stores and reads under conditions. What no iteration takes is neither read nor written: it may be
 * NULL, a page that cannot be written or not even read, or a word that another thread stores to.
 * Argument: rounds. Every function prints what it leaves behind. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define NI static __attribute__((noinline))
enum { N = 20000, ROWS = 96, COLS = 128, PAGE = 65536, INTS = PAGE / sizeof(int), FLOATS = PAGE / sizeof(float) };

/* --- scalars in memory ------------------------------------------------------------------------ */
NI void count(const int *a, int lim, int *s, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) (*s)++; }
NI void add_to(const float *x, const int *a, int lim, float *s, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) *s += x[i]; }
NI void greatest(const int *a, int *m, int n) { for (int i = 0; i < n; i++) if (a[i] > *m) *m = a[i]; }
NI void least_if(const int *a, const int *p, int *m, int n) { for (int i = 0; i < n; i++) if (p[i] > 1000 && a[i] < *m) *m = a[i]; }
NI void greatest_if(const int *a, int *m, int n) { for (int i = 0; i < n; i++) if (m != NULL && a[i] > *m) *m = a[i]; }
NI void last_hit(const int *a, int lim, int *at, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) *at = i; }
NI void flag(const int *a, int lim, int *f, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) *f = 1; }
NI void bits(const int *a, int lim, unsigned *f, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) *f |= (unsigned)a[i]; }
NI void times(const int *a, int lim, unsigned *f, int n) { for (int i = 0; i < n; i++) if (a[i] > lim) *f *= (unsigned)a[i]; }
NI int place(const int *a, int lim, int *where, int n)
{
	int best = lim;
	for (int i = 0; i < n; i++)
		if (a[i] > best) {
			best = a[i];
			*where = i;
		}
	return best;
}
NI void wide(const int *a, const int *b, int lim, long *s, int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			if (a[i] + b[j] > lim) *s += a[i] * 3 - b[j];
}
NI void stats(const float *x, const int *a, int lim, float *sum, int *hits, int n)
{
	for (int i = 0; i < n; i++) {
		if (sum) *sum += x[i];
		if (hits && a[i] > lim) ++*hits;
	}
}

/* --- arrays ----------------------------------------------------------------------------------- */
NI void backward(float *dw, float *db, const float *dout, const float *x, int B, int C, int O)
{
	for (int o = 0; o < O; o++)
		for (int b = 0; b < B; b++) {
			float d = dout[b * O + o];
			if (db != NULL) db[o] += d;
			for (int i = 0; i < C; i++) dw[o * C + i] += x[b * C + i] * d;
		}
}
NI void row_sums(const int *a, const int *lim, int *s, int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			if (a[i * m + j] > lim[i]) s[i] += a[i * m + j];
}
NI void row_maxima(const int *a, int *s, int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			if (a[i * m + j] > s[i]) s[i] = a[i * m + j];
}
NI void some_rows(const int *a, const int *use, int *s, int n, int m)
{
	for (int i = 0; i < n; i++)
		if (use[i])
			for (int j = 0; j < m; j++) s[i] += a[i * m + j];
}
NI void first_columns(const int *a, int *s, int k, int n, int m)
{
	for (int j = 0; j < m; j++)
		for (int i = 0; i < n; i++)
			if (j < k) s[j] += a[i * m + j];
}
NI void where_set(const int *p, const int *x, int *y, int n) { for (int i = 0; i < n; i++) if (p[i]) y[i] += x[i]; }
NI void every_third(const int *p, const int *x, int *y, int n) { for (int i = 0; i < n; i++) if (p[i]) y[3 * i] = x[i]; }
NI void clip(int *y, int n) { for (int i = 0; i < n; i++) if (y[i] < 0) y[i] = 0; }
NI void fclip(float *y, int n) { for (int i = 0; i < n; i++) if (y[i] < 0) y[i] = 0; }
NI void tally_if(const int *p, const unsigned char *k, int *h, int n) { for (int i = 0; i < n; i++) if (p[i] > 1000) h[k[i]]++; }
NI void tally(const unsigned short *k, int *h, int n) { for (int i = 0; i < n; i++) h[k[i]]++; }
NI float running(const float *x, float *out, int n) { float s = 0; for (int i = 0; i < n; i++) { s += x[i]; if (out != NULL) out[i] = s; } return s; }
NI void spread(const int *out, int *in, int n, int k)
{
	for (int o = 0; o < n; o++)
		for (int t = 0; t < k; t++)
			if (o + t - 2 >= 0 && o + t - 2 < n) in[o] += out[o + t - 2];
}

/* --- inputs ----------------------------------------------------------------------------------- */
NI long optional(const int *p, int n) { long s = 0; for (int i = 0; i < n; i++) if (p != NULL) s += p[i]; return s; }
NI long weighted(const int *x, const int *w, int n) { long s = 0; for (int i = 0; i < n; i++) s += w != NULL ? (long)x[i] * w[i] : x[i]; return s; }
NI void biased(float *y, const float *x, const float *b, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) y[i * m + j] = x[i * m + j] + (b ? b[j] : 0.0f); }
NI long masked(const int *use, const int *p, int n) { long s = 0; for (int i = 0; i < n; i++) if (use[i]) s += p[i]; return s; }
NI long masked2(const int *use, const int *p, int n) { long s = 0; for (int i = 0; i < n; i++) if (use[i]) s += p[2 * i]; return s; }
NI long picked(const int *use, const int *ix, const int *p, int n) { long s = 0; for (int i = 0; i < n; i++) if (use[i]) s += p[ix[i]]; return s; }
NI double table(double *const *A, int n, int m) { double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (A != NULL) s += A[i][j]; return s; }

/* --- memory ----------------------------------------------------------------------------------- */
/* n pages, of which those of `open` can be used as `how`; a page that cannot be touched around
 * them. */
static void *pages(int n, int open, int how)
{
	char *p = mmap(NULL, (size_t)(n + 2) * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED) exit(3);
	p += PAGE;
	if (open > 0) mprotect(p, (size_t)open * PAGE, how);
	return p;
}
static uint64_t hash(const void *p, size_t n)
{
	const unsigned char *c = p;
	uint64_t h = 1469598103934665603u;
	for (size_t i = 0; i < n; i++) h = (h ^ c[i]) * 1099511628211u;
	return h;
}
#define SHOW(name, p, n) printf("%s %016llx\n", name, (unsigned long long)hash(p, n))

static int a[N], use[N], ix[N];
static float x[N];
static unsigned char keys[N];
static unsigned short wide_keys[N];
static const int fixed_count = 7, fixed_greatest = 1 << 20;

static void scalars(void)
{
	int *ro = pages(1, 1, PROT_READ), *none = pages(1, 0, 0), v[8] = {0};
	long l = 5;
	float f = 1;
	int *targets[] = {NULL, ro, none, (int *)&fixed_count};
	for (int t = 0; t < 4; t++) {
		int *s = targets[t];
		count(a, 1000, s, N);
		add_to(x, a, 1000, (float *)s, N);
		last_hit(a, 1000, s, N);
		flag(a, 1000, s, N);
		bits(a, 1000, (unsigned *)s, N);
		times(a, 1000, (unsigned *)s, N);
		least_if(a, a, s, N);
		printf("%d\n", place(a, 1000, s, N));
		wide(a, a, 5000, (long *)s, 300, 200);
		stats(x, a, 1000, NULL, s, N);
	}
	greatest_if(a, NULL, N);
	greatest(a, (int *)&fixed_greatest, N);
	greatest_if(a, (int *)&fixed_greatest, N);
	stats(x, a, 20, &f, NULL, N);
	stats(x, a, 20, &f, &v[0], N);
	count(a, 20, &v[1], N);
	add_to(x, a, 20, &f, N);
	greatest(a, &v[2], N);
	greatest_if(a, &v[3], N);
	last_hit(a, 40, &v[4], N);
	flag(a, 40, &v[5], N);
	bits(a, 40, (unsigned *)&v[6], N);
	v[7] = 1;
	times(a, 40, (unsigned *)&v[7], N);
	wide(a, a, 60, &l, 300, 200);
	printf("%d %d\n", place(a, 3, &v[0], N), v[0]);
	printf("%d %d %d %d %d %d %d %ld %g\n", v[1], v[2], v[3], v[4], v[5], v[6], v[7], l, f);
}

static void arrays(void)
{
	int *s = pages(2, 1, PROT_READ | PROT_WRITE), *m = pages(2, 2, PROT_READ | PROT_WRITE), *lim = malloc(sizeof(int) * 2 * INTS);
	int *big = malloc(sizeof(int) * 2 * INTS * 16), *u = malloc(sizeof(int) * 2 * INTS);
	float *dw = calloc(ROWS * COLS, sizeof(float)), *db = calloc(ROWS, sizeof(float)), *y;
	for (int i = 0; i < 2 * (int)INTS * 16; i++) big[i] = i % 37;
	for (int i = 0; i < 2 * (int)INTS; i++) lim[i] = i < (int)INTS && i % 3 == 0 ? 20 : 1000, u[i] = i < (int)INTS && i % 5 != 2;
	for (int i = 0; i < 2 * (int)INTS; i++) m[i] = i < (int)INTS ? i % 50 : 100;
	mprotect((char *)m + PAGE, PAGE, PROT_READ);
	for (int r = 0; r < 2; r++) backward(dw, r ? NULL : db, x, x, 100, COLS, ROWS);
	SHOW("dw", dw, sizeof(float) * ROWS * COLS);
	SHOW("db", db, sizeof(float) * ROWS);
	row_sums(big, lim, s, 2 * INTS, 16);
	SHOW("row_sums", s, PAGE);
	row_maxima(big, m, 2 * INTS, 16);
	SHOW("row_maxima", m, 2 * PAGE);
	some_rows(big, u, s, 2 * INTS, 16);
	SHOW("some_rows", s, PAGE);
	first_columns(big, s, INTS, 16, 2 * INTS);
	SHOW("first_columns", s, PAGE);
	where_set(u, big, s, 2 * INTS);
	SHOW("where_set", s, PAGE);
	for (int i = 0; i < 2 * (int)INTS; i++) u[i] = 3 * i < (int)INTS && i % 4 == 1;
	every_third(u, big, s, 2 * INTS);
	SHOW("every_third", s, PAGE);
	for (int i = 0; i < (int)INTS; i++) m[i] = i % 7 == 0 ? -i : i;
	clip(m, 2 * INTS);
	SHOW("clip", m, 2 * PAGE);
	y = pages(2, 2, PROT_READ | PROT_WRITE);
	for (int i = 0; i < (int)FLOATS; i++) y[i] = (float)(i % 7 == 0 ? -i : i);
	mprotect((char *)y + PAGE, PAGE, PROT_READ);
	fclip(y, 2 * FLOATS);
	SHOW("fclip", y, 2 * PAGE);
	tally_if(a, keys, NULL, N);
	tally_if(a, keys, (int *)&fixed_count, N);
	for (int i = 0; i < (int)INTS; i++) m[i] = 0;
	tally(wide_keys, m, N);
	SHOW("tally", m, 2 * PAGE);
	printf("%g %g\n", running(x, NULL, N), running(x, x, 0));
	spread(big, s, INTS, 5);
	SHOW("spread", s, PAGE);
	free(big);
	free(dw);
	free(db);
}

static void inputs(void)
{
	int *p = pages(2, 1, PROT_READ | PROT_WRITE), *u = malloc(sizeof(int) * 2 * INTS), *at = malloc(sizeof(int) * 2 * INTS);
	float *y = calloc(ROWS * COLS, sizeof(float));
	for (int i = 0; i < (int)INTS; i++) p[i] = i % 91;
	for (int i = 0; i < 2 * (int)INTS; i++) u[i] = i < (int)INTS && i % 3 != 0, at[i] = i < (int)INTS ? (i * 7) % (int)INTS : 1 << 28;
	printf("%ld %ld\n", optional(NULL, N), optional(a, N));
	printf("%ld %ld\n", weighted(a, NULL, N), weighted(a, use, N));
	printf("%ld\n", masked(u, p, 2 * INTS));
	printf("%ld\n", picked(u, at, p, 2 * INTS));
	for (int i = 0; i < 2 * (int)INTS; i++) u[i] = 2 * i < (int)INTS && i % 3 != 0;
	printf("%ld\n", masked2(u, p, 2 * INTS));
	biased(y, x, NULL, ROWS, COLS);
	SHOW("biased", y, sizeof(float) * ROWS * COLS);
	biased(y, x, x, ROWS, COLS);
	SHOW("biased", y, sizeof(float) * ROWS * COLS);
	printf("%g\n", table(NULL, 500, 600));
	free(y);
}

/* --- another thread --------------------------------------------------------------------------- */
enum { WORDS = 4096 };
static struct { int before, word, after; } shared;
static int line[3 * WORDS], marks[WORDS];
static _Atomic int stop;

static void *work(void *rounds)
{
	for (int r = 0; r < *(int *)rounds; r++) {
		count(a, 1000, &shared.word, N);
		bits(a, 1000, (unsigned *)&shared.before, N);
		greatest(a, &shared.after, N); /* the other thread stores more than any of a */
		last_hit(a, 1000, &shared.word, N);
		where_set(marks, a, line, WORDS);
		every_third(marks, a, line, WORDS);
		row_sums(a, marks, line, WORDS, 4); /* marks >= 1000 where nothing is taken */
		some_rows(a, marks, line, WORDS, 4);
		clip(line, WORDS);
	}
	stop = 1;
	return NULL;
}

static void threads(int rounds)
{
	pthread_t t;
	long lost = 0;
	int k = 0;
	memset(marks, 0, sizeof(marks));
	shared.after = 1 << 20;
	for (int i = 0; i < WORDS; i++) marks[i] = 0;
	for (int i = 0; i < N; i++) a[i] = -(a[i] < 0 ? -a[i] : a[i]) - 1; /* nothing is above 0 */
	pthread_create(&t, NULL, work, &rounds);
	while (!stop) {
		k++;
		__atomic_store_n(&shared.word, k, __ATOMIC_SEQ_CST);
		__atomic_store_n(&shared.before, k, __ATOMIC_SEQ_CST);
		__atomic_store_n(&shared.after, (1 << 20) + k % 1000, __ATOMIC_SEQ_CST);
		for (int i = 0; i < WORDS; i += 64) __atomic_store_n(&line[i + k % 64], k, __ATOMIC_SEQ_CST);
		for (volatile int w = 0; w < 200; w++) {}
		lost += __atomic_load_n(&shared.word, __ATOMIC_SEQ_CST) != k;
		lost += __atomic_load_n(&shared.before, __ATOMIC_SEQ_CST) != k;
		lost += __atomic_load_n(&shared.after, __ATOMIC_SEQ_CST) != (1 << 20) + k % 1000;
		for (int i = 0; i < WORDS; i += 64) lost += __atomic_load_n(&line[i + k % 64], __ATOMIC_SEQ_CST) != k;
	}
	pthread_join(t, NULL);
	printf("lost updates: %ld\n", lost);
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 3;
	for (int i = 0; i < N; i++) {
		a[i] = (i * 31) % 53;
		x[i] = (float)(i % 11);
		use[i] = i % 4 - 1;
		ix[i] = (i * 17) % N;
		keys[i] = (unsigned char)(i * 5);
		wide_keys[i] = (unsigned short)((i * 3 % 400) * 2);
	}
	for (int r = 0; r < rounds; r++) {
		scalars();
		arrays();
		inputs();
	}
	threads(rounds * 20);
	return 0;
}
