/* Builds the program of one device (SPMD partitioning). Each op is partitioned as its rule allows
 * and the shardings of its values suggest (assign.c); its operands are resharded for it
 * (reshard.c). Results keep the sharding in which they are computed; readers that need another one
 * share one resharding. Variables have their annotated shardings. */
#include "base/alloc.h"
#include "base/assert.h"
#include "ops/build.h"
#include "pass/shard/internal.h"

/* Value with one of its shardings. */
typedef struct variant {
	smr_sharding s;
	smr_node *v;
	struct variant *next;
} variant;

typedef struct program {
	smr_module *m;
	const smr_shardings *all;
	bool cut; /* false: nothing is sharded */
	uint32_t f;
	bool *decides; /* by variable of function f: controls a branch or loop */
} program;

typedef struct flow {
	const program *of;
	const smr_block *b;
	smr_parts p;
	variant **have;         /* by node of the whole flow; the first is the original one */
	smr_node **made;        /* by node with several results */
	uint32_t *readers;      /* by node */
	smr_sharding **results; /* ... sharding of each result */
} flow;

static const smr_sharding *wanted(const flow *x, const smr_sharding *s, uint32_t rank,
				  smr_sharding *whole)
{
	smr_sharding_none(rank, false, whole);
	return x->of->cut ? s : whole;
}

static smr_status record_variant(flow *x, const smr_node *v, const smr_sharding *s, smr_node *as)
{
	variant *n = smr_arena_alloc(x->p.arena, sizeof(*n)), **end = &x->have[v->id];

	smr_assert(v->id < x->b->flow->nnodes || x->have != NULL);
	smr_assert(as != NULL);
	if (n == NULL)
		return shard_no_memory();
	*n = (variant){.s = *s, .v = as};
	while (*end != NULL)
		end = &(*end)->next;
	*end = n;
	return SMR_OK;
}

/* ---- free values ---------------------------------------------------------------------------- */

static smr_status get_variant(flow *x, const smr_node *v, const smr_sharding *want, smr_node **out);

static smr_status part_of(const flow *x, const smr_type *t, const smr_sharding *s, int64_t *dims)
{
	smr_assert(s->rank == t->rank);
	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "parts of sizes that are no numbers");
	smr_sharding_part(x->p.mesh, s, dims, dims);
	return SMR_OK;
}

/* Partitions a constant; the elements are not copied, as they live as long as the flow. */
static smr_status partition_constant(flow *x, const smr_node *v, const smr_sharding *want,
				     smr_node **out)
{
	bool one = v->data == NULL || v->ndata == smr_dtype_size(v->type.dtype);
	int64_t dims[SMR_MAX_RANK];
	smr_sharding none;
	smr_type t;

	smr_assert(v->op == SMR_OP_constant);
	smr_sharding_none(v->type.rank, false, &none);
	SMR_TRY(part_of(x, &v->type, one ? want : &none, dims));
	SMR_TRY(smr_type_make(x->p.g, v->type.dtype, v->type.rank, dims, &t));
	*out = smr_graph_same(x->p.g, &t, v);
	if (*out == NULL)
		return SMR_ENOMEM;
	return one ? SMR_OK : smr_parts_move(&x->p, &none, want, out);
}

/* Partitions an iota: adds the start of this device in i64, since other types count only to their
 * maximum. */
static smr_status partition_iota(flow *x, const smr_node *v, const smr_sharding *want,
				 smr_node **out)
{
	smr_graph *g = x->p.g;
	uint32_t along = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
	smr_node like = {.op = SMR_OP_iota, .attrs = v->attrs, .nattrs = v->nattrs};
	smr_attr none = {.key = SMR_ATTR_dims};
	smr_node spread = {.op = SMR_OP_broadcast, .attrs = &none, .nattrs = 1, .nins = 1};
	int64_t dims[SMR_MAX_RANK];
	bool shifted = want->dims[along].n > 0;
	smr_node *ins[2], *start;

	smr_assert(along < v->type.rank);
	SMR_TRY(part_of(x, &v->type, want, dims));
	SMR_TRY(smr_type_make(g, shifted ? SMR_I64 : v->type.dtype, v->type.rank, dims,
			      &like.type));
	SMR_TRY(smr_parts_make(&x->p, &like, 1, out));
	if (!shifted)
		return SMR_OK;
	ins[0] = *out;
	SMR_TRY(smr_parts_start(&x->p, &want->dims[along], dims[along], &start));
	spread.ins = &start;
	spread.type = like.type;
	SMR_TRY(smr_parts_make(&x->p, &spread, 1, &ins[1]));
	return smr_parts_map(&x->p, ins, 2,
			     smr_ops_to(g, v->type.dtype,
					smr_ops_2(g, SMR_OP_add, smr_expr_param(g, SMR_I64, 0),
						  smr_expr_param(g, SMR_I64, 1))),
			     out);
}

