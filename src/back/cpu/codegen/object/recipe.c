/* Recipes: made from plans, written as words, and read. */
#include "back/cpu/codegen/object/recipe.h"
#include <string.h>

static const int64_t MAGIC = 0x70696365726e73; /* "snrecip" */

enum { VERSION = 8, HEAD = 7, OP = 7, STAGE = 7, LARGEST = 1 << 30 };

static int64_t parallel_extent(const nest_plan *p, const nest_stage *s)
{
	int64_t n = 1;

	if (p->cpu.simt > 0)
		return nest_simt_points(p, s);
	if (s->split != NULL)
		return s->nchunks;
	for (int i = 0; i < s->npar; i++)
		n *= p->extent[s->order[i]];
	return n;
}

static void compute_byte_range(const nest_plan *p, const nest_operand *o, nest_recipe_op *out)
{
	out->hi = (int64_t)smr_dtype_size(o->dtype);
	for (uint32_t l = 0; l < p->nest->nloops; l++) {
		/* strides wrap as the program's addresses do; ranges beyond memory are refused when
		 * memory is given */
		int64_t far = (int64_t)((uint64_t)o->stride[l] * (uint64_t)(p->extent[l] - 1));

		*(far < 0 ? &out->lo : &out->hi) += far;
	}
}

void nest_recipe_of(const nest_plan *p, nest_recipe *out)
{
	*out = (nest_recipe){.nops = p->nops,
			     .nstages = p->nstages,
			     .nnums = p->nnums,
			     .result = p->stages[p->nstages - 1].out};
	memcpy(out->num, p->nums, sizeof(out->num));
	for (int i = 0; i < p->nops; i++) {
		const nest_operand *o = &p->ops[i];
		nest_recipe_op *to = &out->op[i];

		to->where = o->where;
		if (o->where == NEST_MEMORY) {
			to->base = o->base;
			to->offset = o->offset;
			compute_byte_range(p, o, to);
		} else if (o->where == NEST_TEMP) {
			to->bytes = (int64_t)o->bytes;
		} else if (o->where == NEST_ROWS) {
			to->bytes = p->row_bytes;
		} else {
			to->node = o->node;
			if ((!o->literal || o->where == NEST_RESULT) && out->nvalues <= o->node)
				out->nvalues = (int64_t)o->node + 1;
		}
	}
	for (int k = 0; k < p->nstages; k++) {
		const nest_stage *s = &p->stages[k];
		bool single = s->split == NULL && s->npar == 1 && p->cpu.simt == 0;
		double cost = p->cpu.split > 0 ? s->cost * p->cpu.split : s->cost;

		out->stage[k] = (nest_recipe_stage){
			.n = parallel_extent(p, s),
			.rows = p->slabs && s->npar == 2 && p->cpu.simt == 0
					? p->extent[s->order[1]]
					: 1,
			.tile = single ? s->tile[s->order[0]] : 1,
			.block = s->block,
			.cycles = cost < 9e18 ? (int64_t)cost : INT64_MAX,
			.flush = s->flush,
			.blocked = s->vblock > 0 && s->tile[s->order[0]] > 1,
		};
	}
}

size_t nest_recipe_write(const nest_recipe *r, int64_t words[NEST_RECIPE_WORDS])
{
	int64_t *w = words;

	*w++ = MAGIC;
	*w++ = VERSION;
	*w++ = r->nops;
	*w++ = r->nstages;
	*w++ = r->nnums;
	*w++ = r->nvalues;
	*w++ = r->result;
	for (int i = 0; i < r->nops; i++) {
		const nest_recipe_op *o = &r->op[i];

		*w++ = o->where;
		*w++ = o->base;
		*w++ = o->node;
		*w++ = o->offset;
		*w++ = o->bytes;
		*w++ = o->lo;
		*w++ = o->hi;
	}
	for (int k = 0; k < r->nstages; k++) {
		const nest_recipe_stage *s = &r->stage[k];

		*w++ = s->n;
		*w++ = s->rows;
		*w++ = s->tile;
		*w++ = s->block;
		*w++ = s->cycles;
		*w++ = s->flush;
		*w++ = s->blocked;
	}
	memcpy(w, r->num, (size_t)r->nnums * sizeof(*w));
	return (size_t)(w - words) + (size_t)r->nnums;
}

