/* Sums of a step beside its simulation, over cuts of several shapes and machines. */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "predict/transformer/transformer.h"
#include "unit.h"

enum { CUTS = 150, MOST_TASKS_TRIED = 60000 };

static uint32_t drawn(uint64_t *state, uint32_t n)
{
	*state = *state * 6364136223846793005ull + 1442695040888963407ull;
	return (uint32_t)(*state >> 33) % n;
}

static smr_transformer shape_of(const char *path)
{
	smr_transformer t = smr_transformer_default;
	char *text;

	if (smr_read_file(path, &text, NULL) != SMR_OK ||
	    smr_transformer_read(path, text, &t) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(text);
	return t;
}

/* A cut of 64 devices. */
static void draw_cut(uint64_t *state, smr_transformer *t)
{
	t->tensor = 1u << drawn(state, 4);
	t->pipeline = 1u << drawn(state, 4);
	t->data = 64 / t->tensor / t->pipeline > 0 ? 64 / t->tensor / t->pipeline : 1;
	t->micro_batch = 1u << drawn(state, 2);
	t->batch = t->data * t->micro_batch * (1u << drawn(state, 4)) * t->pipeline;
	t->chunks = t->pipeline > 1 ? 1 + drawn(state, 3) : 1;
	t->schedule = t->chunks > 1 ? SMR_INTERLEAVED : drawn(state, 4) > 0 ? SMR_1F1B : SMR_GPIPE;
	t->shard = (smr_transformer_sharding)drawn(state, SMR_SHARDINGS);
	t->recompute = (smr_recompute)drawn(state, SMR_RECOMPUTES);
	t->sequence_parallel = drawn(state, 2);
	t->overlap_tensor = drawn(state, 2);
	t->overlap_gradients = drawn(state, 2);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Errors of the sums on one machine, ascending; returns how many. */
static size_t errors_on(const char *machine, const char *shape, double *out)
{
	uint64_t state = 1;
	size_t n = 0;
	smr_machine m;

	if (smr_machine_load(machine, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 0; i < CUTS; i++) {
		smr_transformer t = shape_of(shape);
		smr_transformer_step_result sum, step;
		double tasks;

		draw_cut(&state, &t);
		tasks = 16.0 * t.batch / t.data / t.micro_batch * t.layers;
		if (tasks > MOST_TASKS_TRIED || smr_transformer_step(&t, &m, &step, NULL) != SMR_OK)
			continue;
		assert_int_equal(smr_transformer_estimate(&t, &m, &sum), SMR_OK);
		assert_float_equal(sum.memory.total, step.memory.total, 1);
		out[n++] = fabs(sum.p50 / step.p50 - 1);
	}
	qsort(out, n, sizeof(*out), by_size);
	return n;
}

static void sums_are_near_the_simulation(void **state)
{
	static const char *const machines[] = {"h100-sxm", "a100-80-sxm", "tpu-v5p"};
	static const char *const shapes[] = {"examples/gpt-step/llama-8b.json",
					     "examples/gpt-step/llama-70b.json"};

	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 2; k++) {
			double errors[CUTS];
			size_t n = errors_on(machines[i], shapes[k], errors);

			assert_true(n > CUTS / 4);
			assert_true(errors[n / 2] < 0.01 && errors[n * 9 / 10] < 0.05);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sums_are_near_the_simulation),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