static smr_status partition_broadcast(flow *x, const smr_node *v, const smr_sharding *want,
				      smr_node **out)
{
	smr_cut factors[SMR_RULE_FACTORS] = {{0}};
	smr_sharding s, made = *want;
	smr_node *in;
	smr_rule r;

	smr_assert(v->op == SMR_OP_broadcast && v->nins == 1);
	SMR_TRY(smr_rule_of(v, x->p.arena, &r));
	for (uint32_t d = 0; d < v->type.rank; d++)
		(void)smr_shard_share(x->p.mesh, &r, &r.outs[0].dims[d], &want->dims[d], factors);
	smr_assigned(&r.ins[0], v->ins[0]->type.rank, factors, &s);
	SMR_TRY(get_variant(x, v->ins[0], &s, &in));
	return smr_partition_op(&x->p, v, &r, factors, &in, &made, out);
}

static smr_status get_variant(flow *x, const smr_node *v, const smr_sharding *want, smr_node **out)
{
	const variant *n = x->have[v->id];
	smr_node *as;

	smr_assert(want->rank == v->type.rank);
	x->p.loc = v->loc;
	while (n != NULL && !smr_sharding_equal(&n->s, want))
		n = n->next;
	if (n != NULL) {
		*out = n->v;
		return SMR_OK;
	}
	n = x->have[v->id];
	if (v->op == SMR_OP_constant) {
		SMR_TRY(partition_constant(x, v, want, &as));
	} else if (v->op == SMR_OP_iota) {
		SMR_TRY(partition_iota(x, v, want, &as));
	} else if (v->op == SMR_OP_broadcast &&
		   smr_shardings_node(x->of->all, x->b, v, 0) == NULL) {
		SMR_TRY(partition_broadcast(x, v, want, &as));
	} else {
		smr_assert(n != NULL);
		as = n->v;
		SMR_TRY(smr_parts_move(&x->p, &n->s, want, &as));
	}
	*out = as;
	return record_variant(x, v, want, as);
}

/* ---- ops ------------------------------------------------------------------------------------ */

/* Returns the current sharding of operand @p v; NULL: any one. */
static const smr_sharding *sharding_of_operand(const flow *x, const smr_node *v)
{
	bool is_part = v->op == SMR_OP_part;

	smr_assert(v->op == SMR_OP_part || x->have[v->id] != NULL || v->op != SMR_OP_param);
	if (v->op != SMR_OP_param && smr_shardings_node(x->of->all, x->b, is_part ? v->ins[0] : v,
							is_part ? (uint32_t)v->bits : 0) == NULL)
		return NULL;
	return &x->have[v->id]->s;
}

typedef struct lists {
	const smr_sharding **ins, **outs;
	smr_node **nodes;
	smr_sharding *results;
} lists;

static smr_status alloc_lists(const flow *x, const smr_node *v, lists *l)
{
	uint32_t n = v->nmore + 1;

	l->ins = smr_arena_array(x->p.arena, v->nins + n, sizeof(const smr_sharding *));
	l->nodes = smr_arena_array(x->p.arena, v->nins + 1, sizeof(smr_node *));
	l->results = smr_arena_array(x->p.arena, n, sizeof(*l->results));
	if (l->ins == NULL || l->nodes == NULL || l->results == NULL)
		return shard_no_memory();
	l->outs = l->ins + v->nins;
	return SMR_OK;
}

/* Returns whether the op reads two values that no other reads. */
static bool is_sum_of_own(const flow *x, const smr_node *v)
{
	return v->nins == 2 && x->readers[v->ins[0]->id] == 1 && x->readers[v->ins[1]->id] == 1;
}

