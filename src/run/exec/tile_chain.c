/* Runs tiled chains of tensor ops (pass/lower/tile_chain.h).
 *
 * The last op of a chain runs all of it: for each slab the kernels of all its ops in order, each on
 * all threads, with intermediate results in one small buffer. Slabs do not depend on the number of
 * threads, nor do results. The operands of all ops stay live until the last op. */
#include "pass/lower/tile_chain.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "run/exec/device.h"

static bool has_numbers(const smr_node *v)
{
	uint32_t n = 0, naxes = 0, nlengths = 0, nsteps = 0;
	const int64_t *size = smr_node_get(v, SMR_ATTR_slab, &n);
	const int64_t *length = smr_node_get(v, SMR_ATTR_axes, &nlengths);
	const int64_t *axis = smr_node_get(v, SMR_ATTR_axis, &naxes);
	int64_t dims[SMR_MAX_RANK];

	(void)smr_node_get(v, SMR_ATTR_steps, &nsteps);
	if (n == 0 || n > SMR_TILE_CHAIN_AXES || naxes != n || nlengths != n ||
	    nsteps != (v->nins + 1) * n || v->nmore > 0 || !smr_type_dims(&v->type, dims))
		return false;
	for (uint32_t a = 0; a < n; a++)
		if (axis[a] < 0 || axis[a] >= v->type.rank || length[a] != dims[axis[a]] ||
		    size[a] < 1 || size[a] > length[a])
			return false;
	return true;
}

/* Returns whether the attributes of all ops of a chain are valid: else each op runs alone. */
static bool is_chain(const smr_node *v, const bool *once)
{
	if (!has_numbers(v))
		return false;
	for (uint32_t i = 0; i < v->nins; i++)
		if (smr_tile_chain_is_handed(v->ins[i]) &&
		    (!once[v->ins[i]->id] || !is_chain(v->ins[i], once)))
			return false;
	return true;
}

static uint32_t mark_chain(const smr_node *v, uint32_t last, uint32_t *chain)
{
	uint32_t n = 1;

	smr_assert(chain[v->id] == 0);
	chain[v->id] = last + 1;
	for (uint32_t i = 0; i < v->nins; i++)
		if (smr_tile_chain_is_handed(v->ins[i]))
			n += mark_chain(v->ins[i], last, chain);
	return n;
}

smr_status smr_tile_chains_find(const smr_graph *g, smr_arena *arena, uint32_t **out)
{
	bool *once = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*once));
	bool *read = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*read));
	uint32_t *chain = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*chain));

	if (once == NULL || read == NULL || chain == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the schedule of %s", g->name);
	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i]->nins; k++) {
			uint32_t id = g->nodes[i]->ins[k]->id;

			once[id] = !read[id];
			read[id] = true;
		}
	for (uint32_t i = 0; i < g->nresults; i++)
		once[g->results[i]->id] = false;
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		if (smr_node_get(v, SMR_ATTR_slab, NULL) != NULL && !smr_tile_chain_is_handed(v) &&
		    is_chain(v, once))
			(void)mark_chain(v, i, chain);
	}
	*out = chain;
	return SMR_OK;
}

/* ---- preparation ---------------------------------------------------------------------------- */

/* Computes the sizes of the last slab along each axis. */
static bool rest_of(const smr_node *v, int64_t rest[SMR_TILE_CHAIN_AXES])
{
	uint32_t n;
	const int64_t *size = smr_node_get(v, SMR_ATTR_slab, &n);
	const int64_t *length = smr_node_get(v, SMR_ATTR_axes, NULL);
	bool differs = false;

	smr_assert(n >= 1 && n <= SMR_TILE_CHAIN_AXES);
	for (uint32_t a = 0; a < n; a++) {
		rest[a] = length[a] % size[a] != 0 ? length[a] % size[a] : size[a];
		differs |= rest[a] != size[a];
	}
	return differs;
}

