/* Addresses of reads and stores as numbers: byte strides for each loop, pointers shared by
 * neighbours. */
#include "back/cpu/codegen/plan/nest.h"
#include <stdlib.h>
#include <string.h>

const nest_made *nest_made_find(const nest_plan *p, const smr_expr *fold)
{
	for (int i = 0; i < p->nmade; i++)
		if (p->made[i].fold == fold || smr_expr_equal(p->made[i].fold, fold))
			return &p->made[i];
	return NULL;
}

bool nest_is_cut(const nest_stage *s, const smr_expr *fold)
{
	for (int k = 0; (s->split != NULL || s->parts) && k < s->nmore; k++)
		if (s->more[k].value == fold)
			return true;
	return s->split == fold || (s->parts && s->makes == fold);
}

const nest_made *nest_known(const nest_plan *p, const nest_stage *s, const smr_expr *fold)
{
	const nest_made *m = nest_made_find(p, fold);

	for (int k = 0; m != NULL && s->makes != NULL && k < s->nmore; k++)
		if (s->more[k].value == m->fold)
			return NULL;
	return m != NULL && m->fold != s->makes && !nest_is_cut(s, fold) ? m : NULL;
}

int nest_parts_of(const nest_plan *p, const nest_stage *s, const smr_expr *fold)
{
	for (int k = 0; k < p->nparted && !s->parts; k++)
		if (p->parted[k].fold == fold || smr_expr_equal(p->parted[k].fold, fold))
			return p->parted[k].operand;
	return -1;
}

int nest_operand_of(const nest_plan *p, const smr_expr *read)
{
	for (int i = 0; i < p->nreads; i++)
		if (p->reads[i].read == read)
			return p->reads[i].operand;
	return -1;
}

int nest_num(nest_plan *p, int64_t v, int role)
{
	int64_t limit = role == NEST_STRIDE ? 128 : NEST_MAX_BAKED;

	if (v >= -limit && v <= limit && role < NEST_CHUNK)
		return -1;
	if (!p->cpu.generic)
		role = NEST_STRIDE;
	for (int i = 0; i < p->nnums; i++)
		if (p->nums[i] == v && p->roles[i] == role)
			return i;
	if (p->nnums == NEST_MAX_NUMS)
		return -1;
	p->roles[p->nnums] = role;
	p->nums[p->nnums] = v;
	return p->nnums++;
}

static void place_window(const nest_plan *p, nest_operand *o, const smr_node *view,
			 const smr_index *index)
{
	o->where = NEST_MEMORY;
	o->base = view->window->base;
	o->offset = smr_poly_eval(view->window->offset, p->sym);
	for (uint32_t d = 0; d < view->type.rank; d++) {
		int64_t s = smr_poly_eval(view->window->stride[d], p->sym);

		if (index[d].offset != NULL)
			o->offset += smr_wrapping_mul(s, smr_poly_eval(index[d].offset, p->sym));
		for (int l = 0; l < (int)p->nest->nloops; l++)
			if (index[d].coef[l] != NULL)
				o->stride[l] += smr_wrapping_mul(s, smr_poly_eval(index[d].coef[l],
										  p->sym));
		if (index[d].indirect != NULL) {
			o->indirect[o->nindirect] = index[d].indirect;
			o->indirect_stride[o->nindirect++] =
				smr_wrapping_mul(s, smr_poly_eval(index[d].indirect_coef, p->sym));
		}
	}
}

static bool same_place(const nest_operand *a, const nest_operand *b)
{
	if (a->where != b->where || a->dtype != b->dtype || a->nindirect != 0 || b->nindirect != 0)
		return false;
	if (a->where == NEST_VALUE)
		return a->node == b->node;
	return a->base == b->base && a->offset == b->offset &&
	       memcmp(a->stride, b->stride, sizeof(a->stride)) == 0;
}

/* Finds the displacement between two windows of one array as small steps of the loops: a[y+1][x-1].
 * The windows then share a pointer, and neighbouring points of a tile share reads. */
static bool find_displacement(const nest_operand *from, const nest_operand *to, int nloops,
			      int64_t shift[SMR_MAX_LOOPS])
{
	int64_t rest = to->offset - from->offset;
	bool used[SMR_MAX_LOOPS] = {0};

	memset(shift, 0, SMR_MAX_LOOPS * sizeof(*shift));
	for (int n = 0; n < nloops && rest != 0; n++) {
		int best = -1;

		for (int l = 0; l < nloops; l++)
			if (!used[l] && from->stride[l] != 0 &&
			    (best < 0 || llabs(from->stride[l]) > llabs(from->stride[best])))
				best = l;
		if (best < 0)
			break;
		used[best] = true;
		int64_t s = from->stride[best], k = rest / s;

		/* round to nearest: -1 row + 1 column is not 0 rows - many columns */
		if (llabs(rest - k * s) * 2 > llabs(s))
			k += (rest < 0) == (s < 0) ? 1 : -1;
		if (llabs(k) > 16)
			return false;
		shift[best] = k;
		rest -= k * s;
	}
	return rest == 0;
}

