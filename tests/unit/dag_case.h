/** @file Task graphs for tests. */
#ifndef SMR_TESTS_UNIT_DAG_CASE_H
#define SMR_TESTS_UNIT_DAG_CASE_H
#include "base/str.h"
#include "plan/dag/dag.h"
#include "unit.h"

static inline double draw(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (double)(*seed >> 11) / (double)(UINT64_C(1) << 53);
}

static inline smr_dag *read_text(const char *text)
{
	smr_dag *d;

	if (smr_dag_read("graph", text, strlen(text), &d) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return d;
}

/** Times and energies of two digits, so that many schedules are equally good. */
static inline smr_dag *random_graph(uint64_t seed, uint32_t n, uint32_t p, bool chain)
{
	smr_str s = {0};
	smr_dag *d;

	smr_str_printf(&s, "%u %u\n", n, p);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t npreds = 0;
		bool is[64] = {false};

		smr_str_printf(&s, "%u", i);
		for (uint32_t k = 0; k < 2 * p; k++)
			smr_str_printf(&s, " %d", (int)(draw(&seed) * 20));
		for (uint32_t j = 0; j < i; j++) {
			is[j] = chain ? j + 1 == i : draw(&seed) < 2.0 / n;
			npreds += is[j];
		}
		smr_str_printf(&s, " %u", npreds);
		for (uint32_t j = 0; j < i; j++)
			if (is[j])
				smr_str_printf(&s, " %u %.1f", j, draw(&seed) * 15);
		smr_str_putc(&s, '\n');
	}
	d = read_text(smr_str_text(&s));
	smr_str_free(&s);
	return d;
}

/** Any number of tasks; faster processors take more energy. */
static inline smr_dag *trading_graph(uint64_t seed, uint32_t n, uint32_t p)
{
	smr_str s = {0};
	double speed[64];
	smr_dag *d;

	for (uint32_t k = 0; k < p; k++)
		speed[k] = 0.5 + 1.5 * draw(&seed);
	smr_str_printf(&s, "%u %u\n", n, p);
	for (uint32_t i = 0; i < n; i++) {
		double cost = 5 + 25 * draw(&seed);
		uint32_t from = i > 20 ? i - 20 : 0, npreds = 0, list[3];

		smr_str_printf(&s, "%u", i);
		for (uint32_t k = 0; k < p; k++)
			smr_str_printf(&s, " %.3f", cost / speed[k] * (0.8 + 0.4 * draw(&seed)));
		for (uint32_t k = 0; k < p; k++)
			smr_str_printf(&s, " %.3f", cost * speed[k] * (0.8 + 0.4 * draw(&seed)));
		for (uint32_t j = from; j < i && npreds < 3; j++)
			if (draw(&seed) < 0.1)
				list[npreds++] = j;
		smr_str_printf(&s, " %u", npreds);
		for (uint32_t k = 0; k < npreds; k++)
			smr_str_printf(&s, " %u %.2f", list[k], 10 * draw(&seed));
		smr_str_putc(&s, '\n');
	}
	d = read_text(smr_str_text(&s));
	smr_str_free(&s);
	return d;
}
#endif
