"""Random loops that store or read under conditions, called so that what no iteration takes cannot be touched.

Targets and inputs that a condition may leave out are NULL, lie in pages that cannot be written or read, are cut
in the middle by such a page, or belong to another thread, which stores to them and to their neighbours all the
while. Everything else ends, or begins, where such a page does. No call takes what it must not.
"""
import random

TYPES = ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "float", "double")
SIZES = ((3000, 7), (40, 500), (1, 20000), (20000, 1), (90, 90), (0, 5))


class Guarded:
    """f(n, m, k, lim, x, use, y, o): only where `switch` holds it touches o and y."""

    def __init__(self, rng, number):
        r = self.rng = rng
        self.name, self.type = f"g{number}", r.choice(TYPES)
        self.float = self.type in ("float", "double")
        self.shape = r.choice(("one", "one", "rows", "rows", "columns", "each", "each", "third", "bins"))
        by_row = self.shape in ("rows", "each", "third")
        self.switch = r.choice(("use", "use", "all", "lim", "o", "k")) if by_row else r.choice(("all", "lim", "o"))
        if self.shape == "columns":
            self.switch = r.choice(("all", "lim", "o", "k"))
        self.reads_y, self.body = r.random() < 0.6, []

    def at(self):
        return "x[i * m + j]"

    def target(self):
        return {"one": "*o", "rows": "o[i]", "columns": "o[j]", "each": "o[i * m + j]", "third": "o[(i * m + j) * 3]",
                "bins": f"o[(int){self.at()} & 15]"}[self.shape]

    def y(self):
        index = {"use": "i", "k": "j" if self.shape == "columns" else "i"}.get(self.switch, "i * m + j")
        return f"y[{index}]" if self.reads_y else "2"

    def switched(self):
        index = "j" if self.shape == "columns" else "i"
        return {"use": self.rng.choice(("use[i]", "use[i] != 0", "!(use[i] == 0)")), "all": "use[i * m + j] > 0",
                "lim": f"{self.at()} > lim", "o": self.rng.choice(("o", "o != NULL")), "k": f"{index} < k"}[self.switch]

    def extra(self):
        """Another condition; those that read what is guarded stand behind the switch."""
        r = self.rng
        before = r.choice((f"{self.at()} > 2", "j >= 1", "i + j > 3", f"({self.at()} < 5 || i < 7)", "(i & 3) != 1"))
        behind = r.choice((f"{self.y()} > 1", f"{self.target()} < {self.at()}", f"{self.at()} > {self.target()}", "j < m - 1"))
        return before, behind

    def value(self):
        r, x, y = self.rng, self.at(), self.y()
        return r.choice((x, x, f"{x} - {y}", f"{x} * {y}", f"({x} > 3 ? {x} : {y})", "1", f"(i & 7) + {y}"))

    def statement(self):
        r, to = self.rng, self.target()
        kinds = ["+=", "+=", "-=", "=", "++", "max", "min"] + ([] if self.float else ["|=", "^=", "*="])
        kind = r.choice(kinds)
        if self.shape == "bins" and kind == "=":
            kind = "+="
        if kind == "++":
            return f"({to})++;"
        if kind in ("max", "min"):
            v = self.at()
            return f"if ({v} {'>' if kind == 'max' else '<'} {to}) {to} = {v};"
        return f"{to} {kind} {self.value()};"

    def conditioned(self):
        """The statement under its conditions, in one of the ways that programs write it."""
        r, tests = self.rng, [self.switched()]
        before, behind = self.extra()
        if r.random() < 0.3:
            tests.insert(0, before)
        if r.random() < 0.4:
            tests.append(behind)
        s, form = self.statement(), r.choice(("and", "and", "nested", "continue"))
        if form == "and":
            return [f"if ({' && '.join(tests)}) {{ {s} }}"]
        if form == "nested":
            return [" ".join(f"if ({t})" for t in tests) + f" {{ {s} }}"]
        return [f"if (!({' && '.join(tests)})) continue;", s]

    def text(self):
        r = self.rng
        lines = self.conditioned()
        if r.random() < 0.25 and "continue" not in lines[0]:
            lines += self.conditioned()
        if r.random() < 0.3:
            lines.insert(0, f"result += {self.switched()} ? {self.y()} : 1;")
        first, second = ("i", "n"), ("j", "m")
        if self.shape != "rows" and r.random() < 0.3:
            first, second = second, first
        t = self.type
        body = "\n".join("\t\t\t" + x for x in lines)
        return (f"NOINLINE static long {self.name}(int n, int m, int k, int lim, const {t} *x, const signed char *use, const {t} *y, {t} *o)\n"
                f"{{\n\tlong result = 0;\n\n\tfor (int {first[0]} = 0; {first[0]} < {first[1]}; {first[0]}++)\n"
                f"\t\tfor (int {second[0]} = 0; {second[0]} < {second[1]}; {second[0]}++) {{\n{body}\n\t\t}}\n\treturn result;\n}}\n")

    def call(self):
        no = {"one": "1", "rows": "n", "columns": "m", "each": "n * m", "third": "n * m * 3", "bins": "16"}[self.shape]
        per = {"rows": "1", "columns": "1", "each": "m", "third": "m * 3"}.get(self.shape, "0")
        per = per if self.switch in ("use", "all", "k") else "0"
        outer = "m" if self.shape == "columns" else "n"
        ny = {"use": "n", "k": outer}.get(self.switch, "n * m")
        return (f"\tfor (size_t z = 0; z < sizeof(sizes) / sizeof(*sizes); z++) {{\n\t\tint n = sizes[z][0], m = sizes[z][1];\n"
                f"\t\tall_ways((function){{\"{self.name}\", (any_fn *){self.name}, put_{self.type.replace(' ', '_')}, sizeof({self.type}), "
                f"SWITCH_{self.switch.upper()}, {int(self.shape == 'columns')}, n, m, 0, 0, {outer}, (size_t)({no}), (size_t)({per}), (size_t)({ny}), NULL}});\n\t}}")


