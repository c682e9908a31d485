/* Several nests in one pass give the same bits as each nest alone: by generated code and the
 * interpreter, on one thread and on several. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "back/back.h"
#include "back/cpu/codegen/object/recipe.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"

extern const smr_impl smr_impl_nest, smr_impl_strip;

/* back/gpu/horizontal_test.c runs the same tests for another implementation. */
#ifndef IMPLS
#define IMPLS {&smr_impl_strip, &smr_impl_nest}
#endif

enum { BYTES = 1 << 20, MOST = 12 };

typedef struct fixture {
	smr_graph *g;
	smr_arena *arena;
	smr_codelet *c;
	void *base[MOST];
	void *want[MOST]; /* by base; NULL: only read */
	smr_env e;
} fixture;

static void fill(void *to, smr_dtype t, uint64_t seed)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < BYTES / size; i++) {
		uint64_t h = smr_hash_mix(seed, i + 1), bits;

		bits = smr_dtype_is_float(t)
			       ? smr_value_from_double(t, (double)(int64_t)(h % 2001 - 1000) / 64)
			       : smr_value_mask(t, h % 7);
		memcpy((char *)to + i * size, &bits, size);
	}
}

static void open_fixture(fixture *f, const char *text)
{
	*f = (fixture){0};
	if (smr_graph_parse("test", text, strlen(text), &f->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(f->g->nbases <= MOST);
	f->arena = smr_arena_new();
	for (uint32_t i = 0; i < f->g->nnodes; i++) {
		const smr_node *v = f->g->nodes[i];

		if (v->op != SMR_OP_view || f->base[v->window->base] != NULL)
			continue;
		f->base[v->window->base] = smr_aligned_alloc(64, BYTES);
		fill(f->base[v->window->base], v->type.dtype, i + 1);
		if (f->g->bases[v->window->base].written)
			f->want[v->window->base] = smr_aligned_alloc(64, BYTES);
	}
	f->e = (smr_env){.base = f->base};
}

static void close_fixture(fixture *f)
{
	for (int b = 0; b < MOST; b++) {
		smr_free(f->base[b]);
		smr_free(f->want[b]);
	}
	smr_free(f->e.value);
	smr_arena_free(f->arena);
	smr_graph_free(f->g);
}

static void clear(fixture *f)
{
	for (int b = 0; b < MOST; b++)
		if (f->want[b] != NULL)
			memset(f->base[b], 0x5a, BYTES);
}

static void run(fixture *f, const smr_impl *impl, const smr_codelet *c, int threads)
{
	smr_workers *w = NULL;
	smr_exec *x = NULL;

	if (threads > 1)
		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
	if (impl->accept(c, &f->e) != SMR_OK || impl->prepare(c, &f->e, w, &x) != SMR_OK ||
	    impl->run(x, &f->e, w) != SMR_OK)
		fail_msg("%s: %s", impl->name, smr_errmsg());
	impl->release(x);
	smr_workers_free(w);
}

/* Runs each nest alone. */
static void run_apart(fixture *f, const smr_impl *impl)
{
	uint32_t n = f->g->nnodes;

	clear(f);
	for (uint32_t i = 0; i < n; i++)
		if (f->g->nodes[i]->op == SMR_OP_nest)
			run(f, impl,
			    &(smr_codelet){
				    .graph = f->g, .nest = f->g->nodes[i], .fp = SMR_FP_REASSOC},
			    1);
	for (int b = 0; b < MOST; b++)
		if (f->want[b] != NULL)
			memcpy(f->want[b], f->base[b], BYTES);
}

static void compare(const fixture *f, const char *who, int threads, const char *text)
{
	for (int b = 0; b < MOST; b++)
		if (f->want[b] != NULL && memcmp(f->want[b], f->base[b], BYTES) != 0)
			fail_msg("%s on %d threads: base %d differs:\n%s", who, threads, b, text);
}

/* Returns the number of stages of generated code. */
static int stages(const fixture *f)
{
	static nest_plan p;
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, f->c, &f->e, &cpu), SMR_OK);
	return p.nstages;
}

/* Returns the number of stages that run over the rows of slabs, row by row. */
static int stages_of_rows(const fixture *f, int64_t rows)
{
	static nest_plan p;
	static nest_recipe r;
	nest_cpu cpu;
	int n = 0;

	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, f->c, &f->e, &cpu), SMR_OK);
	nest_recipe_of(&p, &r);
	for (int k = 0; k < r.nstages; k++)
		n += rows > 1 && r.stage[k].rows == rows;
	return n;
}