static smr_status partition_node_op(flow *x, const smr_node *v)
{
	smr_cut factors[SMR_RULE_FACTORS];
	smr_sharding want;
	smr_node *made;
	smr_rule r;
	lists l;

	SMR_TRY(smr_rule_of(v, x->p.arena, &r));
	SMR_TRY(alloc_lists(x, v, &l));
	for (uint32_t i = 0; i < v->nins; i++)
		l.ins[i] = sharding_of_operand(x, v->ins[i]);
	for (uint32_t k = 0; k <= v->nmore; k++)
		l.outs[k] = wanted(x, smr_shardings_node(x->of->all, x->b, v, k),
				   smr_node_type(v, k)->rank, &l.results[k]);
	smr_assign(x->p.mesh, v, &r, l.ins, l.outs, factors);
	for (uint32_t i = 0; i < v->nins; i++) {
		smr_assigned(&r.ins[i], v->ins[i]->type.rank, factors, &want);
		SMR_TRY(get_variant(x, v->ins[i], &want, &l.nodes[i]));
	}
	x->p.loc = v->loc;
	want = *l.outs[0];
	made = NULL;
	if (is_sum_of_own(x, v))
		SMR_TRY(smr_parts_join_sums(&x->p, v, l.nodes, &made));
	if (made != NULL)
		smr_assigned(&r.outs[0], v->type.rank, factors, &want);
	else
		SMR_TRY(smr_partition_op(&x->p, v, &r, factors, l.nodes, &want, &made));
	for (uint32_t k = 1; k <= v->nmore; k++)
		smr_assigned(&r.outs[k], smr_node_type(v, k)->rank, factors, &l.results[k]);
	x->made[v->id] = made;
	x->results[v->id] = l.results;
	/* each device would draw different numbers */
	if (v->op == SMR_OP_random && x->of->cut)
		SMR_TRY(smr_parts_spread(&x->p, &made));
	return record_variant(x, v, &want, made);
}

static smr_status partition_part(flow *x, const smr_node *v)
{
	smr_node *made = smr_graph_part(x->p.g, x->made[v->ins[0]->id], (uint32_t)v->bits);

	smr_assert(v->op == SMR_OP_part && x->made[v->ins[0]->id] != NULL);
	if (made == NULL)
		return SMR_ENOMEM;
	return record_variant(x, v, &x->results[v->ins[0]->id][v->bits], made);
}

static smr_status partition_param(flow *x, const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK];
	smr_sharding whole;
	const smr_sharding *s =
		wanted(x, smr_shardings_var(x->of->all, x->of->f, x->b->ins[v->bits]), v->type.rank,
		       &whole);
	smr_node *made;
	smr_type t;

	smr_assert(v->op == SMR_OP_param && v->bits < x->b->nins);
	SMR_TRY(part_of(x, &v->type, s, dims));
	SMR_TRY(smr_type_make(x->p.g, v->type.dtype, v->type.rank, dims, &t));
	made = smr_graph_param(x->p.g, &t, (uint32_t)v->bits, v->name);
	return made != NULL ? record_variant(x, v, s, made) : SMR_ENOMEM;
}

static smr_status partition_shard(flow *x, const smr_node *v)
{
	smr_sharding whole;
	const smr_sharding *s =
		wanted(x, smr_shardings_node(x->of->all, x->b, v, 0), v->type.rank, &whole);
	smr_node *as;

	SMR_TRY(get_variant(x, v->ins[0], s, &as));
	return record_variant(x, v, s, as);
}

static smr_status partition_node(flow *x, const smr_node *v)
{
	x->p.loc = v->loc;
	switch (v->op) {
	case SMR_OP_param:
		return partition_param(x, v);
	case SMR_OP_part:
		return partition_part(x, v);
	case SMR_OP_shard:
		return partition_shard(x, v);
	default:
		return smr_shardings_node(x->of->all, x->b, v, 0) != NULL ? partition_node_op(x, v)
									  : SMR_OK;
	}
}

/* ---- flows ---------------------------------------------------------------------------------- */

static smr_status partition_results(flow *x, smr_node *const *old, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_sharding whole;
		const smr_sharding *s =
			wanted(x, smr_shardings_var(x->of->all, x->of->f, x->b->outs[i]),
			       old[i]->type.rank, &whole);
		smr_node *v;

		SMR_TRY(get_variant(x, old[i], s, &v));
		/* all devices must take the same branch, despite differences in rounding */
		if (x->of->cut && x->of->decides[x->b->outs[i]])
			SMR_TRY(smr_parts_spread(&x->p, &v));
		SMR_TRY(smr_graph_result(x->p.g, v));
	}
	return SMR_OK;
}

