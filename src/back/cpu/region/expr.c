/* Scalar code of the expressions of a nest at one point. What is known while code is written
 * (sizes, counters of unrolled loops, conditions on them) is computed here, so that the elements
 * that an unrolled gather, pad or concatenation reads are single loads. */
#include <stdio.h>
#include <string.h>

#include "back/cpu/region/internal.h"
#include "ir/graph/value.h"
#include "ops/scalar.h"

static bool find_memo(const smr_region *r, const smr_expr *e, region_val *out)
{
	for (size_t i = r->memo.n; i-- > 0;)
		if (r->memo.v[i].e == e) {
			*out = r->memo.v[i].val;
			return true;
		}
	return false;
}

static void remember(smr_region *r, const smr_expr *e, region_val v)
{
	if (smr_vec_push(&r->memo, ((region_memo){e, v})) != SMR_OK)
		r->m.st = SMR_ENOMEM;
}

static region_val known(smr_dtype t, uint64_t bits)
{
	bits = smr_value_mask(t, bits);
	return (region_val){.v = nest_literal(t, bits), .known = true, .bits = bits};
}

static region_val unknown(nest_val v)
{
	return (region_val){.v = v};
}

/* ---- reads --------------------------------------------------------------------------------- */

static region_val eval_counter(const smr_region *r, uint32_t loop)
{
	const region_counter *c = &r->counter[loop];
	region_val v = {0};

	smr_assert(c->open);
	if (c->known)
		return known(SMR_I64, (uint64_t)c->at);
	memcpy(v.v.s, c->name, sizeof(v.v.s));
	return v;
}

nest_val smr_region_widen(smr_region *r, smr_dtype t, nest_val v)
{
	bool is_signed = t != SMR_I1 && smr_dtype_is_signed(t);

	return smr_dtype_size(t) == 8
		       ? v
		       : nest_cast(&r->m, is_signed ? "sext" : "zext", t, SMR_I64, v);
}

void smr_region_add_term(smr_region *r, nest_val *sum, nest_val v, int64_t times)
{
	nest_val scaled = v, all = nest_new(&r->m, false);

	if (times != 1) {
		scaled = nest_new(&r->m, false);
		nest_line(&r->m, "%s = mul i64 %s, %lld", scaled.s, v.s, (long long)times);
	}
	if (sum->s[0] == '\0') {
		*sum = scaled;
		return;
	}
	nest_line(&r->m, "%s = add i64 %s, %s", all.s, sum->s, scaled.s);
	*sum = all;
}

static int64_t poly_number(const smr_poly *p)
{
	return p != NULL ? smr_poly_eval(p, NULL) : 0;
}

/* An affine element number: known part, factors of counters that are not known. */
typedef struct affine {
	int64_t known, factor[SMR_MAX_LOOPS];
} affine;

static affine get_affine(const smr_region *r, const smr_index *index, const int64_t *dims,
			 uint32_t rank)
{
	affine a = {0};
	int64_t stride = 1;

	for (uint32_t d = rank; d-- > 0; stride *= dims[d]) {
		a.known += poly_number(index[d].offset) * stride;
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
			int64_t times = poly_number(index[d].coef[l]) * stride;

			if (times != 0 && r->counter[l].known)
				a.known += times * r->counter[l].at;
			else
				a.factor[l] += times;
		}
	}
	return a;
}

nest_val smr_region_element(smr_region *r, const smr_region_tensor *t, const smr_index *index)
{
	int64_t dims[SMR_MAX_RANK], stride = 1;
	nest_val sum = {0}, p = nest_new(&r->m, false);
	affine a;

	if (!smr_type_dims(t->type, dims))
		nest_unsupported(&r->m, "sizes that are no numbers");
	a = get_affine(r, index, dims, t->type->rank);
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (a.factor[l] != 0)
			smr_region_add_term(r, &sum, eval_counter(r, l).v, a.factor[l]);
	for (uint32_t d = t->type->rank; d-- > 0; stride *= dims[d]) {
		const smr_expr *e = index[d].indirect;
		region_val at;
		int64_t times;

		if (e == NULL)
			continue;
		at = smr_region_eval(r, e);
		times = stride *
			(index[d].indirect_coef != NULL ? poly_number(index[d].indirect_coef) : 1);
		if (at.known)
			a.known += times * smr_value_to_int(e->type, at.bits);
		else
			smr_region_add_term(r, &sum, smr_region_widen(r, e->type, at.v), times);
	}
	if (sum.s[0] == '\0') {
		nest_line(&r->m, "%s = getelementptr i8, ptr %%s%u, i64 %lld", p.s, t->slot,
			  (long long)a.known * (long long)smr_dtype_size(t->type->dtype));
		return p;
	}
	if (a.known != 0) {
		nest_val all = nest_new(&r->m, false);

		nest_line(&r->m, "%s = add i64 %s, %lld", all.s, sum.s, (long long)a.known);
		sum = all;
	}
	nest_line(&r->m, "%s = getelementptr [%zu x i8], ptr %%s%u, i64 %s", p.s,
		  smr_dtype_size(t->type->dtype), t->slot, sum.s);
	return p;
}

