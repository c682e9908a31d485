/* Answers callers' queries about matches and nests. */
#include <string.h>

#include "identify/match/form.h"

int smr_match_loop(const smr_match *m, const char *name)
{
	for (uint32_t i = 0; i < m->nloops; i++)
		if (strcmp(m->loops[i].name, name) == 0)
			return (int)m->loops[i].loop;
	return -1;
}

const smr_expr *smr_match_operand(const smr_match *m, const char *name)
{
	for (uint32_t i = 0; i < m->noperands; i++)
		if (strcmp(m->operands[i].name, name) == 0)
			return m->operands[i].read;
	return NULL;
}

const smr_expr *smr_match_scalar(const smr_match *m, const char *name)
{
	for (uint32_t i = 0; i < m->nscalars; i++)
		if (strcmp(m->scalars[i].name, name) == 0)
			return m->scalars[i].value;
	return NULL;
}

const smr_poly *smr_match_param(const smr_match *m, const char *name)
{
	for (uint32_t i = 0; i < m->nparams; i++)
		if (strcmp(m->params[i].name, name) == 0)
			return m->params[i].value;
	return NULL;
}

/* Lowers a nest to a tree, for inspection only. */
static smr_status lower_nest(cx_maker *m, const smr_node *nest, cx_nest *out)
{
	bool done = cx_lower(m, nest, out);

	if (smr_arena_ran_short(m->arena))
		return smr_fail(SMR_ENOMEM, "no memory for a canonical form");
	return done ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "the nest has no canonical form");
}

smr_status smr_nest_vector(const smr_graph *g, const smr_node *nest, smr_arena *a,
			   double out[SMR_FEATURES])
{
	cx_maker m = {.arena = a, .graph = g};
	cx_nest n;

	memset(out, 0, SMR_FEATURES * sizeof(*out));
	SMR_TRY(lower_nest(&m, nest, &n));
	cx_vector(n.value, n.has_store ? &n.store : NULL, NULL, n.domain, out);
	return SMR_OK;
}

/* Names domain loops o0, o1 .. and bound loops r0, r1 .., in the order of the nest. */
smr_status smr_nest_canonical(const smr_graph *g, const smr_node *nest, smr_arena *a,
			      const char **out)
{
	cx_maker m = {.arena = a, .graph = g};
	const char *loops[64] = {0};
	uint32_t no = 0, nr = 0;
	cx_nest n;

	for (uint32_t l = 0; l < nest->nest->nloops; l++) {
		bool is_out = (nest->nest->domain >> l & 1) != 0;

		loops[l] = smr_arena_printf(a, "%c%u", is_out ? 'o' : 'r', is_out ? no++ : nr++);
	}
	SMR_TRY(lower_nest(&m, nest, &n));
	return cx_print(n.value, loops, a, out);
}
