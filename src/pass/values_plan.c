/* Which values are computed by those who read them. */
#include <math.h>
#include <string.h>

#include "ops/ops.h"
#include "pass/fuse.h"
#include "pass/values_own.h"

/* What one op may grow to: text and code grow with it, and a compiler's time faster than both. */
enum { MAX_PARTS = 400, MAX_DEPTH = 90 };

/* Operations by which an element may be computed anew rather than stored and read: about what a
 * core does in vectors while 8 bytes come from memory. */
static const double ANEW_FLOPS = 40;
/* More than this is a function that not all back ends have code for: it stays alone. */
static const double ALONE_FLOPS = 40;

fv_value *fv_operand(const fv_flow *f, const smr_node *v, uint32_t i)
{
	return &f->values[f->first[v->ins[i]->id]];
}

bool fv_splat(const smr_node *v)
{
	return v->op == SMR_OP_constant &&
	       (v->type.rank == 0 || v->ndata == smr_dtype_size(v->type.dtype));
}

static smr_status no_memory(const smr_graph *g)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
}

/* ---- values ------------------------------------------------------------------------------- */

/* Ops that may compute what they read. Windows and contractions read each element often. */
static bool may_compute(const smr_node *v)
{
	switch (v->op) {
	case SMR_OP_map:
	case SMR_OP_iota:
	case SMR_OP_broadcast:
	case SMR_OP_reshape:
	case SMR_OP_transpose:
	case SMR_OP_reverse:
	case SMR_OP_slice:
	case SMR_OP_pad:
	case SMR_OP_dynamic_slice:
	case SMR_OP_gather:
	case SMR_OP_reduce:
		return true;
	default:
		return false;
	}
}

static bool has_elements(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) && n > 0;
}

static bool sizes_fit(const smr_node *v, uint32_t k)
{
	for (uint32_t i = 0; i < v->nins; i++)
		if (!has_elements(&v->ins[i]->type))
			return false;
	return has_elements(smr_node_type(v, k));
}

static bool is_alone(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_OP && smr_op_flops(e->op) >= ALONE_FLOPS)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (is_alone(e->args[i]))
			return true;
	for (uint32_t a = 0; a < e->nacc; a++)
		if (is_alone(e->step[a]))
			return true;
	return false;
}

static void find_nest(fv_flow *f, fv_value *x)
{
	if (!may_compute(x->node) || !sizes_fit(x->node, x->k) ||
	    smr_ops_nest(f->g, x->node, x->k, &x->nest) != SMR_OK || is_alone(x->nest->value)) {
		x->nest = NULL;
		return;
	}
	x->fold = fuse_has_fold(x->nest->value);
}

static smr_status find_values(fv_flow *f)
{
	smr_graph *g = f->g;
	uint32_t n = 0;

	f->first = smr_arena_array(g->arena, g->nnodes + 1, sizeof(*f->first));
	for (uint32_t i = 0; i < g->nnodes; i++)
		n += g->nodes[i]->nmore + 1;
	f->values = smr_arena_array(g->arena, n + 1, sizeof(*f->values));
	if (f->first == NULL || f->values == NULL)
		return no_memory(g);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_part) {
			f->first[i] = f->first[v->ins[0]->id] + (uint32_t)v->bits;
			continue;
		}
		f->first[i] = f->nvalues;
		for (uint32_t k = 0; k <= v->nmore; k++) {
			fv_value *x = &f->values[f->nvalues++];

			x->node = v;
			x->k = k;
			find_nest(f, x);
		}
	}
	return smr_arena_ran_short(g->arena) ? no_memory(g) : SMR_OK;
}

/* ---- readers ------------------------------------------------------------------------------ */

static bool reads_before(const smr_node *v, uint32_t i)
{
	for (uint32_t j = 0; j < i; j++)
		if (v->ins[j] == v->ins[i])
			return true;
	return false;
}

static void count_readers(fv_flow *f)
{
	for (uint32_t i = 0; i < f->g->nnodes; i++) {
		const smr_node *v = f->g->nodes[i];
		bool computes = false;

		if (v->op == SMR_OP_part)
			continue;
		for (uint32_t k = 0; k <= v->nmore; k++)
			computes |= f->values[f->first[i] + k].nest != NULL;
		for (uint32_t j = 0; j < v->nins; j++) {
			fv_value *x = fv_operand(f, v, j);

			if (!computes)
				x->others++;
			else if (!reads_before(v, j))
				x->readers += v->nmore + 1;
		}
	}
	for (uint32_t i = 0; i < f->g->nresults; i++)
		f->values[f->first[f->g->results[i]->id]].others++;
}

/* ---- what is computed where --------------------------------------------------------------- */

