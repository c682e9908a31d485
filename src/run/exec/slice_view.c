/* Slice views: slices of whole rows read in place, such as the weights of one layer in a loop over
 * layers. A view holds a reference to its operand's buffer, which must not be freed or updated in
 * place before the last read of the view. */
#include "ops/ops.h"
#include "pass/lower/lower.h"
#include "run/exec/internal.h"

enum { HOLD = 4 }; /* largest ratio of a tensor's size to that of a view that keeps it alive */

typedef struct finding {
	const smr_graph *g;
	uint32_t *root;    /* by node: the node whose memory it may use */
	uint32_t *last;    /* by node: its last reader, through views and reshapes of it */
	uint32_t *direct;  /* by root: the last reader that is no view */
	uint32_t *changed; /* by root: the next op after the current one that reuses its memory */
} finding;

static uint32_t defining_node_id(const smr_node *v)
{
	return v->op == SMR_OP_part ? v->ins[0]->id : v->id;
}

static bool lies_in_operand(const smr_node *v)
{
	return smr_lower_moves_nothing(v) || smr_op_is_piece(v);
}

static void raise_to(uint32_t *to, uint32_t v)
{
	*to = v > *to ? v : *to;
}

static bool may_hold(const finding *f, const smr_node *v)
{
	uint32_t r = f->root[v->id];
	const smr_node *root = f->g->nodes[r];
	int64_t part, all;

	if (root->op == SMR_OP_param || root->op == SMR_OP_constant ||
	    f->direct[r] >= f->last[v->id])
		return true;
	return smr_type_count(&v->type, &part) && smr_type_count(&v->ins[0]->type, &all) &&
	       all / HOLD <= part;
}

/* Returns whether a slice is a view. A view among the flow's results would keep its operand's
 * memory alive. */
static bool is_piece(const finding *f, const smr_node *v)
{
	uint32_t last = f->last[v->id];

	return smr_op_is_piece(v) && last != UINT32_MAX && f->changed[f->root[v->id]] > last &&
	       may_hold(f, v);
}

static void read_operands(const finding *f, const smr_node *v, bool passes)
{
	const smr_op_info *info = smr_op_find(v->op);

	for (uint32_t i = 0; i < v->nins; i++) {
		uint32_t m = defining_node_id(v->ins[i]);

		raise_to(&f->last[m], passes && f->last[v->id] > v->id ? f->last[v->id] : v->id);
		if (!smr_op_is_piece(v))
			raise_to(&f->direct[f->root[m]], f->last[m]);
	}
	if (info == NULL || info->update == NULL)
		return;
	for (uint32_t k = 0; k <= v->nmore; k++)
		f->changed[f->root[defining_node_id(v->ins[k])]] = v->id;
}

smr_status smr_pieces_find(const smr_graph *g, smr_arena *arena, bool **out)
{
	finding f = {.g = g};

	f.root = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*f.root));
	f.last = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*f.last));
	f.direct = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*f.direct));
	f.changed = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*f.changed));
	*out = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(**out));
	if (f.root == NULL || f.last == NULL || f.direct == NULL || f.changed == NULL ||
	    *out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", g->name);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		f.root[i] = lies_in_operand(v) ? f.root[defining_node_id(v->ins[0])] : i;
		f.changed[i] = UINT32_MAX;
	}
	for (uint32_t i = 0; i < g->nresults; i++)
		f.last[defining_node_id(g->results[i])] =
			f.direct[f.root[defining_node_id(g->results[i])]] = UINT32_MAX;
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		(*out)[i] = is_piece(&f, v);
		if (v->op != SMR_OP_part)
			read_operands(&f, v, lies_in_operand(v));
	}
	return SMR_OK;
}
