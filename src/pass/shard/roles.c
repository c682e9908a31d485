/* Finds the roles of arguments. A training step returns its state with the same types in the same
 * order. If most arguments return, the program is a training step. If fewer do, the first
 * dimensions of the other arguments are traced: a dimension is the batch if it goes through a
 * product, is summed by a product (a gradient) and by a fold on the way to a scalar (the loss), and
 * is in no state.
 *
 * In other programs the batch is the first dimension of the first result. */
#include "pass/shard/roles.h"

#include <string.h>

#include "base/alloc.h"
#include "ops/sharding/rule.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to cut a program");
}

static const smr_type *param_type(const smr_function *f, uint32_t i)
{
	return &f->vars[f->params[i]].type;
}

static const smr_type *result_type(const smr_function *f, uint32_t k)
{
	return &f->vars[f->results[k]].type;
}

/* Returns 0 for rank 0 and for a symbolic size. */
static int64_t first_dim(const smr_type *t)
{
	int64_t dims[SMR_MAX_RANK];

	return t->rank > 0 && smr_type_dims(t, dims) ? dims[0] : 0;
}

static bool same_type(const smr_type *a, const smr_type *b)
{
	int64_t x[SMR_MAX_RANK], y[SMR_MAX_RANK];

	return a->dtype == b->dtype && a->rank == b->rank && smr_type_dims(a, x) &&
	       smr_type_dims(b, y) && memcmp(x, y, a->rank * sizeof(*x)) == 0;
}

/* Matches parameters to results of the same types in order, as a step returns its state. */
static uint32_t find_kept(const smr_function *f, uint32_t *result)
{
	uint32_t from = 0, n = 0;

	for (uint32_t i = 0; i < f->nparams; i++)
		for (uint32_t k = from; k < f->nresults; k++)
			if (same_type(param_type(f, i), result_type(f, k))) {
				result[i] = k + 1;
				from = k + 1;
				n++;
				break;
			}
	return n;
}

/* ---- first dimensions ------------------------------------------------------------------------ */

/* Arguments traced at once: bits of a mask. */
enum { AT_ONCE = 64 };

/* Argument masks by dimension of a value: those whose first dimension it is. */
typedef struct trail {
	uint64_t in[SMR_MAX_RANK];
	uint64_t made;   /* those that passed through a product */
	uint64_t folded; /* ... and that folds summed over */
} trail;

typedef struct following {
	const smr_function *f;
	smr_arena *arena;    /* for rules */
	trail *vars;         /* by variable of the function */
	uint64_t by_product; /* those that passed through a product and are summed by a product */
} following;

static bool is_product(const smr_node *v)
{
	return v->op == SMR_OP_dot || v->op == SMR_OP_convolution;
}

static uint64_t along(const smr_rule_dim *d, const uint64_t *factors)
{
	uint64_t mask = 0;

	for (uint32_t i = 0; i < d->n; i++)
		mask |= factors[d->factor[i]];
	return mask;
}

/* Propagates through an op. Its results share one trail: they have one size, or need no
 * distinction. */
static smr_status follow_op(following *x, const smr_node *v, const trail *at, trail *out)
{
	uint64_t factors[SMR_RULE_FACTORS] = {0}, made = 0, summed = 0;
	smr_rule r;

	SMR_TRY(smr_rule_of(v, x->arena, &r));
	for (uint32_t i = 0; i < v->nins; i++) {
		const trail *t = &at[v->ins[i]->id];

		made |= t->made;
		out->folded |= t->folded;
		for (uint32_t d = 0; d < v->ins[i]->type.rank; d++)
			for (uint32_t k = 0; k < r.ins[i].dims[d].n; k++)
				factors[r.ins[i].dims[d].factor[k]] |= t->in[d];
	}
	for (uint32_t k = 0; k <= v->nmore; k++)
		for (uint32_t d = 0; d < smr_node_type(v, k)->rank; d++)
			out->in[d] |= along(&r.outs[k].dims[d], factors);
	out->made = made;
	for (uint32_t d = 0; is_product(v) && d < SMR_MAX_RANK; d++)
		out->made |= out->in[d];
	for (uint32_t i = 0; i < r.nfactors; i++)
		if (r.folded >> i & 1)
			summed |= factors[i] & made;
	*(is_product(v) ? &x->by_product : &out->folded) |= summed;
	return SMR_OK;
}

static smr_status follow_nodes(following *x, const smr_block *b, trail *at)
{
	const smr_graph *g = b->flow;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_param && v->bits < b->nins)
			at[v->id] = x->vars[b->ins[v->bits]];
		else if (v->op == SMR_OP_part)
			at[v->id] = at[v->ins[0]->id];
		else if (v->nins > 0)
			SMR_TRY(follow_op(x, v, at, &at[v->id]));
	}
	for (uint32_t k = 0; k < b->nouts; k++)
		x->vars[b->outs[k]] = at[g->results[k]->id];
	return SMR_OK;
}

