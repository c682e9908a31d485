/* Resharding: inserts collectives that change the sharding of a tensor. The devices of a group
 * differ only in the coordinates of some axes; its members are in the order of their parts. */
#include <string.h>

#include "base/assert.h"
#include "ops/build.h"
#include "pass/shard/internal.h"

enum { PARTITIONS = 3 }; /* value of attribute `channel` (attrs.def) */

struct smr_start {
	smr_cut cut;
	int64_t size;
	smr_node *v;
	struct smr_start *next;
};

smr_status smr_parts_open(const smr_mesh *m, smr_arena *a, smr_parts *out)
{
	*out = (smr_parts){.mesh = m, .arena = a};
	out->device_at = smr_arena_array(a, m->ndevices, sizeof(*out->device_at));
	if (out->device_at == NULL)
		return shard_no_memory();
	for (uint32_t d = 0; d < m->ndevices; d++) {
		smr_assert(m->place[d] < m->ndevices);
		out->device_at[m->place[d]] = d;
	}
	return SMR_OK;
}

smr_status smr_parts_make(smr_parts *p, const smr_node *like, uint32_t nresults, smr_node **out)
{
	smr_node v = *like;

	v.loc = p->loc;
	return smr_ops_make(p->g, &v, nresults, out);
}

/* ---- helpers -------------------------------------------------------------------------------- */

smr_status smr_parts_fill(smr_parts *p, smr_dtype t, uint32_t rank, const int64_t *dims,
			  uint64_t bits, smr_node **out)
{
	smr_type type;

	SMR_TRY(smr_type_make(p->g, t, rank, dims, &type));
	*out = rank == 0 ? smr_graph_constant(p->g, t, bits)
			 : smr_graph_tensor(p->g, &type, &bits, smr_dtype_size(t));
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

smr_status smr_parts_map(smr_parts *p, smr_node *const *ins, uint32_t n, const smr_expr *e,
			 smr_node **out)
{
	smr_draft k;

	smr_assert(n >= 1);
	smr_draft_begin(&k, SMR_OP_map, ins, n);
	k.v.body = e != NULL ? smr_graph_lambda(p->g, n, 1, &e) : NULL;
	return k.v.body != NULL ? smr_parts_make(p, &k.v, 1, out) : shard_no_memory();
}

smr_status smr_parts_convert(smr_parts *p, smr_dtype t, smr_node **v)
{
	if ((*v)->type.dtype == t)
		return SMR_OK;
	return smr_parts_map(p, v, 1,
			     smr_ops_to(p->g, t, smr_expr_param(p->g, (*v)->type.dtype, 0)), v);
}

static smr_status get_device_index(smr_parts *p, smr_node **out)
{
	int64_t partition = 0;
	smr_draft k;

	if (p->device == NULL) {
		smr_draft_begin(&k, SMR_OP_device, NULL, 0);
		smr_draft_set(&k, SMR_ATTR_kind, &partition, 1);
		SMR_TRY(smr_parts_make(p, &k.v, 1, &p->device));
	}
	*out = p->device;
	return SMR_OK;
}

/* Makes a start index from a table. */
static smr_status new_start(smr_parts *p, const smr_cut *c, int64_t size, smr_node **out)
{
	int64_t n = p->mesh->ndevices, one = 1;
	int64_t *table = smr_arena_array(p->arena, (size_t)n, sizeof(*table));
	smr_node *ins[2];
	smr_type t;
	smr_draft k;

	smr_assert(size >= 1);
	if (table == NULL)
		return shard_no_memory();
	for (uint32_t d = 0; d < n; d++)
		table[d] = smr_cut_part(p->mesh, c, d) * size;
	SMR_TRY(smr_type_make(p->g, SMR_I64, 1, &n, &t));
	ins[0] = smr_graph_tensor(p->g, &t, table, (size_t)n * sizeof(*table));
	if (ins[0] == NULL)
		return SMR_ENOMEM;
	SMR_TRY(get_device_index(p, &ins[1]));
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 2);
	smr_draft_set(&k, SMR_ATTR_sizes, &one, 1);
	SMR_TRY(smr_parts_make(p, &k.v, 1, &ins[0]));
	smr_draft_begin(&k, SMR_OP_reshape, ins, 1);
	SMR_TRY(smr_type_make(p->g, SMR_I64, 0, NULL, &k.v.type));
	return smr_parts_make(p, &k.v, 1, out);
}

