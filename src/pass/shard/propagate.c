/* Sharding propagation: derives the shardings of all values from the annotated ones.
 *
 * Any result is correct, because the partitioner reshards operands as needed; the goal is little
 * resharding. Each dimension of a value has a list of axes that only grows. A factor of an op
 * (ops/sharding/rule.h) gets the same axes in all its tensors as far as their lists agree.
 * Element-wise ops go first, because they lose nothing; annotations with higher priority go before
 * others. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/sharding/rule.h"
#include "pass/shard/internal.h"

enum { LEVELS = 16, ROUNDS = 1000, FREE = UINT32_MAX, UNKNOWN = UINT32_MAX };

/* Group of values that share shardings: those of an op, or two that are equal. */
typedef struct link {
	smr_rule rule;
	const uint32_t *slots; /* operands, then results; FREE: none */
	bool first;            /* propagated before others */
} link;

struct smr_shardings {
	const smr_module *m;
	smr_arena *arena;
	smr_sharding *slots;
	uint32_t nslots;
	uint32_t *functions; /* slot of each function's first variable */
	uint32_t *same;      /* union-find: by slot, an equal slot before it, or itself */
	uint32_t **nodes;    /* by block and node */
	link *links;
	size_t nlinks;
};

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for shardings");
}

/* ---- values -------------------------------------------------------------------------------- */

/* Returns whether every reader may have its own sharding of the value. */
static bool is_free(const smr_node *v)
{
	if (v->op == SMR_OP_constant || v->op == SMR_OP_iota)
		return true;
	return v->op == SMR_OP_broadcast &&
	       (v->ins[0]->type.rank == 0 || v->ins[0]->op == SMR_OP_constant ||
		v->ins[0]->op == SMR_OP_iota);
}

static uint32_t root_slot(const smr_shardings *s, uint32_t slot)
{
	smr_assert(slot < s->nslots && s->same[slot] <= slot);
	while (s->same[slot] != slot)
		slot = s->same[slot];
	return slot;
}

static uint32_t slot_of(const smr_shardings *s, const smr_block *b, const smr_node *v)
{
	if (v->op == SMR_OP_part)
		return s->nodes[b->id][v->ins[0]->id] + (uint32_t)v->bits;
	return s->nodes[b->id][v->id];
}

/* Calls @p block on all blocks of all functions; @p f: the function's number. */
static smr_status walk_all(smr_shardings *s,
			   smr_status (*block)(smr_shardings *s, uint32_t f, const smr_block *b))
{
	smr_walk w;

	for (uint32_t f = 0; f < s->m->nfunctions; f++)
		for (const smr_block *b = smr_walk_first(&w, &s->m->functions[f]->body); b != NULL;
		     b = smr_walk_next(&w))
			SMR_TRY(block(s, f, b));
	return SMR_OK;
}

static smr_status number_nodes(smr_shardings *s, uint32_t f, const smr_block *b)
{
	uint32_t *slots;

	if (b->kind != SMR_BLOCK_BASIC)
		return SMR_OK;
	SMR_TRY(smr_ops_check(b->flow));
	slots = smr_arena_array(s->arena, b->flow->nnodes + 1, sizeof(*slots));
	if (slots == NULL)
		return no_memory();
	smr_assert(b->id < s->m->nblocks && s->nodes[b->id] == NULL);
	s->nodes[b->id] = slots;
	for (uint32_t i = 0; i < b->flow->nnodes; i++) {
		const smr_node *v = b->flow->nodes[i];

		if (v->op == SMR_OP_param)
			slots[i] = s->functions[f] + b->ins[v->bits];
		else
			slots[i] = is_free(v) || v->op == SMR_OP_part ? FREE : s->nslots;
		if (slots[i] == s->nslots && v->op != SMR_OP_param)
			s->nslots += v->nmore + 1;
		s->nlinks += v->op != SMR_OP_part;
	}
	s->nlinks += b->nouts;
	return SMR_OK;
}

/* Unifies the variables of a call with those of the function. */
static smr_status join_call(smr_shardings *s, uint32_t f, const smr_block *b)
{
	const smr_function *to;

	smr_assert(b->kind != SMR_BLOCK_CALL || b->callee < s->m->nfunctions);
	if (b->kind != SMR_BLOCK_CALL)
		return SMR_OK;
	to = s->m->functions[b->callee];
	for (uint32_t i = 0; i < b->nins + b->nouts; i++) {
		bool in = i < b->nins;
		uint32_t own = in ? b->ins[i] : b->outs[i - b->nins];
		uint32_t its = in ? to->params[i] : to->results[i - b->nins];
		uint32_t x = root_slot(s, s->functions[f] + own);
		uint32_t y = root_slot(s, s->functions[b->callee] + its);

		s->same[x > y ? x : y] = x > y ? y : x;
	}
	return SMR_OK;
}

