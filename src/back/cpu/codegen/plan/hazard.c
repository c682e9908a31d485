/* Reads of memory that the codelet stores. */
#include "back/cpu/codegen/plan/nest.h"
#include "ir/graph/disjoint.h"
#include "ir/graph/range.h"
#include <string.h>

/* Search for a read that another point may have overwritten before a fold is evaluated. */
typedef struct hazard {
	const nest_plan *p;
	const nest_operand *out;
	bool found;
} hazard;

/* Describes the bytes of an operand; [*lo, *hi) contains them. false: the range overflows. */
static bool lattice_of(const nest_plan *p, const nest_operand *o, smr_lattice *out, int64_t *lo,
		       int64_t *hi)
{
	*out = (smr_lattice){.size = (int64_t)smr_dtype_size(o->dtype)};
	*lo = *hi = o->offset;
	if (__builtin_add_overflow(*hi, out->size, hi))
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		int64_t *end = o->stride[l] < 0 ? lo : hi, span;

		if (o->stride[l] != 0 && smr_loop_is_open(&p->nest->loops[l]))
			return false;
		smr_lattice_add(out, o->stride[l], p->extent[l]);
		if (__builtin_mul_overflow(o->stride[l], p->extent[l] - 1, &span) ||
		    __builtin_add_overflow(*end, span, end))
			return false;
	}
	return true;
}

/* Whether the operand's elements do not overlap the stored ones: they lie before or behind them,
 * such as the start of a running sum, or between them, such as another colour of the same image. */
static bool is_disjoint_from_stores(const nest_plan *p, const nest_operand *o,
				    const nest_operand *out)
{
	smr_lattice a, b;
	smr_gap gaps[SMR_MAX_GAPS];
	int64_t lo, hi, at, end;

	if (o->nindirect != 0 || !lattice_of(p, out, &a, &lo, &hi) ||
	    !lattice_of(p, o, &b, &at, &end))
		return false;
	return end <= lo || hi <= at ||
	       smr_gaps_hold(gaps, smr_lattice_gaps(&a, &b, gaps), at - lo);
}

static bool same_map(const smr_expr *e, void *arg)
{
	hazard *h = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(h->p, e) : -1;
	const nest_operand *o = at >= 0 ? &h->p->ops[at] : NULL;

	if (nest_made_find(h->p, e) != NULL)
		return false;
	if (o != NULL && o->written &&
	    (o->offset != h->out->offset || o->nindirect != 0 ||
	     memcmp(o->stride, h->out->stride, sizeof(h->out->stride)) != 0) &&
	    !is_disjoint_from_stores(h->p, o, h->out))
		h->found = true;
	return true;
}

/* Whether iteration i of loop @p l touches only bytes that no other iteration stores. */
static bool iterations_are_disjoint(const nest_plan *p, const nest_operand *o,
				    const nest_operand *out, int l)
{
	int64_t lo = o->offset - out->offset, hi = lo + (int64_t)smr_dtype_size(o->dtype);
	int64_t width = out->stride[l] < 0 ? -out->stride[l] : out->stride[l];

	if (o->nindirect != 0 || o->stride[l] != out->stride[l])
		return false;
	for (int k = 0; k < (int)p->nest->nloops; k++) {
		int64_t span = k == l ? 0 : (p->extent[k] - 1) * o->stride[k];

		if (o->stride[k] != 0 && smr_loop_is_open(&p->nest->loops[k]))
			return false;
		lo += span < 0 ? span : 0;
		hi += span > 0 ? span : 0;
	}
	return lo >= 0 && hi <= width;
}

/* Whether the operand is where stage results of any nest are stored. */
static bool is_result(const nest_plan *p, int operand)
{
	for (int k = 0; k < p->nstages; k++) {
		const nest_stage *s = &p->stages[k];

		if (s->makes == NULL && s->out == operand)
			return true;
		for (int i = 0; s->makes == NULL && i < s->nmore; i++)
			if (s->more[i].out == operand)
				return true;
	}
	return false;
}

bool nest_iterations_are_apart(const nest_plan *p, int l)
{
	for (int r = 0; r < p->nops; r++)
		for (int i = 0; i < p->nops && is_result(p, r); i++) {
			const nest_operand *o = &p->ops[i], *out = &p->ops[r];

			if (o->where == NEST_MEMORY && out->where == NEST_MEMORY && o->written &&
			    i != r && o->base == out->base &&
			    (!iterations_are_disjoint(p, o, out, l) ||
			     !iterations_are_disjoint(p, out, out, l)))
				return false;
		}
	return true;
}

/* Whether results of two nests are divided into the same parts. The results are independent, so
 * parts of both are whole tiles of the same points. */
static bool same_parts(const nest_stage *s, const nest_stage *before)
{
	for (int i = 0; i < s->npar; i++)
		if (s->order[i] != before->order[i])
			return false;
	return s->npar == before->npar;
}

bool nest_in_slabs(const nest_plan *p, const nest_stage *s)
{
	return p->slabs && s->split == NULL && s->nloops > 0 && s->order[0] == 0 && s->vloop != 0;
}

/* Stages of one parallel loop run tile by tile, while rows are in the cache, where that is safe. */
void nest_find_flushes(nest_plan *p)
{
	const nest_stage *last = &p->stages[p->nstages - 1];
	const nest_operand *out = &p->ops[last->out];

	for (int k = 0; k < p->nstages; k++) {
		nest_stage *s = &p->stages[k];
		const nest_stage *before = k > 0 ? s - 1 : NULL;

		if (before != NULL && nest_in_slabs(p, s) && nest_in_slabs(p, before))
			continue;
		if (before != NULL && before->makes == NULL && s->makes == NULL) {
			s->flush = !same_parts(s, before);
			continue;
		}
		s->flush = before == NULL || before->split != NULL || s->split != NULL ||
			   s->npar != 1 || before->npar != 1 || before->order[0] != s->order[0] ||
			   s->order[0] == s->vloop || before->order[0] == before->vloop;
	}
	for (int i = 0; i < p->nops; i++)
		if (p->ops[i].written && i != last->out && p->ops[i].base == out->base &&
		    last->npar == 1 &&
		    (!iterations_are_disjoint(p, &p->ops[i], out, last->order[0]) ||
		     !iterations_are_disjoint(p, out, out, last->order[0])))
			p->stages[p->nstages - 1].flush = true;
}

bool nest_hazard(const nest_plan *p, const nest_operand *out)
{
	hazard h = {.p = p, .out = out};

	nest_walk(p->nest->value, same_map, &h);
	if (p->nest->pred != NULL)
		nest_walk(p->nest->pred, same_map, &h);
	return h.found;
}