smr_status smr_parts_start(smr_parts *p, const smr_cut *c, int64_t size, smr_node **out)
{
	struct smr_start *s = p->starts;

	while (s != NULL && (s->size != size || !smr_cut_equal(&s->cut, c)))
		s = s->next;
	if (s == NULL) {
		s = smr_arena_alloc(p->arena, sizeof(*s));
		if (s == NULL)
			return shard_no_memory();
		*s = (struct smr_start){.cut = *c, .size = size, .next = p->starts};
		SMR_TRY(new_start(p, c, size, &s->v));
		p->starts = s;
	}
	*out = s->v;
	return SMR_OK;
}

/* ---- groups --------------------------------------------------------------------------------- */

static uint32_t step_of(const smr_mesh *m, uint32_t axis)
{
	uint32_t step = 1;

	smr_assert(axis < m->naxes);
	for (uint32_t a = axis + 1; a < m->naxes; a++)
		step *= m->sizes[a];
	return step;
}

/* Lists all groups of devices that differ along @p c only, one group after another. */
static smr_status groups_of(const smr_parts *p, const smr_cut *c, int64_t **out)
{
	const smr_mesh *m = p->mesh;
	int64_t *list = smr_arena_array(p->arena, m->ndevices, sizeof(*list));
	uint32_t n = 0, size = (uint32_t)smr_cut_parts(m, c);

	if (list == NULL)
		return shard_no_memory();
	for (uint32_t d = 0; d < m->ndevices; d++) {
		if (smr_cut_part(m, c, d) != 0)
			continue;
		for (uint32_t i = 0; i < size; i++) {
			uint32_t place = m->place[d], rest = i;

			for (uint32_t a = c->n; a-- > 0;) {
				place += rest % m->sizes[c->axes[a]] * step_of(m, c->axes[a]);
				rest /= m->sizes[c->axes[a]];
			}
			smr_assert(place < m->ndevices && n < m->ndevices);
			list[n++] = p->device_at[place];
		}
	}
	*out = list;
	return SMR_OK;
}

/* Collective with its own attributes; groups are added. */
typedef struct meeting {
	smr_draft k;
	int64_t size, channel, *groups;
} meeting;

static smr_status set_device_groups(smr_parts *p, meeting *m, const smr_cut *c)
{
	m->size = smr_cut_parts(p->mesh, c);
	smr_assert(p->mesh->ndevices % m->size == 0);
	m->channel = PARTITIONS;
	SMR_TRY(groups_of(p, c, &m->groups));
	smr_draft_set(&m->k, SMR_ATTR_groups, m->groups, p->mesh->ndevices);
	smr_draft_set(&m->k, SMR_ATTR_group_size, &m->size, 1);
	smr_draft_set(&m->k, SMR_ATTR_channel, &m->channel, 1);
	return SMR_OK;
}

/* Returns the type of *@p v with dimension @p dim multiplied by @p more and divided by @p less. */
static smr_status resize_dimension(smr_parts *p, const smr_node *v, uint32_t dim, int64_t more,
				   int64_t less, smr_type *out)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	smr_assert(dim < v->type.rank && less >= 1);
	if (!smr_type_dims(&v->type, dims) || dims[dim] % less != 0)
		return smr_fail(SMR_EINTERNAL, "a part of %lld elements in %lld parts",
				(long long)dims[dim], (long long)less);
	dims[dim] = dims[dim] / less * more;
	return smr_type_make(p->g, v->type.dtype, v->type.rank, dims, out);
}

static smr_status all_gather_dim(smr_parts *p, const smr_cut *c, uint32_t dim, smr_node **v)
{
	int64_t along = dim;
	meeting m;

	smr_draft_begin(&m.k, SMR_OP_all_gather, v, 1);
	SMR_TRY(set_device_groups(p, &m, c));
	smr_draft_set(&m.k, SMR_ATTR_dims, &along, 1);
	SMR_TRY(resize_dimension(p, *v, dim, m.size, 1, &m.k.v.type));
	return smr_parts_make(p, &m.k.v, 1, v);
}

/* All-to-all: gathers dimension @p from along @p c and cuts @p to along it. */
static smr_status all_to_all_dims(smr_parts *p, const smr_cut *c, uint32_t from, uint32_t to,
				  smr_node **v)
{
	int64_t dims[] = {to, from};
	meeting m;

	smr_assert(from != to && from < (*v)->type.rank && to < (*v)->type.rank);
	smr_draft_begin(&m.k, SMR_OP_all_to_all, v, 1);
	SMR_TRY(set_device_groups(p, &m, c));
	smr_draft_set(&m.k, SMR_ATTR_dims, dims, 2);
	smr_draft_set(&m.k, SMR_ATTR_sizes, &m.size, 1);
	return smr_parts_make(p, &m.k.v, 1, v);
}

