/* The contract of every implementation of codelets (back/back.h), for all that are listed: a new
 * one has its tests here from its first line. Each says no with a reason, or gives what the
 * reference gives: with any threads, again and again, to the bit the same, in its window alone, and
 * leaves no memory behind. */
#include <math.h>

#include "back/back.h"
#include "back/ref/ref.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"
#include "unit.h"
#include "unit_kernels.h"

enum { GUARD = 256, BASES = 4, MOST_IMPLS = 32 };

#define VIEWS(a, b, out)                                                             \
	"base a, b, o written\n%0 = view " a " a\n%1 = view " b " b\n%2 = view " out \
	" o\n%3 = nest "

static const struct {
	const char *what, *text;
} nests[] = {
	{"product of matrices",
	 VIEWS("f32[33, 70]", "f32[70, 19]",
	       "f32[33, 19]") "(i: 33, j: 19, k: 70) into %2[i, j] = fold(k; 0:f32; add(acc0, "
			      "mul(%0[i, k], %1[k, j])))"},
	{"product of doubles, transposed",
	 VIEWS("f64[40, 50]", "f64[50, 30]",
	       "f64[30, 40]") "(i: 40, j: 30, k: 50) into %2[j, i] = fold(k; 0:f64; add(acc0, "
			      "mul(%0[i, k], %1[k, j])))"},
	{"product of bytes",
	 VIEWS("i8[24, 40]", "i8[40, 48]",
	       "i32[24, 48]") "(i: 24, j: 48, k: 40) into %2[i, j] = fold(k; 0:i32; add(acc0, "
			      "mul(convert:i32(%0[i, k]), convert:i32(%1[k, j]))))"},
	{"product of bf16",
	 VIEWS("bf16[33, 70]", "bf16[70, 48]",
	       "f32[33, 48]") "(i: 33, j: 48, k: 70) into %2[i, j] = fold(k; 0:f32; add(acc0, "
			      "mul(convert:f32(%0[i, k]), convert:f32(%1[k, j]))))"},
	{"product by a vector",
	 VIEWS("f32[50, 64]", "f32[64]", "f32[50]") "(i: 50, k: 64) into %2[i] = fold(k; 0:f32; "
						    "add(acc0, mul(%0[i, k], %1[k])))"},
	{"elements", VIEWS("f32[20, 33]", "f32[33]",
			   "f32[20, 33]") "(i: 20, j: 33) into %2[i, j] = maximum(add(mul(%0[i, "
					  "j], %1[j]), 0.5:f32), 0:f32)"},
	{"sums of rows",
	 VIEWS("f32[9, 100]", "f32[9]", "f32[9]") "(i: 9, j: 100) into %2[i] = add(%1[i], fold(j; "
						  "0:f32; add(acc0, %0[i, j])))"},
	{"greatest of rows",
	 VIEWS("f32[9, 100]", "f32[9]",
	       "f32[9]") "(i: 9, j: 100) into %2[i] = fold(j; -1000:f32; maximum(acc0, %0[i, j]))"},
	{"integers that wrap",
	 VIEWS("i32[70]", "i32[70]",
	       "i32[70]") "(i: 70) into %2[i] = add(mul(%0[i], 1000003:i32), shl(%1[i], 3:i32))"},
	{"a histogram",
	 VIEWS("i8[20, 33]", "f32[1]",
	       "i16[256]") "(i: 20, j: 33) into %2[{convert:i64(bitcast:u8(%0[i, j]))}] = "
			   "add(1:i16, %2[{convert:i64(bitcast:u8(%0[i, j]))}])"},
	{"a product, then its elements",
	 VIEWS("f32[33, 70]", "f32[70, 32]",
	       "f32[33, 32]") "(i: 33, j: 32, k: 70) into %2[i, j] = maximum(add(fold(k; 0:f32; "
			      "add(acc0, mul(%0[i, k], %1[k, j]))), 0.5:f32), 0:f32)"},
	{"one element",
	 VIEWS("f32[1]", "f32[1]", "f32[1]") "(i: 1) into %2[i] = add(%0[i], %1[i])"},
};
enum { NESTS = sizeof(nests) / sizeof(nests[0]) };

