/* Rebuilds a flow node by node: the first rule that applies rewrites the node, until none applies.
 * Rules inspect only operands, a few nodes up, so the time is linear in the length of the flow. The
 * next round applies rules that the new nodes enable. */
#include "pass/simplify/simplify.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/ops.h"
#include "pass/fuse/internal.h"
#include "pass/simplify/internal.h"

enum { ROUNDS = 4, STEPS = 16 /* rewrites of one node */ };

static const struct {
	smr_op op;
	fs_rule *rule;
} rules[] = {
	{SMR_OP_map, fs_body},
	{SMR_OP_map, fs_body_of_body},
	{SMR_OP_map, fs_map_of_repeated},
	{SMR_OP_map, fs_map_of_turned},
	{SMR_OP_broadcast, fs_broadcast},
	{SMR_OP_reshape, fs_reshape},
	{SMR_OP_transpose, fs_transpose},
	{SMR_OP_transpose, fs_turned_dot},
	{SMR_OP_reverse, fs_reverse},
	{SMR_OP_slice, fs_slice},
	{SMR_OP_slice, fs_slice_of_dot},
	{SMR_OP_pad, fs_pad},
	{SMR_OP_concatenate, fs_concatenate},
	{SMR_OP_concatenate, fs_joined_fft},
	{SMR_OP_fft, fs_fft},
	{SMR_OP_dynamic_slice, fs_dynamic_slice},
	{SMR_OP_dynamic_slice, fs_dynamic_slice_of_dot},
	{SMR_OP_dynamic_update, fs_dynamic_update},
	{SMR_OP_reduce, fs_reduce},
	{SMR_OP_dot, fs_dot},
	{SMR_OP_dot, fs_row_of_narrow},
	{SMR_OP_convolution, fs_spread_convolution},
	{SMR_OP_convolution, fs_bare_convolution},
};

/* ---- helpers of rules --------------------------------------------------------------------- */

/* Grows the reader counts to all nodes. */
static smr_status room(fs_flow *f)
{
	uint32_t cap = f->cap, n = f->g->nnodes;
	uint32_t *grown;

	if (n < cap)
		return SMR_OK;
	while (cap <= n)
		cap = cap < 64 ? 64 : 2 * cap;
	smr_assert(cap > n);
	grown = smr_realloc(f->readers, cap * sizeof(*grown));
	if (grown == NULL)
		return fs_no_memory(f->g->name);
	memset(grown + f->cap, 0, (cap - f->cap) * sizeof(*grown));
	f->readers = grown;
	f->cap = cap;
	return SMR_OK;
}

smr_status fs_make(fs_flow *f, const smr_node *like, smr_node **out)
{
	smr_assert(f->cap >= f->g->nnodes);
	SMR_TRY(smr_ops_make(f->g, like, 1, out));
	(*out)->name = like->name;
	for (uint32_t i = 0; i < like->nins; i++) {
		smr_assert(like->ins[i]->id < f->g->nnodes);
		f->readers[like->ins[i]->id]++;
	}
	return room(f);
}

smr_status fs_make_map(fs_flow *f, const smr_node *like, smr_node *const *ins, uint32_t nins,
		       const smr_expr *e, smr_node **out)
{
	smr_node v = {.op = SMR_OP_map, .nins = nins, .loc = like->loc, .name = like->name};

	v.ins = smr_arena_memdup(f->g->arena, ins, nins * sizeof(*ins));
	v.body = smr_graph_lambda(f->g, nins, 1, &e);
	if (v.ins == NULL || v.body == NULL)
		return fs_no_memory(f->g->name);
	return fs_make(f, &v, out);
}

static smr_status make_move(fs_flow *f, smr_op op, const smr_node *like, smr_node *x,
			    const int64_t *dims, uint32_t n, const smr_type *t, smr_node **out)
{
	smr_attr attr = {.key = SMR_ATTR_dims, .n = n, .v = dims};
	smr_node v = {.op = op,
		      .nins = 1,
		      .ins = &x,
		      .attrs = &attr,
		      .nattrs = dims != NULL,
		      .loc = like->loc,
		      .name = like->name};

	smr_assert(dims != NULL || n == 0);
	if (t != NULL)
		v.type = *t;
	return fs_make(f, &v, out);
}