static bool is_in_range(int64_t v, int64_t least, int64_t most)
{
	return v >= least && v <= most;
}

static const int64_t *read_ops(const int64_t *w, nest_recipe *r, bool *ok)
{
	for (int i = 0; i < r->nops; i++, w += OP) {
		*ok &= is_in_range(w[0], NEST_VALUE, NEST_ROWS) && is_in_range(w[1], 0, LARGEST) &&
		       is_in_range(w[2], 0, LARGEST) && is_in_range(w[4], 0, INT64_MAX / 64) &&
		       w[5] <= w[6];
		*ok &= w[0] != NEST_RESULT || w[2] < r->nvalues;
		*ok &= w[0] != NEST_ROWS || w[4] <= NEST_ROW_ROOM / 2;
		if (!*ok)
			return w;
		r->op[i] = (nest_recipe_op){.where = (nest_where)w[0],
					    .base = (uint32_t)w[1],
					    .node = (uint32_t)w[2],
					    .offset = w[3],
					    .bytes = w[4],
					    .lo = w[5],
					    .hi = w[6]};
	}
	return w;
}

static const int64_t *read_stages(const int64_t *w, nest_recipe *r, bool *ok)
{
	for (int k = 0; k < r->nstages; k++, w += STAGE) {
		*ok &= is_in_range(w[0], 1, INT64_MAX / 64) && is_in_range(w[1], 1, w[0]) &&
		       is_in_range(w[2], 1, 1 << 16) && is_in_range(w[3], 1, 1 << 16) &&
		       w[4] >= 0 && is_in_range(w[5], 0, 1) && is_in_range(w[6], 0, 1);
		*ok = *ok && w[0] % w[1] == 0 && (w[1] == 1 || w[2] == 1);
		r->stage[k] = (nest_recipe_stage){.n = w[0],
						  .rows = w[1],
						  .tile = w[2],
						  .block = w[3],
						  .cycles = w[4],
						  .flush = w[5] == 1,
						  .blocked = w[6] == 1};
	}
	return w;
}

smr_status nest_recipe_read(const void *data, size_t room, nest_recipe *out)
{
	int64_t w[NEST_RECIPE_WORDS] = {0};
	const int64_t *at = w + HEAD;
	size_t n = 0;
	bool ok = room >= HEAD * sizeof(*w);

	if (ok)
		memcpy(w, data, HEAD * sizeof(*w));
	ok = ok && w[0] == MAGIC && w[1] == VERSION && is_in_range(w[2], 1, NEST_MAX_OPERANDS) &&
	     is_in_range(w[3], 1, NEST_MAX_STAGES) && is_in_range(w[4], 0, NEST_MAX_NUMS) &&
	     is_in_range(w[5], 0, LARGEST) && is_in_range(w[6], 0, w[2] - 1);
	if (ok)
		n = sizeof(*w) * (size_t)(HEAD + OP * w[2] + STAGE * w[3] + w[4]);
	ok = ok && n <= room;
	if (ok) {
		memcpy(w, data, n);
		*out = (nest_recipe){.nops = (int)w[2],
				     .nstages = (int)w[3],
				     .nnums = (int)w[4],
				     .nvalues = w[5],
				     .result = (int)w[6]};
		at = read_ops(at, out, &ok);
		at = read_stages(at, out, &ok);
		memcpy(out->num, at, (size_t)out->nnums * sizeof(*at));
	}
	return ok ? SMR_OK : smr_fail(SMR_ECORRUPT, "the description of generated code is damaged");
}