static smr_status make_combiner(smr_parts *p, smr_op op, smr_dtype t, const smr_lambda **out)
{
	const smr_expr *e =
		smr_ops_2(p->g, op, smr_expr_param(p->g, t, 0), smr_expr_param(p->g, t, 1));

	*out = e != NULL ? smr_graph_lambda(p->g, 2, 1, &e) : NULL;
	return *out != NULL ? SMR_OK : shard_no_memory();
}

smr_status smr_parts_reduce(smr_parts *p, smr_op op, const smr_cut *c, smr_node **v)
{
	meeting m;

	smr_draft_begin(&m.k, SMR_OP_all_reduce, v, 1);
	SMR_TRY(set_device_groups(p, &m, c));
	SMR_TRY(make_combiner(p, op, (*v)->type.dtype, &m.k.v.body));
	return smr_parts_make(p, &m.k.v, 1, v);
}

smr_status smr_parts_scatter(smr_parts *p, smr_op op, const smr_cut *c, uint32_t dim, smr_node **v)
{
	int64_t along = dim;
	meeting m;

	smr_draft_begin(&m.k, SMR_OP_reduce_scatter, v, 1);
	SMR_TRY(set_device_groups(p, &m, c));
	smr_draft_set(&m.k, SMR_ATTR_dims, &along, 1);
	SMR_TRY(resize_dimension(p, *v, dim, 1, m.size, &m.k.v.type));
	SMR_TRY(make_combiner(p, op, (*v)->type.dtype, &m.k.v.body));
	return smr_parts_make(p, &m.k.v, 1, v);
}

smr_status smr_parts_spread(smr_parts *p, smr_node **v)
{
	smr_cut all = {0};
	meeting m;

	for (uint32_t a = 0; a < p->mesh->naxes; a++)
		smr_cut_add(&all, a);
	smr_draft_begin(&m.k, SMR_OP_collective_broadcast, v, 1);
	SMR_TRY(set_device_groups(p, &m, &all));
	return smr_parts_make(p, &m.k.v, 1, v);
}

/* ---- resharding ----------------------------------------------------------------------------- */

/* Computes a key of the part that each device has. */
static void keys_of(const smr_mesh *m, const smr_sharding *s, int64_t *out)
{
	smr_assert(s->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < m->ndevices; d++) {
		out[d] = 0;
		for (uint32_t i = 0; i < s->rank; i++)
			out[d] = out[d] * smr_cut_parts(m, &s->dims[i]) +
				 smr_cut_part(m, &s->dims[i], d);
	}
}

/* Permutes parts of equal size: each device gets its part from one that has it, preferably
 * itself. */
static smr_status permute_parts(smr_parts *p, const smr_sharding *from, const smr_sharding *to,
				smr_node **v)
{
	uint32_t n = p->mesh->ndevices, count = 0;
	int64_t *pairs = smr_arena_array(p->arena, 4 * (size_t)n, sizeof(*pairs));
	int64_t *has = pairs + 2 * (size_t)n, *wants = has + n, channel = PARTITIONS;
	smr_draft k;

	if (pairs == NULL)
		return shard_no_memory();
	keys_of(p->mesh, from, has);
	keys_of(p->mesh, to, wants);
	for (uint32_t pass = 0; pass < 2; pass++)
		for (uint32_t d = 0; d < n; d++) {
			uint32_t e = pass == 0 ? d : 0, end = pass == 0 ? d + 1 : n;

			while (wants[d] >= 0 && e < end && has[e] != wants[d])
				e++;
			if (wants[d] < 0 || e == end)
				continue;
			pairs[count++] = e;
			pairs[count++] = d;
			has[e] = wants[d] = -1;
		}
	smr_assert(count <= 2 * n);
	smr_draft_begin(&k, SMR_OP_collective_permute, v, 1);
	smr_draft_set(&k, SMR_ATTR_pairs, pairs, count);
	smr_draft_set(&k, SMR_ATTR_channel, &channel, 1);
	return smr_parts_make(p, &k.v, 1, v);
}

static uint32_t common_prefix(const smr_cut *a, const smr_cut *b)
{
	uint32_t n = 0;

	while (n < a->n && n < b->n && a->axes[n] == b->axes[n])
		n++;
	return n;
}

