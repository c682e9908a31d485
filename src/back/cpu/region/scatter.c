/* scatter: slices of updates are combined with slices of the operands, one index after the other,
 * so that results are those of the sequence. A slice that does not lie inside is skipped.
 *
 * Loops over the indices are counters 0 and on; those over a slice come behind. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/region/internal.h"
#include "ops/index/picks.h"

enum { MOST_OPERANDS = 8 };

typedef struct scatter {
	smr_region *r;
	const smr_node *v;
	smr_picks picks;
	uint32_t n; /* operands */
	const smr_region_tensor *outs, *indices, *updates;
	int64_t update_dims[SMR_MAX_RANK];
	int64_t stride[SMR_MAX_RANK], update_stride[SMR_MAX_RANK], index_stride[SMR_MAX_RANK];
	int64_t size[SMR_MAX_RANK]; /* of a slice, by dimension of the operand */
	nest_val base;              /* the first element of the slice */
} scatter;

static void compute_strides(const int64_t *dims, uint32_t rank, int64_t *out)
{
	int64_t stride = 1;

	for (uint32_t d = rank; d-- > 0; stride *= dims[d])
		out[d] = stride;
}

static nest_val get_counter(const smr_region *r, uint32_t loop)
{
	nest_val v = {0};

	if (r->counter[loop].known)
		return (nest_val){.s = "0"};
	memcpy(v.s, r->counter[loop].name, sizeof(v.s));
	return v;
}

/* A loop of one iteration is none. */
static void open_loop(smr_region *r, uint32_t loop, int64_t n, region_loop *l)
{
	if (n > 1)
		smr_region_begin_loop(r, loop, n, l);
	else
		r->counter[loop] = (region_counter){.open = true, .known = true, .n = 1};
}

static void close_loop(smr_region *r, uint32_t loop, const region_loop *l)
{
	if (r->counter[loop].known)
		r->counter[loop] = (region_counter){0};
	else
		smr_region_end_loop(r, l);
}

static nest_val element_at(smr_region *r, const smr_region_tensor *t, nest_val at)
{
	nest_val p = nest_new(&r->m, false);

	nest_line(&r->m, "%s = getelementptr [%zu x i8], ptr %%s%u, i64 %s", p.s,
		  smr_dtype_size(t->type->dtype), t->slot, at.s[0] != '\0' ? at.s : "0");
	return p;
}

/* ---- one index ------------------------------------------------------------------------------ */

/* Where the slice begins along dimension @p d of the operand; jumps to @p skip if it does not lie
 * inside. */
static nest_val find_start(scatter *s, uint32_t d, int skip)
{
	smr_region *r = s->r;
	const smr_picks *p = &s->picks;
	smr_dtype t = s->indices->type->dtype;
	nest_val at = {0}, start, inside = nest_new(&r->m, false);
	int next = smr_region_label(r);

	if (p->part[d] < 0)
		return get_counter(r, (uint32_t)p->batch[d]);
	for (uint32_t i = 0; i < p->index_rank; i++)
		if ((int)i != p->parts && !r->counter[i].known)
			smr_region_add_term(r, &at, get_counter(r, i), s->index_stride[i]);
	if (p->part[d] > 0) {
		nest_val part = {0};

		snprintf(part.s, sizeof(part.s), "%" PRId64,
			 p->part[d] * s->index_stride[p->parts]);
		smr_region_add_term(r, &at, part, 1);
	}
	start = smr_region_widen(r, t, smr_region_load(r, t, element_at(r, s->indices, at)).v);
	nest_line(&r->m, "%s = icmp ule i64 %s, %lld", inside.s, start.s,
		  (long long)(p->dims[d] - s->size[d]));
	nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", inside.s, next, skip);
	smr_region_place(r, next);
	return start;
}

