/* Stages of an unmarked program: its layers are iterations of a loop that slices stacked weights.
 * The backward loop has the same number of iterations and takes the same slices in reverse order.
 */
#include "pass/pipeline_parallel/internal.h"
#include "pass/simplify/unroll_program.h"

/* Returns which of @p n parts a node slices from a value before node @p first; -1: none. */
static int64_t part_taken(const smr_node *v, uint32_t first, uint32_t n)
{
	int64_t at;

	return v->op == SMR_OP_slice && v->ins[0]->id < first && st_takes_part(v, n, &at) ? at : -1;
}

/* Finds the layer of each iteration; false: not a loop over layers. */
static bool layers_of(const smr_graph *g, const smr_turns *t, uint32_t *layer)
{
	for (uint32_t k = 0; k < t->n; k++) {
		int64_t at = -1;

		for (uint32_t i = t->ends[k]; at < 0 && i < t->ends[k + 1]; i++)
			at = part_taken(g->nodes[i], t->ends[0], t->n);
		if (at < 0)
			return false;
		layer[k] = (uint32_t)at;
	}
	return t->n > 1;
}

static smr_status check_stages_divide(const smr_turns *t, uint32_t stages)
{
	uint32_t fewer = stages;

	while (t->n % fewer != 0)
		fewer--;
	return fewer == stages
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL,
				  "pp=%u does not divide the %u layers of the loop in line %u "
				  "(pp=%u would)",
				  stages, t->n, t->line, fewer);
}

static void mark_stages(const smr_graph *g, const smr_turns *t, const uint32_t *layer,
			uint32_t stages)
{
	for (uint32_t k = 0; k < t->n; k++)
		for (uint32_t i = t->ends[k]; i < t->ends[k + 1]; i++)
			g->nodes[i]->loc.stage = 1 + layer[k] / (t->n / stages);
}

smr_status st_layers(smr_module *m, uint32_t stages, uint32_t *layers)
{
	const smr_graph *g;
	smr_unrolled_program s;

	*layers = 0;
	SMR_TRY(smr_pass_unroll_program(m, &s));
	g = m->functions[0]->body.blocks[0]->flow;
	for (uint32_t i = 0; i < s.nloops; i++) {
		const smr_turns *t = &s.loops[i];
		uint32_t *layer = smr_arena_array(m->arena, t->n + 1, sizeof(*layer));

		if (layer == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for stages of layers");
		if ((*layers > 0 && t->n != *layers) || !layers_of(g, t, layer))
			continue;
		SMR_TRY(check_stages_divide(t, stages));
		*layers = t->n;
		mark_stages(g, t, layer, stages);
	}
	return *layers > 0
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED,
				  "no loop is over layers, with weights that have a part for each "
				  "of its iterations, and no op is marked with its stage: nothing "
				  "says which ops are a layer or a stage");
}