region_val smr_region_load(smr_region *r, smr_dtype t, nest_val pointer)
{
	nest_val v = nest_new(&r->m, false), bit;

	if (t != SMR_I1) {
		nest_line(&r->m, "%s = load %s, ptr %s, align %zu", v.s, nest_type(t), pointer.s,
			  smr_dtype_size(t));
		return unknown(v);
	}
	nest_line(&r->m, "%s = load i8, ptr %s", v.s, pointer.s);
	bit = nest_new(&r->m, false);
	nest_line(&r->m, "%s = trunc i8 %s to i1", bit.s, v.s);
	return unknown(bit);
}

void smr_region_put(smr_region *r, smr_dtype t, nest_val pointer, nest_val v)
{
	nest_val byte;

	if (t != SMR_I1) {
		nest_line(&r->m, "store %s %s, ptr %s, align %zu", nest_type(t), v.s, pointer.s,
			  smr_dtype_size(t));
		return;
	}
	byte = nest_new(&r->m, false);
	nest_line(&r->m, "%s = zext i1 %s to i8", byte.s, v.s);
	nest_line(&r->m, "store i8 %s, ptr %s", byte.s, pointer.s);
}

/* Whether an element exists whatever the data are: affine, and inside of the tensor. */
static bool is_inside(const smr_region *r, const smr_expr *read)
{
	const smr_type *t = r->ins[read->input].type;
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(t, dims))
		return false;
	for (uint32_t d = 0; d < t->rank; d++) {
		const smr_index *x = &read->index[d];
		int64_t least = poly_number(x->offset), most = least;

		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
			const region_counter *c = &r->counter[l];
			int64_t times = poly_number(x->coef[l]);
			int64_t last = c->known ? c->at : c->n - 1;

			least += times * (c->known || times < 0 ? last : 0);
			most += times * (c->known || times > 0 ? last : 0);
		}
		if (x->indirect != NULL || least < 0 || most >= dims[d])
			return false;
	}
	return true;
}

/* ---- operators ------------------------------------------------------------------------------ */

/* Whether it may be evaluated although its value is not wanted. */
static bool is_speculatable(const smr_region *r, const smr_expr *e)
{
	region_val v;

	if (find_memo(r, e, &v))
		return true;
	if (e->kind == SMR_EXPR_READ)
		return is_inside(r, e);
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		return false;
	if (e->kind != SMR_EXPR_OP)
		return true;
	if ((e->op == SMR_OP_div || e->op == SMR_OP_rem) && !smr_dtype_is_float(e->type))
		return false;
	if (nest_is_function(e->op))
		return false; /* a branch is cheaper */
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_speculatable(r, e->args[i]))
			return false;
	return true;
}

static region_val eval_arm(smr_region *r, const smr_expr *e, int label, int join, char block[28])
{
	size_t memo = r->memo.n;
	region_val v;

	smr_region_place(r, label);
	v = smr_region_eval(r, e);
	memcpy(block, r->m.block, 28);
	smr_region_jump(r, join);
	r->memo.n = memo;
	return v;
}

static region_val eval_select(smr_region *r, const smr_expr *e)
{
	region_val c = smr_region_eval(r, e->args[0]), a, b;
	int then, other, join;
	char from_a[28], from_b[28];
	nest_val v;

	if (c.known)
		return smr_region_eval(r, e->args[c.bits != 0 ? 1 : 2]);
	if (is_speculatable(r, e->args[1]) && is_speculatable(r, e->args[2])) {
		a = smr_region_eval(r, e->args[1]);
		b = smr_region_eval(r, e->args[2]);
		return unknown(nest_choose(&r->m, e->type, c.v, a.v, b.v));
	}
	then = smr_region_label(r);
	other = smr_region_label(r);
	join = smr_region_label(r);
	nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", c.v.s, then, other);
	a = eval_arm(r, e->args[1], then, join, from_a);
	b = eval_arm(r, e->args[2], other, join, from_b);
	smr_region_place(r, join);
	v = nest_new(&r->m, false);
	nest_line(&r->m, "%s = phi %s [%s, %s], [%s, %s]", v.s, nest_type(e->type), a.v.s, from_a,
		  b.v.s, from_b);
	return unknown(v);
}

