/* Chooses tiled chains (pass/lower/tile_chain.h) by cost.
 *
 * The template: a product, row-wise ops, perhaps another product; each op is the only reader of the
 * op before. A convolution counts as a product: bias, normalisation, residual and activation run on
 * one image after another while it is in the cache. The pass runs after fusion, so a softmax is one
 * or two ops, with its scaling and masking fused.
 *
 * The alternative is op by op. There, intermediate results are written and read at the speed of
 * memory; in slabs, at that of a cache. But slabs need more calls, and operands that do not move
 * with an axis are read again at each step. Rates of one thread count, so that the plan does not
 * depend on the number of threads. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "base/data/hash.h"
#include "cost/model/cost.h"
#include "pass/fuse/chain_op.h"
#include "pass/fuse/plan_internal.h"
#include "pass/lower/tile_chain.h"

/* Factor by which the cost must fall, as costs are not more exact than that. */
static const double MARGIN = 0.8;
/* Bytes below which results stay in caches anyway, and the minimum rows of a product's slab unless
 * slabs are forced. */
static const double LEAST_BYTES = 1 << 20;
enum { LEAST_ROWS = 32, ROUND = 16 };
/* Transfers per byte: a line is read before it is written, and read again; a product copies an
 * operand that many rows read. */
static const double PASSES = 3;

typedef struct slabbing {
	smr_graph *g;
	const smr_fuse_params *params;
	fuse_cost cost;
	uint32_t *uses; /* by node: uses as an operand or result */
	bool *taken;    /* by node: in a chain */
	bool *told;     /* by node: in a reported chain; devices: part of another op */
	bool *whole;    /* by node, for devices: a chain as one op */
	smr_node **was; /* ... the last op of the chain in whose place it is */
	uint64_t seed;
	smr_fusion *out;
} slabbing;

/* Candidate chain with its costs. */
typedef struct offer {
	smr_tile_chain_chain chain;
	int64_t size[SMR_TILE_CHAIN_AXES];
	double apart, together; /* seconds */
	double whole, slab;     /* bytes of intermediate results */
} offer;

/* Returns whether a library computes the op; its result is always stored. */
static bool is_product(const smr_node *v)
{
	return v->op == SMR_OP_dot || v->op == SMR_OP_convolution;
}

/* ---- costs ---------------------------------------------------------------------------------- */

static double seconds(const slabbing *x, double bytes, double at_once)
{
	return bytes / smr_cost_bandwidth(x->cost.machine, at_once, 1);
}

static double slabs_of(const offer *o)
{
	double n = 1;

	smr_assert(o->chain.naxes <= SMR_TILE_CHAIN_AXES);
	for (uint32_t a = 0; a < o->chain.naxes; a++)
		n *= ceil((double)o->chain.length[a] / (double)o->size[a]);
	return n;
}

/* Returns the cost of reading operands from outside of the chain more than once. */
static double cost_of_rereads(const slabbing *x, const offer *o, const smr_tile_chain_op *op,
			      double n)
{
	double sum = 0;

	for (uint32_t i = 0; i < op->v->nins; i++) {
		double all = smr_type_bytes(&op->v->ins[i]->type), part = all;

		for (uint32_t a = 0; a < o->chain.naxes; a++)
			if (op->step[i][a] != 0)
				part *= (double)o->size[a] / (double)o->chain.length[a];
		if (i != op->from && n * part > all)
			sum += seconds(x, (n * part - all) * (is_product(op->v) ? PASSES : 1),
				       PASSES * part);
	}
	return sum;
}

static void cost_chain(const slabbing *x, offer *o)
{
	const smr_tile_chain_chain *c = &o->chain;
	double n = slabs_of(o);

	smr_assert(c->n >= 1 && c->n <= SMR_TILE_CHAIN_OPS);
	o->whole = o->slab = 0;
	o->apart = o->together = 0;
	for (uint32_t k = 0; k + 1 < c->n; k++) {
		double bytes = smr_type_bytes(&c->ops[k].v->type), part = bytes;

		for (uint32_t a = 0; a < c->naxes; a++)
			part *= (double)o->size[a] / (double)c->length[a];
		o->whole += bytes;
		o->slab += part;
		o->apart += seconds(x, PASSES * bytes, PASSES * bytes);
	}
	o->together = n * seconds(x, PASSES * o->slab, PASSES * o->slab) +
		      (n - 1) * c->n * (x->cost.start_s + x->cost.fork_s);
	for (uint32_t k = 0; k < c->n; k++)
		o->together += cost_of_rereads(x, o, &c->ops[k], n);
}

