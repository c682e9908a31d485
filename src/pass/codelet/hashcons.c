/* Hash-consing: equal subexpressions of a nest become one object, as they were before printing and
 * parsing. Back ends compute a shared subexpression once, and a kernel inside an expression is one
 * object. */
#include "base/status.h"
#include "ir/graph/rewrite.h"
#include "pass/codelet/join_stores.h"

enum { MAX_SEEN = 512 };

typedef struct sharing {
	const smr_expr *seen[MAX_SEEN];
	uint32_t n;
} sharing;

static bool hashcons_expr(smr_rewriting *r, const smr_expr *e, const smr_expr **to)
{
	sharing *s = r->ctx;

	*to = e;
	if (e->nargs == 0 && e->nacc == 0)
		return true;
	*to = e = smr_expr_rewrite_parts(r, e);
	for (uint32_t i = 0; e != NULL && i < s->n; i++)
		if (s->seen[i] == e || (s->seen[i]->kind == e->kind && s->seen[i]->op == e->op &&
					smr_expr_equal(s->seen[i], e))) {
			*to = s->seen[i];
			return true;
		}
	if (e != NULL && s->n < MAX_SEEN)
		s->seen[s->n++] = e;
	return true;
}

smr_status smr_hashcons(smr_graph *g, smr_nest *const *n, uint32_t count)
{
	sharing s = {.n = 0};
	smr_rewriting r = {.a = g->arena, .replace = hashcons_expr, .ctx = &s};

	for (uint32_t k = 0; k < count; k++) {
		const smr_expr *value = join_size(n[k]->value) < JOIN_MAX_EXPR
						? smr_expr_rewrite(&r, n[k]->value)
						: n[k]->value;

		n[k]->value = value != NULL ? value : n[k]->value;
	}
	return smr_rewriting_end(&r) ? SMR_OK
				     : smr_fail(SMR_ENOMEM, "no memory to share equal expressions");
}

smr_status smr_share(smr_graph *g, smr_nest *n)
{
	return smr_hashcons(g, &n, 1);
}
