/* Constant folding, unless the constant would cost more memory than computing it costs time: a
 * function of a few numbers is folded, a large table computed from an iota is not.
 *
 * A walk finds the constant values and the cost of an element. Those that a non-constant op reads
 * are evaluated, op by op. */
#include <string.h>

#include "base/alloc.h"
#include "ops/ops.h"
#include "pass/fuse/internal.h"
#include "pass/simplify/internal.h"

enum {
	MAX_ELEMENTS = 1 << 16, /* read by one op */
	FEW = 16,               /* elements up to which folding is free */
	MAX_READS = 1 << 20     /* elements read by all evaluated ops: limits the time */
};

typedef struct knowing {
	smr_graph *g;
	smr_evaluate *eval;
	bool *known;
	bool *table;  /* ... derived from a constant that is no splat */
	double *cost; /* operations per element since the last constant */
	void **data;  /* by node: elements, in the graph's arena */
	int64_t left; /* elements that may still be read */
} knowing;

/* Returns whether evaluation of the op cannot fail and is deterministic. */
static bool may_be_known(const smr_node *v)
{
	smr_op_kind kind = smr_op_kind_of(v->op);
	const smr_op_info *info = smr_op_find(v->op);
	int64_t n;

	if (v->op == SMR_OP_constant)
		return smr_type_count(&v->type, &n) && n > 0;
	return info != NULL && v->nmore == 0 && v->op != SMR_OP_fused && v->op != SMR_OP_shard &&
	       (kind == SMR_KIND_MAP || kind == SMR_KIND_MOVE || kind == SMR_KIND_REDUCE ||
		kind == SMR_KIND_GATHER) &&
	       smr_type_count(&v->type, &n) && n > 0 && n <= MAX_ELEMENTS;
}

static double count_flops(const smr_expr *e)
{
	double n = e->kind == SMR_EXPR_OP ? smr_op_flops(e->op) : 0;

	for (uint32_t i = 0; i < e->nargs; i++)
		n += count_flops(e->args[i]);
	return n;
}

double fs_cost(const smr_node *v)
{
	if (v->op == SMR_OP_map)
		return count_flops(v->body->results[0]);
	return smr_op_kind_of(v->op) != SMR_KIND_MOVE || v->op == SMR_OP_concatenate ? FS_DEAR : 0;
}

/* Returns the number of elements that the op touches; -1: too many. */
static int64_t count_elements(const smr_node *v)
{
	int64_t all, n;

	if (!smr_type_count(&v->type, &all))
		return -1;
	for (uint32_t i = 0; i < v->nins; i++) {
		if (!smr_type_count(&v->ins[i]->type, &n) || n > MAX_ELEMENTS)
			return -1;
		all += n;
	}
	return all;
}

static void find_known(knowing *k, const smr_node *v)
{
	bool known = may_be_known(v);
	double cost = 0;

	k->table[v->id] = v->op == SMR_OP_constant && !fuse_splat(v);
	for (uint32_t i = 0; known && i < v->nins; i++) {
		known = k->known[v->ins[i]->id];
		cost += k->cost[v->ins[i]->id];
		k->table[v->id] |= k->table[v->ins[i]->id];
	}
	k->known[v->id] = known;
	if (!known || v->op == SMR_OP_constant)
		return;
	k->known[v->id] = count_elements(v) >= 0;
	k->cost[v->id] = cost + fs_cost(v);
}

/* Returns whether folding pays: the node is expensive, tiny, or derived from a table that is no
 * smaller. */
static bool folding_pays(const knowing *k, const smr_node *v)
{
	int64_t n, m;

	if (v->op == SMR_OP_constant || !smr_type_count(&v->type, &n))
		return false;
	if (k->cost[v->id] >= FS_DEAR || n == 1 || (n <= FEW && k->cost[v->id] > 0))
		return true;
	for (uint32_t i = 0; k->table[v->id] && i < v->nins; i++)
		if (smr_type_count(&v->ins[i]->type, &m) && n <= m)
			return true;
	return false;
}

static smr_status describe_tensor(const knowing *k, const smr_node *v, smr_tensor *out)
{
	int64_t stride = (int64_t)smr_dtype_size(v->type.dtype);

	*out = (smr_tensor){.data = k->data[v->id], .dtype = v->type.dtype, .rank = v->type.rank};
	if (!smr_type_dims(&v->type, out->dims))
		return smr_fail(SMR_EINTERNAL, "a constant whose sizes are no numbers");
	for (uint32_t d = out->rank; d-- > 0;) {
		out->strides[d] = stride;
		stride *= out->dims[d];
	}
	return SMR_OK;
}

/* Expands a constant, which may be stored as one element. */
static smr_status expand_constant(knowing *k, const smr_node *v)
{
	size_t size = smr_dtype_size(v->type.dtype);
	const char *from = v->data != NULL ? v->data : (const char *)&v->bits;
	int64_t n;
	char *to;

	if (!smr_type_count(&v->type, &n))
		return smr_fail(SMR_EINTERNAL, "a constant whose sizes are no numbers");
	if (v->data != NULL && v->ndata == (size_t)n * size) {
		k->data[v->id] = (void *)v->data;
		return SMR_OK;
	}
	to = smr_arena_array(k->g->arena, (size_t)n, size);
	if (to == NULL)
		return fs_no_memory(k->g->name);
	for (int64_t i = 0; i < n; i++)
		memcpy(to + (size_t)i * size, from, size);
	k->data[v->id] = to;
	return SMR_OK;
}

