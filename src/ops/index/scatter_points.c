/* The fast path of scatter for contiguous indices, which almost every scatter has: it computes some
 * hundred offsets at a time, and updates single elements by typed code. */
#include "base/alloc.h"
#include "ops/index/scatter.h"

enum {
	SOME = 256,
	SMALL = 1024, /* elements of an operand for which tables pay ... */
	MANY = 64     /* ... with so many updates for each element */
};

typedef struct walk {
	const smr_scatter *s;
	const smr_tensor *indices;
	int64_t parts; /* components of one index */
	int64_t from;  /* elements of updates from one slice to the next */
	int64_t count; /* number of indices */
} walk;

/* Returns whether the indices, in all dimensions but that of their components, are contiguous. */
static bool is_row(const smr_scatter *s, const smr_tensor *indices, const int64_t *updates, walk *w)
{
	const smr_picks *p = &s->picks;
	int64_t step = 0;

	*w = (walk){.s = s, .indices = indices, .parts = 1, .count = 1};
	for (uint32_t d = 0; d < p->rank; d++)
		if (p->batch[d] >= 0)
			return false;
	for (uint32_t i = p->index_rank; i-- > 0;) {
		if ((int)i == p->parts) {
			if (i + 1 != p->index_rank)
				return false;
			w->parts = p->index_dims[i];
			continue;
		}
		if (p->along[i] < 0)
			return false;
		if (step == 0)
			step = w->from = updates[p->along[i]];
		if (updates[p->along[i]] != step)
			return false;
		step *= p->index_dims[i];
		w->count *= p->index_dims[i];
	}
	return true;
}

/* ---- places ------------------------------------------------------------------------------- */

/* Adds the offsets of component @p part of @p n indices from number @p first on; -1: outside.
 * Negative indices are out of range as unsigned numbers. The first component need not add. */
#define PLACES(name, type)                                                                        \
	typedef type __attribute__((aligned(1), may_alias)) index_##name;                         \
	static void places_##name(const walk *w, int64_t first, int64_t n, int64_t part,          \
				  int64_t most, int64_t stride, int64_t *to)                      \
	{                                                                                         \
		const index_##name *x =                                                           \
			(const index_##name *)w->indices->data + first * w->parts + part;         \
                                                                                                  \
		if (w->parts == 1) {                                                              \
			for (int64_t i = 0; i < n; i++)                                           \
				to[i] = (uint64_t)x[i] > (uint64_t)most ? -1                      \
									: (int64_t)x[i] * stride; \
			return;                                                                   \
		}                                                                                 \
		for (int64_t i = 0; i < n; i++) {                                                 \
			type at = x[i * w->parts];                                                \
			bool outside = (uint64_t)at > (uint64_t)most || to[i] < 0;                \
                                                                                                  \
			to[i] = outside ? -1 : to[i] + (int64_t)at * stride;                      \
		}                                                                                 \
	}
#define INDICES(X)       \
	X(I32, int32_t)  \
	X(I64, int64_t)  \
	X(U32, uint32_t) \
	X(U64, uint64_t) \
	X(I8, int8_t)    \
	X(U8, uint8_t)   \
	X(I16, int16_t)  \
	X(U16, uint16_t)
INDICES(PLACES)

static const struct {
	smr_dtype of;
	void (*places)(const walk *w, int64_t first, int64_t n, int64_t part, int64_t most,
		       int64_t stride, int64_t *to);
} places[] = {
#define X(name, type) {SMR_##name, places_##name},
	INDICES(X)
#undef X
};

static void find_places(const walk *w, size_t type, int64_t first, int64_t n, int64_t *to)
{
	const smr_scatter *s = w->s;

	for (int64_t i = 0; i < n; i++)
		to[i] = 0;
	for (uint32_t d = 0; d < s->picks.rank; d++)
		if (s->picks.part[d] >= 0)
			places[type].places(w, first, n, s->picks.part[d],
					    s->picks.dims[d] - s->size[d], s->stride[d], to);
}

/* ---- slices ------------------------------------------------------------------------------- */

static bool is_one(const smr_scatter *s)
{
	for (uint32_t d = 0; d < s->rank; d++)
		if (s->inner[d] != 1)
			return false;
	return true;
}

/* Allocates the tables if they pay; without memory updates are added one after another. */
static bool allocate_tables(smr_scatter *s, int64_t updates)
{
	int64_t elements = smr_tensor_count(s->outs);

	if (s->added == NULL || elements > SMALL || updates / MANY < elements)
		return false;
	s->table = elements + 1;
	s->tables =
		smr_calloc(SMR_SCATTER_TABLES * (size_t)s->table, smr_dtype_size(s->outs->dtype));
	if (s->tables == NULL)
		return false;
	s->added->clear(s);
	return true;
}

smr_status smr_scatter_in_rows(smr_scatter *s, const smr_tensor *indices, const int64_t *updates,
			       bool *done)
{
	int64_t to[SOME], n;
	size_t type = 0;
	const smr_scatter_added *tables = NULL; /* NULL: no tables */
	bool one = is_one(s);
	walk w;

	while (type < sizeof(places) / sizeof(places[0]) && places[type].of != indices->dtype)
		type++;
	*done = type < sizeof(places) / sizeof(places[0]) && is_row(s, indices, updates, &w);
	if (*done && one && allocate_tables(s, w.count))
		tables = s->added;
	for (int64_t first = 0; *done && first < w.count; first += n) {
		n = w.count - first < SOME ? w.count - first : SOME;
		find_places(&w, type, first, n, to);
		if (one && s->points != NULL) {
			(tables != NULL ? tables->spread : s->points)(s, to, n, first * w.from,
								      w.from);
			continue;
		}
		for (int64_t i = 0; i < n; i++)
			if (to[i] >= 0)
				SMR_TRY(smr_scatter_slice(s, to[i], (first + i) * w.from));
	}
	if (tables != NULL)
		tables->gather(s);
	return SMR_OK;
}