/* ---- sizes ---------------------------------------------------------------------------------- */

/* Returns a slab size that divides the length into equal slabs but for the last one. */
static int64_t even_slab_size(int64_t length, int64_t size)
{
	int64_t n = (length + size - 1) / size, each = (length + n - 1) / n;

	smr_assert(size >= 1 && length >= 1);
	if (size >= ROUND)
		each = (each + ROUND - 1) / ROUND * ROUND;
	return each < length ? each : length;
}

static bool has_images(const smr_tile_chain_chain *c)
{
	for (uint32_t k = 0; k < c->n; k++)
		if (c->ops[k].v->op == SMR_OP_convolution)
			return true;
	return false;
}

static bool is_forced(const slabbing *x)
{
	return x->params->way != SMR_FUSE_BY_COST;
}

/* Tries sizes: inner axes whole, outer axes 1, axis @p a by powers of two. */
static void try_axis(const slabbing *x, offer *o, uint32_t a, offer *best)
{
	int64_t length = o->chain.length[a];
	bool inner = a + 1 == o->chain.naxes;
	int64_t least = has_images(&o->chain) ? 1 : LEAST_ROWS;

	smr_assert(a < o->chain.naxes);
	for (int64_t n = 1; n < 2 * length; n *= 2) {
		if (inner && n < least && n < length && !is_forced(x))
			continue;
		for (uint32_t k = 0; k < o->chain.naxes; k++)
			o->size[k] = k < a ? 1 : o->chain.length[k];
		o->size[a] = even_slab_size(length, n < length ? n : length);
		cost_chain(x, o);
		if (is_forced(x) && slabs_of(o) < 2)
			continue;
		if (best->together == 0 || o->together < best->together)
			*best = *o;
	}
}

static bool find_sizes(slabbing *x, offer *o)
{
	offer best = {.together = 0};

	smr_assert(o->chain.naxes >= 1);
	if (x->params->way == SMR_FUSE_AT_RANDOM) {
		uint32_t a = 0;

		x->seed = smr_hash_mix(x->seed, 3);
		a = (uint32_t)(x->seed >> 32) % o->chain.naxes;
		for (uint32_t k = 0; k < o->chain.naxes; k++)
			o->size[k] = k < a ? 1 : o->chain.length[k];
		o->size[a] = 1 + (int64_t)(x->seed >> 40) % o->chain.length[a];
		cost_chain(x, o);
		return true;
	}
	for (uint32_t a = 0; a < o->chain.naxes; a++)
		try_axis(x, o, a, &best);
	if (best.together == 0)
		return false;
	*o = best;
	return true;
}

/* ---- chains --------------------------------------------------------------------------------- */

static bool may_be_in(const slabbing *x, const smr_node *v)
{
	int64_t n;

	smr_assert(v->id < x->g->nnodes);
	if (!is_product(v) && v->op != SMR_OP_map && v->op != SMR_OP_fused)
		return false;
	for (uint32_t i = 0; i < v->nins; i++)
		if (!smr_type_count(&v->ins[i]->type, &n) || n == 0)
			return false;
	return v->nmore == 0 && v->nins > 0 && v->nins <= SMR_TILE_CHAIN_INS && !x->taken[v->id] &&
	       smr_type_count(&v->type, &n) && n > 1;
}

static bool may_be_handed(const slabbing *x, const smr_node *v)
{
	return x->uses[v->id] == 1 && may_be_in(x, v);
}

/* Returns the largest operand without other readers; UINT32_MAX: none. */
static uint32_t handed_to(const slabbing *x, const smr_node *v)
{
	uint32_t best = UINT32_MAX;

	smr_assert(v->nins <= SMR_TILE_CHAIN_INS);
	for (uint32_t i = 0; i < v->nins; i++)
		if (may_be_handed(x, v->ins[i]) &&
		    (best == UINT32_MAX ||
		     smr_type_bytes(&v->ins[i]->type) > smr_type_bytes(&v->ins[best]->type)))
			best = i;
	return best;
}

