/* Rematerialisation: the backward pass recomputes segments of the forward pass.
 *
 * No op is marked as backward: the turning point is where the most data-dependent bytes are live.
 * Values before it that are read after it are the activations to keep. A place before the turning
 * point is a good cut if few bytes cross it: values between layers, not those inside a layer. k
 * segments of equal size need the values that cross the cuts and the activations of the largest
 * segment while it is recomputed (T. Chen et al., Training Deep Nets with Sublinear Memory Cost,
 * 2016). Sizes are those before fusion. */
#include "pass/remat/remat.h"

#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "pass/lower/lower.h"
#include "pass/shard/roles.h"

enum { MOST = 64 /* maximum segments */ };
/* Maximum fraction of the kept bytes for which remat pays. */
static const double WORTH = 0.9;

typedef struct remat {
	smr_graph *g;
	smr_arena *arena;
	uint32_t n, turn;  /* nodes; the first after the turning point */
	bool *varies;      /* by node: depends on data */
	uint32_t *memory;  /* by node: the node whose memory holds it */
	double *bytes;     /* by allocating node that depends on data */
	uint32_t *last;    /* by allocating node: last reader; n: a result */
	uint32_t *forward; /* ... last reader before the turning point; 0: none */
	double *kept;      /* by place before the turning point: bytes kept up to it */
	double *over;      /* ... bytes read between it and the turning point */
	uint32_t segments, cuts[MOST + 1]; /* segment s: nodes [cuts[s], cuts[s + 1]) */
	bool *stays;                       /* by allocating node: crosses a cut */
	bool *wanted;                      /* by node: is recomputed */
	smr_node **anew;                   /* by node: its recomputed copy */
} remat;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to recompute values");
}

static bool make_room(remat *x)
{
	size_t n = (size_t)x->n + 2;

	x->varies = smr_arena_array(x->arena, n, sizeof(*x->varies));
	x->memory = smr_arena_array(x->arena, n, sizeof(*x->memory));
	x->bytes = smr_arena_array(x->arena, n, sizeof(*x->bytes));
	x->last = smr_arena_array(x->arena, n, sizeof(*x->last));
	x->forward = smr_arena_array(x->arena, n, sizeof(*x->forward));
	x->kept = smr_arena_array(x->arena, n, sizeof(*x->kept));
	x->over = smr_arena_array(x->arena, n, sizeof(*x->over));
	x->stays = smr_arena_array(x->arena, n, sizeof(*x->stays));
	x->wanted = smr_arena_array(x->arena, n, sizeof(*x->wanted));
	x->anew = smr_arena_array(x->arena, n, sizeof(smr_node *));
	return x->varies != NULL && x->memory != NULL && x->bytes != NULL && x->last != NULL &&
	       x->forward != NULL && x->kept != NULL && x->over != NULL && x->stays != NULL &&
	       x->wanted != NULL && x->anew != NULL;
}

/* ---- live memory ---------------------------------------------------------------------------- */

static void find_memory(remat *x, const bool *data)
{
	for (uint32_t i = 0; i < x->n; i++) {
		const smr_node *v = x->g->nodes[i];
		bool name = smr_lower_moves_nothing(v) || (v->op == SMR_OP_part && v->bits == 0);

		x->varies[i] = v->op == SMR_OP_param ? data[v->bits] : v->op == SMR_OP_random;
		smr_assert(!name || v->ins[0]->id < i);
		x->memory[i] = name ? x->memory[v->ins[0]->id] : i;
		for (uint32_t k = 0; k < v->nins; k++) {
			x->varies[i] |= x->varies[v->ins[k]->id];
			x->last[x->memory[v->ins[k]->id]] = i;
		}
		if (!name && x->varies[i] && v->op != SMR_OP_param)
			x->bytes[i] = smr_type_bytes(&v->type);
	}
	for (uint32_t i = 0; i < x->g->nresults; i++)
		x->last[x->memory[x->g->results[i]->id]] = x->n;
}

static smr_status find_memory_peak(remat *x)
{
	double *change = smr_arena_array(x->arena, (size_t)x->n + 2, sizeof(*change));
	double now = 0, most = 0;

	if (change == NULL)
		return no_memory();
	for (uint32_t i = 0; i < x->n; i++) {
		change[i] += x->bytes[i];
		change[x->last[i] > i ? x->last[i] + 1 : i + 1] -= x->bytes[i];
	}
	for (uint32_t i = 0; i < x->n; i++) {
		now += change[i];
		if (now > most) {
			most = now;
			x->turn = i + 1;
		}
	}
	return SMR_OK;
}

