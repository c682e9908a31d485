/* Schedules a flow with rematerialisation for low peak memory.
 *
 * A recomputed value should be read soon and freed. But a fused op stands at the place of its last
 * part: the product that gives a weight's gradient stands at the weight's update, at the end, which
 * would keep its operands until then. So an op runs as soon as its operands are ready if its
 * results take no more memory than the operands that it frees. All other ops keep their order. If
 * this does not lower the peak, the flow keeps its order. */
#include <string.h>

#include "base/assert.h"
#include "base/data/vec.h"
#include "pass/fuse/internal.h"
#include "pass/lower/lower.h"
#include "pass/lower/tile_chain.h"

/* A unit, placed as a whole, is an op with its parts or a tiled chain. It is identified by the node
 * that stands for it, memory by the node that allocates it. */
typedef struct ordering {
	smr_graph *g;
	uint32_t *unit;            /* by node */
	uint32_t *memory;          /* by node: the node whose memory holds it */
	double *bytes;             /* by allocating node */
	uint32_t *readers;         /* by allocating node: reads that are not done yet */
	uint32_t *reads;           /* ... by the current unit; else 0 */
	uint32_t *missing;         /* by unit: operands that are not placed yet */
	uint32_t *first, *member;  /* by unit: range of its nodes in `member`, in flow order */
	uint32_t *start, *read_by; /* by node: range of the units that read it, with repeats */
	bool *placed;              /* by unit */
	SMR_VEC(uint32_t) ready;   /* units that may have become ready or cheaper */
	smr_node **list;
	uint32_t n;
	double now, most; /* bytes held, of the flow's own memory: current, peak */
} ordering;

static bool is_inside(const ordering *o, const smr_node *v, const smr_node *in)
{
	smr_assert(v->id < o->g->nnodes && in->id < o->g->nnodes);
	return o->unit[v->id] == o->unit[in->id];
}

/* ---- units and memory ----------------------------------------------------------------------- */

static bool make_room(ordering *o, smr_arena *a)
{
	size_t n = o->g->nnodes + 2, edges = 1;

	for (uint32_t i = 0; i < o->g->nnodes; i++)
		edges += o->g->nodes[i]->nins;
	o->unit = smr_arena_array(a, n, sizeof(*o->unit));
	o->memory = smr_arena_array(a, n, sizeof(*o->memory));
	o->bytes = smr_arena_array(a, n, sizeof(*o->bytes));
	o->readers = smr_arena_array(a, n, sizeof(*o->readers));
	o->reads = smr_arena_array(a, n, sizeof(*o->reads));
	o->missing = smr_arena_array(a, n, sizeof(*o->missing));
	o->first = smr_arena_array(a, n, sizeof(*o->first));
	o->member = smr_arena_array(a, n, sizeof(*o->member));
	o->start = smr_arena_array(a, n, sizeof(*o->start));
	o->read_by = smr_arena_array(a, edges, sizeof(*o->read_by));
	o->placed = smr_arena_array(a, n, sizeof(*o->placed));
	o->list = smr_arena_array(a, n, sizeof(smr_node *));
	return o->unit != NULL && o->memory != NULL && o->bytes != NULL && o->readers != NULL &&
	       o->reads != NULL && o->missing != NULL && o->first != NULL && o->member != NULL &&
	       o->start != NULL && o->read_by != NULL && o->placed != NULL && o->list != NULL;
}

/* Assigns nodes to units in reverse: the reader of a chain's intermediate result comes first. */
static void find_units(ordering *o)
{
	for (uint32_t i = 0; i < o->g->nnodes; i++)
		o->unit[i] = i;
	for (uint32_t i = o->g->nnodes; i-- > 0;) {
		const smr_node *v = o->g->nodes[i];

		for (uint32_t k = 0; k < v->nins; k++)
			if (smr_tile_chain_is_handed(v->ins[k]))
				o->unit[v->ins[k]->id] = o->unit[i];
	}
	for (uint32_t i = 0; i < o->g->nnodes; i++)
		if (o->g->nodes[i]->op == SMR_OP_part)
			o->unit[i] = o->unit[o->g->nodes[i]->ins[0]->id];
}