/* Extends the chain from its last op back to a product. */
static void find_chain(const slabbing *x, smr_node *last, smr_tile_chain_chain *c)
{
	smr_tile_chain_op back[SMR_TILE_CHAIN_OPS];
	uint32_t n = 0;

	for (smr_node *v = last; v != NULL && n < SMR_TILE_CHAIN_OPS;) {
		bool ends = n > 0 && is_product(v);
		uint32_t from = ends ? UINT32_MAX : handed_to(x, v);

		back[n++] = (smr_tile_chain_op){.v = v, .from = from};
		v = from != UINT32_MAX ? v->ins[from] : NULL;
	}
	smr_assert(n >= 1 && n <= SMR_TILE_CHAIN_OPS);
	*c = (smr_tile_chain_chain){.n = n};
	for (uint32_t k = 0; k < n; k++)
		c->ops[k] = back[n - 1 - k];
	c->ops[0].from = UINT32_MAX;
}

static void drop_first(smr_tile_chain_chain *c)
{
	smr_assert(c->n > 0);
	c->n--;
	for (uint32_t k = 0; k < c->n; k++)
		c->ops[k] = c->ops[k + 1];
	c->ops[0].from = UINT32_MAX;
}

static bool has_product(const smr_tile_chain_chain *c)
{
	for (uint32_t k = 0; k < c->n; k++)
		if (is_product(c->ops[k].v))
			return true;
	return false;
}

static bool is_chain_candidate(const slabbing *x, const smr_tile_chain_chain *c)
{
	double bytes = 0;

	for (uint32_t k = 0; k + 1 < c->n; k++)
		bytes += smr_type_bytes(&c->ops[k].v->type);
	return c->n > 1 && has_product(c) && (is_forced(x) || bytes >= LEAST_BYTES);
}

/* Finds the most profitable chain that ends at @p last; chain.n 0: none. */
static smr_status find_offer(slabbing *x, smr_node *last, offer *best)
{
	offer o = {.chain = {.n = 0}};

	best->chain.n = 0;
	for (find_chain(x, last, &o.chain); is_chain_candidate(x, &o.chain); drop_first(&o.chain)) {
		smr_status st = smr_tile_chain_axes(&o.chain);

		if (st != SMR_OK && st != SMR_EUNSUPPORTED)
			return st;
		if (st != SMR_OK || !find_sizes(x, &o))
			continue;
		if (best->chain.n == 0 || o.apart - o.together > best->apart - best->together)
			*best = o;
		if (x->params->way != SMR_FUSE_BY_COST)
			break;
	}
	return SMR_OK;
}

/* ---- the flow ------------------------------------------------------------------------------- */

static smr_status set_slab_attrs(slabbing *x, const offer *o, const smr_tile_chain_op *op,
				 bool handed)
{
	int64_t axis[SMR_TILE_CHAIN_AXES], steps[(SMR_TILE_CHAIN_INS + 1) * SMR_TILE_CHAIN_AXES],
		dims[SMR_MAX_RANK];
	uint32_t n = o->chain.naxes, at = 0;
	smr_node *v = op->v;

	smr_assert(v->nins <= SMR_TILE_CHAIN_INS && n >= 1 && n <= SMR_TILE_CHAIN_AXES);
	smr_assert(!x->taken[v->id]);
	for (uint32_t a = 0; a < n; a++)
		axis[a] = op->dim[a];
	for (uint32_t i = 0; i < v->nins; i++)
		for (uint32_t a = 0; a < n; a++)
			steps[at++] = op->step[i][a];
	(void)smr_type_dims(&v->type, dims);
	for (uint32_t a = 0; a < n; a++) {
		int64_t step = (int64_t)smr_dtype_size(v->type.dtype);

		for (uint32_t d = v->type.rank; d-- > op->dim[a] + 1;)
			step *= dims[d];
		steps[at++] = handed ? 0 : step;
	}
	SMR_TRY(smr_node_set(x->g, v, SMR_ATTR_slab, o->size, n));
	SMR_TRY(smr_node_set(x->g, v, SMR_ATTR_axes, o->chain.length, n));
	SMR_TRY(smr_node_set(x->g, v, SMR_ATTR_axis, axis, n));
	SMR_TRY(smr_node_set(x->g, v, SMR_ATTR_steps, steps, at));
	x->taken[v->id] = true;
	return handed ? smr_node_set(x->g, v, SMR_ATTR_handed, &(int64_t){1}, 1) : SMR_OK;
}

static bool is_wanted(slabbing *x, const offer *o)
{
	if (x->params->way == SMR_FUSE_AT_RANDOM) {
		x->seed = smr_hash_mix(x->seed, 11);
		return x->seed >> 32 & 1;
	}
	return is_forced(x) || o->together < MARGIN * o->apart;
}