/* ---- one codelet and its memory ----------------------------------------------------------------
 */

typedef struct work {
	smr_graph *g;
	smr_arena *arena;
	smr_codelet *c;
	smr_env e;
	void *base[BASES];
	uint64_t value[32];
	char *memory[BASES], *want;
	size_t bytes;
	uint32_t out; /* the base that is written */
} work;

static void fill(char *to, size_t bytes, smr_dtype t, uint64_t seed)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < bytes / size; i++) {
		uint64_t h = smr_hash_mix(seed, i + 1);
		double v = smr_dtype_is_float(t) ? (double)(int64_t)(h % 2001 - 1000) / 1000
						 : (double)(int64_t)(h % 255 - 127);
		uint64_t bits = smr_value_from_double(t, v);

		memcpy(to + i * size, &bits, size);
	}
}

static size_t room(const smr_graph *g)
{
	size_t most = 0;
	int64_t n;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_view && smr_type_count(&g->nodes[i]->type, &n)) {
			size_t bytes = (size_t)n * smr_dtype_size(g->nodes[i]->type.dtype);

			most = bytes > most ? bytes : most;
		}
	return (most + 2 * GUARD + 63) & ~(size_t)63;
}

static smr_graph *parsed(const char *text)
{
	char whole[2048];
	smr_graph *g;

	snprintf(whole, sizeof(whole), "flow \"f\" {\n%s\n}\n", text);
	if (smr_graph_parse("test", whole, strlen(whole), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	return g;
}

static void begin(work *w, const char *text)
{
	smr_graph *twin = parsed(text);
	size_t n;

	*w = (work){.g = parsed(text), .arena = smr_arena_new()};
	w->bytes = room(w->g);
	w->e = (smr_env){.base = w->base, .value = w->value};
	w->want = smr_aligned_alloc(64, w->bytes);
	for (uint32_t i = 0; i < w->g->nnodes; i++) {
		const smr_node *v = w->g->nodes[i];
		uint32_t b;

		if (v->op != SMR_OP_view)
			continue;
		b = v->window->base;
		w->memory[b] = smr_aligned_alloc(64, w->bytes);
		w->base[b] = w->memory[b] + GUARD;
		fill(w->memory[b], w->bytes, v->type.dtype, i + 1);
		if (w->g->bases[b].written)
			w->out = b;
	}
	memset(w->memory[w->out], 0x5a, w->bytes);
	assert_int_equal(smr_ref_run(twin, &w->e), SMR_OK);
	memcpy(w->want, w->memory[w->out], w->bytes);
	smr_graph_free(twin);
	if (smr_pass_codelets(w->g, unit_kernels, SMR_FP_REASSOC, w->arena, &w->c, &n) != SMR_OK ||
	    n != 1)
		fail_msg("%zu codelets: %s", n, smr_errmsg());
}

static void end(work *w)
{
	for (int i = 0; i < BASES; i++)
		smr_free(w->memory[i]);
	smr_free(w->want);
	smr_arena_free(w->arena);
	smr_graph_free(w->g);
}

/* ---- what is asked of each --------------------------------------------------------------------
 */

/* An implementation that needs what is not here says so in its own words. */
static bool takes(const smr_impl *im, const work *w, const char *what)
{
	smr_status st;

	(void)smr_fail(SMR_EINTERNAL, "it has said nothing");
	st = im->accept(w->c, &w->e);
	if (st == SMR_OK)
		return true;
	if (st != SMR_EUNSUPPORTED || strcmp(smr_errmsg(), "it has said nothing") == 0)
		fail_msg("%s, %s: it refuses with %s, '%s'", im->name, what, smr_status_name(st),
			 smr_errmsg());
	return false;
}

static void is_right(const smr_impl *im, const work *w, const char *what)
{
	smr_dtype t = w->c->nest->into->type.dtype;
	size_t size = smr_dtype_size(t), n = (w->bytes - 2 * GUARD) / size;
	const char *out = w->memory[w->out];
	double far = t == SMR_F64 ? 1e-12 : 2e-5;

	if (memcmp(out, w->want, GUARD) != 0)
		fail_msg("%s, %s: it writes before its window", im->name, what);
	for (size_t i = 0; i < n; i++) {
		uint64_t got = 0, want = 0;
		double a, b;

		memcpy(&got, out + GUARD + i * size, size);
		memcpy(&want, w->want + GUARD + i * size, size);
		a = smr_dtype_is_float(t) ? smr_value_to_double(t, got)
					  : (double)smr_value_to_int(t, got);
		b = smr_dtype_is_float(t) ? smr_value_to_double(t, want)
					  : (double)smr_value_to_int(t, want);
		if (!(got == want ||
		      (smr_dtype_is_float(t) && im->reassociates &&
		       fabs(a - b) <= far * (1 + fabs(b)) * 16) ||
		      (smr_dtype_is_float(t) && fabs(a - b) <= far * (1 + fabs(b)))))
			fail_msg("%s, %s: element %zu is %g instead of %g", im->name, what, i, a,
				 b);
	}
}

static void run_on(const smr_impl *im, work *w, int threads, const char *what, char *first)
{
	smr_workers *workers = NULL;
	smr_exec *x;

	if (threads > 0)
		assert_int_equal(smr_workers_new(threads, &workers), SMR_OK);
	if (im->prepare(w->c, &w->e, workers, &x) != SMR_OK)
		fail_msg("%s, %s: %s", im->name, what, smr_errmsg());
	for (int again = 0; again < 3; again++) {
		memset(w->memory[w->out], 0x5a, w->bytes);
		if (im->run(x, &w->e, workers) != SMR_OK)
			fail_msg("%s, %s: %s", im->name, what, smr_errmsg());
		is_right(im, w, what);
		if (again == 0)
			memcpy(first, w->memory[w->out], w->bytes);
		else if (memcmp(first, w->memory[w->out], w->bytes) != 0)
			fail_msg("%s, %s: the same call gives other bits", im->name, what);
	}
	if (im->detail != NULL && strlen(im->detail(x)) == 0)
		fail_msg("%s, %s: nothing is reported of its choice", im->name, what);
	im->release(x);
	smr_workers_free(workers);
}

/* ---- the tests ----------------------------------------------------------------------------------
 */

static void each_has_a_name_of_its_own_and_says_what_it_is(void **state)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++) {
		assert_true(strlen((*i)->name) > 0 && strlen((*i)->about) > 0);
		assert_ptr_equal(smr_impl_find((*i)->name), *i); /* the first of that name */
		assert_non_null((*i)->accept);
		assert_non_null((*i)->prepare);
		assert_non_null((*i)->run);
		assert_non_null((*i)->release);
		assert_true(((*i)->pack == NULL) == ((*i)->adopt == NULL));
		assert_true(((*i)->freeze == NULL) == ((*i)->thaw == NULL));
	}
	assert_null(smr_impl_find("nobody"));
}

