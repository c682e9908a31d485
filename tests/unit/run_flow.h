/** @file Implementations that are made up, a runner of them, and flows to run: for tests of run/
 * and node/. */
#ifndef SMR_TESTS_RUN_FLOW_H
#define SMR_TESTS_RUN_FLOW_H
#include "back/ref/ref.h"
#include "base/data/hash.h"
#include "base/thread/clock.h"
#include "run/run.h"
#include "unit.h"

struct smr_exec {
	const smr_codelet *codelet;
};

static _Atomic int runs_of_good; /* how often each ran */
static int runs_of_wrong;
static void (*good_runs_beside)(void); /* NULL: nothing */

static smr_status made_up_accept(const smr_codelet *c, const smr_env *e)
{
	return SMR_OK;
}

static smr_status made_up_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				  smr_exec **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory");
	(*out)->codelet = c;
	return SMR_OK;
}

static double good_takes_s;  /* at least */
static bool good_ran_on_all; /* the last time */
static bool good_is_idle;    /* its stores have been made already */

/* Runs for so long; where the test has a clock of its own (made_clock.h), that alone goes on. */
static inline void spin(double seconds)
{
#ifdef SMR_TESTS_MADE_CLOCK_H
	made_time_passes(seconds);
#else
	int64_t from = smr_now_ns();

	while (smr_seconds(from, smr_now_ns()) < seconds)
		;
#endif
}

static smr_status good_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	runs_of_good++;
	if (good_is_idle)
		return SMR_OK;
	good_ran_on_all = w != NULL;
	if (good_runs_beside != NULL)
		good_runs_beside();
	spin(good_takes_s);
	return smr_ref_nest(x->codelet->graph, x->codelet->nest, e);
}

/* Right everywhere but at the first element it stores, or in its scalar result. */
static smr_status wrong_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const smr_node *v = x->codelet->nest;
	smr_tensor t;

	runs_of_wrong++;
	SMR_TRY(smr_ref_nest(x->codelet->graph, v, e));
	if (v->into == NULL) {
		e->value[v->id] ^= 1u << 22;
		return SMR_OK;
	}
	SMR_TRY(smr_env_tensor(x->codelet->graph, e, v, &t));
	memset(t.data, 0x41, smr_dtype_size(t.dtype));
	return SMR_OK;
}

static smr_status failing_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	return smr_fail(SMR_EUNSUPPORTED, "not today");
}

/* The one that is predicted to be the fastest for large arrays, when it is there at all. */
static enum {
	FIRST_ABSENT,
	FIRST_IS_NOT_BUILT,
	FIRST_BREAKS,
	FIRST_BREAKS_LATER,
	FIRST_IS_WRONG,
	FIRST_WORKS
} first_way;
static int runs_of_first;
static double first_takes_s; /* at least */

static smr_status first_accept(const smr_codelet *c, const smr_env *e)
{
	return first_way != FIRST_ABSENT ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "not there");
}

static smr_status first_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				smr_exec **out)
{
	if (first_way == FIRST_IS_NOT_BUILT)
		return smr_fail(SMR_EUNSUPPORTED, "no tools to build it");
	return made_up_prepare(c, e, w, out);
}

/* Stores the wrong thing everywhere, then fails. */
static smr_status first_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const smr_node *v = x->codelet->nest;
	smr_tensor t;

	runs_of_first++;
	spin(first_takes_s);
	if (first_way == FIRST_IS_WRONG)
		return wrong_run(x, e, w);
	if (first_way == FIRST_WORKS || (first_way == FIRST_BREAKS_LATER && x->codelet->id == 0))
		return smr_ref_nest(x->codelet->graph, v, e);
	SMR_TRY(smr_env_tensor(x->codelet->graph, e, v, &t));
	for (int64_t i = 0; i < t.dims[0]; i++)
		memset((char *)t.data + i * t.strides[0], 0x41, smr_dtype_size(t.dtype));
	return smr_fail(SMR_EINTERNAL, "it broke in the middle");
}

static void made_up_release(smr_exec *x)
{
	smr_free(x);
}

/* The first is the fastest, then the good one; loops that were not lifted are as fast as those of
 * the program. */
static const smr_cost_rate rate_of_first[] = {{NULL, 0.40, 1, 1, 2e-6, 2, {.mac = 0}}},
			   rate_of_good[] = {{NULL, 0.30, 0.60, 1, 1e-6, 2, {.mac = 0}}},
			   rate_of_slow[] = {{NULL, 0.30, 0.50, 1, 8e-6, 2, {.mac = 0}}},
			   rate_of_opaque[] = {{NULL, 0.20, 0.90, 1, 2e-6, 2, {.mac = 0}}};
static const smr_cost_rates first_rates = {.rate = rate_of_first},
			    good_rates = {.rate = rate_of_good},
			    slow_rates = {.rate = rate_of_slow},
			    opaque_rates = {.rate = rate_of_opaque};