static smr_status tell(const slabbing *x, const offer *o, bool taken)
{
	smr_fusion_report_slabs s = {.g = x->g,
				     .n = o->chain.n,
				     .naxes = o->chain.naxes,
				     .taken = taken,
				     .apart_s = o->apart,
				     .slabs_s = o->together,
				     .whole_bytes = o->whole,
				     .slab_bytes = o->slab};

	if (!taken && x->told[o->chain.ops[o->chain.n - 1].v->id])
		return SMR_OK; /* also for a part of a rejected chain */
	for (uint32_t k = 0; k < o->chain.n; k++) {
		s.ops[k] = o->chain.ops[k].v;
		x->told[s.ops[k]->id] = true;
	}
	for (uint32_t a = 0; a < o->chain.naxes; a++) {
		s.size[a] = o->size[a];
		s.length[a] = o->chain.length[a];
	}
	return smr_fusion_report_add_slabs(x->params->story, &s);
}

static smr_status evaluate_chain_end(slabbing *x, smr_node *v)
{
	bool taken;
	offer o;

	if (!may_be_in(x, v))
		return SMR_OK;
	SMR_TRY(find_offer(x, v, &o));
	if (o.chain.n == 0)
		return SMR_OK;
	taken = is_wanted(x, &o);
	if (x->params->story != NULL)
		SMR_TRY(tell(x, &o, taken));
	for (uint32_t k = 0; taken && k < o.chain.n; k++)
		SMR_TRY(set_slab_attrs(x, &o, &o.chain.ops[k], k + 1 < o.chain.n));
	x->out->slabs += taken;
	return SMR_OK;
}

/* ---- devices --------------------------------------------------------------------------------- */

/* Makes one op of a chain if it is an attention. */
static smr_status make_chain_op(slabbing *x, smr_tile_chain_chain *c, smr_node **made)
{
	smr_status st = smr_tile_chain_axes(c);

	*made = NULL;
	if (st != SMR_OK)
		return st == SMR_EUNSUPPORTED ? SMR_OK : st;
	SMR_TRY(fuse_chain_op(x->g, c, made));
	if (*made == NULL)
		return SMR_OK;
	for (uint32_t k = 0; k + 1 < c->n; k++)
		x->taken[c->ops[k].v->id] = x->told[c->ops[k].v->id] = true;
	x->whole[(*made)->id] = true;
	x->was[(*made)->id] = c->ops[c->n - 1].v;
	x->out->fused++;
	return SMR_OK;
}

/* Makes one op of the longest chain that ends at @p last. */
static smr_status find_chain_op(slabbing *x, smr_node *last)
{
	smr_tile_chain_chain c;
	smr_node *made = NULL;

	if (!may_be_in(x, last))
		return SMR_OK;
	for (find_chain(x, last, &c); made == NULL && c.n > 2; drop_first(&c))
		SMR_TRY(make_chain_op(x, &c, &made));
	return SMR_OK;
}

/* Computes what each element of an attention is read for once, such as a transpose, with it. */
static smr_status extend_chain_op(slabbing *x, smr_node *last)
{
	bool fits = may_be_in(x, last) || last->op == SMR_OP_transpose;
	uint32_t from = fits ? handed_to(x, last) : UINT32_MAX;
	smr_tile_chain_chain c = {.n = 2};
	int64_t n, all;
	smr_node *made;

	if (from == UINT32_MAX || !x->whole[last->ins[from]->id] || is_product(last) ||
	    !smr_type_count(&last->type, &all) || !smr_type_count(&last->ins[from]->type, &n) ||
	    n != all)
		return SMR_OK;
	c.ops[0] = (smr_tile_chain_op){.v = last->ins[from], .from = UINT32_MAX};
	c.ops[1] = (smr_tile_chain_op){.v = last, .from = from};
	return make_chain_op(x, &c, &made);
}

/* Drops the ops that are part of another one. */
static void drop_inner_ops(slabbing *x)
{
	smr_graph *g = x->g;
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (x->told[i]) {
			x->out->after--;
			continue;
		}
		v->id = n;
		g->nodes[n++] = v;
	}
	g->nnodes = n;
}

/* Lets the last op of a chain read what is in the flow: ops in the place of other chains, or, of a
 * chain that became longer, the op itself. */