/* ---- annotations ---------------------------------------------------------------------------- */

static smr_status set_slot_sharding(smr_shardings *s, uint32_t slot, const smr_type *t,
				    const smr_sharding *said)
{
	int64_t dims[SMR_MAX_RANK];

	smr_assert(slot < s->nslots);
	slot = root_slot(s, slot);
	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "shardings of sizes that are no numbers");
	if (said != NULL && said->rank != t->rank)
		return smr_fail(SMR_ETYPE, "a sharding of %u dimensions for a tensor of %u",
				said->rank, t->rank);
	if (s->slots[slot].rank == UNKNOWN)
		smr_sharding_none(t->rank, true, &s->slots[slot]);
	if (said == NULL || smr_sharding_axes(&s->slots[slot]) != 0)
		return SMR_OK;
	s->slots[slot] = *said;
	if ((smr_sharding_axes(said) | said->whole) >> s->m->mesh->naxes != 0)
		return smr_fail(SMR_ETYPE, "a sharding over an axis that the mesh has not");
	smr_sharding_fit(s->m->mesh, dims, &s->slots[slot]);
	return SMR_OK;
}

static smr_status set_node_shardings(smr_shardings *s, uint32_t f, const smr_block *b)
{
	for (uint32_t i = 0; b->kind == SMR_BLOCK_BASIC && i < b->flow->nnodes; i++) {
		const smr_node *v = b->flow->nodes[i];
		uint32_t slot = s->nodes[b->id][i], n;
		const int64_t *numbers;
		smr_sharding said;

		if (v->op == SMR_OP_param || slot == FREE)
			continue;
		for (uint32_t k = 1; k <= v->nmore; k++)
			SMR_TRY(set_slot_sharding(s, slot + k, smr_node_type(v, k), NULL));
		numbers = smr_node_get(v, SMR_ATTR_sharding, &n);
		if (v->op != SMR_OP_shard)
			SMR_TRY(set_slot_sharding(s, slot, &v->type, NULL));
		else if (smr_sharding_read(numbers, n, v->type.rank, &said))
			SMR_TRY(set_slot_sharding(s, slot, &v->type, &said));
		else
			return smr_fail(SMR_ETYPE, "shard: its numbers are no sharding");
	}
	return SMR_OK;
}

/* ---- links ---------------------------------------------------------------------------------- */

static smr_status link_two(smr_shardings *s, uint32_t a, uint32_t b, const smr_type *t)
{
	link *l = &s->links[s->nlinks++];
	smr_node like = {.op = SMR_OP_shard, .type = *t, .nins = 1};
	smr_node from = {.type = *t}, *ins = &from;
	uint32_t *slots = smr_arena_array(s->arena, 2, sizeof(*slots));

	like.ins = &ins;
	if (slots == NULL)
		return no_memory();
	slots[0] = a;
	slots[1] = b;
	l->slots = slots;
	l->first = true;
	return smr_rule_of(&like, s->arena, &l->rule);
}

static bool has_priority(smr_op op)
{
	return op == SMR_OP_map || op == SMR_OP_shard || op == SMR_OP_transpose ||
	       op == SMR_OP_reshape || op == SMR_OP_broadcast;
}

/* A reversed array is sharded as the other, though devices exchange all parts of it. */
static smr_status link_op(smr_shardings *s, const smr_block *b, const smr_node *v)
{
	const smr_node like = {.op = SMR_OP_shard, .type = v->type, .nins = v->nins, .ins = v->ins};
	link *l = &s->links[s->nlinks++];
	uint32_t *slots = smr_arena_array(s->arena, v->nins + v->nmore + 1, sizeof(*slots));

	smr_assert(v->op != SMR_OP_part && v->op != SMR_OP_param);
	if (slots == NULL)
		return no_memory();
	for (uint32_t i = 0; i < v->nins; i++) {
		uint32_t slot = is_free(v->ins[i]) ? FREE : slot_of(s, b, v->ins[i]);

		slots[i] = slot == FREE ? FREE : root_slot(s, slot);
	}
	for (uint32_t k = 0; k <= v->nmore; k++)
		slots[v->nins + k] = s->nodes[b->id][v->id] + k;
	l->slots = slots;
	l->first = has_priority(v->op);
	return smr_rule_of(v->op == SMR_OP_reverse ? &like : v, s->arena, &l->rule);
}

