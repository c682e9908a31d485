/* Turns arguments into constants: weights that are known at load time. A block before all others
 * sets their variables. */
#include <string.h>

#include "api/model/parts.h"
#include "base/alloc.h"

/* Makes one of the tensors of an argument: a complex array has two. */
static smr_node *new_constant(smr_graph *g, const smr_type *t, const smr_stablehlo_value *v,
			      const smr_ndarray *a, uint32_t k)
{
	size_t size = smr_dtype_size(t->dtype), bytes;
	smr_model_elements e = {
		.at = (char *)a->data + k * size, .size = size, .step = v->count * size};
	int64_t none[SMR_MAX_RANK] = {0}, n;
	uint64_t bits = 0;
	char *data;

	if (!smr_type_count(t, &n) || __builtin_mul_overflow((size_t)n, size, &bytes)) {
		(void)smr_fail(SMR_EUNSUPPORTED, "an argument larger than memory");
		return NULL;
	}
	if (t->rank == 0) {
		memcpy(&bits, e.at, size);
		return smr_graph_constant(g, t->dtype, bits);
	}
	if (n == 0)
		return smr_graph_tensor(g, t, &bits, size);
	data = smr_arena_alloc(g->arena, bytes);
	if (data == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for an argument of %zu bytes", bytes);
		return NULL;
	}
	smr_model_move(v->rank, v->dims, &e, none, v->dims, data, false);
	smr_node *c = smr_graph_tensor(g, t, &bits, size);

	if (c != NULL) {
		c->data = data;
		c->ndata = bytes;
	}
	return c;
}

/* Appends a block and moves it to the front. */
static smr_block *first_block(smr_module *m, smr_function *f)
{
	smr_block *b = smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0);

	if (b == NULL)
		return NULL;
	memmove(f->body.blocks + 1, f->body.blocks, (f->body.n - 1) * sizeof(smr_block *));
	f->body.blocks[0] = b;
	return b;
}

static smr_status set_constants(smr_model *m, const smr_ndarray *frozen, uint32_t nfrozen,
				smr_graph *g, uint32_t *vars, uint32_t *n)
{
	const smr_function *f = m->module->functions[0];

	for (uint32_t i = 0; i < nfrozen; i++) {
		const smr_stablehlo_value *v = &m->face.args[i];

		if (frozen[i].data == NULL)
			continue;
		SMR_TRY(smr_model_check(m, i, &frozen[i]));
		for (uint32_t k = 0; k < v->count; k++) {
			uint32_t var = f->params[v->first + k];
			smr_node *c = new_constant(g, &f->vars[var].type, v, &frozen[i], k);

			if (c == NULL)
				return SMR_ENOMEM;
			SMR_TRY(smr_graph_result(g, c));
			vars[(*n)++] = var;
		}
	}
	return SMR_OK;
}

/* Removes the frozen arguments from the face and the function's parameters alike. */
static void drop_frozen(smr_model *m, const smr_ndarray *frozen, uint32_t nfrozen)
{
	smr_function *f = m->module->functions[0];
	smr_stablehlo_face *face = &m->face;
	uint32_t args = 0, params = 0;

	for (uint32_t i = 0; i < face->nargs; i++) {
		smr_stablehlo_value v = face->args[i];
		uint32_t first = v.first;

		if (i < nfrozen && frozen[i].data != NULL)
			continue;
		v.first = params;
		for (uint32_t k = 0; k < v.count; k++)
			f->params[params++] = f->params[first + k];
		face->args[args++] = v;
	}
	face->nargs = args;
	f->nparams = params;
}

smr_status smr_model_freeze(smr_model *m, const smr_ndarray *frozen, size_t n)
{
	smr_function *f = m->module->functions[0];
	uint32_t *vars, nvars = 0;
	smr_block *b;
	smr_status st;

	if (frozen == NULL)
		return SMR_OK;
	if (n > m->face.nargs)
		return smr_fail(SMR_EINVAL, "smr_load: %zu arrays for %u arguments", n,
				m->face.nargs);
	if (m->module->partitions * m->module->replicas > 1)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"smr_load: arguments of a program for several devices stay arguments");
	vars = smr_calloc((size_t)f->nparams + 1, sizeof(*vars));
	if (vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for arguments");
	b = first_block(m->module, f);
	st = b != NULL ? smr_graph_new("frozen", &b->flow) : SMR_ENOMEM;
	if (st == SMR_OK)
		st = set_constants(m, frozen, (uint32_t)n, b->flow, vars, &nvars);
	if (st == SMR_OK)
		st = smr_block_bind(m->module, b, NULL, 0, vars, nvars);
	if (st == SMR_OK)
		drop_frozen(m, frozen, (uint32_t)n);
	smr_free(vars);
	return st;
}