/* Computes, by place, the bytes kept up to it and the bytes that cross a cut after it. */
static void find_kept(remat *x)
{
	double sum = 0;

	smr_assert(x->turn <= x->n);
	for (uint32_t i = 0; i < x->turn; i++)
		for (uint32_t k = 0; k < x->g->nodes[i]->nins; k++)
			x->forward[x->memory[x->g->nodes[i]->ins[k]->id]] = i;
	for (uint32_t i = 0; i < x->turn; i++) {
		sum += x->last[i] >= x->turn ? x->bytes[i] : 0;
		x->kept[i] = sum;
		x->over[i] += x->bytes[i];
		if (x->forward[i] > i)
			x->over[x->forward[i]] -= x->bytes[i];
		else
			x->over[i] -= x->bytes[i];
	}
	for (uint32_t i = 1; i < x->turn; i++)
		x->over[i] += x->over[i - 1];
}

/* ---- cuts ----------------------------------------------------------------------------------- */

/* Returns the peak bytes with this many segments, with the best cuts near equal sizes. */
static double cut_in(remat *x, uint32_t segments)
{
	double all = x->kept[x->turn - 1], sum = 0, largest = 0;
	uint32_t i = 0;

	smr_assert(segments >= 1 && segments <= MOST && x->turn >= 1);
	x->segments = segments;
	x->cuts[0] = 0;
	for (uint32_t s = 1; s < segments; s++) {
		double upto = all * (s + 0.5) / segments, least = INFINITY, part;

		while (i < x->turn && x->kept[i] < all * (s - 0.5) / segments)
			i++;
		x->cuts[s] = x->cuts[s - 1];
		for (; i < x->turn && x->kept[i] <= upto; i++)
			if (x->over[i] < least) {
				least = x->over[i];
				x->cuts[s] = i + 1;
			}
		if (x->cuts[s] == x->cuts[s - 1])
			return INFINITY;
		part = x->kept[x->cuts[s] - 1] - (s > 1 ? x->kept[x->cuts[s - 1] - 1] : 0);
		largest = fmax(largest, part);
		sum += least;
	}
	x->cuts[segments] = x->turn;
	largest = fmax(largest, all - (segments > 1 ? x->kept[x->cuts[segments - 1] - 1] : 0));
	return sum + largest;
}

static smr_status find_cuts(remat *x)
{
	double all = x->turn > 0 ? x->kept[x->turn - 1] : 0, least = WORTH * all;
	uint32_t best = 1;

	for (uint32_t k = 2; all > 0 && k <= MOST; k++) {
		double held = cut_in(x, k);

		if (held < least) {
			least = held;
			best = k;
		}
	}
	if (best == 1)
		return smr_fail(SMR_EINVAL,
				"remat saves nothing: %s keeps %.3g bytes for its way back, and "
				"would keep about as much between parts that are recomputed",
				x->g->name, all);
	(void)cut_in(x, best);
	return SMR_OK;
}

/* ---- recomputation -------------------------------------------------------------------------- */

static uint32_t segment_of(const remat *x, uint32_t node)
{
	uint32_t s = 0;

	smr_assert(node < x->cuts[x->segments]);
	while (node >= x->cuts[s + 1])
		s++;
	return s;
}

/* Returns whether readers after the turning point use a recomputed copy. */
static bool is_recomputed(const remat *x, const smr_node *v)
{
	uint32_t i = v->id;

	smr_assert(x->segments >= 1 && i < x->n);
	return i < x->turn && i < x->cuts[x->segments - 1] && x->varies[i] &&
	       v->op != SMR_OP_param && v->op != SMR_OP_random && !x->stays[x->memory[i]] &&
	       !smr_op_has_effects(v->op);
}

static void find_wanted(remat *x)
{
	for (uint32_t i = 0; i < x->turn; i++)
		for (uint32_t s = 1; s < x->segments; s++)
			x->stays[i] |= i < x->cuts[s] && x->forward[i] >= x->cuts[s];
	for (uint32_t i = x->n; i-- > 0;) {
		const smr_node *v = x->g->nodes[i];

		if (i < x->turn && !x->wanted[i])
			continue;
		for (uint32_t k = 0; k < v->nins; k++)
			x->wanted[v->ins[k]->id] |= is_recomputed(x, v->ins[k]);
	}
}