/* Cuts dimensions that only lack further, unused axes; needs no communication. */
static smr_status slice_parts(smr_parts *p, smr_sharding *at, const smr_sharding *to, smr_node **v)
{
	smr_node *ins[1 + SMR_MAX_RANK] = {*v};
	int64_t sizes[SMR_MAX_RANK];
	bool any = false;
	smr_draft k;

	smr_assert(at->rank == to->rank);
	if (!smr_type_dims(&(*v)->type, sizes))
		return smr_fail(SMR_EINTERNAL, "a part whose sizes are not known");
	for (uint32_t d = 0; d < at->rank; d++) {
		smr_cut more = {0};

		for (uint32_t i = at->dims[d].n;
		     common_prefix(&at->dims[d], &to->dims[d]) == at->dims[d].n &&
		     i < to->dims[d].n && !(smr_sharding_axes(at) >> to->dims[d].axes[i] & 1);
		     i++)
			smr_cut_add(&more, to->dims[d].axes[i]);
		sizes[d] /= smr_cut_parts(p->mesh, &more);
		any |= more.n > 0;
		if (more.n > 0)
			SMR_TRY(smr_parts_start(p, &more, sizes[d], &ins[1 + d]));
		else
			SMR_TRY(smr_parts_fill(p, SMR_I64, 0, NULL, 0, &ins[1 + d]));
		for (uint32_t i = 0; i < more.n; i++)
			smr_cut_add(&at->dims[d], more.axes[i]);
	}
	if (!any)
		return SMR_OK;
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + at->rank);
	smr_draft_set(&k, SMR_ATTR_sizes, sizes, at->rank);
	return smr_parts_make(p, &k.v, 1, v);
}

/* Finds the dimension to be cut next by the last axes of @p c, after the first @p kept; *@p n:
 * number of axes. UINT32_MAX: none. */
static uint32_t goes_to(const smr_sharding *at, const smr_sharding *to, const smr_cut *c,
			uint32_t kept, uint32_t *n)
{
	smr_assert(kept <= c->n);
	for (uint32_t first = kept; first < c->n; first++)
		for (uint32_t e = 0; e < at->rank; e++) {
			const smr_cut *have = &at->dims[e], *want = &to->dims[e];

			*n = c->n - first;
			if (have != c && common_prefix(have, want) == have->n &&
			    want->n >= have->n + *n &&
			    memcmp(want->axes + have->n, c->axes + first, *n) == 0)
				return e;
		}
	return UINT32_MAX;
}

static bool same_parts(const smr_mesh *m, const smr_sharding *a, const smr_sharding *b)
{
	for (uint32_t d = 0; d < a->rank; d++)
		if (smr_cut_parts(m, &a->dims[d]) != smr_cut_parts(m, &b->dims[d]))
			return false;
	return true;
}

/* Frees the last axes of a dimension that has too many: they cut another one, or are gathered. */
static smr_status release_last_axes(smr_parts *p, smr_sharding *at, const smr_sharding *to,
				    uint32_t d, smr_node **v)
{
	uint32_t kept = common_prefix(&at->dims[d], &to->dims[d]), n;
	uint32_t e = goes_to(at, to, &at->dims[d], kept, &n);
	smr_cut last = {0};

	if (e == UINT32_MAX)
		n = at->dims[d].n - kept;
	for (uint32_t i = at->dims[d].n - n; i < at->dims[d].n; i++)
		smr_cut_add(&last, at->dims[d].axes[i]);
	smr_assert(n >= 1 && n <= at->dims[d].n);
	at->dims[d].n -= (uint8_t)n;
	if (e == UINT32_MAX)
		return all_gather_dim(p, &last, d, v);
	for (uint32_t i = 0; i < n; i++)
		smr_cut_add(&at->dims[e], last.axes[i]);
	return all_to_all_dims(p, &last, d, e, v);
}

smr_status smr_parts_move(smr_parts *p, const smr_sharding *from, const smr_sharding *to,
			  smr_node **v)
{
	smr_sharding at = *from;

	smr_assert(from->rank == to->rank);
	if (smr_sharding_equal(from, to))
		return SMR_OK;
	if (same_parts(p->mesh, from, to))
		return permute_parts(p, from, to, v);
	SMR_TRY(slice_parts(p, &at, to, v));
	for (uint32_t d = 0; d < at.rank; d++)
		while (common_prefix(&at.dims[d], &to->dims[d]) < at.dims[d].n)
			SMR_TRY(release_last_axes(p, &at, to, d, v));
	return slice_parts(p, &at, to, v);
}
