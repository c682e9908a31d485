/* Reads a module from bytes; every number is checked against its range before it is used. */
#include "aot/pack.h"
#include "base/alloc.h"

typedef struct unpacking {
	smr_taking *t;
	smr_module *m;
	smr_function *f;
	smr_graph *g;
	uint32_t nfunctions, depth;
} unpacking;

static smr_status report_damaged(void)
{
	return smr_fail(SMR_ECORRUPT, "the program in this library is damaged");
}

static smr_status take_type(unpacking *u, smr_graph *g, smr_type *out)
{
	int64_t dims[SMR_MAX_RANK];
	smr_dtype dtype = (smr_dtype)smr_take_below(u->t, SMR_DTYPE_COUNT);
	uint32_t rank = smr_take_below(u->t, SMR_MAX_RANK + 1);

	for (uint32_t d = 0; d < rank; d++) {
		dims[d] = (int64_t)smr_take(u->t);
		u->t->bad |= dims[d] < 0;
	}
	if (u->t->bad)
		return report_damaged();
	return smr_type_make(g, dtype, rank, dims, out);
}

static void *allocate_array(unpacking *u, smr_arena *a, uint32_t n, size_t size)
{
	void *p = smr_arena_array(a, (size_t)n + 1, size);

	if (p == NULL)
		(void)smr_fail(SMR_ENOMEM, "no memory for %s", u->m->name);
	return p;
}

static smr_status take_list(unpacking *u, smr_arena *a, uint32_t end, uint32_t **out, uint32_t *n)
{
	*n = smr_take_count(u->t);
	*out = allocate_array(u, a, *n, sizeof(**out));
	if (*out == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < *n; i++)
		(*out)[i] = smr_take_below(u->t, end);
	return u->t->bad ? report_damaged() : SMR_OK;
}

/* ---- bodies --------------------------------------------------------------------------------- */

static smr_expr *take_op(unpacking *u, smr_dtype type, const smr_expr *const *parts, uint32_t n)
{
	smr_op op = (smr_op)smr_take_below(u->t, SMR_OP_COUNT);
	uint32_t nargs = smr_take_count(u->t);
	const smr_expr **args = allocate_array(u, u->g->arena, nargs, sizeof(*args));

	if (args == NULL)
		return NULL;
	for (uint32_t i = 0; i < nargs; i++) {
		uint32_t k = smr_take_below(u->t, n);

		if (u->t->bad)
			return NULL;
		args[i] = parts[k];
	}
	if (smr_op_kind_of(op) != SMR_KIND_ELEMENT || smr_op_arity(op) != (int)nargs)
		u->t->bad = true;
	return u->t->bad ? NULL : smr_expr_op(u->g, op, type, nargs, args);
}

static smr_expr *take_expr(unpacking *u, const smr_expr *const *parts, uint32_t n, uint32_t nparams)
{
	smr_expr_kind kind = (smr_expr_kind)smr_take_below(u->t, SMR_EXPR_PARAM + 1);
	smr_dtype type = (smr_dtype)smr_take_below(u->t, SMR_DTYPE_COUNT);

	if (u->t->bad)
		return NULL;
	if (kind == SMR_EXPR_CONST)
		return smr_expr_const(u->g, type, smr_take(u->t));
	if (kind == SMR_EXPR_PARAM) {
		uint32_t k = smr_take_below(u->t, nparams);

		return u->t->bad ? NULL : smr_expr_param(u->g, type, k);
	}
	if (kind == SMR_EXPR_OP)
		return take_op(u, type, parts, n);
	u->t->bad = true;
	return NULL;
}