smr_status fs_make_reshape(fs_flow *f, const smr_node *like, smr_node *x, const smr_type *t,
			   smr_node **out)
{
	while (x->op == SMR_OP_reshape)
		x = x->ins[0];
	*out = x;
	if (smr_type_equal(&x->type, t))
		return SMR_OK;
	return make_move(f, SMR_OP_reshape, like, x, NULL, 0, t, out);
}

smr_status fs_make_broadcast(fs_flow *f, const smr_node *like, smr_node *x, const int64_t *dims,
			     const smr_type *t, smr_node **out)
{
	smr_assert(t != NULL && t->rank >= x->type.rank);
	return make_move(f, SMR_OP_broadcast, like, x, dims, x->type.rank, t, out);
}

smr_status fs_make_transpose(fs_flow *f, const smr_node *like, smr_node *x, const int64_t *dims,
			     smr_node **out)
{
	uint32_t same = 0;

	for (uint32_t d = 0; d < x->type.rank; d++)
		same += dims[d] == (int64_t)d;
	*out = x;
	if (same == x->type.rank)
		return SMR_OK;
	return make_move(f, SMR_OP_transpose, like, x, dims, x->type.rank, NULL, out);
}

smr_status fs_make_slice(fs_flow *f, const smr_node *like, smr_node *x, const int64_t *start,
			 const int64_t *limit, const int64_t *stride, smr_node **out)
{
	uint32_t n = x->type.rank;
	smr_attr attrs[] = {{.key = SMR_ATTR_start, .n = n, .v = start},
			    {.key = SMR_ATTR_limit, .n = n, .v = limit},
			    {.key = SMR_ATTR_stride, .n = n, .v = stride}};
	smr_node v = {.op = SMR_OP_slice,
		      .nins = 1,
		      .ins = &x,
		      .attrs = attrs,
		      .nattrs = 3,
		      .loc = like->loc,
		      .name = like->name};

	return fs_make(f, &v, out);
}

smr_status fs_make_splat(fs_flow *f, const smr_type *t, uint64_t bits, smr_node **out)
{
	*out = smr_graph_tensor(f->g, t, &bits, smr_dtype_size(t->dtype));
	return *out != NULL ? room(f) : SMR_ENOMEM;
}

bool fs_is_splat(const smr_node *v, uint64_t *bits)
{
	smr_assert(bits != NULL);
	if (!fuse_splat(v) || smr_dtype_size(v->type.dtype) > sizeof(*bits))
		return false;
	*bits = v->bits;
	if (v->data != NULL) {
		*bits = 0;
		memcpy(bits, v->data, v->ndata);
	}
	return true;
}

bool fs_numbers(const smr_node *v, smr_attr_key key, uint32_t n, const int64_t **out)
{
	uint32_t count;

	*out = smr_node_get(v, key, &count);
	return *out != NULL && count == n;
}

bool fs_read_once(const fs_flow *f, const smr_node *v)
{
	smr_assert(v->id < f->cap);
	return f->readers[v->id] <= 1;
}

/* ---- one flow ----------------------------------------------------------------------------- */

static smr_status apply_rules(fs_flow *f, smr_node **v, uint32_t *changes)
{
	for (unsigned step = 0; step < STEPS; step++) {
		smr_node *from = *v;

		for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]) && *v == from; i++)
			if (rules[i].op == from->op && from->nmore == 0)
				SMR_TRY(rules[i].rule(f, from, v));
		if (*v == from)
			break;
		++*changes;
	}
	return SMR_OK;
}

/* Appends a node unless a rule has done so. */
static smr_status append_node(fs_flow *f, smr_node *v)
{
	smr_graph *g = f->g;

	if (v->id != UINT32_MAX)
		return SMR_OK;
	if (g->nnodes == g->cap_nodes) {
		uint32_t cap = 2 * g->cap_nodes + 8;
		smr_node **grown = smr_arena_array(g->arena, cap, sizeof(smr_node *));

		if (grown == NULL)
			return fs_no_memory(g->name);
		if (g->nnodes > 0)
			memcpy(grown, g->nodes, g->nnodes * sizeof(smr_node *));
		g->nodes = grown;
		g->cap_nodes = cap;
	}
	v->id = g->nnodes;
	g->nodes[g->nnodes++] = v;
	return room(f);
}

