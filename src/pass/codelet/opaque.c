/* Makes the one codelet of a flow that is opaque code. */
#include <stdio.h>
#include <string.h>

#include "base/data/hash.h"
#include "base/status.h"
#include "pass/codelet/codelet.h"

bool smr_codelet_is_opaque(const smr_codelet *c)
{
	return c->nest->op == SMR_OP_opaque;
}

static smr_status find_opaque_node(const smr_graph *g, const smr_node **out)
{
	*out = NULL;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_op op = g->nodes[i]->op;

		if (op == SMR_OP_nest || (op == SMR_OP_opaque && *out != NULL))
			return smr_fail(SMR_EUNSUPPORTED, "flow \"%s\" is not opaque code alone",
					g->name);
		if (op == SMR_OP_opaque)
			*out = g->nodes[i];
	}
	if (*out != NULL && (*out)->code != NULL)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, "flow \"%s\" has no code of its own", g->name);
}

smr_status smr_pass_opaque(const smr_graph *g, const void *code, size_t ncode, smr_arena *a,
			   smr_codelet **out)
{
	char name[SMR_CODE_LETTERS + 1];
	const smr_node *v;
	smr_codelet *c;

	SMR_TRY(find_opaque_node(g, &v));
	snprintf(name, sizeof(name), "%016llx", (unsigned long long)smr_hash_fnv1a(code, ncode));
	if (code != NULL && strcmp(name, v->code) != 0)
		return smr_fail(SMR_ECORRUPT, "flow \"%s\" names code %s, but has code %s", g->name,
				v->code, name);
	c = smr_arena_array(a, 1, sizeof(*c));
	if (c == NULL || (c->sources = smr_arena_memdup(a, &v, sizeof(smr_node *))) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for codelets");
	c->graph = g;
	c->nest = v;
	c->nsources = 1;
	c->code = code;
	c->ncode = ncode;
	snprintf(c->why, sizeof(c->why), "%s", v->name != NULL ? v->name : "");
	*out = c;
	return SMR_OK;
}