static void same_slabs(const char *text, int nstages, int64_t rows, int of_rows)
{
	static const smr_impl *const impls[] = IMPLS;
	fixture f;

	open_fixture(&f, text);
	f.e.value = smr_calloc(f.g->nnodes + 64, sizeof(uint64_t));
	for (int i = 0; i < (int)(sizeof(impls) / sizeof(impls[0])); i++) {
		run_apart(&f, impls[i]);
		if (f.c == NULL &&
		    smr_pass_horizontal(f.g, SMR_FP_REASSOC, f.arena, &f.c) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		for (int threads = 1; threads <= 3; threads++) {
			clear(&f);
			run(&f, impls[i], f.c, threads);
			compare(&f, impls[i]->name, threads, text);
		}
		/* the joined nests are nodes of the graph from here on */
		f.g->nnodes -= f.c->nbeside + 1;
	}
	assert_int_equal(stages(&f), nstages);
	assert_int_equal(stages_of_rows(&f, rows), of_rows);
	close_fixture(&f);
}

static void same(const char *text, int nstages)
{
	same_slabs(text, nstages, 0, 0);
}

static void refused(const char *text, const char *why)
{
	fixture f;

	open_fixture(&f, text);
	assert_int_equal(smr_pass_horizontal(f.g, SMR_FP_REASSOC, f.arena, &f.c), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), why));
	close_fixture(&f);
}

#define M "add(mul(0.9:f32, %2[i, j]), mul(0.1:f32, %1[i, j]))"
#define V "add(mul(0.999:f32, %3[i, j]), mul(mul(0.001:f32, %1[i, j]), %1[i, j]))"

static void an_update_is_one_stage(void **state)
{
	same("flow \"f\" { base p, g, m, v, po written, mo written, vo written\n"
	     "%0 = view f32[70, 130] p %1 = view f32[70, 130] g\n"
	     "%2 = view f32[70, 130] m %3 = view f32[70, 130] v\n"
	     "%4 = view f32[70, 130] po %5 = view f32[70, 130] mo %6 = view f32[70, 130] vo\n"
	     "%7 = nest (i: 70, j: 130) ins %1, %2 into %5[i, j] = " M "\n"
	     "%8 = nest (i: 70, j: 130) ins %1, %3 into %6[i, j] = " V "\n"
	     "%9 = nest (i: 70, j: 130) ins %0, %1, %2, %3 into %4[i, j] = "
	     "sub(%0[i, j], div(mul(0.001:f32, " M "), add(sqrt(" V "), 1e-8:f32)))\n}\n",
	     1);
}

static void sums_are_stages_over_the_same_rows(void **state)
{
	same("flow \"f\" { base x, y, a written, b written, c written\n"
	     "%0 = view f32[40, 14, 96] x %1 = view f32[40, 14, 96] y\n"
	     "%2 = view f32[40, 96] a %3 = view f32[40, 96] b %4 = view f32[40, 96] c\n"
	     "%5 = nest (i: 40, j: 96, k: 14) ins %0, %1 into %2[i, j] = "
	     "fold(k; 0:f32; add(acc0, %0[i, k, j]))\n"
	     "%6 = nest (i: 40, j: 96, k: 14) ins %0, %1 into %3[i, j] = "
	     "fold(k; 0:f32; add(acc0, mul(%0[i, k, j], %1[i, k, j])))\n"
	     "%7 = nest (i: 40, j: 96, k: 14) ins %0, %1 into %4[i, j] = "
	     "add(1:f32, fold(k; 0:f32; add(acc0, mul(%0[i, k, j], %0[i, k, j]))))\n}\n",
	     3);
}

/* One domain loop, which has the lanes; sums along rows have lanes along the sum. */
static void sums_of_columns_and_of_rows(void **state)
{
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f32[300, 200] x %1 = view f32[200] a %2 = view f32[200] b\n"
	     "%3 = nest (j: 200, k: 300) ins %0 into %1[j] = fold(k; 0:f32; add(acc0, %0[k, j]))\n"
	     "%4 = nest (j: 200, k: 300) ins %0 into %2[j] = "
	     "fold(k; -inf:f32; maximum(acc0, %0[k, j]))\n}\n",
	     2);
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f32[200, 300] x %1 = view f32[200] a %2 = view f32[200] b\n"
	     "%3 = nest (j: 200, k: 300) ins %0 into %1[j] = fold(k; 0:f32; add(acc0, %0[j, k]))\n"
	     "%4 = nest (j: 200, k: 300) ins %0 into %2[j] = "
	     "fold(k; 0:f32; add(acc0, mul(%0[j, k], %0[j, k])))\n}\n",
	     2);
}

