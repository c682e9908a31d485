/* Ops over values: nodes with attributes and a body. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/grow.h"

static const char *const attr_names[] = {
#define SMR_ATTR(name, about) [SMR_ATTR_##name] = #name,
#include "ir/graph/attrs.def"
#undef SMR_ATTR
};

const char *smr_attr_name(smr_attr_key key)
{
	return (unsigned)key < SMR_ATTR_COUNT ? attr_names[key] : "?";
}

bool smr_attr_parse(const char *name, size_t len, smr_attr_key *out)
{
	for (unsigned i = 0; i < SMR_ATTR_COUNT; i++)
		if (strlen(attr_names[i]) == len && memcmp(attr_names[i], name, len) == 0) {
			*out = (smr_attr_key)i;
			return true;
		}
	return false;
}

const smr_type *smr_node_type(const smr_node *v, uint32_t k)
{
	smr_assert(k <= v->nmore);
	return k == 0 ? &v->type : &v->more[k - 1];
}

smr_node *smr_graph_param(smr_graph *g, const smr_type *t, uint32_t k, const char *name)
{
	smr_node *v = graph_append(g, SMR_OP_param, t, name);

	if (v != NULL)
		v->bits = k;
	return v;
}

smr_node *smr_graph_tensor(smr_graph *g, const smr_type *t, const void *data, size_t n)
{
	void *copy = n > 0 ? smr_arena_memdup(g->arena, data, n) : NULL;
	smr_node *v;

	if (n > 0 && copy == NULL) {
		(void)graph_no_memory(g);
		return NULL;
	}
	v = graph_append(g, SMR_OP_constant, t, NULL);
	if (v == NULL)
		return NULL;
	v->data = copy;
	v->ndata = n;
	if (t->rank == 0 && n <= sizeof(v->bits) && n > 0)
		memcpy(&v->bits, data, n); /* all targets are little-endian */
	return v;
}

smr_node *smr_graph_same(smr_graph *g, const smr_type *t, const smr_node *v)
{
	smr_node *w = smr_graph_tensor(g, t, NULL, 0);

	smr_assert(v->op == SMR_OP_constant);
	if (w == NULL)
		return NULL;
	w->bits = v->bits;
	w->data = v->data;
	w->ndata = v->ndata;
	return w;
}

smr_node *smr_graph_op(smr_graph *g, smr_op op, const smr_type *types, uint32_t nresults,
		       smr_node *const *ins, uint32_t nins)
{
	smr_type *more = NULL;
	smr_node **copy = NULL, *v;

	smr_assert(nresults >= 1);
	smr_assert(types != NULL);
	if (nresults > 1)
		more = smr_arena_memdup(g->arena, types + 1, (nresults - 1) * sizeof(*types));
	if (nins > 0)
		copy = smr_arena_memdup(g->arena, ins, nins * sizeof(*ins));
	if ((nresults > 1 && more == NULL) || (nins > 0 && copy == NULL)) {
		(void)graph_no_memory(g);
		return NULL;
	}
	v = graph_append(g, op, types, NULL);
	if (v == NULL)
		return NULL;
	v->more = more;
	v->nmore = nresults - 1;
	v->ins = copy;
	v->nins = nins;
	return v;
}

smr_nest *smr_node_nest(const smr_node *v, uint32_t k)
{
	return k == 0 ? v->nest : v->beside != NULL ? v->beside[k - 1] : NULL;
}

smr_status smr_graph_fuse(smr_graph *g, smr_node *v, uint32_t k, smr_nest *n)
{
	uint32_t rank = smr_node_type(v, k)->rank;

	if (k > 0 && v->beside == NULL)
		v->beside = smr_arena_array(g->arena, v->nmore, sizeof(smr_nest *));
	if (k > 0 && v->beside == NULL)
		return graph_no_memory(g);

	n->domain = (UINT64_C(1) << rank) - 1;
	n->store = smr_arena_array(g->arena, rank + 1, sizeof(*n->store));
	if (n->store == NULL)
		return graph_no_memory(g);
	for (uint32_t d = 0; d < rank; d++) {
		n->store[d].offset = smr_poly_const(g->arena, 0);
		n->store[d].coef[d] = smr_poly_const(g->arena, 1);
		if (n->store[d].offset == NULL || n->store[d].coef[d] == NULL)
			return graph_no_memory(g);
	}
	*(k > 0 ? &v->beside[k - 1] : &v->nest) = n;
	return SMR_OK;
}

