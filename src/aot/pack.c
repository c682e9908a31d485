/* Writes a module as bytes.
 *
 * Blocks and functions come in order; each flow gives its nodes in order, each of which refers to
 * its operands by number. Bodies are trees with shared parts: an expression that was written before
 * is a number. */
#include "aot/pack.h"
#include "base/alloc.h"
#include "ir/module/module.h"

typedef struct packing {
	smr_str *s;
	uint64_t (*number)(void *arg, const smr_node *v);
	void *arg;
	const smr_expr **seen; /* expressions of the current body */
	uint32_t nseen;
	smr_status st;
} packing;

static void refuse_to_serialize(packing *p, const char *what, const char *name)
{
	if (p->st == SMR_OK)
		p->st = smr_fail(SMR_EUNSUPPORTED, "samara build: %s of %s cannot be kept", what,
				 name);
}

static void put_type(packing *p, const smr_type *t)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	if (!smr_type_dims(t, dims))
		refuse_to_serialize(p, "the sizes", "a tensor");
	smr_put(p->s, t->dtype);
	smr_put(p->s, t->rank);
	for (uint32_t d = 0; d < t->rank; d++)
		smr_put(p->s, (uint64_t)dims[d]);
}

static void put_list(packing *p, const uint32_t *v, uint32_t n)
{
	smr_put(p->s, n);
	for (uint32_t i = 0; i < n; i++)
		smr_put(p->s, v[i]);
}

/* ---- bodies --------------------------------------------------------------------------------- */

static uint32_t place_of(const packing *p, const smr_expr *e)
{
	for (uint32_t i = p->nseen; i-- > 0;)
		if (p->seen[i] == e)
			return i;
	return UINT32_MAX;
}