/* Both nests use the sum of the row; the quotient and the difference are one stage after it. */
static void what_two_need_is_summed_once(void **state)
{
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f32[50, 130] x %1 = view f32[50, 130] a %2 = view f32[50, 130] b\n"
	     "%3 = nest (i: 50, j: 130, k: 130) ins %0 into %1[i, j] = "
	     "div(%0[i, j], fold(k; 0:f32; add(acc0, %0[i, k])))\n"
	     "%4 = nest (i: 50, j: 130, k: 130) ins %0 into %2[i, j] = "
	     "sub(%0[i, j], fold(k; 0:f32; add(acc0, %0[i, k])))\n}\n",
	     2);
}

/* A sum over all loops is split into chunks; sums with the same chunks are in one pass. */
static void sums_of_everything(void **state)
{
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f32[500, 400] x %1 = view f32[] a %2 = view f32[] b\n"
	     "%3 = nest (i: 500, j: 400) ins %0 into %1 = fold(i, j; 0:f32; add(acc0, %0[i, j]))\n"
	     "%4 = nest (k: 500, l: 400) ins %0 into %2 = "
	     "fold(k, l; 0:f32; add(acc0, mul(%0[k, l], %0[k, l])))\n}\n",
	     4);
	same("flow \"f\" { base x, y, a written, b written, c written\n"
	     "%0 = view f64[100003] x %1 = view f64[100003] y\n"
	     "%2 = view f64[] a %3 = view f64[] b %4 = view f64[] c\n"
	     "%5 = nest (i: 100003) ins %0, %1 into %2 = "
	     "add(3:f64, fold(i; 2:f64; add(acc0, mul(%0[i], %1[i]))))\n"
	     "%6 = nest (i: 100003) ins %0 into %3 = fold(i; -inf:f64; maximum(acc0, %0[i]))\n"
	     "%7 = nest (i: 100003) ins %0, %1 into %4 = "
	     "fold(i; 0:f64; add(acc0, select(gt(%0[i], 0:f64), %1[i], 0:f64)))\n}\n",
	     5);
}

/* Sums of different lengths, or that depend on the first one. */
static void sums_that_have_to_stay_apart(void **state)
{
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f64[100003] x %1 = view f64[] a %2 = view f64[] b\n"
	     "%3 = nest (i: 100003) ins %0 into %1 = fold(i; 0:f64; add(acc0, %0[i]))\n"
	     "%4 = nest (i: 90001) ins %0 into %2 = fold(i; 0:f64; add(acc0, %0[i]))\n}\n",
	     5);
	same("flow \"f\" { base x, a written, b written\n"
	     "%0 = view f64[100003] x %1 = view f64[] a %2 = view f64[] b\n"
	     "%3 = nest (i: 100003) ins %0 into %1 = fold(i; 0:f64; add(acc0, %0[i]))\n"
	     "%4 = nest (i: 100003, k: 100003) ins %0 into %2 = fold(i; 0:f64; add(acc0, "
	     "mul(%0[i], fold(k; 0:f64; add(acc0, %0[k])))))\n}\n",
	     7);
}

/* Different widths, and counters: separate stages. */
static void what_is_planned_in_another_way_stays_apart(void **state)
{
	same("flow \"f\" { base x, a written, b written, c written\n"
	     "%0 = view f32[60, 130] x %1 = view f32[60, 130] a %2 = view f64[60, 130] b\n"
	     "%3 = view i64[60, 130] c\n"
	     "%4 = nest (i: 60, j: 130) ins %0 into %1[i, j] = exp(%0[i, j])\n"
	     "%5 = nest (i: 60, j: 130) ins %0 into %2[i, j] = tanh(convert:f64(%0[i, j]))\n"
	     "%6 = nest (i: 60, j: 130) ins %0 into %3[i, j] = add(index(i), mul(index(j), "
	     "2:i64))\n}\n",
	     3);
}

/* Values of a row, and results that depend on them. */
#define MEAN(i, r) "div(fold(" r "; 0:f32; add(acc0, %0[" i ", " r "])), 96:f32)"
#define SPREAD(i, r, q)                                     \
	"fold(" q "; 0:f32; add(acc0, mul(sub(%0[" i ", " q \
	"], " MEAN(i, r) "), sub(%0[" i ", " q "], " MEAN(i, r) "))))"