static smr_status settle_operands(slabbing *x, smr_node *v)
{
	smr_node **ins = smr_arena_memdup(x->g->arena, v->ins, v->nins * sizeof(*ins));

	if (ins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", x->g->name);
	for (uint32_t i = 0; i < v->nins; i++) {
		uint32_t at = ins[i]->id;

		if (x->was[at] != NULL)
			ins[i] = x->told[at] ? x->was[at] : x->g->nodes[at];
	}
	v->ins = ins;
	return SMR_OK;
}

/* Gives an op in the place of a chain one more operand: the last op of the chain. */
static smr_status add_apart(slabbing *x, smr_node *v, smr_node *apart)
{
	smr_node **ins = smr_arena_array(x->g->arena, (size_t)v->nins + 1, sizeof(*ins));

	if (ins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", x->g->name);
	memcpy(ins, v->ins, v->nins * sizeof(*ins));
	ins[v->nins++] = apart;
	v->ins = ins;
	return smr_node_set(x->g, v, SMR_ATTR_apart, &(int64_t){1}, 1);
}

/* Adds a node of another list to the end of the flow, under a new pointer. */
static smr_status append_node(smr_graph *g, smr_node **v)
{
	smr_node *copy = smr_graph_op(g, (*v)->op, &(*v)->type, 1, (*v)->ins, (*v)->nins);
	uint32_t id;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
	id = copy->id;
	*copy = **v;
	copy->id = id;
	*v = copy;
	return SMR_OK;
}

/* Keeps the ops of the chains, each before the op that is in its place. */
static smr_status keep_inner_ops(slabbing *x)
{
	smr_graph *g = x->g;
	uint32_t before = g->nnodes, n = 0;
	smr_node **list;

	for (uint32_t i = 0; i < before; i++) {
		if (x->was[i] == NULL)
			continue;
		SMR_TRY(settle_operands(x, x->was[i]));
		SMR_TRY(append_node(g, &x->was[i]));
		if (!x->told[i])
			SMR_TRY(add_apart(x, g->nodes[i], x->was[i]));
	}
	list = smr_arena_array(g->arena, (size_t)g->nnodes + 1, sizeof(smr_node *));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
	for (uint32_t i = 0; i < before; i++) {
		if (x->was[i] != NULL)
			list[n++] = x->was[i];
		if (x->was[i] == NULL || !x->told[i])
			list[n++] = g->nodes[i];
		x->out->after += x->was[i] != NULL && !x->told[i];
	}
	memcpy(g->nodes, list, n * sizeof(smr_node *));
	g->nnodes = n;
	for (uint32_t i = 0; i < n; i++)
		g->nodes[i]->id = i;
	return SMR_OK;
}

static smr_status make_chain_ops(slabbing *x)
{
	uint32_t n = x->g->nnodes;

	for (uint32_t i = n; i-- > 0;)
		SMR_TRY(find_chain_op(x, x->g->nodes[i]));
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(extend_chain_op(x, x->g->nodes[i]));
	if (x->params->chains == SMR_FUSE_EITHER)
		return keep_inner_ops(x);
	drop_inner_ops(x);
	return SMR_OK;
}

smr_status fuse_find_slabs(smr_graph *g, smr_arena *arena, const smr_fuse_params *p,
			   smr_fusion *out)
{
	slabbing x = {.g = g, .params = p, .seed = p->seed, .out = out};

	if (p->apart ||
	    (p->way != SMR_FUSE_BY_COST && p->way != SMR_FUSE_ALL && p->way != SMR_FUSE_AT_RANDOM))
		return SMR_OK;
	fuse_cost_of(p->machine, p->threads, &x.cost);
	if (x.cost.machine->kind != SMR_MACHINE_CPU && p->chains == SMR_FUSE_IN_SLABS)
		return SMR_OK; /* slabs are sized for CPU caches only */
	x.uses = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*x.uses));
	x.taken = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*x.taken));
	x.told = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*x.told));
	x.whole = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(*x.whole));
	x.was = smr_arena_array(arena, (size_t)g->nnodes + 1, sizeof(smr_node *));
	if (x.uses == NULL || x.taken == NULL || x.told == NULL || x.whole == NULL || x.was == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
	smr_graph_count_readers(g, x.uses);
	if (p->chains != SMR_FUSE_IN_SLABS)
		return make_chain_ops(&x);
	for (uint32_t i = g->nnodes; i-- > 0;)
		SMR_TRY(evaluate_chain_end(&x, g->nodes[i]));
	return SMR_OK;
}