static smr_status take_body(unpacking *u, const smr_lambda **out)
{
	uint32_t nparams, n, nresults;
	const smr_expr **parts, **results;

	*out = NULL;
	if (smr_take_below(u->t, 2) == 0)
		return u->t->bad ? report_damaged() : SMR_OK;
	nparams = smr_take_below(u->t, UINT32_MAX);
	n = smr_take_count(u->t);
	parts = allocate_array(u, u->g->arena, n, sizeof(*parts));
	if (parts == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < n; i++) {
		parts[i] = take_expr(u, parts, i, nparams);
		if (parts[i] == NULL)
			return u->t->bad ? report_damaged() : SMR_ENOMEM;
	}
	nresults = smr_take_count(u->t);
	if (nresults == 0)
		return report_damaged();
	results = allocate_array(u, u->g->arena, nresults, sizeof(*results));
	if (results == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < nresults; i++) {
		uint32_t k = smr_take_below(u->t, n);

		if (u->t->bad)
			return report_damaged();
		results[i] = parts[k];
	}
	*out = smr_graph_lambda(u->g, nparams, nresults, results);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

/* ---- flows ---------------------------------------------------------------------------------- */

/* The constant's data is not copied. */
static smr_status take_constant(unpacking *u, const smr_type *t, smr_node **out)
{
	uint64_t bits = smr_take(u->t), one = 0;
	size_t size = smr_dtype_size(t->dtype), n;
	int64_t count;
	const void *data;

	if (smr_take_below(u->t, 2) == 0) {
		if (u->t->bad || t->rank > 0)
			return report_damaged();
		*out = smr_graph_constant(u->g, t->dtype, bits);
		return *out != NULL ? SMR_OK : SMR_ENOMEM;
	}
	data = smr_take_bytes(u->t, &n);
	if (u->t->bad || size == 0 || size > sizeof(one) || !smr_type_count(t, &count) ||
	    (n != size && n != (size_t)count * size))
		return report_damaged();
	*out = smr_graph_tensor(u->g, t, &one, size);
	if (*out == NULL)
		return SMR_ENOMEM;
	(*out)->data = data;
	(*out)->ndata = n;
	return SMR_OK;
}

static smr_status take_numbers(unpacking *u, smr_node *v)
{
	uint32_t nattrs = smr_take_count(u->t);

	for (uint32_t i = 0; i < nattrs; i++) {
		smr_attr_key key = (smr_attr_key)smr_take_below(u->t, SMR_ATTR_COUNT);
		uint32_t n = smr_take_count(u->t);
		int64_t *list = allocate_array(u, u->g->arena, n, sizeof(*list));

		if (list == NULL)
			return SMR_ENOMEM;
		for (uint32_t k = 0; k < n; k++)
			list[k] = (int64_t)smr_take(u->t);
		if (u->t->bad)
			return report_damaged();
		SMR_TRY(smr_node_set(u->g, v, key, list, n));
	}
	return u->t->bad ? report_damaged() : SMR_OK;
}

static smr_status take_ins(unpacking *u, smr_node ***ins, uint32_t *nins)
{
	*nins = smr_take_count(u->t);
	*ins = allocate_array(u, u->g->arena, *nins, sizeof(smr_node *));
	if (*ins == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < *nins; i++) {
		uint32_t k = smr_take_below(u->t, u->g->nnodes);

		if (u->t->bad)
			return report_damaged();
		(*ins)[i] = u->g->nodes[k];
	}
	return SMR_OK;
}

static smr_status take_op_node(unpacking *u, smr_op op, const smr_type *first)
{
	uint64_t number = smr_take(u->t);
	const char *routine;
	smr_node **ins, *v;
	smr_type *types;
	uint32_t nins, nmore;

	SMR_TRY(take_ins(u, &ins, &nins));
	nmore = smr_take_count(u->t);
	types = allocate_array(u, u->g->arena, nmore + 1, sizeof(*types));
	if (types == NULL)
		return SMR_ENOMEM;
	types[0] = *first;
	for (uint32_t i = 0; i < nmore; i++)
		SMR_TRY(take_type(u, u->g, &types[i + 1]));
	v = smr_graph_op(u->g, op, types, nmore + 1, ins, nins);
	if (v == NULL)
		return SMR_ENOMEM;
	v->bits = number;
	SMR_TRY(take_numbers(u, v));
	SMR_TRY(take_body(u, &v->body));
	routine = smr_take_text(u->t);
	if (routine != NULL && (v->routine = smr_arena_strdup(u->g->arena, routine)) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", u->m->name);
	return u->t->bad ? report_damaged() : SMR_OK;
}

static smr_status take_part(unpacking *u)
{
	uint32_t k = smr_take_below(u->t, UINT32_MAX), of = smr_take_below(u->t, u->g->nnodes);
	smr_node *v = u->t->bad ? NULL : u->g->nodes[of];

	if (v == NULL || k == 0 || k > v->nmore || v->op == SMR_OP_part)
		return report_damaged();
	return smr_graph_part(u->g, v, k) != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status take_node(unpacking *u)
{
	smr_op op = (smr_op)smr_take_below(u->t, SMR_OP_COUNT);
	uint32_t id = u->g->nnodes;
	smr_type type;
	smr_node *v;

	SMR_TRY(take_type(u, u->g, &type));
	if (op == SMR_OP_param) {
		uint32_t k = smr_take_below(u->t, UINT32_MAX);

		if (u->t->bad)
			return report_damaged();
		if (smr_graph_param(u->g, &type, k, NULL) == NULL)
			return SMR_ENOMEM;
	} else if (op == SMR_OP_part) {
		SMR_TRY(take_part(u));
	} else if (op == SMR_OP_constant) {
		SMR_TRY(take_constant(u, &type, &v));
	} else {
		if (!smr_op_is_value(op))
			return report_damaged();
		SMR_TRY(take_op_node(u, op, &type));
	}
	/* an equal part that existed before gets no node of its own */
	return u->g->nnodes == id + 1 ? SMR_OK : report_damaged();
}

static smr_status take_flow(unpacking *u, smr_block *b)
{
	uint32_t n = smr_take_count(u->t), nresults;

	SMR_TRY(smr_graph_new(u->m->name, &b->flow));
	u->g = b->flow;
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(take_node(u));
	nresults = smr_take_count(u->t);
	if (nresults != b->nouts)
		return report_damaged();
	for (uint32_t i = 0; i < nresults; i++) {
		uint32_t k = smr_take_below(u->t, u->g->nnodes);

		if (u->t->bad)
			return report_damaged();
		SMR_TRY(smr_graph_result(u->g, u->g->nodes[k]));
	}
	for (uint32_t i = 0; i < u->g->nnodes; i++)
		if (u->g->nodes[i]->op == SMR_OP_param && u->g->nodes[i]->bits >= b->nins)
			return report_damaged();
	return SMR_OK;
}

/* ---- blocks --------------------------------------------------------------------------------- */

static smr_status take_blocks(unpacking *u, smr_body *body);

static bool has_bodies(smr_block_kind kind, uint32_t n)
{
	if (kind == SMR_BLOCK_BASIC || kind == SMR_BLOCK_CALL)
		return n == 0;
	return kind == SMR_BLOCK_CASE ? n > 0 : n == 2;
}

static smr_status take_block(unpacking *u, smr_body *body)
{
	smr_block_kind kind = (smr_block_kind)smr_take_below(u->t, SMR_BLOCK_CALL + 1);
	uint32_t nbodies = smr_take_count(u->t), *ins, *outs, nins, nouts;
	smr_block *b;

	if (u->t->bad || !has_bodies(kind, nbodies))
		return report_damaged();
	b = smr_body_add(u->m, body, kind, nbodies);
	if (b == NULL)
		return SMR_ENOMEM;
	SMR_TRY(take_list(u, u->m->arena, u->f->nvars, &ins, &nins));
	SMR_TRY(take_list(u, u->m->arena, u->f->nvars, &outs, &nouts));
	SMR_TRY(smr_block_bind(u->m, b, ins, nins, outs, nouts));
	b->on = smr_take_below(u->t, (uint64_t)u->f->nvars + 1);
	b->callee = smr_take_below(u->t, u->nfunctions);
	if (u->t->bad || (nbodies > 0 && b->on >= u->f->nvars))
		return report_damaged();
	if (kind == SMR_BLOCK_BASIC)
		SMR_TRY(take_flow(u, b));
	for (uint32_t k = 0; k < nbodies; k++)
		SMR_TRY(take_blocks(u, &b->bodies[k]));
	return SMR_OK;
}

static smr_status take_blocks(unpacking *u, smr_body *body)
{
	uint32_t n = smr_take_count(u->t);

	if (u->depth++ == SMR_MAX_NESTING)
		return report_damaged();
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(take_block(u, body));
	u->depth--;
	return u->t->bad ? report_damaged() : SMR_OK;
}

static smr_status take_vars(unpacking *u, smr_graph *scratch)
{
	uint32_t n = smr_take_count(u->t);

	for (uint32_t i = 0; i < n; i++) {
		smr_type type;

		SMR_TRY(take_type(u, scratch, &type));
		if (smr_function_var(u->m, u->f, &type, NULL) == UINT32_MAX)
			return SMR_ENOMEM;
	}
	return SMR_OK;
}

static smr_status take_function(unpacking *u)
{
	const char *name = smr_take_text(u->t);
	smr_graph *scratch;
	smr_status st;

	if (name == NULL)
		return report_damaged();
	u->f = smr_module_function(u->m, name);
	if (u->f == NULL)
		return SMR_ENOMEM;
	SMR_TRY(smr_graph_new("types", &scratch));
	st = take_vars(u, scratch);
	smr_graph_free(scratch);
	SMR_TRY(st);
	SMR_TRY(take_list(u, u->m->arena, u->f->nvars, &u->f->params, &u->f->nparams));
	SMR_TRY(take_list(u, u->m->arena, u->f->nvars, &u->f->results, &u->f->nresults));
	return take_blocks(u, &u->f->body);
}

/* Checks that the arguments of each call match the called function. */
static smr_status check_calls(const smr_module *m, const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w)) {
		const smr_function *f = m->functions[b->callee];

		if (b->kind == SMR_BLOCK_CALL && (b->nins != f->nparams || b->nouts != f->nresults))
			return report_damaged();
	}
	return SMR_OK;
}

static smr_status take_all(unpacking *u)
{
	u->m->partitions = smr_take_below(u->t, SMR_MAX_DEVICES + 1);
	u->m->replicas = smr_take_below(u->t, SMR_MAX_DEVICES + 1);
	u->nfunctions = smr_take_count(u->t);
	if (u->t->bad || u->nfunctions == 0 || u->m->partitions == 0 || u->m->replicas == 0)
		return report_damaged();
	for (uint32_t i = 0; i < u->nfunctions; i++)
		SMR_TRY(take_function(u));
	for (uint32_t i = 0; i < u->nfunctions; i++)
		SMR_TRY(check_calls(u->m, &u->m->functions[i]->body));
	return SMR_OK;
}

smr_status smr_unpack_module(smr_taking *t, smr_module **out)
{
	unpacking u = {.t = t};
	const char *name = smr_take_text(t);
	smr_status st;

	if (name == NULL)
		return report_damaged();
	SMR_TRY(smr_module_new(name, &u.m));
	u.m->proved = true;
	st = take_all(&u);
	if (st != SMR_OK) {
		smr_module_free(u.m);
		return st;
	}
	*out = u.m;
	return SMR_OK;
}

/* ---- faces ---------------------------------------------------------------------------------- */

static smr_status take_values(smr_taking *t, smr_arena *a, uint32_t end, smr_stablehlo_value **out,
			      uint32_t *n)
{
	*n = smr_take_count(t);
	*out = smr_arena_array(a, (size_t)*n + 1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	for (uint32_t i = 0; i < *n; i++) {
		smr_stablehlo_value *v = &(*out)[i];

		v->element = smr_take_text(t); /* not copied */
		v->dtype = (smr_dtype)smr_take_below(t, SMR_DTYPE_COUNT);
		v->rank = smr_take_below(t, SMR_MAX_RANK + 1);
		for (uint32_t d = 0; d < v->rank; d++)
			v->dims[d] = (int64_t)smr_take(t);
		v->first = smr_take_below(t, (uint64_t)end + 1);
		v->count = smr_take_below(t, 3);
		if (t->bad || v->count > end - v->first)
			return report_damaged();
	}
	return t->bad ? report_damaged() : SMR_OK;
}

smr_status smr_unpack_face(smr_taking *t, const smr_module *m, smr_stablehlo_face *out)
{
	const smr_function *f = m->functions[0];

	*out = (smr_stablehlo_face){.partitions = m->partitions, .replicas = m->replicas};
	out->arena = smr_arena_new();
	if (out->arena == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	SMR_TRY(take_values(t, out->arena, f->nparams, &out->args, &out->nargs));
	return take_values(t, out->arena, f->nresults, &out->results, &out->nresults);
}
