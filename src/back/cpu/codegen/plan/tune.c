/* Alternatives to the models of tile.c, schedule.c and back/cpu/codegen/object/run.c, one
 * difference each; the best is found by measurement (run/tune/tune.c). Histories refer to rows by
 * number: new ones are added at the end. */
#include "back/cpu/codegen/plan/nest.h"

static const struct tuning {
	int vector, registers; /* divisors of their numbers: 2 uses half */
	int units, jam;        /* as in nest_cpu */
	double columns, split;
	bool plain; /* no prefetching, no stores past the caches, no kept rows */
} tunings[] = {
	{0},
	{.vector = 2},
	{.units = 1},
	{.units = 2},
	{.units = 4},
	{.units = 8},
	{.jam = 1},
	{.jam = 3},
	{.registers = 2},
	{.columns = 0.5},
	{.columns = 2},
	{.columns = -1},
	{.plain = true},
	{.split = 16},
	{.split = 1.0 / 16},
	{.vector = 2, .units = 2},
	{.vector = 2, .jam = 1},
};
_Static_assert(sizeof(tunings) / sizeof(tunings[0]) == NEST_TUNINGS, "rows");

void nest_cpu_for(const smr_codelet *c, nest_cpu *out)
{
	const struct tuning *t = &tunings[c->tuning < NEST_TUNINGS ? c->tuning : 0];

	nest_cpu_host(out);
	if (t->vector > 0 && out->vector / t->vector >= 16)
		out->vector /= t->vector;
	if (out->vector < 64) /* lanes of a narrow type may still have 64 bytes in a wide one */
		out->scalef = false;
	if (t->registers > 0)
		out->registers /= t->registers;
	if (t->plain) {
		out->stream = 0;
		out->prefetch = out->rows = false;
	}
	out->units = t->units;
	out->jam = t->jam;
	out->columns = t->columns;
	out->split = t->split;
}
