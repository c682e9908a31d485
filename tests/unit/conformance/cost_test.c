/* The contract of every predictor (cost/model/cost.h), for all machines that come with us, whatever
 * their kind: an interval in order, finite, that grows with the work; energy that is not negative;
 * and each says where it has that from. */
#include <dirent.h>
#include <math.h>

#include "base/str.h"
#include "cost/model/cost.h"
#include "unit.h"

enum { MOST = 128 };

static char names[MOST][64];
static size_t nnames;

static const char *const klasses[] = {"contract", "gram", "window", "channels",  "element",
				      "reduce",   "move", "scan",   "normalise", "nest"};
static const char *const impls[] = {"original", "nest", "onednn",    "openblas",
				    "strip",    "dot",  "unheard of"};
static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_BF16, SMR_F16, SMR_I8};

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

static int list_machines(void **state)
{
	DIR *d = opendir("machines");

	for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;)
		if (strstr(e->d_name, ".json") != NULL && nnames < MOST)
			snprintf(names[nnames++], sizeof(names[0]), "machines/%.50s", e->d_name);
	closedir(d);
	qsort(names, nnames, sizeof(names[0]), by_name);
	return nnames > 10 && nnames < MOST ? 0 : -1;
}

/* A product of side^3, or as much of anything else. */
static smr_cost_query query(const char *klass, const char *impl, smr_dtype t, double side)
{
	bool product = strcmp(klass, "contract") == 0 || strcmp(klass, "gram") == 0;
	double size = (double)smr_dtype_size(t);

	return (smr_cost_query){.work = {.flops = product ? 2 * side * side * side : side * side,
					 .bytes_read = (product ? 2 : 1) * side * side * size,
					 .bytes_written = side * side * size,
					 .points = product ? side * side * side : side * side},
				.shape = {.batch = product,
					  .m = product ? side : side * side,
					  .n = product ? side : 0,
					  .k = product ? side : 0},
				.dtype = t,
				.factor = t,
				.klass = klass,
				.impl = impl,
				.threads = 1};
}

static void in_order(const smr_machine *m, const smr_cost_query *q, const smr_prediction *p)
{
	if (!(p->p10 >= 0 && p->p10 <= p->p50 && p->p50 <= p->p90 && isfinite(p->p90)))
		fail_msg("%s, %s by %s: %g %g %g s", m->name, q->klass, q->impl, p->p10, p->p50,
			 p->p90);
	if (!(p->energy_j >= 0 && isfinite(p->energy_j) && p->cpu >= 0 && p->cpu <= 1 &&
	      p->memory_bytes >= 0))
		fail_msg("%s, %s by %s: %g J, %g used, %g bytes", m->name, q->klass, q->impl,
			 p->energy_j, p->cpu, p->memory_bytes);
	if (p->source == NULL || p->source[0] == 0 || p->label == NULL || p->label[0] == 0)
		fail_msg("%s, %s by %s: it does not say where it has that from", m->name, q->klass,
			 q->impl);
}

/* All of one machine. */
static void look_at(const smr_machine *m, void (*look)(const smr_cost *c, const char *klass,
						       const char *impl, smr_dtype t))
{
	smr_cost c = {.machine = m};

	for (size_t k = 0; k < COUNT(klasses); k++)
		for (size_t i = 0; i < COUNT(impls); i++)
			for (size_t t = 0; t < COUNT(types); t++)
				look(&c, klasses[k], impls[i], types[t]);
}

static void look_at_all(void (*look)(const smr_cost *c, const char *klass, const char *impl,
				     smr_dtype t))
{
	for (size_t i = 0; i < nnames; i++) {
		smr_machine m;

		if (smr_machine_load(names[i], &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		look_at(&m, look);
	}
}

static void grows(const smr_cost *c, const char *klass, const char *impl, smr_dtype t)
{
	double last = 0;

	for (double side = 1; side < 1e5; side *= 8) {
		smr_cost_query q = query(klass, impl, t, side);
		smr_prediction p;

		smr_cost_estimate(c, &q, &p);
		in_order(c->machine, &q, &p);
		if (p.p50 < last)
			fail_msg("%s, %s by %s: %g s for a side of %g, %g for one of an eighth",
				 c->machine->name, klass, impl, p.p50, side, last);
		last = p.p50;
	}
	assert_true(last > 0);
}

static void the_interval_is_in_order_and_grows_with_the_work(void **state)
{
	look_at_all(grows);
}

static void same_twice(const smr_cost *c, const char *klass, const char *impl, smr_dtype t)
{
	smr_cost_query q = query(klass, impl, t, 300);
	smr_prediction a, b;

	memset(&a, 0x11, sizeof(a));
	memset(&b, 0x22, sizeof(b));
	smr_cost_estimate(c, &q, &a);
	smr_cost_estimate(c, &q, &b);
	assert_true(a.p10 == b.p10 && a.p50 == b.p50 && a.p90 == b.p90 &&
		    a.energy_j == b.energy_j && a.cpu == b.cpu);
	assert_string_equal(a.source, b.source);
	assert_true(a.memory_bytes == b.memory_bytes && a.runs == b.runs && a.least == b.least);
}

static void the_same_question_has_the_same_answer(void **state)
{
	look_at_all(same_twice);
}

static void nothing_to_do(const smr_cost *c, const char *klass, const char *impl, smr_dtype t)
{
	smr_cost_query q = {.klass = klass, .impl = impl, .dtype = t, .factor = t, .threads = 1};
	smr_prediction p;

	smr_cost_estimate(c, &q, &p);
	in_order(c->machine, &q, &p);
}

static void no_work_at_all_is_no_fault(void **state)
{
	look_at_all(nothing_to_do);
}

static bool always(void *ctx, const smr_cost_query *q, smr_past *past)
{
	*past = (smr_past){.low = 2, .dev = 0.1, .runs = 50};
	return true;
}

static void what_was_measured_stands_above_the_formula_of_a_cpu(const smr_cost *c,
								const char *klass, const char *impl,
								smr_dtype t)
{
	smr_cost with = *c;
	smr_cost_query q = query(klass, impl, t, 300);
	smr_prediction p, past;

	with.history = always;
	q.code = q.size = 1;
	smr_cost_estimate(c, &q, &p);
	smr_cost_estimate(&with, &q, &past);
	in_order(c->machine, &q, &past);
	if (c->machine->kind == SMR_MACHINE_CPU &&
	    (past.p50 <= p.p50 || strcmp(past.source, p.source) == 0))
		fail_msg("%s, %s by %s: %g s by %s, %g by %s", c->machine->name, klass, impl,
			 past.p50, past.source, p.p50, p.source);
	assert_true(past.roofline == p.roofline);
}

static void what_was_measured_stands_above_formulas(void **state)
{
	look_at_all(what_was_measured_stands_above_the_formula_of_a_cpu);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_interval_is_in_order_and_grows_with_the_work),
		cmocka_unit_test(the_same_question_has_the_same_answer),
		cmocka_unit_test(no_work_at_all_is_no_fault),
		cmocka_unit_test(what_was_measured_stands_above_formulas),
	};

	return cmocka_run_group_tests(tests, list_machines, NULL);
}