static smr_status link_block(smr_shardings *s, uint32_t f, const smr_block *b)
{
	if (b->kind != SMR_BLOCK_BASIC)
		return SMR_OK;
	for (uint32_t i = 0; i < b->flow->nnodes; i++) {
		const smr_node *v = b->flow->nodes[i];

		if (v->op != SMR_OP_param && v->op != SMR_OP_part && !is_free(v))
			SMR_TRY(link_op(s, b, v));
	}
	for (uint32_t i = 0; i < b->nouts; i++)
		if (!is_free(b->flow->results[i]))
			SMR_TRY(link_two(s, root_slot(s, slot_of(s, b, b->flow->results[i])),
					 root_slot(s, s->functions[f] + b->outs[i]),
					 &b->flow->results[i]->type));
	return SMR_OK;
}

/* ---- propagation ---------------------------------------------------------------------------- */

static uint32_t common_prefix(const smr_cut *a, const smr_cut *b)
{
	uint32_t n = 0;

	smr_assert(a->n <= SMR_MESH_AXES && b->n <= SMR_MESH_AXES);
	while (n < a->n && n < b->n && a->axes[n] == b->axes[n])
		n++;
	return n;
}

/* Intersects axis lists: the longest one if all others are its prefixes, else their common
 * prefix. */
static void intersect_cuts(const smr_cut *one, smr_cut *all, bool *torn)
{
	uint32_t n = common_prefix(one, all);

	if (n == one->n)
		return;
	if (n < all->n) {
		all->n = (uint8_t)n;
		*torn = true;
	} else if (!*torn) {
		*all = *one;
	}
}

static const smr_rule_tensor *tensor_of(const link *l, uint32_t t)
{
	smr_assert(t < l->rule.nins + l->rule.nouts);
	return t < l->rule.nins ? &l->rule.ins[t] : &l->rule.outs[t - l->rule.nins];
}

static void gather(const smr_shardings *s, const link *l, uint32_t level, smr_cut *all)
{
	bool torn[SMR_RULE_FACTORS] = {false};

	for (uint32_t t = 0; t < l->rule.nins + l->rule.nouts; t++) {
		smr_cut own[SMR_RULE_FACTORS] = {{0}};
		const smr_sharding *x = &s->slots[l->slots[t] == FREE ? 0 : l->slots[t]];

		for (uint32_t d = 0; l->slots[t] != FREE && d < x->rank; d++)
			if (x->urgent[d] <= level)
				(void)smr_shard_share(s->m->mesh, &l->rule,
						      &tensor_of(l, t)->dims[d], &x->dims[d], own);
		for (uint32_t f = 0; f < l->rule.nfactors; f++)
			if (own[f].n > 0)
				intersect_cuts(&own[f], &all[f], &torn[f]);
	}
}

/* Adds to one dimension the axes of its factors elsewhere. */
static bool grow_dim(const smr_mesh *m, const smr_rule *r, const smr_rule_dim *d,
		     const smr_cut *all, smr_sharding *x, uint32_t dim)
{
	smr_cut own[SMR_RULE_FACTORS] = {{0}}, *c = &x->dims[dim];
	uint32_t before = c->n, taken = smr_sharding_axes(x) | x->whole, i = 0;

	smr_assert(dim < x->rank && x->open[dim]);
	if (smr_shard_share(m, r, d, c, own) < c->n)
		return false;
	for (; i < d->n; i++) {
		smr_assert(d->factor[i] < r->nfactors);
		const smr_cut *f = &all[d->factor[i]], *o = &own[d->factor[i]];
		int64_t left = r->size[d->factor[i]] / smr_cut_parts(m, o);

		for (uint32_t k = o->n; common_prefix(f, o) == o->n && k < f->n; k++) {
			uint32_t axis = f->axes[k];

			if ((taken >> axis & 1) || left % m->sizes[axis] != 0)
				break;
			left /= m->sizes[axis];
			taken |= 1u << axis;
			smr_cut_add(c, axis);
		}
		if (left != 1)
			break;
	}
	return c->n > before;
}

static bool grow_shardings(smr_shardings *s, const link *l, uint32_t level)
{
	smr_cut all[SMR_RULE_FACTORS] = {{0}};
	bool any = false;

	gather(s, l, level, all);
	for (uint32_t t = 0; t < l->rule.nins + l->rule.nouts; t++) {
		smr_sharding *x = &s->slots[l->slots[t] == FREE ? 0 : l->slots[t]];

		for (uint32_t d = 0; l->slots[t] != FREE && d < x->rank; d++)
			if (x->open[d])
				any |= grow_dim(s->m->mesh, &l->rule, &tensor_of(l, t)->dims[d],
						all, x, d);
	}
	return any;
}

/* Propagates forward and backward to a fixed point, at most ROUNDS times; the result is valid in
 * any case. */
static void propagate_level(smr_shardings *s, uint32_t level, bool all)
{
	bool any = true;

	for (uint32_t round = 0; any && round < ROUNDS; round++) {
		any = false;
		for (size_t i = 0; i < s->nlinks; i++)
			if (all || s->links[i].first)
				any |= grow_shardings(s, &s->links[i], level);
		for (size_t i = s->nlinks; i-- > 0;)
			if (all || s->links[i].first)
				any |= grow_shardings(s, &s->links[i], level);
	}
}