/* A large result of little: reading it is dearer than computing it. */
static bool is_free(const fv_value *x)
{
	int64_t from, to;

	if (fv_splat(x->node) || x->node->op == SMR_OP_iota)
		return true;
	if (x->node->op == SMR_OP_reshape || x->node->op == SMR_OP_transpose)
		return true;
	return x->node->op == SMR_OP_broadcast && smr_type_count(&x->node->type, &to) &&
	       smr_type_count(&x->node->ins[0]->type, &from) && to >= 4 * from;
}

static bool wanted(const fv_value *x)
{
	if (x->nest == NULL || x->readers == 0)
		return false;
	if (x->free)
		return true;
	if (x->others > 0)
		return false;
	return x->readers == 1 || (x->flops <= ANEW_FLOPS && x->nfrom <= 1);
}

static double extents(const smr_nest *n, const smr_expr *fold)
{
	double all = 1;
	int64_t k;

	for (uint32_t i = 0; i < fold->nloops; i++)
		all *= smr_poly_is_const(n->loops[fold->loops[i]].extent, &k) ? (double)k : 1;
	return all;
}

static uint32_t own_depth(const smr_expr *e)
{
	uint32_t most = 0, d;

	for (uint32_t i = 0; i < e->nargs; i++)
		if ((d = own_depth(e->args[i])) > most)
			most = d;
	for (uint32_t a = 0; a < e->nacc; a++) {
		if ((d = own_depth(e->init[a])) > most)
			most = d;
		if ((d = own_depth(e->step[a])) > most)
			most = d;
	}
	if (e->kind == SMR_EXPR_READ)
		for (uint32_t i = 0; i < e->rank; i++)
			if (e->index[i].indirect != NULL &&
			    (d = own_depth(e->index[i].indirect)) > most)
				most = d;
	return most + 1;
}

static double elements(const fv_value *x)
{
	int64_t n;

	return smr_type_count(smr_node_type(x->node, x->k), &n) ? (double)n : INFINITY;
}

/* Adds operations, and the parts that operands add for each of their reads. */
static void add_up(const fv_flow *f, fv_value *x, const smr_expr *e, double times)
{
	double steps = e->kind == SMR_EXPR_FOLD ? times * extents(x->nest, e) : times;

	if (e->kind == SMR_EXPR_OP)
		x->flops += times * smr_op_flops(e->op);
	if (e->kind == SMR_EXPR_READ) {
		const fv_value *p = fv_operand(f, x->node, e->input);

		if (p->inlined) {
			x->parts += p->parts;
			x->flops += p->flops * fmin(times, elements(p) / elements(x));
		}
		for (uint32_t i = 0; i < e->rank; i++)
			if (e->index[i].indirect != NULL)
				add_up(f, x, e->index[i].indirect, times);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		add_up(f, x, e->args[i], times);
	for (uint32_t a = 0; a < e->nacc; a++) {
		add_up(f, x, e->init[a], times);
		add_up(f, x, e->step[a], steps);
	}
}

/* Whether reading it takes as long as storing @p x, about. */
static bool is_large(const fv_value *p, const fv_value *x)
{
	return !fv_splat(p->node) && 4 * elements(p) >= elements(x);
}

static void come_from(fv_value *x, const fv_value *from, uint32_t n)
{
	if (from == NULL || (x->nfrom == 1 && n == 1 && x->from == from))
		return;
	x->from = from;
	x->nfrom += n;
}

static void measure(const fv_flow *f, fv_value *x)
{
	uint32_t below = 0;

	x->parts = fuse_size(x->nest->value);
	x->flops = x->nfrom = 0;
	add_up(f, x, x->nest->value, 1);
	for (uint32_t i = 0; i < x->node->nins; i++) {
		const fv_value *p = fv_operand(f, x->node, i);

		if (p->inlined && p->depth > below)
			below = p->depth;
		if (!p->inlined)
			come_from(x, is_large(p, x) ? p : NULL, 1);
		else
			come_from(x, p->from, p->nfrom);
	}
	x->depth = own_depth(x->nest->value) + below;
}

/* Takes the largest operand out of it until it is small enough. */
static void keep_small(fv_flow *f, fv_value *x)
{
	measure(f, x);
	while (x->parts > MAX_PARTS || x->depth > MAX_DEPTH) {
		fv_value *most = NULL;

		for (uint32_t i = 0; i < x->node->nins; i++) {
			fv_value *p = fv_operand(f, x->node, i);

			if (p->inlined && p->parts > 1 && (most == NULL || p->parts > most->parts))
				most = p;
		}
		if (most == NULL)
			return;
		most->inlined = false;
		measure(f, x);
	}
}

smr_status fv_plan(smr_graph *g, fv_flow *f)
{
	*f = (fv_flow){.g = g};
	SMR_TRY(find_values(f));
	count_readers(f);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		fv_value *x = &f->values[i];

		x->free = is_free(x);
		x->parts = x->depth = 1;
		if (x->nest != NULL)
			keep_small(f, x);
		x->inlined = wanted(x);
	}
	return SMR_OK;
}
