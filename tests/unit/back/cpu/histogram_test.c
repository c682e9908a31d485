/* Histograms in tables, compared with the reference to the bit. */
#include "back/back.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "unit.h"

extern const smr_impl smr_impl_tally;

static smr_workers *workers;

typedef struct flow {
	smr_graph *g;
	smr_codelet c;
	uint64_t value[8];
} flow;

static void begin(flow *f, const char *text)
{
	if (smr_graph_parse("test", text, strlen(text), &f->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	f->c = (smr_codelet){.graph = f->g, .nest = f->g->nodes[f->g->nnodes - 1]};
}

/* Runs the flow on `bins` (base 0) by both implementations and compares all bytes. */
static void check(const char *text, int64_t *sym, void *keys, void *bins, size_t n,
		  const smr_workers *w)
{
	char *ours = smr_malloc(n);
	void *base[] = {bins, keys};
	flow f;
	smr_env e = {.sym = sym, .base = base, .value = f.value};
	smr_exec *x = NULL;

	begin(&f, text);
	memcpy(ours, bins, n);
	if (smr_impl_tally.accept(&f.c, &e) != SMR_OK ||
	    smr_impl_tally.prepare(&f.c, &e, w, &x) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_ref_nest(f.g, f.c.nest, &e), SMR_OK);
	base[0] = ours;
	assert_int_equal(smr_impl_tally.run(x, &e, w), SMR_OK);
	assert_memory_equal(ours, bins, n);
	smr_impl_tally.release(x);
	smr_graph_free(f.g);
	smr_free(ours);
}

static uint32_t next(void)
{
	static uint32_t seed = 1;

	seed = seed * 1664525u + 1013904223u;
	return seed >> 8;
}

static const char of_i32[] = "flow f { sym n base h written, j %0 = view i32[2147483647] h "
			     "%1 = view i32[n] j %2 = nest (i: n) into %0[{convert:i64(%1[i])}] = "
			     "add(%0[{convert:i64(%1[i])}], 1:i32) }";

static void keys_of_all_lengths_and_ranges_are_counted(void **state)
{
	enum { N = 100000, BINS = 70000 };
	int32_t *j = smr_malloc(N * sizeof(*j)), *h = smr_calloc(BINS, sizeof(*h));
	const int64_t lengths[] = {1, 2, 3, 5, 1000, 65535, 65536, N};
	const uint32_t ranges[] = {1, 2, 256, 4096, 4097, 60000};

	for (int a = 0; a < 8; a++)
		for (int b = 0; b < 6; b++) {
			int64_t sym[] = {lengths[a]};

			for (int64_t i = 0; i < sym[0]; i++)
				j[i] = (int32_t)(next() % ranges[b] + 9000);
			h[9000] = INT32_MAX; /* wraps */
			check(of_i32, sym, j, h, BINS * sizeof(*h), workers);
			check(of_i32, sym, j, h, BINS * sizeof(*h), NULL);
		}
	smr_free(j);
	smr_free(h);
}

static void rows_of_bytes_are_counted_in_narrow_bins(void **state)
{
	static const char text[] =
		"flow f { sym h w ld base h written, j %0 = view i16[2147483647] h + (6) strides "
		"[4] "
		"%1 = view i8[h, w] j + (2) strides [ld, 1] "
		"%2 = nest (a: h, b: w, c: 3) into %0[2*{convert:i64(bitcast:u8(%1[a, b]))} + 1] = "
		"add(-7:i16, %0[2*{convert:i64(bitcast:u8(%1[a, b]))} + 1]) }";
	static uint8_t j[300 * 310];
	static int16_t h[3 + 4 * 256];
	int64_t sizes[][3] = {{1, 1, 1}, {300, 300, 310}, {2, 300, 301}, {200, 3, 5}};

	for (size_t i = 0; i < sizeof(j); i++)
		j[i] = (uint8_t)next();
	for (int k = 0; k < 4; k++)
		check(text, sizes[k], j, h, sizeof(h), workers);
}

static void a_number_of_the_program_is_added(void **state)
{
	static const char text[] =
		"flow f { sym n base h written, j %0 = view u64[2147483647] h "
		"%1 = view u16[n] j + (2*n - 2) strides [-2] "
		"%2 = scalar u64 %3 = nest (i: n) into %0[{%1[i]}] = add(%0[{%1[i]}], %2) }";
	uint16_t j[] = {3, 3, 1, 3};
	uint64_t h[5] = {0, 5, 0, 0, 9};
	void *base[] = {h, j};
	int64_t sym[] = {4};
	smr_exec *x;
	flow f;
	smr_env e = {.sym = sym, .base = base, .value = f.value};

	begin(&f, text);
	f.value[2] = UINT64_C(1) << 40;
	assert_int_equal(smr_impl_tally.prepare(&f.c, &e, NULL, &x), SMR_OK);
	assert_int_equal(smr_impl_tally.run(x, &e, NULL), SMR_OK);
	assert_true(h[1] == 5 + (UINT64_C(1) << 40) && h[3] == UINT64_C(3) << 40 && h[0] == 0);
	smr_impl_tally.release(x);
	smr_graph_free(f.g);
}

static void more_bins_than_keys_are_counted_without_tables(void **state)
{
	enum { BINS = 3 << 20 };
	int32_t j[] = {BINS - 1, 0, 17, BINS - 1}, *h = smr_calloc(BINS, sizeof(*h));
	int64_t sym[] = {4};

	check(of_i32, sym, j, h, BINS * sizeof(*h), workers);
	assert_true(h[BINS - 1] == 2 && h[0] == 1 && h[17] == 1);
	smr_free(h);
}

static void refuses(const char *text, const char *why)
{
	int64_t sym[] = {4};
	void *base[] = {NULL, NULL, NULL};
	flow f;
	smr_env e = {.sym = sym, .base = base, .value = f.value};

	begin(&f, text);
	assert_int_equal(smr_impl_tally.accept(&f.c, &e), SMR_EUNSUPPORTED);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
	smr_graph_free(f.g);
}

static void what_depends_on_the_order_is_not_counted(void **state)
{
#define WITH(type, store, value)                                                                  \
	"flow f { sym n base h written, j, w %0 = view " type "[2147483647] h "                   \
	"%1 = view i32[n] j %2 = view " type "[n] w %3 = nest (i: n) into %0[" store "] = " value \
	" }"
	refuses(WITH("f32", "{%1[i]}", "add(%0[{%1[i]}], 1:f32)"), "counts nothing");
	refuses(WITH("i32", "{%1[i]}", "add(%0[{%1[i]} + 1], 1:i32)"), "counts nothing");
	refuses(WITH("i32", "{%1[i]}", "mul(%0[{%1[i]}], 2:i32)"), "counts nothing");
	refuses(WITH("i32", "{%1[i]}", "add(%0[{%1[i]}], %0[{%1[i]}])"), "counts nothing");
	refuses(WITH("i32", "{%0[i]}", "add(%0[{%0[i]}], 1:i32)"), "counts nothing");
	refuses(WITH("i32", "{%1[i]}", "1:i32"), "counts nothing");
	refuses(WITH("i32", "{%1[i]}", "add(%0[{%1[i]}], 1:i32) when lt(%2[i], 0:i32)"),
		"counts nothing");
	refuses(WITH("i32", "{%1[i]} + i", "add(%0[{%1[i]} + i], 1:i32)"), "table for each row");
	refuses(WITH("i32", "{%1[i]}", "add(%0[{%1[i]}], %2[i])"), "counts nothing");
}

static int open_all(void **state)
{
	return smr_workers_new(3, &workers) == SMR_OK ? 0 : 1;
}

static int close_all(void **state)
{
	smr_workers_free(workers);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(keys_of_all_lengths_and_ranges_are_counted),
		cmocka_unit_test(rows_of_bytes_are_counted_in_narrow_bins),
		cmocka_unit_test(a_number_of_the_program_is_added),
		cmocka_unit_test(more_bins_than_keys_are_counted_without_tables),
		cmocka_unit_test(what_depends_on_the_order_is_not_counted),
	};

	return cmocka_run_group_tests(tests, open_all, close_all);
}