/* Returns the next priority level after @p level; UINT32_MAX: none. */
static uint32_t next_level(const smr_shardings *s, uint32_t level, bool begin)
{
	uint32_t next = UINT32_MAX;

	for (uint32_t i = 0; i < s->nslots; i++)
		for (uint32_t d = 0; s->same[i] == i && d < s->slots[i].rank; d++) {
			uint32_t u = s->slots[i].urgent[d];

			if ((begin || u > level) && u < next)
				next = u;
		}
	return next;
}

static void propagate_levels(smr_shardings *s)
{
	uint32_t level = next_level(s, 0, true);

	for (uint32_t n = 0; level != UINT32_MAX && n < LEVELS; n++) {
		propagate_level(s, n + 1 == LEVELS ? UINT32_MAX : level, false);
		propagate_level(s, n + 1 == LEVELS ? UINT32_MAX : level, true);
		level = next_level(s, level, false);
	}
}

/* ---- driver --------------------------------------------------------------------------------- */

static smr_status set_variable_shardings(smr_shardings *s)
{
	for (uint32_t f = 0; f < s->m->nfunctions; f++)
		for (uint32_t v = 0; v < s->m->functions[f]->nvars; v++) {
			const smr_variable *var = &s->m->functions[f]->vars[v];

			SMR_TRY(set_slot_sharding(s, s->functions[f] + v, &var->type,
						  var->sharding));
		}
	return SMR_OK;
}

static smr_status open_slots(smr_shardings *s)
{
	uint32_t n;

	for (uint32_t f = 0; f < s->m->nfunctions; f++) {
		s->functions[f] = s->nslots;
		s->nslots += s->m->functions[f]->nvars;
	}
	SMR_TRY(walk_all(s, number_nodes));
	n = s->nslots + 1;
	s->slots = smr_arena_array(s->arena, n, sizeof(*s->slots));
	s->same = smr_arena_array(s->arena, n, sizeof(*s->same));
	s->links = smr_arena_array(s->arena, s->nlinks + 1, sizeof(*s->links));
	if (s->slots == NULL || s->same == NULL || s->links == NULL)
		return no_memory();
	s->nlinks = 0;
	for (uint32_t i = 0; i < n; i++) {
		s->same[i] = i;
		s->slots[i].rank = UNKNOWN;
	}
	s->slots[s->nslots].rank = 0;
	return SMR_OK;
}

static smr_status derive_shardings(smr_shardings *s)
{
	s->functions = smr_arena_array(s->arena, s->m->nfunctions + 1, sizeof(*s->functions));
	s->nodes = smr_arena_array(s->arena, s->m->nblocks + 1, sizeof(uint32_t *));
	if (s->functions == NULL || s->nodes == NULL)
		return no_memory();
	SMR_TRY(open_slots(s));
	SMR_TRY(walk_all(s, join_call));
	SMR_TRY(set_variable_shardings(s));
	SMR_TRY(walk_all(s, set_node_shardings));
	for (uint32_t i = 0; i < s->nslots; i++)
		if (s->same[i] != i)
			s->slots[i].rank = 0;
	SMR_TRY(walk_all(s, link_block));
	propagate_levels(s);
	return SMR_OK;
}

smr_status smr_pass_propagate(const smr_module *m, smr_shardings **out)
{
	smr_shardings *s = smr_calloc(1, sizeof(*s));
	smr_status st;

	if (s == NULL)
		return no_memory();
	s->m = m;
	s->arena = smr_arena_new();
	st = s->arena != NULL ? smr_module_verify(m) : no_memory();
	if (st == SMR_OK)
		st = derive_shardings(s);
	if (st != SMR_OK) {
		smr_shardings_free(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

void smr_shardings_free(smr_shardings *s)
{
	if (s == NULL)
		return;
	smr_arena_free(s->arena);
	smr_free(s);
}

const smr_sharding *smr_shardings_var(const smr_shardings *s, uint32_t f, uint32_t var)
{
	return &s->slots[root_slot(s, s->functions[f] + var)];
}

const smr_sharding *smr_shardings_node(const smr_shardings *s, const smr_block *b,
				       const smr_node *v, uint32_t k)
{
	return is_free(v) ? NULL : &s->slots[root_slot(s, s->nodes[b->id][v->id] + k)];
}

bool smr_shardings_any(const smr_shardings *s)
{
	for (uint32_t i = 0; i < s->nslots; i++)
		if (smr_sharding_axes(&s->slots[i]) != 0)
			return true;
	return false;
}