#define MADE_UP(label, f)            \
	{.name = label,              \
	 .about = label,             \
	 .accept = made_up_accept,   \
	 .prepare = made_up_prepare, \
	 .run = f,                   \
	 .release = made_up_release}
static const smr_impl good = {.name = "openblas",
			      .about = "good",
			      .rates = &good_rates,
			      .shared = true,
			      .accept = made_up_accept,
			      .prepare = made_up_prepare,
			      .run = good_run,
			      .release = made_up_release},
		      wrong = MADE_UP("wrong", wrong_run),
		      failing = MADE_UP("failing", failing_run),
		      first = {.name = "nest",
			       .about = "first",
			       .rates = &first_rates,
			       .accept = first_accept,
			       .prepare = first_prepare,
			       .run = first_run,
			       .release = made_up_release};

static const smr_impl slow_to_make = {.name = "onednn",
				      .about = "slow to make",
				      .rates = &slow_rates,
				      .accept = made_up_accept,
				      .prepare = made_up_prepare,
				      .run = good_run,
				      .release = made_up_release,
				      .compile_s = 1e3};

/* Opaque code that doubles its array of 4 and gives back the sum. */
static smr_status opaque_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	float *a = e->base[0], s = 0;

	for (int i = 0; i < 4; i++)
		s += a[i] *= 2;
	memcpy(&e->value[x->codelet->graph->results[0]->id], &s, sizeof(s));
	return SMR_OK;
}

static const smr_impl opaque = {.name = "bitcode",
				.about = "opaque code",
				.rates = &opaque_rates,
				.opaque = true,
				.accept = made_up_accept,
				.prepare = made_up_prepare,
				.run = opaque_run,
				.release = made_up_release};

/* Instead of src/back/list.c. */
const smr_pack_target smr_pack_targets[] = {{NULL, NULL}};
const smr_impl *const smr_impls[] = {&good, &wrong, &failing, &first, &slow_to_make, &opaque, NULL};

const smr_impl *smr_impl_find(const char *name)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++)
		if (strcmp((*i)->name, name) == 0)
			return *i;
	return NULL;
}

static const char twice[] = "flow \"twice\" { sym n  base A, B written\n"
			    "%0 = view f32[n] A + (0) strides [4]\n"
			    "%1 = view f32[n] B + (0) strides [4]\n"
			    "%2 = nest (i: n) group 1 ins %0 into %1 [i] = mul(%0[i], 2:f32)\n}";
/* every third element, in place */
static const char strided[] = "flow \"strided\" { sym n  base A written\n"
			      "%0 = view f32[n] A + (4) strides [12]\n"
			      "%1 = nest (i: n) group 1 ins %0 into %0 [i] = add(%0[i], 1:f32)\n}";
static const char sum[] = "flow \"sum\" { sym n  base A\n"
			  "%0 = view f32[n] A + (0) strides [4]\n"
			  "%1 = nest (i: n) group 1 ins %0 = fold(i; 0:f32; add(acc0, %0[i]))\n"
			  "result %1\n}";

static smr_library *the_library(void)
{
	static smr_library *l;
	const char *dirs[] = {"kernels", NULL};

	if (l == NULL)
		assert_int_equal(smr_library_open(dirs, &l), SMR_OK);
	return l;
}

static smr_machine the_machine;

static smr_runner runner_of(const char *impl)
{
	smr_runner r = {
		.library = the_library(), .force = true, .originals = true, .only_impl = impl};

	if (the_machine.cores == 0)
		assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &the_machine), SMR_OK);
	r.cost.machine = &the_machine;
	return r;
}

/* A site as a compiled program has it: in its data, so keep it static. */
typedef struct made_up_site {
	smr_site site;
	char frame[sizeof(smr_frame) + 2048], code[sizeof(smr_frame) + 64];
} made_up_site;

static inline void frame_of(const char *tag, const char *text, char *to)
{
	smr_frame f = {.length = strlen(text), .hash = smr_hash_fnv1a(text, strlen(text))};

	memcpy(f.tag, tag, sizeof(f.tag));
	memcpy(to, &f, sizeof(f));
	memcpy(to + sizeof(f), text, f.length);
}

static inline void site_of(const char *text, made_up_site *s)
{
	assert_true(strlen(text) < 2048);
	frame_of("SMRFLOW1", text, s->frame);
	s->site = (smr_site){.state = 1, .texts = (int32_t)(s->frame - (char *)&s->site.texts)};
}

static inline int ask(smr_runner *r, made_up_site *s, int64_t *nums, ...)
{
	va_list bases;
	int done;

	va_start(bases, nums);
	done = smr_site_ask(r, &s->site, nums, bases);
	va_end(bases);
	return done;
}

static inline void close_site(made_up_site *s)
{
	smr_flow_free(s->site.prepared);
}
#endif