static void check_rate(const char *impl, const smr_cost_rate *r)
{
	if (!(r->flops > 0 && r->bandwidth > 0 && r->counted > 0 && r->start_s >= 0 &&
	      r->spread > 1 && r->terms.mac >= 0))
		fail_msg("%s, %s: a rate is missing", impl, r->klass != NULL ? r->klass : "any");
}

static void each_says_how_fast_it_is_and_who_measured_it(void **state)
{
	const char *of[64] = {NULL}; /* name, by feature */

	for (size_t i = 0; smr_impls[i] != NULL; i++) {
		const char *name = smr_impls[i]->name;
		const smr_cost_rates *r = smr_impls[i]->rates;
		const smr_cost_rate *last;

		/* its device has the figures; a library differs from generated code by a factor */
		if (smr_impls[i]->machine != NULL) {
			assert_true(r == NULL || (r->device_products > 0 &&
						  r->device_start_s >= 0 && r->source != NULL));
			continue;
		}
		if (r == NULL || r->rate == NULL || r->source == NULL || r->source[0] == '\0')
			fail_msg("%s has no rates, or no source of them", smr_impls[i]->name);
		assert_ptr_equal(smr_cost_rates_of(smr_impls[i]->name), r);
		for (last = r->rate; last->klass != NULL; last++)
			check_rate(smr_impls[i]->name, last);
		check_rate(smr_impls[i]->name, last);
		assert_ptr_equal(smr_cost_rate_of(r, "no such class"), last);
		assert_true(r->feature > 0 && r->feature < 64);
		/* versions of one library have one feature */
		if (of[r->feature] == NULL)
			of[r->feature] = name;
		else if (strncmp(name, of[r->feature], strlen(of[r->feature])) != 0)
			fail_msg("%s and %s have one feature", name, of[r->feature]);
	}
}