smr_node *smr_graph_part(smr_graph *g, smr_node *of, uint32_t k)
{
	smr_node *v;

	smr_assert(k == 0 || of == NULL || k <= of->nmore);
	if (k == 0 || of == NULL)
		return of;
	v = smr_graph_op(g, SMR_OP_part, smr_node_type(of, k), 1, &of, 1);
	if (v != NULL)
		v->bits = k;
	return v;
}

/* Keeps attributes sorted by key, so that the order of calls does not change the text. */
smr_status smr_node_set(smr_graph *g, smr_node *v, smr_attr_key key, const int64_t *n,
			uint32_t count)
{
	smr_attr *list = smr_arena_array(g->arena, v->nattrs + 1, sizeof(*list));
	int64_t *copy = count > 0 ? smr_arena_memdup(g->arena, n, count * sizeof(*n)) : NULL;
	uint32_t at = 0, from;

	smr_assert(key < SMR_ATTR_COUNT);
	smr_assert(count == 0 || n != NULL);
	if (list == NULL || (count > 0 && copy == NULL))
		return graph_no_memory(g);
	while (at < v->nattrs && v->attrs[at].key < key) {
		list[at] = v->attrs[at];
		at++;
	}
	from = at + (at < v->nattrs && v->attrs[at].key == key);
	list[at] = (smr_attr){.key = key, .n = count, .v = copy};
	if (from < v->nattrs)
		memcpy(list + at + 1, v->attrs + from, (v->nattrs - from) * sizeof(*list));
	v->nattrs += from == at;
	v->attrs = list;
	smr_assert(at == 0 || list[at - 1].key < key);
	smr_assert(at + 1 >= v->nattrs || key < list[at + 1].key);
	return SMR_OK;
}

const int64_t *smr_node_get(const smr_node *v, smr_attr_key key, uint32_t *count)
{
	static const int64_t none;

	for (uint32_t i = 0; i < v->nattrs; i++)
		if (v->attrs[i].key == key) {
			if (count != NULL)
				*count = v->attrs[i].n;
			return v->attrs[i].n > 0 ? v->attrs[i].v : &none;
		}
	if (count != NULL)
		*count = 0;
	return NULL;
}

int64_t smr_node_number(const smr_node *v, smr_attr_key key, int64_t otherwise)
{
	uint32_t n;
	const int64_t *list = smr_node_get(v, key, &n);

	return n > 0 ? list[0] : otherwise;
}

bool smr_type_equal(const smr_type *a, const smr_type *b)
{
	if (a->dtype != b->dtype || a->rank != b->rank)
		return false;
	for (uint32_t d = 0; d < a->rank; d++)
		if (!smr_poly_equal(a->dims[d], b->dims[d]))
			return false;
	return true;
}

bool smr_type_dims(const smr_type *t, int64_t dims[SMR_MAX_RANK])
{
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] == NULL || !smr_poly_is_const(t->dims[d], &dims[d]) || dims[d] < 0)
			return false;
	return true;
}

bool smr_type_count(const smr_type *t, int64_t *out)
{
	int64_t dims[SMR_MAX_RANK], n = 1, all = (int64_t)smr_dtype_size(t->dtype);

	if (!smr_type_dims(t, dims))
		return false;
	for (uint32_t d = 0; d < t->rank; d++) {
		if (dims[d] == 0)
			return *out = 0, true;
		if (__builtin_mul_overflow(n, dims[d], &n) ||
		    __builtin_mul_overflow(all, dims[d], &all))
			return false;
	}
	*out = n;
	return true;
}

double smr_type_bytes(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) ? (double)n * (double)smr_dtype_size(t->dtype) : 0;
}

smr_status smr_type_make(smr_graph *g, smr_dtype dtype, uint32_t rank, const int64_t *dims,
			 smr_type *out)
{
	*out = (smr_type){.dtype = dtype, .rank = rank};
	if (rank > SMR_MAX_RANK)
		return smr_fail(SMR_EUNSUPPORTED, "a tensor of %u dimensions: at most %d", rank,
				SMR_MAX_RANK);
	for (uint32_t d = 0; d < rank; d++) {
		out->dims[d] = smr_poly_const(g->arena, dims[d]);
		if (out->dims[d] == NULL)
			return graph_no_memory(g);
	}
	return SMR_OK;
}