/* Propagates through basic blocks; not into loops and calls. */
static smr_status follow_body(following *x)
{
	for (uint32_t i = 0; i < x->f->body.n; i++) {
		const smr_block *b = x->f->body.blocks[i];
		trail *at;
		smr_status st;

		if (b->kind != SMR_BLOCK_BASIC)
			continue;
		at = smr_calloc(b->flow->nnodes + 1, sizeof(*at));
		st = at != NULL ? follow_nodes(x, b, at) : no_memory();
		smr_free(at);
		SMR_TRY(st);
	}
	return SMR_OK;
}

/* Returns the arguments whose dimension occurs in the state, which has no batch. */
static uint64_t in_kept(const following *x, const uint32_t *result)
{
	uint64_t mask = 0;

	for (uint32_t i = 0; i < x->f->nparams; i++)
		for (uint32_t d = 0; result[i] > 0 && d < SMR_MAX_RANK; d++)
			mask |= x->vars[x->f->results[result[i] - 1]].in[d];
	return mask;
}

/* Returns the arguments summed into scalar results that are not state. */
static uint64_t in_loss(const following *x, const uint32_t *result)
{
	uint64_t mask = 0;

	for (uint32_t k = 0; k < x->f->nresults; k++) {
		bool kept = false;

		for (uint32_t i = 0; i < x->f->nparams; i++)
			kept |= result[i] == k + 1;
		if (!kept && result_type(x->f, k)->rank == 0)
			mask |= x->vars[x->f->results[k]].folded;
	}
	return mask;
}

/* Traces the arguments from @p from on. */
static smr_status find_batch_among(following *x, const uint32_t *result, uint32_t from,
				   int64_t *batch)
{
	const smr_function *f = x->f;
	uint64_t seen;

	x->by_product = 0;
	memset(x->vars, 0, f->nvars * sizeof(*x->vars));
	for (uint32_t i = from; i < f->nparams && i < from + AT_ONCE; i++)
		if (result[i] == 0 && param_type(f, i)->rank > 0)
			x->vars[f->params[i]].in[0] = UINT64_C(1) << (i - from);
	SMR_TRY(follow_body(x));
	seen = x->by_product & in_loss(x, result) & ~in_kept(x, result);
	if (seen != 0)
		*batch = first_dim(param_type(f, from + (uint32_t)__builtin_ctzll(seen)));
	return SMR_OK;
}

/* Finds the batch size; *@p batch stays 0 if there is none as in a training step. */
static smr_status find_batch(const smr_function *f, const uint32_t *result, int64_t *batch)
{
	following x = {.f = f, .arena = smr_arena_new()};
	smr_status st = SMR_OK;

	x.vars = smr_calloc(f->nvars + 1, sizeof(*x.vars));
	if (x.arena == NULL || x.vars == NULL)
		st = no_memory();
	for (uint32_t i = 0; st == SMR_OK && *batch == 0 && i < f->nparams; i += AT_ONCE)
		st = find_batch_among(&x, result, i, batch);
	smr_free(x.vars);
	smr_arena_free(x.arena);
	return st;
}

/* ---- roles ----------------------------------------------------------------------------------- */

static int64_t batch_of_results(const smr_function *f)
{
	for (uint32_t k = 0; k < f->nresults; k++)
		if (first_dim(result_type(f, k)) > 0)
			return first_dim(result_type(f, k));
	return 0;
}

smr_status smr_roles_of(const smr_function *f, smr_arena *a, smr_roles *out)
{
	int64_t batch = 0;
	uint32_t kept;
	bool most;

	out->of = smr_arena_array(a, f->nparams + 1, sizeof(*out->of));
	out->result = smr_arena_array(a, f->nparams + 1, sizeof(*out->result));
	if (out->of == NULL || out->result == NULL)
		return no_memory();
	kept = find_kept(f, out->result);
	most = 2 * kept > f->nparams;
	if (kept > 0 && !most)
		SMR_TRY(find_batch(f, out->result, &batch));
	out->trains = most || batch > 0;
	if (!out->trains) {
		memset(out->result, 0, f->nparams * sizeof(*out->result));
		batch = batch_of_results(f);
	}
	for (uint32_t i = 0; i < f->nparams; i++) {
		int64_t n = first_dim(param_type(f, i));

		if (out->result[i] > 0)
			out->of[i] = SMR_ROLE_KEPT;
		else if (n > 0 && (most || n == batch))
			out->of[i] = SMR_ROLE_DATA;
	}
	return SMR_OK;
}