def program(seed, functions):
    rng = random.Random(seed)
    all_of = [Guarded(rng, f) for f in range(functions)]
    put = "".join(f"static void put_{t.replace(' ', '_')}(void *p, size_t i, int v) {{ (({t} *)p)[i] = ({t})v; }}\n" for t in TYPES)
    main = MAIN.replace("@ALL@", "\n".join(f.call() for f in all_of))
    return HEAD + put + "\n" + "\n".join(f.text() for f in all_of) + main.replace("SIZES", ", ".join(f"{{{n}, {m}}}" for n, m in SIZES))


HEAD = """#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#define NOINLINE __attribute__((noinline))
enum { SWITCH_USE, SWITCH_ALL, SWITCH_LIM, SWITCH_O, SWITCH_K };
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
typedef long any_fn(int n, int m, int k, int lim, const void *x, const signed char *use, const void *y, void *o);
typedef void put_fn(void *p, size_t i, int v);
typedef struct function {
	const char *name;
	any_fn *f;
	put_fn *put;
	size_t size;              /* of an element */
	int sw, columns;
	int n, m, k, lim, outer;
	size_t no, per, ny;       /* elements of o, of o for each step of the switch, of y */
	void *x;
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
	memset(use, 0, sizeof(use));
	for (int i = 0; i < c->n; i++)
		if (c->sw == SWITCH_USE)
			use[i] = i < h && i % 4 != 1;
		else
			for (int j = 0; j < c->m; j++)
				use[i * c->m + j] = (c->columns ? j : i) < h && (i + j) % 4 != 1;
}

static void run(const function *c, const char *way, const void *y, void *o, size_t kept)
{
	long r = c->f(c->n, c->m, c->k, c->lim, c->x, use, y, o);

	printf("%s %d x %d %s: %ld %lx\\n", c->name, c->n, c->m, way, r, hash(o, kept));
}

static void everything(function *c)
{
	size_t o = c->no * c->size, y = c->ny * c->size;

	for (int begins = 0; begins < 2; begins++) {
		char *po = begins ? grab(0, o, PROT_READ | PROT_WRITE) : grab(o, 0, 0);
		char *py = begins ? grab(0, y, PROT_READ | PROT_WRITE) : grab(y, 0, 0);
		fill(c, po, c->no, 3);
		fill(c, py, c->ny, 5);
		switch_to(c, c->outer * 2 / 3 + 1);
		run(c, begins ? "all, begins at a page" : "all, ends at a page", py, po, o);
		run(c, "all, once more", py, po, o);
		drop(po, begins ? 0 : o, begins ? o : 0);
		drop(py, begins ? 0 : y, begins ? y : 0);
	}
}

static void nothing(function *c)
{
	size_t o = c->no * c->size;
	char *ro = grab(0, o, PROT_READ), *none = grab(0, o, PROT_NONE);

	switch_to(c, 0);
	run(c, "none, NULL", NULL, NULL, 0);
	if (c->sw != SWITCH_O) {
		run(c, "none, read only", NULL, ro, o);
		run(c, "none, no page", NULL, none, 0);
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
		fill(c, po, (size_t)h * c->per, 3);
		fill(c, py, whole ? c->ny : (size_t)h * (y / c->size), 5);
		switch_to(c, h);
		run(c, none ? "half, no page" : "half, read only", py, po, (size_t)h * o);
		drop(po, (size_t)h * o, rest * o);
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
		r += c->f(c->n, c->m, c->k, c->lim, c->x, use, y, o);
	other.stop = 1;
	pthread_join(t, NULL);
	printf("%s %d x %d %s: %ld, lost %ld\\n", c->name, c->n, c->m, way, r, other.lost);
}

static void threads(function *c)
{
	size_t bytes = c->no * c->size, some = c->size * (c->no / 97 + 1);
	char *o = calloc(bytes + 128, 1), *y = malloc(c->ny * c->size + 1), *at = o + 64;

	fill(c, at, c->no, 3);
	fill(c, y, c->ny, 5);
	switch_to(c, c->outer * 2 / 3 + 1);
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
}

static void all_ways(function c)
{
	size_t x = (size_t)c.n * (size_t)c.m * c.size;

	c.x = grab(x, 0, 0);
	fill(&c, c.x, (size_t)c.n * (size_t)c.m, 1);
	everything(&c);
	nothing(&c);
	if (c.per > 0)
		half(&c);
	if (c.n > 0)
		threads(&c);
	drop(c.x, x, 0);
}

int main(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0); /* what was printed before a crash is seen */
@ALL@
	return 0;
}
"""
