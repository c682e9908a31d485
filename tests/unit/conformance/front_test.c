/* The contract of every front end that reads text: flows of C (ir/graph/graph.h), StableHLO, DML.
 * A text is read the same way again; a refusal has the file's name and a
 * reason; no text, cut anywhere or changed anywhere, and no allocation that fails makes it leave
 * memory behind. */
#include <dirent.h>

#include "base/data/hash.h"
#include "base/fs.h"
#include "base/str.h"
#include "dml/syntax/dml.h"
#include "front/stablehlo/import/stablehlo.h"
#include "ir/graph/graph.h"
#include "ir/module/module.h"
#include "unit.h"
#include "unit_rounds.h"

enum { FILES = 6, CUTS = 60, CHANGES = 60, DEEP = 20000 };

/* Appends what was read to @p out, unless that is NULL. */
typedef smr_status (*read_fn)(const char *name, const char *text, size_t n, smr_str *out);

static smr_status read_flow(const char *name, const char *text, size_t n, smr_str *out)
{
	smr_graph *g;

	SMR_TRY(smr_graph_parse(name, text, n, &g));
	if (out != NULL) {
		char *printed = NULL;

		assert_int_equal(smr_graph_print(g, &printed), SMR_OK);
		smr_str_puts(out, printed);
		free(printed);
	}
	smr_graph_free(g);
	return SMR_OK;
}

static smr_status read_stablehlo(const char *name, const char *text, size_t n, smr_str *out)
{
	smr_stablehlo_face face;
	smr_module *m;

	SMR_TRY(smr_stablehlo_load(name, text, n, NULL, &face, &m));
	if (out != NULL)
		smr_module_print(out, m);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
	return SMR_OK;
}

static smr_status read_dml(const char *name, const char *text, size_t n, smr_str *out)
{
	smr_dml_script *s;

	SMR_TRY(smr_dml_parse(name, text, n, &s));
	if (out != NULL)
		smr_dml_print(out, s);
	smr_dml_free(s);
	return SMR_OK;
}

static const struct {
	const char *name, *folder, *ending;
	read_fn read;
	bool prints_itself;                            /* whether it reads its own output */
	const char *open, *close, *middle, *around[2]; /* parts of a deeply nested text */
} fronts[] = {
	{"flows",
	 "tests/fuzz/corpus/graph",
	 ".smr",
	 read_flow,
	 true,
	 "neg(",
	 ")",
	 "%0[i]",
	 {"flow \"f\" {\nbase a, b written\n%0 = view f32[4] a\n%1 = view f32[4] b\n%2 = nest (i: "
	  "4) into %1[i] = ",
	  "\n}\n"}},
	{"StableHLO",
	 "tests/fuzz/corpus/front_stablehlo",
	 ".mlir",
	 read_stablehlo,
	 false,
	 "tuple<",
	 ">",
	 "tensor<f32>",
	 {"func.func @main(%a: ", ") { return }\n"}},
	{"DML",
	 "tests/fuzz/corpus/front_dml",
	 ".dml",
	 read_dml,
	 true,
	 "(",
	 ")",
	 "1",
	 {"x = ", "\n"}},
};
enum { FRONTS = sizeof(fronts) / sizeof(fronts[0]) };

/* ---- texts that are read ------------------------------------------------------------------------
 */

typedef struct text {
	char name[300], *s;
	size_t n;
} text;

static int by_size(const void *a, const void *b)
{
	const text *x = a, *y = b;

	return x->n != y->n ? (x->n > y->n) - (x->n < y->n) : strcmp(x->name, y->name);
}

/* The shortest of its folder that it reads. */
static size_t texts_of(size_t f, text *out)
{
	static text all[512];
	size_t n = 0, kept = 0;
	DIR *d = opendir(fronts[f].folder);

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d)) != NULL && n < 512;) {
		if (strstr(e->d_name, fronts[f].ending) == NULL)
			continue;
		(void)snprintf(all[n].name, sizeof(all[n].name), "%s/%.200s", fronts[f].folder,
			       e->d_name);
		assert_int_equal(smr_read_file(all[n].name, &all[n].s, &all[n].n), SMR_OK);
		n++;
	}
	closedir(d);
	qsort(all, n, sizeof(all[0]), by_size);
	for (size_t i = 0; i < n; i++)
		if (kept < FILES && fronts[f].read(all[i].name, all[i].s, all[i].n, NULL) == SMR_OK)
			out[kept++] = all[i];
		else
			smr_free(all[i].s);
	return kept;
}

static void for_each_text(void (*look)(size_t f, const text *t))
{
	for (size_t f = 0; f < FRONTS; f++) {
		text t[FILES];
		size_t n = texts_of(f, t);

		if (n == 0)
			fail_msg("%s: none of %s is read", fronts[f].name, fronts[f].folder);
		for (size_t i = 0; i < n; i++) {
			look(f, &t[i]);
			smr_free(t[i].s);
		}
	}
}