/* The old flow; ids of its nodes become those of the new flow as that grows. */
typedef struct before {
	uint32_t n;
	smr_node **nodes, **now; /* by node: the replacement */
	uint32_t *uses;          /* by node */
	uint32_t *edges;         /* ids of all operands, node by node; then of results */
} before;

static smr_status save_nodes(const smr_graph *g, before *b)
{
	size_t n = g->nresults, at = 0;

	b->n = g->nnodes;
	for (uint32_t i = 0; i < g->nnodes; i++)
		n += g->nodes[i]->nins;
	b->nodes = smr_calloc(b->n + 1, sizeof(smr_node *));
	b->now = smr_calloc(b->n + 1, sizeof(smr_node *));
	b->uses = smr_calloc(b->n + 1, sizeof(*b->uses));
	b->edges = smr_calloc(n + 1, sizeof(*b->edges));
	if (b->nodes == NULL || b->now == NULL || b->uses == NULL || b->edges == NULL)
		return fs_no_memory(g->name);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		b->nodes[i] = g->nodes[i];
		for (uint32_t j = 0; j < g->nodes[i]->nins; j++)
			b->edges[at++] = g->nodes[i]->ins[j]->id;
	}
	for (uint32_t i = 0; i < g->nresults; i++)
		b->edges[at++] = g->results[i]->id;
	for (size_t i = 0; i < n; i++)
		b->uses[b->edges[i]]++;
	return SMR_OK;
}

static void free_saved_nodes(before *b)
{
	smr_free(b->nodes);
	smr_free(b->now);
	smr_free(b->uses);
	smr_free(b->edges);
}

static smr_status build(fs_flow *f, before *b, uint32_t *changes)
{
	const uint32_t *edge = b->edges;

	f->g->nnodes = 0;
	for (uint32_t i = 0; i < f->cap; i++)
		f->readers[i] = 0;
	for (uint32_t i = 0; i < b->n; i++)
		b->nodes[i]->id = UINT32_MAX; /* not in the new flow yet */
	SMR_TRY(room(f));
	for (uint32_t i = 0; i < b->n; i++) {
		smr_node *v = b->nodes[i];

		for (uint32_t j = 0; j < v->nins; j++) {
			smr_assert(*edge < i);
			v->ins[j] = b->now[*edge++];
		}
		smr_assert(v->id == UINT32_MAX);
		SMR_TRY(apply_rules(f, &v, changes));
		SMR_TRY(append_node(f, v));
		smr_assert(v->id < f->g->nnodes && f->g->nodes[v->id] == v);
		f->readers[v->id] += b->uses[i];
		b->now[i] = v;
	}
	for (uint32_t i = 0; i < f->g->nresults && b->n > 0; i++)
		f->g->results[i] = b->now[*edge++];
	return SMR_OK;
}

static smr_status simplify_once(fs_flow *f, uint32_t *changes)
{
	before b = {0};
	smr_status st = save_nodes(f->g, &b);

	if (st == SMR_OK)
		st = build(f, &b, changes);
	free_saved_nodes(&b);
	return st;
}

static uint32_t count_ops(const smr_graph *g)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nnodes; i++)
		n += smr_op_kind_of(g->nodes[i]->op) >= SMR_KIND_MAP;
	return n;
}

smr_status smr_simplify_flow(smr_graph *g, smr_evaluate *eval, smr_simplified *out)
{
	fs_flow f = {.g = g, .eval = eval};
	smr_status st = SMR_OK;

	*out = (smr_simplified){.before = count_ops(g)};
	for (unsigned i = 0; st == SMR_OK && i < ROUNDS; i++) {
		uint32_t changes = 0;

		st = fuse_simplify(g);
		if (st == SMR_OK)
			st = fs_known(g, eval, &changes);
		if (st == SMR_OK)
			st = simplify_once(&f, &changes);
		out->changes += changes;
		if (changes == 0)
			break;
	}
	if (st == SMR_OK)
		st = fuse_simplify(g);
	smr_free(f.readers);
	out->after = count_ops(g);
	return st;
}