/* Whether its library may be missing on a machine with all that tests need. */
static bool may_be_missing(const char *name)
{
	return strcmp(name, "wasm") == 0 || strcmp(name, "onednn3") == 0 ||
	       strcmp(name, "openblas-pip") == 0 || strcmp(name, "webgpu") == 0;
}

static void what_is_taken_is_computed_as_the_reference_does(void **state)
{
	unsigned taken[MOST_IMPLS] = {0};

	for (size_t k = 0; k < NESTS; k++) {
		size_t n = 0;
		work w;

		begin(&w, nests[k].text);
		for (const smr_impl *const *i = smr_impls; *i != NULL; i++, n++) {
			char *first = smr_malloc(w.bytes);

			if (takes(*i, &w, nests[k].what)) {
				taken[n]++;
				for (int threads = 0; threads <= 3; threads++)
					run_on(*i, &w, threads, nests[k].what, first);
			}
			smr_free(first);
		}
		end(&w);
	}
	/* a new implementation adds a nest that it accepts */
	for (size_t n = 0; smr_impls[n] != NULL; n++)
		if (taken[n] == 0 && !smr_impls[n]->opaque && !may_be_missing(smr_impls[n]->name))
			fail_msg("%s takes no nest of this test", smr_impls[n]->name);
}

typedef struct attempt {
	const smr_impl *im;
	work *w;
} attempt;

static smr_status try_to_run(void *arg)
{
	attempt *a = arg;
	smr_exec *x;
	smr_status st;

	memset(a->w->memory[a->w->out], 0x5a, a->w->bytes);
	SMR_TRY(a->im->prepare(a->w->c, &a->w->e, NULL, &x));
	st = a->im->run(x, &a->w->e, NULL);
	a->im->release(x);
	if (st == SMR_OK)
		is_right(a->im, a->w, "after memory ran out");
	return st;
}

static void memory_that_runs_out_is_told_and_none_is_left(void **state)
{
	for (size_t k = 0; k < NESTS; k += 4) {
		work w;

		begin(&w, nests[k].text);
		for (const smr_impl *const *i = smr_impls; *i != NULL; i++) {
			attempt a = {.im = *i, .w = &w};
			smr_status st;

			if (!takes(*i, &w, nests[k].what))
				continue;
			st = try_to_run(&a); /* fills the shared caches */
			if (st == SMR_EUNSUPPORTED)
				continue; /* WebAssembly, where the program handles traps itself */
			if (st != SMR_OK)
				fail_msg("%s, %s: %s", (*i)->name, nests[k].what, smr_errmsg());
			(void)unit_fail_some_allocations(try_to_run, &a, 8);
		}
		end(&w);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_has_a_name_of_its_own_and_says_what_it_is),
		cmocka_unit_test(each_says_how_fast_it_is_and_who_measured_it),
		cmocka_unit_test(what_is_taken_is_computed_as_the_reference_does),
		cmocka_unit_test(memory_that_runs_out_is_told_and_none_is_left),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