static region_val eval_op(smr_region *r, const smr_expr *e)
{
	bool all_known = true;
	smr_dtype types[3];
	nest_val args[3];
	uint64_t bits[3], result;

	if (e->op == SMR_OP_select)
		return eval_select(r, e);
	if (e->nargs > 3) {
		nest_unsupported(&r->m, "an operator of more than three arguments");
		return known(e->type, 0);
	}
	for (uint32_t i = 0; i < e->nargs; i++) {
		region_val v = smr_region_eval(r, e->args[i]);

		args[i] = v.v;
		bits[i] = v.bits;
		types[i] = e->args[i]->type;
		all_known &= v.known && !smr_dtype_is_float(types[i]);
	}
	if (all_known && !smr_dtype_is_float(e->type) &&
	    smr_scalar_op(e->op, e->type, types, bits, &result) == SMR_OK)
		return known(e->type, result);
	return unknown(nest_apply(&r->m, e, args));
}

/* ---- folds ---------------------------------------------------------------------------------- */

typedef struct folding {
	smr_region *r;
	const smr_expr *fold;
	region_val acc[SMR_MAX_ACCS]; /* of a fold that is written out */
	nest_val room[SMR_MAX_ACCS];  /* else allocas */
	bool written;
} folding;

static void step_fold(folding *f)
{
	smr_region *r = f->r;
	const smr_expr *fold = f->fold;
	region_val now[SMR_MAX_ACCS], next[SMR_MAX_ACCS];
	size_t memo = r->memo.n;

	for (uint32_t k = 0; k < fold->nacc; k++)
		now[k] = f->written ? f->acc[k]
				    : smr_region_load(r, fold->init[k]->type, f->room[k]);
	r->acc[r->nacc++] = now;
	for (uint32_t k = 0; k < fold->nacc; k++)
		next[k] = smr_region_eval(r, fold->step[k]);
	r->nacc--;
	for (uint32_t k = 0; k < fold->nacc; k++) {
		f->acc[k] = next[k];
		if (!f->written)
			smr_region_put(r, fold->init[k]->type, f->room[k], next[k].v);
	}
	r->memo.n = memo;
}

static void loop_fold(folding *f, uint32_t level)
{
	smr_region *r = f->r;
	region_counter *c;
	region_loop loop;

	if (level == f->fold->nloops) {
		step_fold(f);
		return;
	}
	c = &r->counter[f->fold->loops[level]];
	if (!f->written) {
		smr_region_begin_loop(r, f->fold->loops[level], c->n, &loop);
		loop_fold(f, level + 1);
		smr_region_end_loop(r, &loop);
		return;
	}
	c->open = c->known = true;
	for (c->at = 0; c->at < c->n; c->at++)
		loop_fold(f, level + 1);
	c->open = c->known = false;
}

static region_val eval_fold(smr_region *r, const smr_expr *e)
{
	folding f = {.r = r, .fold = e};
	double steps = 1;

	if (r->nacc == SMR_MAX_LOOPS || smr_fold_compensated(e) != NULL) {
		nest_unsupported(&r->m, "a compensated sum");
		return known(e->type, 0);
	}
	for (uint32_t i = 0; i < e->nloops; i++)
		steps *= (double)r->counter[e->loops[i]].n;
	f.written = steps <= SMR_REGION_UNROLL;
	for (uint32_t k = 0; k < e->nacc; k++)
		f.acc[k] = smr_region_eval(r, e->init[k]);
	for (uint32_t k = 0; k < e->nacc && !f.written; k++) {
		f.room[k] = smr_region_alloca(
			r, e->init[k]->type == SMR_I1 ? "i8" : nest_type(e->init[k]->type));
		smr_region_put(r, e->init[k]->type, f.room[k], f.acc[k].v);
	}
	loop_fold(&f, 0);
	return f.written ? f.acc[e->result]
			 : smr_region_load(r, e->init[e->result]->type, f.room[e->result]);
}

static region_val eval_new(smr_region *r, const smr_expr *e)
{
	switch (e->kind) {
	case SMR_EXPR_READ:
		return smr_region_load(r, e->type,
				       smr_region_element(r, &r->ins[e->input], e->index));
	case SMR_EXPR_OP:
		return eval_op(r, e);
	case SMR_EXPR_FOLD:
		return eval_fold(r, e);
	default:
		nest_unsupported(&r->m, "a scan");
		return known(e->type, 0);
	}
}

region_val smr_region_eval(smr_region *r, const smr_expr *e)
{
	region_val v;

	if (r->m.st != SMR_OK)
		return known(e->type, 0);
	switch (e->kind) {
	case SMR_EXPR_CONST:
		return known(e->type, e->bits);
	case SMR_EXPR_SIZE:
		return known(SMR_I64, (uint64_t)smr_poly_eval(e->size, NULL));
	case SMR_EXPR_INDEX:
		return eval_counter(r, e->loop);
	case SMR_EXPR_PARAM:
		smr_assert(r->params != NULL);
		return r->params[e->acc];
	case SMR_EXPR_ACC:
		smr_assert(e->depth < r->nacc);
		return r->acc[r->nacc - 1 - e->depth][e->acc];
	default:
		break;
	}
	if (find_memo(r, e, &v))
		return v;
	v = eval_new(r, e);
	remember(r, e, v);
	return v;
}
