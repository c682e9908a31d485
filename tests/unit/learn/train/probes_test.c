/* Probes: a common error of a machine, and one that grows with a property, are found from ten of
 * its kernels, which are chosen without their times. */
#include <math.h>

#include "learn/train/probes.h"
#include "unit.h"

enum { KERNELS = 400, COUNT = 10 };
static float x[KERNELS][SMR_COST_FEATURES];

static int place_of(const char *name)
{
	int i = 0;

	while (i < SMR_COST_FEATURES && strcmp(smr_feature_names[i], name) != 0)
		i++;
	assert_true(i < SMR_COST_FEATURES);
	return i;
}

static void make_kernels(void)
{
	unsigned r = 1;

	for (int i = 0; i < KERNELS; i++)
		for (int f = 0; f < SMR_COST_FEATURES; f++) {
			r = r * 1103515245 + 12345;
			x[i][f] = (float)(r >> 16) / 65536 * 10;
		}
}

/* Returns the root mean square of `off` after ten probes; and the predicted one. */
static double left_over(const double *off, bool product, double *said)
{
	size_t chosen[COUNT];
	double of_chosen[COUNT], sum = 0;
	smr_probes *p;

	assert_int_equal(smr_probes_choose(x[0], KERNELS, COUNT, product, chosen, &p), SMR_OK);
	for (int i = 0; i < COUNT; i++) {
		for (int k = 0; k < i; k++)
			assert_int_not_equal(chosen[i], chosen[k]);
		of_chosen[i] = off[chosen[i]];
	}
	smr_probes_learn(p, of_chosen);
	*said = 0;
	for (int i = 0; i < KERNELS; i++) {
		double deviation, rest = off[i] - smr_probes_ask(p, x[i], &deviation);

		assert_true(deviation > 0 && deviation < 0.5);
		sum += rest * rest;
		*said += deviation * deviation / KERNELS;
	}
	smr_probes_free(p);
	*said = sqrt(*said);
	return sqrt(sum / KERNELS);
}

static void what_a_machine_is_off_by_is_found(void **state)
{
	static double same[KERNELS], grows[KERNELS], none[KERNELS];
	int k = place_of("k"), n = place_of("n");
	double said;

	make_kernels();
	for (int i = 0; i < KERNELS; i++) {
		same[i] = 0.4;
		grows[i] = 0.1 * (x[i][k] - 5);
	}
	assert_true(left_over(none, true, &said) < 1e-12);
	assert_true(left_over(same, true, &said) < 0.1);
	assert_true(said < 0.09); /* each tells what the others are off by; 0.13 by all of it */
	assert_true(left_over(grows, true, &said) < 0.2); /* 0.29 without */
	for (int i = 0; i < KERNELS; i++)
		grows[i] = 0.1 * (x[i][n] - 5);
	assert_true(left_over(grows, false, &said) < 0.2);
	assert_true(left_over(grows, true, &said) > 0.2); /* n is no property of products */
}

/* If probes were off by a tenth of the expectation, the others are expected to be, too. */
static void what_is_expected_goes_with_what_probes_were_off_by(void **state)
{
	static double off[KERNELS], little[KERNELS];
	double said, said_little;

	make_kernels();
	for (int i = 0; i < KERNELS; i++) {
		off[i] = i % 2 == 0 ? 0.4 : -0.4;
		little[i] = 0.1 * off[i];
	}
	(void)left_over(off, false, &said);
	(void)left_over(little, false, &said_little);
	assert_true(said > 0.2 && said_little < 0.2 * said && said_little > 0.1 * said);
	assert_float_equal(smr_probes_unit(10, 10), 1, 1e-12); /* as expected */
	assert_true(smr_probes_unit(0, 10) > 0 && smr_probes_unit(0, 10) < smr_probes_unit(0, 1));
	assert_true(smr_probes_unit(-1e-9, 0) == 1);
}