/* Combines one element: the parameters of the body are those of the operands, then the updates. */
static void combine(scatter *s)
{
	smr_region *r = s->r;
	region_val params[2 * MOST_OPERANDS], made[MOST_OPERANDS];
	nest_val to = s->base, from = {0}, into[MOST_OPERANDS];
	uint32_t first = s->picks.index_rank;

	for (uint32_t i = 0; i < s->picks.index_rank; i++)
		if (s->picks.along[i] >= 0 && !r->counter[i].known)
			smr_region_add_term(r, &from, get_counter(r, i),
					    s->update_stride[s->picks.along[i]]);
	for (uint32_t d = 0; d < s->picks.rank; d++) {
		if (s->picks.within[d] < 0 || r->counter[first + d].known)
			continue;
		smr_region_add_term(r, &to, get_counter(r, first + d), s->stride[d]);
		smr_region_add_term(r, &from, get_counter(r, first + d),
				    s->update_stride[s->picks.within[d]]);
	}
	for (uint32_t k = 0; k < s->n; k++) {
		smr_dtype t = s->outs[k].type->dtype;

		into[k] = element_at(r, &s->outs[k], to);
		params[k] = smr_region_load(r, t, into[k]);
		params[s->n + k] = smr_region_load(r, t, element_at(r, &s->updates[k], from));
	}
	r->params = params;
	for (uint32_t k = 0; k < s->n; k++)
		made[k] = smr_region_eval(r, s->v->body->results[k]);
	r->params = NULL;
	for (uint32_t k = 0; k < s->n; k++)
		smr_region_put(r, s->outs[k].type->dtype, into[k], made[k].v);
}

static void combine_slice(scatter *s, uint32_t d)
{
	uint32_t loop = s->picks.index_rank + d;
	region_loop l;

	if (d == s->picks.rank) {
		combine(s);
		s->r->memo.n = 0;
		return;
	}
	open_loop(s->r, loop, s->size[d], &l);
	combine_slice(s, d + 1);
	close_loop(s->r, loop, &l);
}

static void combine_at_index(scatter *s)
{
	smr_region *r = s->r;
	int skip = smr_region_label(r);

	s->base = (nest_val){0};
	for (uint32_t d = 0; d < s->picks.rank; d++)
		if (s->picks.part[d] >= 0 || s->picks.batch[d] >= 0)
			smr_region_add_term(r, &s->base, find_start(s, d, skip), s->stride[d]);
	combine_slice(s, 0);
	smr_region_jump(r, skip);
	smr_region_place(r, skip);
}

static void loop_over_indices(scatter *s, uint32_t i)
{
	region_loop l;

	if (i == s->picks.index_rank) {
		combine_at_index(s);
		return;
	}
	open_loop(s->r, i, (int)i == s->picks.parts ? 1 : s->picks.index_dims[i], &l);
	loop_over_indices(s, i + 1);
	close_loop(s->r, i, &l);
}

static bool is_supported(const scatter *s, const smr_region_tensor *ins)
{
	int64_t n;

	if (s->n > MOST_OPERANDS || s->picks.index_rank + s->picks.rank > SMR_MAX_LOOPS)
		return false;
	for (uint32_t k = 0; k < s->n; k++)
		if (!isfinite(smr_region_body_cost(s->v->body->results[k])))
			return false;
	for (uint32_t i = 0; i < s->v->nins; i++)
		if (!smr_region_has_type(ins[i].type->dtype) || !smr_type_count(ins[i].type, &n) ||
		    n == 0)
			return false;
	return true;
}

bool smr_region_scatter(smr_region *r, const smr_node *v, const smr_region_tensor *ins,
			const smr_region_tensor *outs)
{
	scatter s = {.r = r,
		     .v = v,
		     .n = v->nmore + 1,
		     .outs = outs,
		     .indices = &ins[v->nmore + 1],
		     .updates = &ins[v->nmore + 2]};

	if (smr_ops_picks(v, s.n, &s.picks) != SMR_OK || !is_supported(&s, ins) ||
	    !smr_type_dims(s.updates->type, s.update_dims))
		return false;
	compute_strides(s.picks.dims, s.picks.rank, s.stride);
	compute_strides(s.update_dims, s.updates->type->rank, s.update_stride);
	compute_strides(s.picks.index_dims, s.picks.index_rank, s.index_stride);
	for (uint32_t d = 0; d < s.picks.rank; d++)
		s.size[d] = s.picks.within[d] < 0 ? 1 : s.update_dims[s.picks.within[d]];
	memset(r->counter, 0, sizeof(r->counter));
	r->memo.n = 0;
	loop_over_indices(&s, 0);
	return true;
}
