/* Random programs with random shardings give the same results as on one device. */
#include "unit.h"

#include "shard_case.h"
#include "shard_run.h"

enum { PROGRAMS = 120 };

typedef struct sequence {
	uint64_t seed, n;
} sequence;

static uint32_t draw(void *from, uint32_t n)
{
	sequence *s = from;

	return n == 0 ? 0 : (uint32_t)(smr_hash_mix(s->seed, ++s->n) % n);
}

static void programs_that_are_cut_give_the_same(void **state)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	unsigned cut = 0, devices;
	smr_ctx *ctx;

	o.threads = 1;
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	for (uint64_t seed = 1; seed <= unit_rounds(PROGRAMS); seed++) {
		sequence s = {.seed = seed};
		shard_case c = {.draw = draw, .from = &s};
		const char *wrong;

		shard_program(&c);
		wrong = shard_differs(ctx, smr_str_text(&c.s), NULL, &devices);
		if (wrong != NULL)
			fail_msg("%s: program %llu:\n%s", wrong, (unsigned long long)seed,
				 smr_str_text(&c.s));
		cut += devices > 1;
		smr_str_free(&c.s);
	}
	assert_true(cut > PROGRAMS / 2); /* the others have no sharding that can be used */
	assert_int_equal(smr_close(ctx), SMR_OK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(programs_that_are_cut_give_the_same),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