/* Its parts must have been written before. */
static void put_expr(packing *p, const smr_expr *e)
{
	if (p->st != SMR_OK || place_of(p, e) != UINT32_MAX)
		return;
	if (e->kind != SMR_EXPR_OP && e->kind != SMR_EXPR_CONST && e->kind != SMR_EXPR_PARAM) {
		refuse_to_serialize(p, "a body", "an op");
		return;
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		put_expr(p, e->args[i]);
	if (p->nseen == SMR_MAX_EXPR) {
		refuse_to_serialize(p, "a body", "very many parts");
		return;
	}
	smr_put(p->s, e->kind);
	smr_put(p->s, e->type);
	if (e->kind == SMR_EXPR_CONST)
		smr_put(p->s, e->bits);
	if (e->kind == SMR_EXPR_PARAM)
		smr_put(p->s, e->acc);
	if (e->kind == SMR_EXPR_OP) {
		smr_put(p->s, e->op);
		smr_put(p->s, e->nargs);
		for (uint32_t i = 0; i < e->nargs; i++)
			smr_put(p->s, place_of(p, e->args[i]));
	}
	p->seen[p->nseen++] = e;
}

/* Writes the number of parts, then the parts, then the body. */
static void put_body(packing *p, const smr_lambda *l)
{
	smr_str *to = p->s, parts = {0};

	smr_put(to, l != NULL);
	if (l == NULL)
		return;
	p->nseen = 0;
	p->s = &parts;
	for (uint32_t i = 0; i < l->nresults; i++)
		put_expr(p, l->results[i]);
	p->s = to;
	smr_put(to, l->nparams);
	smr_put(to, p->nseen);
	smr_str_write(to, smr_str_text(&parts), parts.n);
	smr_put(to, l->nresults);
	for (uint32_t i = 0; i < l->nresults; i++)
		smr_put(to, place_of(p, l->results[i]));
	if (parts.oom)
		p->st = smr_fail(SMR_ENOMEM, "no memory for a body");
	smr_str_free(&parts);
}

/* ---- flows ---------------------------------------------------------------------------------- */

static void put_node(packing *p, const smr_node *v)
{
	smr_put(p->s, v->op);
	put_type(p, &v->type);
	if (v->op == SMR_OP_param || v->op == SMR_OP_part) {
		smr_put(p->s, v->bits);
		if (v->op == SMR_OP_part)
			smr_put(p->s, v->ins[0]->id);
		return;
	}
	if (v->op == SMR_OP_constant) {
		smr_put(p->s, v->bits);
		smr_put(p->s, v->data != NULL);
		if (v->data != NULL)
			smr_put_bytes(p->s, v->data, v->ndata);
		return;
	}
	if (!smr_op_is_value(v->op))
		refuse_to_serialize(p, "a node", smr_op_name(v->op));
	smr_put(p->s, p->number(p->arg, v));
	smr_put(p->s, v->nins);
	for (uint32_t i = 0; i < v->nins; i++)
		smr_put(p->s, v->ins[i]->id);
	smr_put(p->s, v->nmore);
	for (uint32_t i = 0; i < v->nmore; i++)
		put_type(p, &v->more[i]);
	smr_put(p->s, v->nattrs);
	for (uint32_t i = 0; i < v->nattrs; i++) {
		smr_put(p->s, v->attrs[i].key);
		smr_put(p->s, v->attrs[i].n);
		for (uint32_t k = 0; k < v->attrs[i].n; k++)
			smr_put(p->s, (uint64_t)v->attrs[i].v[k]);
	}
	put_body(p, v->body);
	smr_put_text(p->s, v->routine);
}

static void put_flow(packing *p, const smr_graph *g)
{
	smr_put(p->s, g->nnodes);
	for (uint32_t i = 0; i < g->nnodes; i++)
		put_node(p, g->nodes[i]);
	smr_put(p->s, g->nresults);
	for (uint32_t i = 0; i < g->nresults; i++)
		smr_put(p->s, g->results[i]->id);
}

/* ---- blocks --------------------------------------------------------------------------------- */

static void put_blocks(packing *p, const smr_body *body)
{
	smr_put(p->s, body->n);
	for (uint32_t i = 0; i < body->n; i++) {
		const smr_block *b = body->blocks[i];

		smr_put(p->s, b->kind);
		smr_put(p->s, b->nbodies);
		put_list(p, b->ins, b->nins);
		put_list(p, b->outs, b->nouts);
		smr_put(p->s, b->on);
		smr_put(p->s, b->callee);
		if (b->kind == SMR_BLOCK_BASIC)
			put_flow(p, b->flow);
		for (uint32_t k = 0; k < b->nbodies; k++)
			put_blocks(p, &b->bodies[k]);
	}
}

static void put_function(packing *p, const smr_function *f)
{
	smr_put_text(p->s, f->name);
	smr_put(p->s, f->nvars);
	for (uint32_t i = 0; i < f->nvars; i++)
		put_type(p, &f->vars[i].type);
	put_list(p, f->params, f->nparams);
	put_list(p, f->results, f->nresults);
	put_blocks(p, &f->body);
}

smr_status smr_pack_module(const smr_module *m, uint64_t (*number)(void *arg, const smr_node *v),
			   void *arg, smr_str *out)
{
	packing p = {.s = out, .number = number, .arg = arg};

	p.seen = smr_calloc(SMR_MAX_EXPR, sizeof(*p.seen));
	if (p.seen == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", m->name);
	smr_put_text(out, m->name);
	smr_put(out, m->partitions);
	smr_put(out, m->replicas);
	smr_put(out, m->nfunctions);
	for (uint32_t i = 0; i < m->nfunctions; i++)
		put_function(&p, m->functions[i]);
	smr_free(p.seen);
	return p.st == SMR_OK ? smr_str_status(out, "a program") : p.st;
}

/* ---- faces ---------------------------------------------------------------------------------- */

static void put_value(const smr_stablehlo_value *v, smr_str *s)
{
	smr_put_text(s, v->element);
	smr_put(s, v->dtype);
	smr_put(s, v->rank);
	for (uint32_t d = 0; d < v->rank; d++)
		smr_put(s, (uint64_t)v->dims[d]);
	smr_put(s, v->first);
	smr_put(s, v->count);
}

void smr_pack_face(const smr_stablehlo_face *f, smr_str *out)
{
	smr_put(out, f->nargs);
	for (uint32_t i = 0; i < f->nargs; i++)
		put_value(&f->args[i], out);
	smr_put(out, f->nresults);
	for (uint32_t i = 0; i < f->nresults; i++)
		put_value(&f->results[i], out);
}