static void find_home(nest_plan *p, int i)
{
	nest_operand *o = &p->ops[i];

	o->home = i;
	if (o->where != NEST_MEMORY || o->nindirect != 0)
		return;
	for (int j = 0; j < i; j++) {
		const nest_operand *h = &p->ops[j];

		if (h->where == NEST_MEMORY && h->home == j && h->base == o->base &&
		    h->nindirect == 0 && h->dtype == o->dtype &&
		    memcmp(h->stride, o->stride, sizeof(o->stride)) == 0 &&
		    find_displacement(h, o, (int)p->nest->nloops, o->shift)) {
			o->home = j;
			return;
		}
	}
	memset(o->shift, 0, sizeof(o->shift));
}

static smr_status add_operand(nest_plan *p, const nest_operand *o, int *out)
{
	for (int i = 0; i < p->nops; i++)
		if (same_place(&p->ops[i], o)) {
			*out = i;
			return SMR_OK;
		}
	if (p->nops == NEST_MAX_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d operands", NEST_MAX_OPERANDS);
	p->ops[p->nops] = *o;
	find_home(p, p->nops);
	*out = p->nops++;
	return SMR_OK;
}

smr_status nest_operand_read(nest_plan *p, const smr_expr *e)
{
	const smr_node *in = p->c->nest->ins[e->input];
	const smr_node *view = in->op == SMR_OP_nest ? in->into : in;
	nest_operand o = {.dtype = e->type, .node = in->id};
	int at;

	if (nest_operand_of(p, e) >= 0)
		return SMR_OK;
	if (p->nreads == 2 * NEST_MAX_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d reads", 2 * NEST_MAX_OPERANDS);
	if (view == NULL || view->op == SMR_OP_scalar || view->op == SMR_OP_constant)
		o.where = NEST_VALUE;
	else if (view->window == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "an input of the nest has no window");
	else
		place_window(p, &o, view, e->index);
	if (o.where == NEST_VALUE && in->type.rank != 0)
		return smr_fail(SMR_EUNSUPPORTED, "a tensor given as literal");
	o.literal = in->op == SMR_OP_constant;
	o.bits = in->bits;
	if (p->c->nest->into != NULL && o.where == NEST_MEMORY &&
	    o.base == p->c->nest->into->window->base) {
		o.written = true;
		p->inplace = true;
	}
	SMR_TRY(add_operand(p, &o, &at));
	p->reads[p->nreads].read = e;
	p->reads[p->nreads++].operand = at;
	return SMR_OK;
}

smr_status nest_operand_store(const nest_plan *p, const smr_node *n, nest_operand *out)
{
	*out = (nest_operand){
		.dtype = n->type.dtype, .node = n->id, .where = NEST_RESULT, .written = true};
	if (n->into == NULL) {
		out->dtype = n->nest->value->type;
		return SMR_OK;
	}
	out->dtype = n->into->type.dtype;
	place_window(p, out, n->into, n->nest->store);
	if (out->nindirect != 0)
		return smr_fail(SMR_EUNSUPPORTED, "it stores through an index array");
	return SMR_OK;
}

smr_status nest_operand_result(nest_plan *p, const smr_node *n, int *out)
{
	nest_operand o;

	SMR_TRY(nest_operand_store(p, n, &o));
	if (p->nops == NEST_MAX_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d operands", NEST_MAX_OPERANDS);
	p->ops[p->nops] = o;
	p->ops[p->nops].home = p->nops;
	*out = p->nops++;
	return SMR_OK;
}

smr_status nest_operand_row(nest_plan *p, const nest_operand *o, int *out)
{
	if (p->nops == NEST_MAX_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d operands", NEST_MAX_OPERANDS);
	p->ops[p->nops] = *o;
	p->ops[p->nops].home = p->nops;
	*out = p->nops++;
	return SMR_OK;
}

bool nest_has_temps(const nest_plan *p)
{
	for (int i = 0; i < p->nops; i++)
		for (int l = 0; p->ops[i].where == NEST_TEMP && l < SMR_MAX_LOOPS; l++)
			if (p->ops[i].stride[l] != 0)
				return true;
	return false;
}

smr_status nest_operand_temp(nest_plan *p, smr_dtype t, uint64_t loops, int64_t extra, int *out)
{
	nest_operand o = {.dtype = t, .where = NEST_TEMP};
	int64_t size = (int64_t)smr_dtype_size(t);

	for (int l = (int)p->nest->nloops; l-- > 0;)
		if (loops >> l & 1) {
			o.stride[l] = size;
			if (__builtin_mul_overflow(size, p->extent[l], &size))
				return smr_fail(SMR_EUNSUPPORTED, "an intermediate is too large");
		}
	if (p->nops == NEST_MAX_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d operands", NEST_MAX_OPERANDS);
	o.bytes = (size_t)(size * (extra > 0 ? extra : 1));
	o.home = p->nops;
	p->ops[p->nops] = o;
	*out = p->nops++;
	return SMR_OK;
}