static smr_status evaluate_node(knowing *k, const smr_node *v)
{
	smr_tensor *t = smr_calloc((size_t)v->nins + 1, sizeof(*t));
	int64_t n = 0;
	smr_status st = SMR_OK;

	if (t == NULL || !smr_type_count(&v->type, &n))
		st = fs_no_memory(k->g->name);
	for (uint32_t i = 0; st == SMR_OK && i < v->nins; i++)
		st = describe_tensor(k, v->ins[i], &t[i]);
	if (st == SMR_OK) {
		k->data[v->id] =
			smr_arena_array(k->g->arena, (size_t)n, smr_dtype_size(v->type.dtype));
		st = k->data[v->id] != NULL ? describe_tensor(k, v, &t[v->nins])
					    : fs_no_memory(k->g->name);
	}
	if (st == SMR_OK)
		st = k->eval(v, t, t + v->nins);
	smr_free(t);
	return st;
}

/* Turns a node into a constant in place. */
static void replace_by_constant(const knowing *k, smr_node *v)
{
	size_t size = smr_dtype_size(v->type.dtype), all = 0;
	const char *data = k->data[v->id];
	int64_t n = 0;
	bool same = true;

	if (smr_type_count(&v->type, &n))
		all = (size_t)n * size;
	for (size_t at = size; same && at < all; at += size)
		same = memcmp(data, data + at, size) == 0;
	v->op = SMR_OP_constant;
	v->nins = v->nattrs = 0;
	v->body = NULL;
	v->data = data;
	v->ndata = same ? size : all;
	v->bits = 0;
	if (v->type.rank == 0)
		memcpy(&v->bits, data, size);
}

/* Marks constants that non-constant ops or results read. */
static void mark_wanted(knowing *k, bool *wanted)
{
	for (uint32_t i = 0; i < k->g->nnodes; i++) {
		const smr_node *v = k->g->nodes[i];

		for (uint32_t j = 0; !k->known[i] && j < v->nins; j++)
			wanted[v->ins[j]->id] |=
				k->known[v->ins[j]->id] && folding_pays(k, v->ins[j]);
	}
	for (uint32_t i = 0; i < k->g->nresults; i++) {
		const smr_node *v = k->g->results[i];

		wanted[v->id] |= k->known[v->id] && folding_pays(k, v);
	}
}

static smr_status evaluate_all(knowing *k, bool *wanted, bool *needed, uint32_t *changes)
{
	smr_graph *g = k->g;

	for (uint32_t i = g->nnodes; i-- > 0;) {
		needed[i] |= wanted[i];
		for (uint32_t j = 0; needed[i] && j < g->nodes[i]->nins; j++)
			needed[g->nodes[i]->ins[j]->id] = true;
	}
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (!needed[i])
			continue;
		k->left -= v->op == SMR_OP_constant ? 0 : count_elements(v);
		for (uint32_t j = 0; j < v->nins; j++)
			if (k->data[v->ins[j]->id] == NULL)
				k->left = -1; /* an operand was not evaluated */
		if (k->left < 0)
			return SMR_OK;
		if (v->op == SMR_OP_constant)
			SMR_TRY(expand_constant(k, v));
		else if (evaluate_node(k, v) != SMR_OK) /* a division by 0 stays in the program */
			k->data[i] = NULL;
		if (wanted[i] && k->data[i] != NULL) {
			replace_by_constant(k, v);
			++*changes;
		}
	}
	return SMR_OK;
}

smr_status fs_known(smr_graph *g, smr_evaluate *eval, uint32_t *changes)
{
	knowing k = {.g = g, .eval = eval, .left = MAX_READS};
	bool *wanted = smr_calloc((size_t)g->nnodes + 1, sizeof(*wanted));
	bool *needed = smr_calloc((size_t)g->nnodes + 1, sizeof(*needed));
	smr_status st = SMR_ENOMEM;

	k.known = smr_calloc((size_t)g->nnodes + 1, sizeof(*k.known));
	k.cost = smr_calloc((size_t)g->nnodes + 1, sizeof(*k.cost));
	k.table = smr_calloc((size_t)g->nnodes + 1, sizeof(*k.table));
	k.data = smr_calloc((size_t)g->nnodes + 1, sizeof(void *));
	if (wanted == NULL || needed == NULL || k.known == NULL || k.table == NULL ||
	    k.cost == NULL || k.data == NULL) {
		st = fs_no_memory(g->name);
	} else {
		for (uint32_t i = 0; i < g->nnodes; i++)
			find_known(&k, g->nodes[i]);
		mark_wanted(&k, wanted);
		st = evaluate_all(&k, wanted, needed, changes);
	}
	smr_free(k.data);
	smr_free(k.cost);
	smr_free(k.table);
	smr_free(k.known);
	smr_free(needed);
	smr_free(wanted);
	return st;
}