static smr_status partition_flow(flow *x)
{
	smr_graph *g = x->b->flow;
	smr_node **nodes = g->nodes, **old = g->results;
	uint32_t n = g->nnodes, nresults = g->nresults;

	x->p.g = g;
	x->have = smr_arena_array(x->p.arena, n + 1, sizeof(variant *));
	x->made = smr_arena_array(x->p.arena, n + 1, sizeof(smr_node *));
	x->results = smr_arena_array(x->p.arena, n + 1, sizeof(smr_sharding *));
	x->readers = smr_arena_array(x->p.arena, n + 1, sizeof(*x->readers));
	if (x->have == NULL || x->made == NULL || x->results == NULL || x->readers == NULL)
		return shard_no_memory();
	smr_graph_count_readers(g, x->readers);
	g->nodes = g->results = NULL;
	g->nnodes = g->cap_nodes = g->nresults = g->cap_results = 0;
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(partition_node(x, nodes[i]));
	return partition_results(x, old, nresults);
}

static smr_status flow_of(const program *q, const smr_block *b)
{
	smr_arena *a = smr_arena_new();
	flow x = {.of = q, .b = b};
	smr_status st = a != NULL ? smr_parts_open(q->m->mesh, a, &x.p) : shard_no_memory();

	if (st == SMR_OK)
		st = partition_flow(&x);
	smr_arena_free(a);
	return st;
}

static smr_status partition_body(const program *q, const smr_body *list)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, list); b != NULL; b = smr_walk_next(&w))
		if (b->kind == SMR_BLOCK_BASIC)
			SMR_TRY(flow_of(q, b));
	return SMR_OK;
}

/* ---- programs ------------------------------------------------------------------------------- */

static void find_deciding(program *q, const smr_body *list)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, list); b != NULL; b = smr_walk_next(&w))
		if (b->nbodies > 0)
			q->decides[b->on] = true;
}

static bool has_meetings(const smr_body *list)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, list); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++)
			if (smr_op_kind_of(b->flow->nodes[k]->op) == SMR_KIND_COLLECTIVE)
				return true;
	return false;
}

/* Sets a variable to its part, with the sharding. */
static smr_status cut_variable(const program *q, smr_variable *v, const smr_sharding *s)
{
	int64_t dims[SMR_MAX_RANK];
	smr_sharding *own = smr_arena_memdup(q->m->arena, s, sizeof(*s));

	smr_assert(s->rank == v->type.rank);
	if (own == NULL || !smr_type_dims(&v->type, dims))
		return shard_no_memory();
	v->sharding = own;
	smr_sharding_part(q->m->mesh, s, dims, dims);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		v->type.dims[d] = smr_poly_const(q->m->arena, dims[d]);
		if (v->type.dims[d] == NULL)
			return shard_no_memory();
	}
	return SMR_OK;
}

/* Numbers the collectives: those that reshard operands of one op have its number so far. */
static void number_collectives(const smr_body *list, uint32_t *n)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, list); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++)
			if (smr_op_kind_of(b->flow->nodes[k]->op) == SMR_KIND_COLLECTIVE)
				b->flow->nodes[k]->loc.number = ++*n;
}

static smr_status partition_function(program *q)
{
	const smr_function *f = q->m->functions[q->f];

	q->decides = smr_arena_array(q->m->arena, f->nvars + 1, sizeof(bool));
	if (q->decides == NULL)
		return shard_no_memory();
	find_deciding(q, &f->body);
	return partition_body(q, &f->body);
}

static smr_status rewrite_all(program *q)
{
	uint32_t n = 0;

	for (q->f = 0; q->f < q->m->nfunctions; q->f++)
		SMR_TRY(partition_function(q));
	for (uint32_t f = 0; f < q->m->nfunctions; f++)
		number_collectives(&q->m->functions[f]->body, &n);
	for (uint32_t f = 0; q->cut && f < q->m->nfunctions; f++)
		for (uint32_t v = 0; v < q->m->functions[f]->nvars; v++)
			SMR_TRY(cut_variable(q, &q->m->functions[f]->vars[v],
					     smr_shardings_var(q->all, f, v)));
	if (q->cut)
		q->m->partitions = q->m->mesh->ndevices;
	q->m->cut = q->cut;
	return smr_module_verify(q->m);
}

smr_status smr_pass_partition(smr_module *m)
{
	program q = {.m = m};
	smr_shardings *all;
	smr_status st;

	if (m->mesh == NULL || m->partitions > 1 || m->replicas > 1)
		return SMR_OK;
	SMR_TRY(smr_pass_propagate(m, &all));
	q.all = all;
	q.cut = smr_shardings_any(all);
	for (uint32_t f = 0; q.cut && f < m->nfunctions; f++)
		q.cut = !has_meetings(&m->functions[f]->body);
	st = rewrite_all(&q);
	smr_shardings_free(all);
	return st;
}