static void there_may_be_few(void **state)
{
	size_t chosen[COUNT];
	double off[COUNT] = {0.5, 0.5}, deviation;
	smr_probes *p;

	make_kernels();
	assert_int_equal(smr_probes_choose(x[0], 2, COUNT, true, chosen, &p), SMR_OK);
	smr_probes_learn(p, off);
	assert_true(fabs(smr_probes_ask(p, x[1], &deviation) - 0.5) < 0.15);
	smr_probes_free(p);
	assert_int_equal(smr_probes_choose(x[0], 0, COUNT, true, chosen, &p), SMR_OK);
	smr_probes_learn(p, off);
	assert_true(smr_probes_ask(p, x[1], &deviation) == 0);
	smr_probes_free(p);
}

enum { PRODUCTS = 300 };

/* A machine whose tiles are less efficient than others', and whose host starts kernels more slowly:
 * ten products determine both, and only their seconds are read. */
static void probes_mend_the_constants_of_the_formula(void **state)
{
	static smr_train_sample list[PRODUCTS];
	const smr_train_sample *s[PRODUCTS];
	double seconds[PRODUCTS], deviation[PRODUCTS], before = 0, after = 0;
	smr_machine m;
	smr_wave slow = smr_wave_usual;
	smr_wave_probes *p;
	size_t chosen[10];
	unsigned r = 5;

	assert_int_equal(smr_machine_load("p100", &m), SMR_OK);
	for (int i = 0; i < 9; i++)
		slow.v[i] *= 0.75;
	for (int i = 0; i < PRODUCTS; i++) {
		double size[3];
		smr_device_time d;

		for (int k = 0; k < 3; k++) {
			r = r * 1103515245 + 12345;
			size[k] = 16 * exp2((r >> 8) % 1000 / 125.0);
		}
		list[i] = (smr_train_sample){
			.machine = &m,
			.start_s = 4e-5,
			.query = {.work = {.flops = 2 * size[0] * size[1] * size[2],
					   .bytes_read = 4 * size[2] * (size[0] + size[1]),
					   .bytes_written = 4 * size[0] * size[1]},
				  .shape = {1, floor(size[0]), floor(size[1]), floor(size[2])},
				  .dtype = SMR_F32,
				  .factor = SMR_F32,
				  .klass = "contract",
				  .impl = "device",
				  .threads = 1}};
		smr_cost_wave_by(&m, &list[i].query, &slow, &d);
		d.start_s = 6e-5;
		list[i].seconds = smr_device_seconds(&d);
		s[i] = &list[i];
	}
	for (int turn = 0; turn < 2; turn++) {
		assert_int_equal(smr_wave_probes_new(s, PRODUCTS, &smr_wave_usual, 10, chosen, &p),
				 SMR_OK);
		for (int i = 0; i < PRODUCTS; i++)
			seconds[i] = smr_wave_probes_ask(p, s[i], &deviation[i]);
		smr_wave_probes_free(p);
		for (int i = 0; i < PRODUCTS; i++) {
			smr_device_time d;
			bool probe = false;

			for (int k = 0; k < 10; k++)
				probe |= chosen[k] == (size_t)i;
			smr_cost_wave_by(&m, &list[i].query, &smr_wave_usual, &d);
			d.start_s = 4e-5;
			if (turn == 0) {
				before += fabs(log(smr_device_seconds(&d) / list[i].seconds));
				after += fabs(log(seconds[i] / list[i].seconds));
				if (!probe)
					list[i].seconds *= 7; /* not a probe */
			} else if (!probe && fabs(log(7 * seconds[i] / list[i].seconds)) > 0.25)
				fail_msg("product %d was looked at", i);
			assert_true(deviation[i] > 0.01 && deviation[i] < 1);
		}
	}
	if (after > before / 10)
		fail_msg("off by %g, by %g before", after / PRODUCTS, before / PRODUCTS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(probes_mend_the_constants_of_the_formula),
		cmocka_unit_test(what_a_machine_is_off_by_is_found),
		cmocka_unit_test(what_is_expected_goes_with_what_probes_were_off_by),
		cmocka_unit_test(there_may_be_few),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