#define NORMAL(i, j, r, q) "mul(sub(%0[" i ", " j "], " MEAN(i, r) "), sqrt(" SPREAD(i, r, q) "))"

/* Rows and sums of columns, by slabs of rows: both use sums of a row. */
static void columns_are_summed_while_their_rows_are_there(void **state)
{
	same_slabs(
		"flow \"f\" { base x, y, a written, b written, c written\n"
		"%0 = view f32[480, 96] x %1 = view f32[480, 96] y\n"
		"%2 = view f32[480, 96] a %3 = view f32[40, 96] b %4 = view f32[40, 96] c\n"
		"%5 = nest (s: 40, j: 96, k: 12) ins %0, %1 into %3[s, j] = "
		"fold(k; -0:f32; add(acc0, %1[12*s + k, j]))\n"
		"%6 = nest (i: 480, j: 96, r: 96, q: 96) ins %0, %1 into %2[i, j] = "
		"mul(" NORMAL("i", "j", "r",
			      "q") ", %1[i, j])\n"
				   "%7 = nest (s: 40, j: 96, k: 12, q: 96, r: 96) ins %0, %1 into "
				   "%4[s, j] = "
				   "fold(k; -0:f32; add(acc0, mul(%1[12*s + k, j], " NORMAL(
					   "12*s + k", "j", "r", "q") ")))\n}\n",
		3, 12, 3);
}

/* If columns are not whole vectors, the last ones would be added twice: sums are separate
 * stages. */
static void columns_of_no_whole_vectors(void **state)
{
	same_slabs("flow \"f\" { base x, a written, b written\n"
		   "%0 = view f32[480, 91] x %1 = view f32[480, 91] a %2 = view f32[40, 91] b\n"
		   "%3 = nest (i: 480, j: 91) ins %0 into %1[i, j] = mul(%0[i, j], %0[i, j])\n"
		   "%4 = nest (s: 40, j: 91, k: 12) ins %0 into %2[s, j] = "
		   "fold(k; -0:f32; add(acc0, mul(%0[12*s + k, j], %0[12*s + k, j])))\n}\n",
		   2, 12, 1);
}

/* Rows of two dimensions; a fold that is not a sum, and a sum that contains the slab's counter. */
static void rows_of_two_dimensions(void **state)
{
	same_slabs("flow \"f\" { base x, a written, b written, c written\n"
		   "%0 = view f32[480, 3, 80] x %1 = view f32[480, 3, 80] a\n"
		   "%2 = view f32[40, 3, 80] b %3 = view f32[40, 3, 80] c\n"
		   "%4 = nest (i: 480, h: 3, j: 80) ins %0 into %1[i, h, j] = "
		   "mul(%0[i, h, j], %0[i, h, j])\n"
		   "%5 = nest (s: 40, h: 3, j: 80, k: 12) ins %0 into %2[s, h, j] = "
		   "fold(k; 7:f32; maximum(acc0, %0[12*s + k, h, j]))\n"
		   "%6 = nest (s: 40, h: 3, j: 80, k: 12) ins %0 into %3[s, h, j] = "
		   "fold(k; convert:f32(index(s)); add(acc0, mul(%0[12*s + k, h, j], %0[12*s + k, "
		   "h, j])))"
		   "\n}\n",
		   1, 12, 1);
}

/* Few slabs; a sum of rows that the rows' own nest does not contain. */
static void few_slabs_and_sums_of_their_own(void **state)
{
	same_slabs("flow \"f\" { base x, a written, b written\n"
		   "%0 = view f32[36, 96] x\n"
		   "%1 = view f32[36, 96] a %2 = view f32[4, 96] b\n"
		   "%3 = nest (i: 36, j: 96) ins %0 into %1[i, j] = exp(%0[i, j])\n"
		   "%4 = nest (s: 4, j: 96, k: 9, r: 96) ins %0 into %2[s, j] = "
		   "fold(k; -0:f32; add(acc0, mul(%0[9*s + k, j], " MEAN("9*s + k", "r") ")))\n}\n",
		   2, 9, 2);
}

/* Stages run over a few rows, with 16 kB (read, stored, and a mean), before the next ones. The last
 * one that reads them prefetches whole blocks of the following rows; a small array is not
 * prefetched. The stores of one stage do not change its inputs. */
