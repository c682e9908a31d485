"""The C around the functions of guarded.py: memory that cannot be touched, and a thread that
stores to the rest."""
HEAD = """#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#define NOINLINE __attribute__((noinline))
enum { SWITCH_USE, SWITCH_ALL, SWITCH_LIM, SWITCH_O, SWITCH_K, SWITCH_ROWS };
"""

MAIN = """
enum { PAGE = 4096, WORDS = 1 << 18 };

/* `before` bytes that may be written, then `after` bytes in pages of another kind; what lies around cannot be touched. */
static char *grab(size_t before, size_t after, int prot)
{
	size_t b = (before + PAGE - 1) / PAGE * PAGE, a = (after + PAGE - 1) / PAGE * PAGE;
	char *p = mmap(NULL, a + b + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (p == MAP_FAILED)
		exit(3);
	if (b + a > 0)
		mprotect(p + PAGE, b + a, PROT_READ | PROT_WRITE);
	for (size_t i = 0; i < after; i++)
		p[PAGE + b + i] = 77;
	if (a > 0)
		mprotect(p + PAGE + b, a, prot);
	return p + PAGE + b - before;
}
static void drop(char *p, size_t before, size_t after)
{
	size_t b = (before + PAGE - 1) / PAGE * PAGE, a = (after + PAGE - 1) / PAGE * PAGE;

	munmap(p + before - b - PAGE, a + b + 2 * PAGE);
}
static unsigned long hash(const void *p, size_t n)
{
	unsigned long h = 1469598103934665603ul;

	for (size_t i = 0; i < n; i++)
		h = (h ^ ((const unsigned char *)p)[i]) * 1099511628211ul;
	return h;
}

/* ---- the other thread: bytes from..to of the target, a word at a time, and those around it */
typedef struct range {
	char *from, *to;
	size_t step;
} range;
static struct {
	range range[3];
	size_t size;
	long lost;
	_Atomic long rounds;
	_Atomic int stop;
} other;

#define EACH(T, ...)                                                                                     \\
	for (int r = 0; r < 3; r++)                                                                       \\
		for (char *p = other.range[r].from; p + sizeof(T) <= other.range[r].to; p += other.range[r].step) { \\
			T v = (T)(k & 31);                                                                \\
			__VA_ARGS__                                                                       \\
		}
#define HAMMER(T)                                                                                        \\
	EACH(T, __atomic_store((T *)p, &v, __ATOMIC_SEQ_CST);)                                            \\
	for (volatile int w = 0; w < 50; w++) {                                                           \\
	}                                                                                                 \\
	EACH(T, T got; __atomic_load((T *)p, &got, __ATOMIC_SEQ_CST); other.lost += got != v;)

static void *hammer(void *unused)
{
	for (long k = 0; !other.stop; k++) {
		if (other.size == 1) {
			HAMMER(unsigned char)
		} else if (other.size == 2) {
			HAMMER(unsigned short)
		} else if (other.size == 4) {
			HAMMER(unsigned)
		} else {
			HAMMER(unsigned long)
		}
		other.rounds++;
	}
	return unused;
}

/* ---- one function, in all ways that its switch allows */
typedef long any_fn(int n, int m, int k, int lim, const void *x, const signed char *use, const void *y, void *o,
		    void *q, const int *ix, void *rows);
typedef void put_fn(void *p, size_t i, int v);
typedef struct function {
	const char *name;
	any_fn *f;
	put_fn *put;
	size_t size;              /* of an element */
	int sw, columns;
	int n, m, k, lim, outer;
	size_t no, per, ny;       /* elements of o, of o for each step of the switch, of y */
	char *x, *q;              /* q: a second target, as large as o */
	int *ix;
	char **rows;
} function;
enum { ROUNDS = 12 };
static signed char use[WORDS];
static const int sizes[][2] = {SIZES};

static void fill(const function *c, void *p, size_t n, int seed)
{
	for (size_t i = 0; i < n; i++)
		c->put(p, i, (int)((i * 7 + i / 13 + (size_t)seed) % 11));
}

/* Taken below row (or column) h only. */
static void switch_to(function *c, int h)
{
	c->k = h;
	c->lim = h > 0 ? 4 : 127;
	for (int i = 0; i < c->n; i++) {
		c->rows[i] = i < h ? c->x + (size_t)i * (size_t)c->m * c->size : NULL;
		c->ix[i] = i < h ? i * 7 % h : 1 << 28;
	}
	memset(use, 0, sizeof(use));
	for (int i = 0; i < c->n; i++)
		if (c->sw == SWITCH_USE)
			use[i] = i < h && i % 4 != 1;
		else
			for (int j = 0; j < c->m; j++)
				use[i * c->m + j] = (c->columns ? j : i) < h && (i + j) % 4 != 1;
}

static long call(const function *c, const void *y, void *o)
{
	bool none = c->lim == 127;

	return c->f(c->n, c->m, c->k, c->lim, c->x, use, y, o, c->q, none ? NULL : c->ix, none ? NULL : c->rows);
}

static void run(const function *c, const char *way, const void *y, void *o, size_t kept)
{
	long r = call(c, y, o);

	printf("%s %d x %d %s: %ld %lx %lx\\n", c->name, c->n, c->m, way, r, hash(o, kept), c->q == NULL ? 0 : hash(c->q, kept));
}

static void everything(function *c)
{
	size_t o = c->no * c->size, y = c->ny * c->size;

	for (int begins = 0; begins < 2; begins++) {
		char *po = begins ? grab(0, o, PROT_READ | PROT_WRITE) : grab(o, 0, 0);
		c->q = begins ? grab(0, o, PROT_READ | PROT_WRITE) : grab(o, 0, 0);
		char *py = begins ? grab(0, y, PROT_READ | PROT_WRITE) : grab(y, 0, 0);
		fill(c, po, c->no, 3);
		fill(c, c->q, c->no, 4);
		fill(c, py, c->ny, 5);
		switch_to(c, c->sw == SWITCH_ROWS ? c->outer : c->outer * 2 / 3 + 1);
		run(c, begins ? "all, begins at a page" : "all, ends at a page", py, po, o);
		run(c, "all, once more", py, po, o);
		drop(po, begins ? 0 : o, begins ? o : 0);
		drop(c->q, begins ? 0 : o, begins ? o : 0);
		drop(py, begins ? 0 : y, begins ? y : 0);
	}
}

static void nothing(function *c)
{
	size_t o = c->no * c->size;
	char *ro = grab(0, o, PROT_READ), *none = grab(0, o, PROT_NONE);

	switch_to(c, 0);
	c->q = NULL;
	run(c, "none, NULL", NULL, NULL, 0);
	if (c->sw != SWITCH_O) {
		run(c, "none, read only", NULL, ro, o);
		c->q = ro;
		run(c, "none, no page", NULL, none, 0);
		c->q = none;
		run(c, "none, NULL again", NULL, NULL, 0);
	}
	drop(ro, 0, o);
	drop(none, 0, o);
}

static void half(function *c)
{
	int h = c->outer / 2, whole = c->columns && c->sw == SWITCH_ALL; /* y has rows */
	size_t o = c->per * c->size, y = c->outer > 0 ? c->ny / (size_t)c->outer * c->size : 0, rest = (size_t)(c->outer - h);

	for (int none = 0; none < 2; none++) {
		char *po = grab((size_t)h * o, rest * o, none ? PROT_NONE : PROT_READ);
		char *py = grab((size_t)h * y, rest * y, whole ? PROT_READ | PROT_WRITE : PROT_NONE);
		c->q = grab((size_t)h * o, rest * o, none ? PROT_READ : PROT_NONE);
		fill(c, po, (size_t)h * c->per, 3);
		fill(c, c->q, (size_t)h * c->per, 4);
		fill(c, py, whole ? c->ny : (size_t)h * (y / c->size), 5);
		switch_to(c, h);
		run(c, none ? "half, no page" : "half, read only", py, po, (size_t)h * o);
		drop(po, (size_t)h * o, rest * o);
		drop(c->q, (size_t)h * o, rest * o);
		drop(py, (size_t)h * y, rest * y);
	}
}

/* The other thread has bytes [from, to) of o, every step-th element of them, and what lies around o. */
static void beside(const function *c, const char *way, const void *y, char *o, char *from, char *to, size_t step)
{
	pthread_t t;
	long r = 0;

	memset(&other, 0, sizeof(other));
	other.range[0] = (range){o - 64, o, c->size};
	other.range[1] = (range){o + c->no * c->size, o + c->no * c->size + 64, c->size};
	other.range[2] = (range){from, to, step};
	other.size = c->size;
	pthread_create(&t, NULL, hammer, NULL);
	while (other.rounds == 0) {
	}
	for (int k = 0; k < ROUNDS; k++)
		r += call(c, y, o);
	other.stop = 1;
	pthread_join(t, NULL);
	printf("%s %d x %d %s: %ld, lost %ld\\n", c->name, c->n, c->m, way, r, other.lost);
}

static void threads(function *c)
{
	size_t bytes = c->no * c->size, some = c->size * (c->no / 97 + 1);
	char *o = calloc(bytes + 128, 1), *y = malloc(c->ny * c->size + 1), *at = o + 64;

	c->q = calloc(bytes + 1, 1);
	fill(c, at, c->no, 3);
	fill(c, y, c->ny, 5);
	switch_to(c, c->sw == SWITCH_ROWS ? c->outer : c->outer * 2 / 3 + 1);
	if (c->no == 3 * (size_t)c->n * (size_t)c->m) /* what lies between the elements */
		beside(c, "beside, between", y, at, at + c->size, at + bytes, 3 * some);
	else
		beside(c, "beside, around", y, at, at, at, some);
	if (c->per > 0 && c->outer > 1) {
		switch_to(c, c->outer / 2);
		beside(c, "beside, half", y, at, at + (size_t)(c->outer / 2) * c->per * c->size, at + bytes, some);
	}
	switch_to(c, 0);
	if (c->sw != SWITCH_O)
		beside(c, "beside, none", NULL, at, at, at + bytes, some);
	free(o);
	free(y);
	free(c->q);
}

static void all_ways(function c)
{
	size_t x = (size_t)c.n * (size_t)c.m * c.size;

	c.x = grab(x, 0, 0);
	c.ix = malloc(((size_t)c.n + 1) * sizeof(*c.ix));
	c.rows = malloc(((size_t)c.n + 1) * sizeof(*c.rows));
	fill(&c, c.x, (size_t)c.n * (size_t)c.m, 1);
	everything(&c);
	nothing(&c);
	if (c.per > 0)
		half(&c);
	if (c.n > 0)
		threads(&c);
	drop(c.x, x, 0);
	free(c.ix);
	free(c.rows);
}

int main(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0); /* what was printed before a crash is seen */
@ALL@
	return 0;
}
"""
