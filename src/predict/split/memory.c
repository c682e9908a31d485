/* Bytes of each side: arguments that it reads, and values from where they are computed or received
 * to their last reader there. */
#include <math.h>

#include "base/alloc.h"
#include "predict/split/internal.h"

typedef struct span {
	uint32_t first, last; /* units */
	bool used;
} span;

static uint32_t side_of(const split_tasks *t, const smr_dag_slot *slots, uint32_t unit)
{
	return slots[t->of_unit[unit]].processor;
}

static void reach(span *s, uint32_t unit)
{
	s->first = s->used && s->first < unit ? s->first : unit;
	s->last = s->used && s->last > unit ? s->last : unit;
	s->used = true;
}

/* Computes live ranges by value, on one side. */
static void find_spans(const split_tasks *t, const smr_dag_slot *slots, uint32_t side, span *of)
{
	const smr_units *u = &t->units;
	uint32_t end = (uint32_t)u->units.n - 1;

	for (size_t i = 0; i < u->values.n; i++) {
		uint32_t maker = u->values.v[i].maker;

		of[i] = (span){.used = false};
		if (maker != SMR_NO_UNIT && side_of(t, slots, maker) == side)
			reach(&of[i], maker);
	}
	for (size_t i = 0; i < u->reads.n; i++)
		if (side_of(t, slots, u->reads.v[i].unit) == side)
			reach(&of[u->reads.v[i].value], u->reads.v[i].unit);
	for (uint32_t i = 0; i < u->nresults; i++)
		if (u->results[i] != SMR_NO_VALUE && of[u->results[i]].used)
			reach(&of[u->results[i]], end);
}

static double most_of(const split_tasks *t, const smr_dag_slot *slots, uint32_t side,
		      const span *of, double *change)
{
	const smr_units *u = &t->units;
	double arguments = 0, now = 0, most = 0, inside = t->p->work->held;

	for (size_t i = 0; i < u->values.n; i++) {
		const smr_unit_value *v = &u->values.v[i];

		if (!of[i].used)
			continue;
		if (v->maker == SMR_NO_UNIT) {
			arguments += v->bytes;
			continue;
		}
		change[of[i].first] += v->bytes;
		change[of[i].last + 1] -= v->bytes;
	}
	for (uint32_t i = 0; i < u->units.n; i++) {
		bool whole = u->units.v[i].whole && side_of(t, slots, i) == side;

		now += change[i];
		most = fmax(most, now + (whole && !isnan(inside) ? inside : 0));
	}
	return arguments + most;
}

smr_status split_memory(const split_tasks *t, const smr_dag_slot *slots, double *out)
{
	smr_status st = SMR_OK;

	for (uint32_t side = 0; side < t->p->n && st == SMR_OK; side++) {
		span *of = smr_calloc(t->units.values.n + 1, sizeof(*of));
		double *change = smr_calloc(t->units.units.n + 2, sizeof(*change));

		if (of != NULL && change != NULL) {
			find_spans(t, slots, side, of);
			out[side] = most_of(t, slots, side, of, change);
		} else {
			st = split_no_memory();
		}
		smr_free(of);
		smr_free(change);
	}
	return st;
}