static void last_stage_asks_for_rows_to_come(void **state)
{
	static const int64_t rows[] = {64, 4096};
	static nest_plan p;
	nest_cpu cpu = {.vector = 32, .registers = 16, .fma = true, .prefetch = true, .stream = 1};

	for (int i = 0; i < 2; i++) {
		char text[1000];
		smr_str ir = {0};
		fixture f;

		snprintf(text, sizeof(text),
			 "flow \"f\" { base x, a written\n"
			 "%%0 = view f32[%lld, 96] x %%1 = view f32[%lld, 96] a\n"
			 "%%2 = nest (i: %lld, j: 96, r: 96, q: 96) ins %%0 into %%1[i, j] = "
			 "%s\n}\n",
			 (long long)rows[i], (long long)rows[i], (long long)rows[i],
			 NORMAL("i", "j", "r", "q"));
		open_fixture(&f, text);
		smr_codelet c = {
			.graph = f.g, .nest = f.g->nodes[f.g->nnodes - 1], .fp = SMR_FP_REASSOC};

		assert_int_equal(nest_plan_make(&p, &c, &f.e, &cpu), SMR_OK);
		assert_int_equal(p.nstages, 3);
		for (int k = 0; k < 3; k++)
			assert_int_equal(p.stages[k].nahead, k == 2 ? i : 0);
		assert_int_equal(p.stages[2].block, 16384 / (2 * 4 * 96 + 2 * 4 + 1));
		assert_true(i == 0 || p.stages[2].ahead_bytes[0] == 2 * 21 * 4 * 96);
		assert_int_equal(nest_ir(&p, NULL, &ir), SMR_OK);
		assert_non_null(strstr(smr_str_text(&ir), "!noalias"));
		assert_non_null(strstr(smr_str_text(&ir), "!alias.scope"));
		smr_str_free(&ir);
		close_fixture(&f);
	}
}

static void what_depends_on_another_is_refused(void **state)
{
	refused("flow \"f\" { base x, a written, b written\n"
		"%0 = view f32[8] x %1 = view f32[8] a %2 = view f32[8] b\n"
		"%3 = nest (i: 8) ins %0 into %1[i] = neg(%0[i])\n"
		"%4 = nest (i: 8) ins %3 into %2[i] = neg(%3[i])\n}\n",
		"reads or stores what another one stores");
	refused("flow \"f\" { base x, a written\n"
		"%0 = view f32[8] x %1 = view f32[8] a %2 = view f32[8] a + (32)\n"
		"%3 = nest (i: 8) ins %0 into %1[i] = neg(%0[i])\n"
		"%4 = nest (i: 8) ins %0 into %2[i] = abs(%0[i])\n}\n",
		"reads or stores what another one stores");
}

static void other_domains_are_refused(void **state)
{
	refused("flow \"f\" { base x, a written, b written\n"
		"%0 = view f32[8] x %1 = view f32[8] a %2 = view f32[4] b\n"
		"%3 = nest (i: 8) ins %0 into %1[i] = neg(%0[i])\n"
		"%4 = nest (i: 4) ins %0 into %2[i] = neg(%0[i])\n}\n",
		"not of one domain");
	refused("flow \"f\" { base x, a written\n"
		"%0 = view f32[8] x %1 = view f32[8] a\n"
		"%2 = nest (i: 8) ins %0 into %1[i] = neg(%0[i])\n}\n",
		"not of one domain");
	refused("flow \"f\" { base x, a written, b written\n"
		"%0 = view f32[8, 3] x %1 = view f32[8, 3] a %2 = view f32[4, 3] b\n"
		"%3 = nest (i: 8, j: 3) ins %0 into %1[i, j] = neg(%0[i, j])\n"
		"%4 = nest (s: 4, j: 3, k: 3) ins %0 into %2[s, j] = "
		"fold(k; 0:f32; add(acc0, %0[2*s + k, j]))\n}\n",
		"not of one domain");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_update_is_one_stage),
		cmocka_unit_test(sums_are_stages_over_the_same_rows),
		cmocka_unit_test(sums_of_columns_and_of_rows),
		cmocka_unit_test(what_two_need_is_summed_once),
		cmocka_unit_test(sums_of_everything),
		cmocka_unit_test(sums_that_have_to_stay_apart),
		cmocka_unit_test(what_is_planned_in_another_way_stays_apart),
		cmocka_unit_test(columns_are_summed_while_their_rows_are_there),
		cmocka_unit_test(columns_of_no_whole_vectors),
		cmocka_unit_test(rows_of_two_dimensions),
		cmocka_unit_test(few_slabs_and_sums_of_their_own),
		cmocka_unit_test(last_stage_asks_for_rows_to_come),
		cmocka_unit_test(what_depends_on_another_is_refused),
		cmocka_unit_test(other_domains_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