static void find_memory(ordering *o)
{
	for (uint32_t i = 0; i < o->g->nnodes; i++) {
		const smr_node *v = o->g->nodes[i];

		o->memory[i] = i;
		if (v->op == SMR_OP_param || v->op == SMR_OP_constant ||
		    smr_tile_chain_is_handed(v))
			continue;
		if (smr_lower_moves_nothing(v))
			o->memory[i] = o->memory[v->ins[0]->id];
		else if (smr_lower_is_apart(v))
			o->memory[i] = o->memory[v->ins[v->nins - 1]->id];
		else if (v->op != SMR_OP_part || v->bits > 0)
			o->bytes[i] = smr_type_bytes(&v->type);
		else
			o->memory[i] = v->ins[0]->id;
	}
}

static void find_members(ordering *o)
{
	uint32_t n = o->g->nnodes;

	smr_assert(n > 0);
	for (uint32_t i = 0; i < n; i++)
		o->first[o->unit[i] + 1]++;
	for (uint32_t i = 0; i < n; i++)
		o->first[i + 1] += o->first[i];
	for (uint32_t i = n; i-- > 0;) /* `reads` counts the unit's remaining reads */
		o->member[o->first[o->unit[i] + 1] - ++o->reads[o->unit[i]]] = i;
	memset(o->reads, 0, (n + 1) * sizeof(*o->reads));
}

static void find_readers(ordering *o)
{
	uint32_t n = o->g->nnodes;

	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < o->g->nodes[i]->nins; k++)
			o->start[o->g->nodes[i]->ins[k]->id + 1]++;
	for (uint32_t i = 0; i < n; i++)
		o->start[i + 1] += o->start[i];
	for (uint32_t i = n; i-- > 0;)
		for (uint32_t k = 0; k < o->g->nodes[i]->nins; k++) {
			const smr_node *in = o->g->nodes[i]->ins[k];

			o->read_by[o->start[in->id + 1] - ++o->reads[in->id]] = o->unit[i];
			o->missing[o->unit[i]] += !is_inside(o, o->g->nodes[i], in);
		}
	memset(o->reads, 0, (n + 1) * sizeof(*o->reads));
}

/* Counts readers; results of the flow have one more, so that they are never freed. */
static void count_memory_readers(ordering *o)
{
	memset(o->readers, 0, (o->g->nnodes + 1) * sizeof(*o->readers));
	for (uint32_t i = 0; i < o->g->nnodes; i++)
		for (uint32_t k = 0; k < o->g->nodes[i]->nins; k++)
			o->readers[o->memory[o->g->nodes[i]->ins[k]->id]]++;
	for (uint32_t i = 0; i < o->g->nresults; i++)
		o->readers[o->memory[o->g->results[i]->id]]++;
	o->now = o->most = 0;
}

/* ---- memory of a unit ----------------------------------------------------------------------- */

/* Calls @p each for each read of a unit. */
static void for_each_read(ordering *o, uint32_t u, void (*each)(ordering *o, const smr_node *in))
{
	for (uint32_t m = o->first[u]; m < o->first[u + 1]; m++) {
		const smr_node *v = o->g->nodes[o->member[m]];

		for (uint32_t k = 0; k < v->nins; k++)
			each(o, v->ins[k]);
	}
}

static void count_read(ordering *o, const smr_node *in)
{
	smr_assert(in->id < o->g->nnodes);
	o->reads[o->memory[in->id]]++;
}

static void forget_read(ordering *o, const smr_node *in)
{
	o->reads[o->memory[in->id]] = 0;
}

/* Subtracts from `now` the bytes that the read frees. */
static void end_read(ordering *o, const smr_node *in)
{
	uint32_t m = o->memory[in->id];

	smr_assert(o->readers[m] > 0);
	if (--o->readers[m] == 0)
		o->now -= o->bytes[m];
}

static double bytes_allocated(const ordering *o, uint32_t u)
{
	double sum = 0;

	smr_assert(o->unit[u] == u);
	for (uint32_t m = o->first[u]; m < o->first[u + 1]; m++)
		sum += o->bytes[o->member[m]];
	return sum;
}

/* Returns the bytes that the unit frees, counted once per memory, at its first read. */
static double bytes_freed(ordering *o, uint32_t u)
{
	double sum = 0;

	smr_assert(o->unit[u] == u);
	for_each_read(o, u, count_read);
	for (uint32_t m = o->first[u]; m < o->first[u + 1]; m++) {
		const smr_node *v = o->g->nodes[o->member[m]];

		for (uint32_t k = 0; k < v->nins; k++) {
			uint32_t at = o->memory[v->ins[k]->id];

			if (o->reads[at] > 0 && o->reads[at] == o->readers[at])
				sum += o->bytes[at];
			o->reads[at] = 0;
		}
	}
	for_each_read(o, u, forget_read);
	return sum;
}

