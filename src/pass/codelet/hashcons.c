/* Hash-consing: equal subexpressions of a nest become one object, as they were before printing and
 * parsing. Back ends compute a shared subexpression once, and a kernel inside an expression is one
 * object. */
#include <string.h>

#include "base/status.h"
#include "pass/codelet/join_stores.h"

enum { MAX_SEEN = 512 };

typedef struct sharing {
	smr_arena *a;
	const smr_expr *seen[MAX_SEEN];
	uint32_t n;
} sharing;

static const smr_expr *hashcons_expr(sharing *s, const smr_expr *e);

/* Returns a copy of e with shared arguments, or e if they are unchanged. */
static const smr_expr *with_shared(sharing *s, const smr_expr *e)
{
	smr_expr to;
	const smr_expr *args[3];
	bool changed = false;

	if (e->nargs > 3 || (e->nargs == 0 && e->nacc == 0))
		return e;
	smr_expr_put(&to, e);
	for (uint32_t i = 0; i < e->nargs; i++) {
		args[i] = hashcons_expr(s, e->args[i]);
		if (args[i] == NULL)
			return NULL;
		changed |= args[i] != e->args[i];
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		to.init[k] = hashcons_expr(s, e->init[k]);
		to.step[k] = hashcons_expr(s, e->step[k]);
		if (to.init[k] == NULL || to.step[k] == NULL)
			return NULL;
		changed |= to.init[k] != e->init[k] || to.step[k] != e->step[k];
	}
	if (!changed)
		return e;
	if (e->nargs > 0) {
		to.args = smr_arena_memdup(s->a, args, e->nargs * sizeof(*args));
		if (to.args == NULL)
			return NULL;
	}
	return smr_expr_copy(s->a, &to);
}

static const smr_expr *hashcons_expr(sharing *s, const smr_expr *e)
{
	e = with_shared(s, e);
	if (e == NULL ||
	    (e->kind != SMR_EXPR_OP && e->kind != SMR_EXPR_FOLD && e->kind != SMR_EXPR_SCAN))
		return e;
	for (uint32_t i = 0; i < s->n; i++)
		if (s->seen[i] == e || (s->seen[i]->kind == e->kind && s->seen[i]->op == e->op &&
					smr_expr_equal(s->seen[i], e)))
			return s->seen[i];
	if (s->n < MAX_SEEN)
		s->seen[s->n++] = e;
	return e;
}

smr_status smr_hashcons(smr_graph *g, smr_nest *const *n, uint32_t count)
{
	sharing s = {.a = g->arena};

	for (uint32_t k = 0; k < count; k++) {
		const smr_expr *value;

		if (join_size(n[k]->value) >= JOIN_MAX_EXPR)
			continue;
		value = hashcons_expr(&s, n[k]->value);
		if (value == NULL)
			return smr_fail(SMR_ENOMEM, "no memory to share equal expressions");
		n[k]->value = value;
	}
	return SMR_OK;
}

smr_status smr_share(smr_graph *g, smr_nest *n)
{
	return smr_hashcons(g, &n, 1);
}