smr_status smr_tile_chains_kernels(smr_executable *x, smr_instr *a)
{
	int64_t rest[SMR_TILE_CHAIN_AXES];
	bool two = rest_of(a->v, rest);

	a->nkernels = two ? 2 : 1;
	a->kernels = smr_arena_array(x->arena, a->nkernels, sizeof(smr_kernel_run *));
	if (a->kernels == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for slabs");
	SMR_TRY(smr_kernel_find_slab(x->kernels, a->v, smr_node_get(a->v, SMR_ATTR_slab, NULL), 0,
				     &a->kernels[0]));
	return two ? smr_kernel_find_slab(x->kernels, a->v, rest, 1, &a->kernels[1]) : SMR_OK;
}

static size_t slab_bytes(const smr_node *v)
{
	size_t bytes = smr_dtype_size(v->type.dtype);
	int64_t dims[SMR_MAX_RANK];

	smr_tile_chain_dims(v, smr_node_get(v, SMR_ATTR_slab, NULL), dims);
	for (uint32_t d = 0; d < v->type.rank; d++)
		bytes *= (size_t)dims[d];
	return (bytes + 63) / 64 * 64;
}

smr_status smr_tile_chains_make(smr_executable *x, smr_instr *const *ops, uint32_t n,
				smr_tile_chains **out)
{
	smr_tile_chains *s = smr_arena_alloc(x->arena, sizeof(*s));
	size_t at = 0;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for slabs");
	smr_assert(n >= 1 && n <= SMR_TILE_CHAIN_OPS);
	s->n = n;
	s->ops = smr_arena_memdup(x->arena, ops, n * sizeof(*ops));
	s->at = smr_arena_array(x->arena, n, sizeof(*s->at));
	if (s->ops == NULL || s->at == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for slabs");
	for (uint32_t k = 0; k + 1 < n; k++) {
		s->at[k] = at;
		at += slab_bytes(ops[k]->v);
	}
	s->room = (smr_type){.dtype = SMR_U8, .rank = 1};
	s->room.dims[0] = smr_poly_const(x->arena, (int64_t)at);
	*out = s;
	return s->room.dims[0] != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for slabs");
}

/* ---- run ------------------------------------------------------------------------------------ */

typedef struct running {
	const smr_tile_chains *s;
	smr_buffer **places;
	char *room;
	uint32_t naxes;
	const int64_t *size, *length;
	int64_t at[SMR_TILE_CHAIN_AXES];
} running;

/* Returns the op of the chain that computes a place; UINT32_MAX: none. */
static uint32_t handed_by(const smr_tile_chains *s, uint32_t place)
{
	smr_assert(s->n <= SMR_TILE_CHAIN_OPS);
	for (uint32_t k = 0; k + 1 < s->n; k++)
		if (s->ops[k]->out == place)
			return k;
	return UINT32_MAX;
}

static void *moved(const running *r, void *from, const int64_t *step)
{
	char *at = from;

	for (uint32_t a = 0; a < r->naxes; a++)
		at += r->at[a] * step[a];
	return at;
}

static smr_status run_op(const smr_device *d, running *r, uint32_t k, bool last)
{
	const smr_instr *a = r->s->ops[k];
	const int64_t *step = smr_node_get(a->v, SMR_ATTR_steps, NULL);
	smr_kernel_run *kernel = a->kernels[last ? 1 : 0];
	void **memory = smr_kernel_memory(kernel);

	smr_assert(k < r->s->n);
	smr_assert(step != NULL && (!last || a->nkernels == 2));
	for (uint32_t i = 0; i < a->nins; i++, step += r->naxes) {
		uint32_t by = handed_by(r->s, a->ins[i]);

		memory[i] = by != UINT32_MAX ? r->room + r->s->at[by]
					     : moved(r, r->places[a->ins[i]]->t.data, step);
	}
	memory[a->nins] =
		k + 1 < r->s->n ? r->room + r->s->at[k] : moved(r, r->places[a->out]->t.data, step);
	memory[a->nins + 1] = r->at; /* the entry exists, whether it is used or not */
	return smr_kernel_run_on(d->image->kernels, kernel);
}

/* Advances to the next slab; returns false after the last one. */
static bool advance_slab(running *r)
{
	smr_assert(r->naxes >= 1 && r->naxes <= SMR_TILE_CHAIN_AXES);
	for (uint32_t a = r->naxes; a-- > 0;) {
		r->at[a] += r->size[a];
		if (r->at[a] < r->length[a])
			return true;
		r->at[a] = 0;
	}
	return false;
}

/* Two axes with remainders would give four sizes of slabs: the pass ensures that one has a
 * remainder. */
static bool is_rest(const running *r)
{
	for (uint32_t a = 0; a < r->naxes; a++)
		if (r->at[a] + r->size[a] > r->length[a])
			return true;
	return false;
}

smr_status smr_tile_chains_run(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	running r = {.s = a->slabs, .places = places};
	bool more = !smr_heap_is_dry(d->heap); /* else only the memory counts */
	smr_buffer *room;
	smr_status st = SMR_OK;

	smr_assert(a->slabs != NULL && a->slabs->ops[a->slabs->n - 1] == a);
	SMR_TRY(smr_buffer_new(d->heap, &a->slabs->room, &room));
	r.room = room->t.data;
	r.size = smr_node_get(a->v, SMR_ATTR_slab, &r.naxes);
	r.length = smr_node_get(a->v, SMR_ATTR_axes, NULL);
	while (more) {
		bool last = is_rest(&r);

		for (uint32_t k = 0; st == SMR_OK && k < a->slabs->n; k++)
			st = run_op(d, &r, k, last);
		more = st == SMR_OK && advance_slab(&r);
	}
	smr_buffer_drop(d->heap, room);
	return st;
}