static void run_unit(ordering *o, uint32_t u)
{
	o->now += bytes_allocated(o, u);
	o->most = o->now > o->most ? o->now : o->most;
	for_each_read(o, u, end_read);
}

/* ---- order ---------------------------------------------------------------------------------- */

static smr_status wake(ordering *o, const smr_node *v)
{
	for (uint32_t r = o->start[v->id]; r < o->start[v->id + 1]; r++)
		if (!o->placed[o->read_by[r]])
			SMR_TRY(smr_vec_push(&o->ready, o->read_by[r]));
	return SMR_OK;
}

enum { FEW = 4 /* remaining reads of a memory at which its readers may be about to free it */ };

static smr_status wake_last_readers(ordering *o, const smr_node *v)
{
	for (uint32_t k = 0; k < v->nins; k++) {
		const smr_node *in = v->ins[k], *owner = o->g->nodes[o->memory[in->id]];

		if (o->bytes[owner->id] == 0 || o->readers[owner->id] > FEW)
			continue;
		SMR_TRY(wake(o, in));
		if (owner != in)
			SMR_TRY(wake(o, owner));
	}
	return SMR_OK;
}

static smr_status place_unit(ordering *o, uint32_t u)
{
	smr_assert(!o->placed[u] && o->missing[u] == 0);
	o->placed[u] = true;
	run_unit(o, u);
	for (uint32_t m = o->first[u]; m < o->first[u + 1]; m++) {
		smr_node *v = o->g->nodes[o->member[m]];

		smr_assert(o->n < o->g->nnodes);
		o->list[o->n++] = v;
		for (uint32_t r = o->start[v->id]; r < o->start[v->id + 1]; r++)
			o->missing[o->read_by[r]] -= o->read_by[r] != u;
		SMR_TRY(wake(o, v));
		SMR_TRY(wake_last_readers(o, v));
	}
	return SMR_OK;
}

/* Returns whether running the unit early does not raise memory use. Ops with effects keep
 * their order. */
static bool is_cheap(ordering *o, uint32_t u)
{
	double freed;

	if (o->placed[u] || o->missing[u] > 0 || smr_op_has_effects(o->g->nodes[u]->op))
		return false;
	freed = bytes_freed(o, u);
	return freed > 0 && bytes_allocated(o, u) <= freed;
}

static smr_status place_ready(ordering *o)
{
	while (o->ready.n > 0) {
		uint32_t u = o->ready.v[--o->ready.n];

		if (is_cheap(o, u))
			SMR_TRY(place_unit(o, u));
	}
	return SMR_OK;
}

static bool is_leaf(const smr_node *v)
{
	return v->op == SMR_OP_param || v->op == SMR_OP_constant;
}

static smr_status place_all(ordering *o)
{
	for (uint32_t i = 0; i < o->g->nnodes; i++)
		if (is_leaf(o->g->nodes[i]))
			SMR_TRY(place_unit(o, i));
	o->ready.n = 0;
	for (uint32_t i = 0; i < o->g->nnodes; i++) {
		if (o->unit[i] == i && !o->placed[i])
			SMR_TRY(place_unit(o, i));
		SMR_TRY(place_ready(o));
	}
	return SMR_OK;
}

static smr_status find_order(ordering *o)
{
	double before;

	count_memory_readers(o);
	for (uint32_t i = 0; i < o->g->nnodes; i++)
		if (o->unit[i] == i)
			run_unit(o, i);
	before = o->most;
	count_memory_readers(o);
	SMR_TRY(place_all(o));
	if (o->most >= before)
		return SMR_OK;
	smr_assert(o->n == o->g->nnodes);
	memcpy(o->g->nodes, o->list, o->n * sizeof(smr_node *));
	for (uint32_t i = 0; i < o->n; i++)
		o->g->nodes[i]->id = i;
	return SMR_OK;
}

smr_status fuse_order(smr_graph *g, smr_arena *arena)
{
	ordering o = {.g = g};
	bool anew = false;
	smr_status st;

	for (uint32_t i = 0; i < g->nnodes; i++)
		anew |= g->nodes[i]->loc.anew > 0;
	if (!anew)
		return SMR_OK;
	if (!make_room(&o, arena))
		return smr_fail(SMR_ENOMEM, "no memory to order the ops of %s", g->name);
	find_units(&o);
	find_memory(&o);
	find_members(&o);
	find_readers(&o);
	st = find_order(&o);
	smr_vec_free(&o.ready);
	return st;
}