/* ---- the tests ----------------------------------------------------------------------------------
 */

static void read_twice(size_t f, const text *t)
{
	smr_str a = {0}, b = {0};

	assert_int_equal(fronts[f].read(t->name, t->s, t->n, &a), SMR_OK);
	if (fronts[f].prints_itself) {
		if (fronts[f].read("printed", smr_str_text(&a), a.n, &b) != SMR_OK)
			fail_msg("%s: what is printed is not read: %s", t->name, smr_errmsg());
	} else {
		assert_int_equal(fronts[f].read(t->name, t->s, t->n, &b), SMR_OK);
	}
	assert_true(a.n > 0);
	assert_string_equal(smr_str_text(&a), smr_str_text(&b));
	smr_str_free(&a);
	smr_str_free(&b);
}

static void what_is_read_is_read_the_same_way_again(void **state)
{
	for_each_text(read_twice);
}

/* Whatever it says; if it is no, then with the name of the text, or of the flow in it, and a
 * reason. */
static void is_answered(size_t f, const char *s, size_t n, const char *what)
{
	long before = smr_alloc_live();
	smr_status st = fronts[f].read("the text", s, n, NULL);
	bool named = strncmp(smr_errmsg(), "the text", 8) == 0 ||
		     strncmp(smr_errmsg(), "flow \"", 6) == 0;

	if (st != SMR_OK && (!named || strlen(smr_errmsg()) < 12))
		fail_msg("%s: a text that is %s is refused with '%s'", fronts[f].name, what,
			 smr_errmsg());
	if (smr_alloc_live() != before)
		fail_msg("%s: a text that is %s leaves %ld pieces of memory", fronts[f].name, what,
			 smr_alloc_live() - before);
}

static void cut(size_t f, const text *t)
{
	uint64_t cuts = unit_rounds(CUTS);

	for (uint64_t i = 0; i <= cuts; i++) {
		size_t n = (size_t)((double)t->n * (double)i / (double)cuts);
		char *s = smr_malloc(n + 1); /* to the byte: a sanitizer sees who reads on */

		memcpy(s, t->s, n);
		is_answered(f, s, n, "cut");
		smr_free(s);
	}
}

static void a_text_that_is_cut_is_answered(void **state)
{
	for_each_text(cut);
}

static void change(size_t f, const text *t)
{
	for (uint64_t i = 0; i < unit_rounds(CHANGES); i++) {
		uint64_t h = smr_hash_mix(i + 1, t->n);
		char *s = smr_malloc(t->n + 1);

		memcpy(s, t->s, t->n);
		s[h % t->n] = i % 4 == 0 ? 0 : (char)(h >> 32);
		is_answered(f, s, t->n, "changed");
		smr_free(s);
	}
}

static void a_text_that_is_changed_is_answered(void **state)
{
	for_each_text(change);
}

static void nothing_at_all_is_answered(void **state)
{
	for (size_t f = 0; f < FRONTS; f++) {
		is_answered(f, "", 0, "empty");
		is_answered(f, "\n\n  \n", 5, "blank");
		is_answered(f, "\0\0\0", 3, "no text");
	}
}

static void what_is_nested_deeply_is_answered(void **state)
{
	for (size_t f = 0; f < FRONTS; f++) {
		smr_str s = {0};

		smr_str_puts(&s, fronts[f].around[0]);
		for (int i = 0; i < DEEP; i++)
			smr_str_puts(&s, fronts[f].open);
		smr_str_puts(&s, fronts[f].middle);
		for (int i = 0; i < DEEP; i++)
			smr_str_puts(&s, fronts[f].close);
		smr_str_puts(&s, fronts[f].around[1]);
		is_answered(f, s.s, s.n, "deep");
		smr_str_free(&s);
	}
}

typedef struct attempt {
	size_t f;
	const text *t;
} attempt;

static smr_status read_once(void *arg)
{
	const attempt *a = arg;

	return fronts[a->f].read(a->t->name, a->t->s, a->t->n, NULL);
}

static void run_out(size_t f, const text *t)
{
	attempt a = {.f = f, .t = t};

	(void)unit_fail_some_allocations(read_once, &a, 20);
}

static void memory_that_runs_out_is_told_and_none_is_left(void **state)
{
	for_each_text(run_out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_read_is_read_the_same_way_again),
		cmocka_unit_test(a_text_that_is_cut_is_answered),
		cmocka_unit_test(a_text_that_is_changed_is_answered),
		cmocka_unit_test(nothing_at_all_is_answered),
		cmocka_unit_test(what_is_nested_deeply_is_answered),
		cmocka_unit_test(memory_that_runs_out_is_told_and_none_is_left),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
