/* Simplifies bodies of maps: folds constants, removes identities. */
#include "pass/codelet/join_stores.h"
#include "pass/simplify/internal.h"

enum { MAX_PARTS = 64, MAX_UNDONE = 8 };

/* ---- expressions -------------------------------------------------------------------------- */

typedef struct simple {
	fs_term in;
	const smr_expr *seen[MAX_PARTS], *made[MAX_PARTS];
	uint32_t nseen;
	uint32_t changes;
} simple;

/* Replaces a parameter by a number if its operand is a splat, or by an earlier parameter with the
 * same operand. */
static const smr_expr *simplify_param(simple *s, const smr_expr *e)
{
	const smr_node *const x = s->in.v != NULL ? s->in.v->ins[e->acc] : NULL;
	uint64_t bits;

	if (x == NULL)
		return e;
	if (fs_is_splat(x, &bits)) {
		s->changes++;
		return smr_expr_const(s->in.g, e->type, bits);
	}
	for (uint32_t i = 0; i < e->acc; i++)
		if (s->in.v->ins[i] == x) {
			s->changes++;
			return smr_expr_param(s->in.g, e->type, i);
		}
	return e;
}

/* Simplifies an expression; keeps shared subexpressions shared. NULL: no memory. */
static const smr_expr *simple_expr(simple *s, const smr_expr *e)
{
	const smr_expr *args[3] = {NULL}, *to;
	bool same = true;

	if (e->kind == SMR_EXPR_PARAM)
		return simplify_param(s, e);
	if (e->kind != SMR_EXPR_OP)
		return e;
	for (uint32_t i = 0; i < s->nseen; i++)
		if (s->seen[i] == e)
			return s->made[i];
	for (uint32_t i = 0; i < e->nargs; i++) {
		args[i] = simple_expr(s, e->args[i]);
		if (args[i] == NULL)
			return NULL;
		same &= args[i] == e->args[i];
	}
	to = fs_shorter(&s->in, e, args);
	s->changes += to != NULL;
	if (to == NULL)
		to = same ? e : smr_expr_op(s->in.g, e->op, e->type, e->nargs, args);
	if (s->nseen < MAX_PARTS) {
		s->seen[s->nseen] = e;
		s->made[s->nseen++] = to;
	}
	return to;
}

/* ---- maps --------------------------------------------------------------------------------- */

/* Returns the mask of parameters that occur in the expression; other operands are dropped. */
static uint64_t params_used(const smr_expr *e)
{
	uint64_t mask = e->kind == SMR_EXPR_PARAM ? UINT64_C(1) << e->acc : 0;

	for (uint32_t i = 0; i < e->nargs; i++)
		mask |= params_used(e->args[i]);
	return mask;
}

static smr_status map_of(fs_flow *f, const smr_node *like, smr_node *const *ins, uint32_t nins,
			 const smr_expr *e, smr_node **out)
{
	const smr_expr *args[MAX_PARTS] = {NULL};
	smr_node *left[MAX_PARTS];
	uint64_t mask = params_used(e);
	uint32_t n = 0;

	if (e->kind == SMR_EXPR_PARAM) {
		*out = ins[e->acc];
		return SMR_OK;
	}
	if (e->kind == SMR_EXPR_CONST)
		return fs_make_splat(f, &like->type, e->bits, out);
	for (uint32_t i = 0; i < nins; i++)
		if (mask >> i & 1) {
			args[i] = smr_expr_param(f->g, ins[i]->type.dtype, n);
			if (args[i] == NULL)
				return SMR_ENOMEM;
			left[n++] = ins[i];
		}
	if (n < nins)
		e = smr_expr_apply(f->g, e, args, nins);
	return e != NULL ? fs_make_map(f, like, left, n, e, out) : SMR_ENOMEM;
}

bool fs_is_small(const smr_node *v)
{
	return v->op == SMR_OP_map && v->nmore == 0 && v->body != NULL && v->nins < MAX_PARTS &&
	       join_size(v->body->results[0]) <= MAX_PARTS;
}

smr_status fs_body(fs_flow *f, smr_node *v, smr_node **out)
{
	simple s = {.in = {f->g, v}};
	const smr_expr *e;
	uint32_t needed = 0;

	if (!fs_is_small(v))
		return SMR_OK;
	e = simple_expr(&s, v->body->results[0]);
	if (e == NULL)
		return SMR_ENOMEM;
	for (uint64_t mask = params_used(e); mask != 0; mask &= mask - 1)
		needed++;
	if (s.changes == 0 && needed == v->nins && e->kind == SMR_EXPR_OP)
		return SMR_OK;
	if (needed == 0 && e->kind != SMR_EXPR_CONST)
		return SMR_OK; /* a division by 0, which stays */
	return map_of(f, v, v->ins, v->nins, e, out);
}

/* Inlines the map of one operand if the result is no longer than the body. */
static smr_status inline_operand_map(fs_flow *f, smr_node *v, uint32_t k, smr_node **out)
{
	const smr_expr *args[MAX_PARTS], *e = v->body->results[0];
	const smr_node *from = v->ins[k];
	smr_node *ins[MAX_PARTS];
	simple s = {.in = {.g = f->g}};

	for (uint32_t i = 0; i < v->nins; i++) {
		ins[i] = i == k ? from->ins[0] : v->ins[i];
		args[i] = i == k ? from->body->results[0]
				 : smr_expr_param(f->g, v->ins[i]->type.dtype, i);
		if (args[i] == NULL)
			return SMR_ENOMEM;
	}
	if (k != 0) { /* its parameter becomes number k */
		const smr_expr *own = smr_expr_param(f->g, from->ins[0]->type.dtype, k);

		args[k] = own != NULL ? smr_expr_apply(f->g, args[k], &own, 1) : NULL;
		if (args[k] == NULL)
			return SMR_ENOMEM;
	}
	e = smr_expr_apply(f->g, e, args, v->nins);
	if (e == NULL || join_size(e) > MAX_PARTS)
		return e != NULL ? SMR_OK : SMR_ENOMEM;
	e = simple_expr(&s, e);
	if (e == NULL)
		return SMR_ENOMEM;
	return s.changes > 0 && join_size(e) <= join_size(v->body->results[0])
		       ? map_of(f, v, ins, v->nins, e, out)
		       : SMR_OK;
}

smr_status fs_body_of_body(fs_flow *f, smr_node *v, smr_node **out)
{
	if (!fs_is_small(v) || join_size(v->body->results[0]) > MAX_UNDONE)
		return SMR_OK;
	for (uint32_t k = 0; k < v->nins && *out == v; k++) {
		const smr_node *from = v->ins[k];

		if (fs_is_small(from) && from->nins == 1 &&
		    join_size(from->body->results[0]) <= MAX_UNDONE)
			SMR_TRY(inline_operand_map(f, v, k, out));
	}
	return SMR_OK;
}