/* Appends recomputed copies of a segment. */
static smr_status append_segment(remat *x, uint32_t s, uint32_t number, smr_node **list,
				 uint32_t *n)
{
	smr_assert(s < x->segments);
	for (uint32_t i = x->cuts[s]; i < x->cuts[s + 1]; i++) {
		smr_node *v;

		if (!x->wanted[i])
			continue;
		v = smr_arena_memdup(x->g->arena, x->g->nodes[i], sizeof(*v));
		if (v != NULL)
			v->ins =
				smr_arena_memdup(x->g->arena, v->ins, v->nins * sizeof(smr_node *));
		if (v == NULL || v->ins == NULL)
			return no_memory();
		for (uint32_t k = 0; k < v->nins; k++)
			if (x->anew[v->ins[k]->id] != NULL)
				v->ins[k] = x->anew[v->ins[k]->id];
		v->loc.anew = number;
		x->anew[i] = v;
		list[(*n)++] = v;
	}
	return SMR_OK;
}

/* Recomputes the segments that an op after the turning point needs. */
static smr_status make_ready(remat *x, const smr_node *v, uint32_t *number, smr_node **list,
			     uint32_t *n)
{
	for (uint32_t k = 0; k < v->nins; k++)
		if (is_recomputed(x, v->ins[k]) && x->anew[v->ins[k]->id] == NULL)
			SMR_TRY(append_segment(x, segment_of(x, v->ins[k]->id), ++*number, list,
					       n));
	return SMR_OK;
}

static uint32_t last_barrier(const smr_graph *g)
{
	uint32_t most = 0;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->loc.anew > most)
			most = g->nodes[i]->loc.anew;
	return most;
}

static smr_status emit_recomputation(remat *x)
{
	smr_node **list = smr_arena_array(x->g->arena, 2 * (size_t)x->n + 1, sizeof(smr_node *));
	uint32_t n = 0, number = last_barrier(x->g);

	if (list == NULL)
		return no_memory();
	for (uint32_t i = 0; i < x->n; i++) {
		smr_node *v = x->g->nodes[i];

		if (i >= x->turn)
			SMR_TRY(make_ready(x, v, &number, list, &n));
		for (uint32_t k = 0; i >= x->turn && k < v->nins; k++) {
			if (is_recomputed(x, v->ins[k]))
				v->ins[k] = x->anew[v->ins[k]->id];
			if (v->ins[k]->loc.anew > v->loc.anew)
				v->loc.anew = v->ins[k]->loc.anew;
		}
		list[n++] = v;
	}
	for (uint32_t i = 0; i < n; i++)
		list[i]->id = i;
	x->g->nodes = list;
	x->g->nnodes = n;
	x->g->cap_nodes = 2 * x->n + 1;
	return SMR_OK;
}

static smr_status find_data(const smr_module *m, const smr_block *b, smr_arena *a, bool **out)
{
	const smr_function *f = m->functions[0];
	smr_roles r;

	*out = smr_arena_array(a, b->nins + 1, sizeof(**out));
	if (*out == NULL)
		return no_memory();
	SMR_TRY(smr_roles_of(f, a, &r));
	for (uint32_t k = 0; k < b->nins; k++)
		for (uint32_t i = 0; i < f->nparams; i++)
			(*out)[k] |= f->params[i] == b->ins[k] && r.of[i] != SMR_ROLE_KEPT;
	return SMR_OK;
}

static smr_status remat_block(remat *x, const smr_module *m, const smr_block *b)
{
	bool *data;

	if (!make_room(x))
		return no_memory();
	SMR_TRY(find_data(m, b, x->arena, &data));
	find_memory(x, data);
	SMR_TRY(find_memory_peak(x));
	find_kept(x);
	SMR_TRY(find_cuts(x));
	find_wanted(x);
	return emit_recomputation(x);
}

smr_status smr_pass_remat(smr_module *m, bool *done)
{
	const smr_body *body = &m->functions[0]->body;
	remat x;
	smr_status st;

	*done = body->n == 1 && body->blocks[0]->kind == SMR_BLOCK_BASIC;
	if (!*done)
		return SMR_OK;
	x = (remat){.g = body->blocks[0]->flow, .n = body->blocks[0]->flow->nnodes};
	x.arena = smr_arena_new();
	st = x.arena != NULL ? remat_block(&x, m, body->blocks[0]) : no_memory();
	smr_arena_free(x.arena);
	return st;
}
