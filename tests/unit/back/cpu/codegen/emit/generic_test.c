/* Code for all sizes has one text, and is right at each size. */
#include <math.h>

#include "back/cpu/codegen/object/exec.h"
#include "back/ref/ref.h"
#include "unit.h"

#define FLOW(more, nest)                                 \
	"flow \"f\" { sym n m  base A, B, C written\n"   \
	"%0 = view f64[n, m] A + (0) strides [8*m, 8]\n" \
	"%1 = view f64[n] B + (0) strides [8]\n" more "%3 = nest " nest "\n}"
#define COLUMN "%2 = view f64[n] C + (0) strides [8]\n"
#define ROW "%2 = view f64[m] C + (0) strides [8]\n"
#define MATRIX "%2 = view f64[n, m] C + (0) strides [8*m, 8]\n"
#define TURNED "%2 = view f64[m, n] C + (0) strides [8*n, 8]\n"
#define ONE "%2 = view f64[] C + (0) strides []\n"

static const char *const flows[] = {
	FLOW(MATRIX, "(i: n, j: m) group 1 ins %0, %1 into %2 [i, j] = "
		     "mul(sub(%0[i, j], 0.5:f64), %1[i])"),
	FLOW(TURNED, "(i: m, j: n) group 1 ins %0 into %2 [i, j] = %0[j, i]"),
	FLOW(ONE, "(i: n, j: m) group 1 ins %0, %1 into %2 = "
		  "fold(i, j; 0:f64; addc(acc0, mul(%0[i, j], %1[i])))"),
	FLOW(ONE, "(i: n) group 1 ins %0, %1 into %2 = fold(i; 1:f64; add(acc0, exp(%1[i])))"),
	FLOW(ONE, "(i: n, j: m) group 1 ins %0 into %2 = fold(i, j; -inf:f64; maximum(acc0, "
		  "%0[i, j]))"),
	FLOW(COLUMN, "(i: n, j: m) group 1 ins %0 into %2 [i] = "
		     "fold(j; 0:f64; addc(acc0, mul(%0[i, j], %0[i, j])))"),
	FLOW(ROW, "(i: m, j: n) group 1 ins %0, %1 into %2 [i] = "
		  "fold(j; 0:f64; add(acc0, mul(%0[j, i], %1[j])))"),
	FLOW(MATRIX, "(i: n, j: m, k: m) group 1 ins %0 into %2 [i, j] = "
		     "div(exp(%0[i, j]), fold(k; 0:f64; add(acc0, exp(%0[i, k]))))"),
};

enum { NFLOWS = sizeof(flows) / sizeof(flows[0]), MOST = 1 << 17 };

static double a[MOST], b[MOST], c[MOST], want[MOST];

typedef struct program {
	smr_graph *g;
	smr_codelet c;
	int64_t sym[2];
	void *base[3];
	uint64_t value[8];
	smr_env e;
} program;

static void begin(program *p, const char *text, int64_t n, int64_t m)
{
	assert_true(n * m <= MOST && n <= MOST);
	*p = (program){.sym = {n, m}, .base = {a, b, c}};
	if (smr_graph_parse("test", text, strlen(text), &p->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	p->c = (smr_codelet){.graph = p->g, .nest = p->g->nodes[3]};
	p->e = (smr_env){.sym = p->sym, .base = p->base, .value = p->value};
	for (int i = 0; i < MOST; i++) {
		a[i] = sin(i * 1.7) / 2;
		b[i] = cos(i * 0.3);
		c[i] = want[i] = 7;
	}
}

static void generate(const program *p, bool streams, nest_text *out)
{
	nest_cpu cpu;

	nest_cpu_host(&cpu);
	cpu.generic = true;
	cpu.streams = streams;
	if (nest_generate(&p->c, &p->e, &cpu, out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void runs_right(program *p, const nest_text *text, const nest_object *object)
{
	smr_exec x = {.recipe = text->recipe, .object = *object};
	double *got = c;

	if (nest_run(&x, &p->e, NULL) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	p->base[2] = want;
	assert_int_equal(smr_ref_run(p->g, &p->e), SMR_OK);
	for (int i = 0; i < MOST; i++)
		if (!(fabs(got[i] - want[i]) <= 1e-9 * (1 + fabs(want[i]))))
			fail_msg("%lld x %lld, number %d: %.17g, not %.17g", (long long)p->sym[0],
				 (long long)p->sym[1], i, got[i], want[i]);
}

/* Code compiled for 100 x 40 is used at @p n x @p m. */
static void same_code(const char *flow, int64_t n, int64_t m)
{
	nest_text first, text;
	nest_object object;
	program p, q;

	begin(&p, flow, 100, 40);
	generate(&p, false, &first);
	if (nest_object_get(first.ir.s, first.ir.n, first.recipe.nstages, &object) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	nest_object_drop(&object);
	begin(&q, flow, n, m);
	generate(&q, false, &text);
	if (strcmp(first.ir.s, text.ir.s) != 0)
		fail_msg("%lld x %lld has another text than 100 x 40:\n%s\n%s", (long long)n,
			 (long long)m, first.ir.s, text.ir.s);
	if (nest_object_find(text.ir.s, text.ir.n, text.recipe.nstages, &object) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	runs_right(&q, &text, &object);
	nest_object_drop(&object);
	smr_str_free(&first.ir);
	smr_str_free(&text.ir);
	smr_graph_free(p.g);
	smr_graph_free(q.g);
}

static void one_text_is_right_at_all_sizes(void **state)
{
	static const int64_t sizes[][2] = {{100, 40},  {17, 19},   {18, 300},  {700, 18},
					   {64, 65},   {2000, 51}, {129, 130}, {40, 100},
					   {3999, 30}, {30, 400}};

	for (int i = 0; i < NFLOWS; i++)
		for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++)
			same_code(flows[i], sizes[s][0], sizes[s][1]);
}

/* A small number of columns is part of the text. */
static void small_extents_stay_what_they_are(void **state)
{
	nest_text few, fewer;
	program p, q;

	begin(&p, flows[5], 100, 6);
	generate(&p, false, &few);
	begin(&q, flows[5], 3000, 6);
	generate(&q, false, &fewer);
	assert_string_equal(few.ir.s, fewer.ir.s);
	smr_str_free(&fewer.ir);
	smr_graph_free(q.g);
	begin(&q, flows[5], 100, 5);
	generate(&q, false, &fewer);
	assert_string_not_equal(few.ir.s, fewer.ir.s);
	smr_str_free(&fewer.ir);
	smr_str_free(&few.ir);
	smr_graph_free(q.g);
	smr_graph_free(p.g);
}

/* A result that does not stay in the caches has separate code, for all such sizes. */
static void large_results_go_past_the_caches(void **state)
{
	nest_text text, large;
	nest_cpu cpu;
	program p;

	begin(&p, flows[0], 101, 41);
	nest_cpu_host(&cpu);
	generate(&p, true, &text);
	smr_graph_free(p.g);
	begin(&p, flows[0], 96, 40);
	p.sym[0] = 96 << 12;
	p.sym[1] = 1 << 10;
	generate(&p, false, &large);
	if (cpu.stream > 0)
		assert_non_null(strstr(text.ir.s, "!nontemporal"));
	assert_string_equal(text.ir.s, large.ir.s);
	smr_str_free(&text.ir);
	smr_str_free(&large.ir);
	smr_graph_free(p.g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_text_is_right_at_all_sizes),
		cmocka_unit_test(small_extents_stay_what_they_are),
		cmocka_unit_test(large_results_go_past_the_caches),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
