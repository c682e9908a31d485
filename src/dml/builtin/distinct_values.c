/* Distinct values: by a hash table while they are few, for then it lies in the cache; else by
 * sorting. Each value keeps its first position. */
#include "dml/builtin/distinct_values.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

enum {
	SLOTS = 1 << 17, /* most slots of the table, of which half are used */
	INDEX_BITS = 14, /* of a hash, for the register of a sketch */
	REGISTERS = 1 << INDEX_BITS,
	RANKS = 64 - INDEX_BITS + 2,
	FIRST_SLOTS = 1 << 11
};

typedef struct dml_distinct_entry {
	double x;
	int64_t place;
} entry;

typedef struct dml_distinct_slot {
	uint64_t key;
	int64_t at; /* of the entry, from 1; 0: none */
} slot;

static smr_status no_memory(int64_t n)
{
	return smr_fail(SMR_ENOMEM, "no memory for %lld numbers", (long long)n);
}

/* Frees memory and returns some for @p n elements, which are not set. */
static void *renewed(void *old, int64_t n, size_t size)
{
	smr_free(old);
	return smr_malloc(((size_t)n + 1) * size);
}

/* ---- the elements of a part, one after the other */

typedef struct walk {
	const dml_parts *p;
	const double *x;      /* dense: of the part */
	const smr_pattern *s; /* sparse */
	int64_t part, rows;
} walk;

static walk walk_of(const dml_parts *p, int64_t part)
{
	const dml_matrix *m = p->m;

	smr_assert(part >= 0 && part < p->n);
	if (m->values == NULL)
		return (walk){.p = p, .x = m->data + part * p->begin, .part = part};
	return (walk){.p = p,
		      .s = m->pattern,
		      .part = part,
		      .rows = m->pattern->cols > 0 ? p->length / m->pattern->cols : 0};
}

/* Calls @p put for each element until it returns false. Implicit zeros count as one element, at the
 * position of the first of them, after all others. */
static inline __attribute__((always_inline)) bool each(
	const walk *w, bool (*put)(void *to, double x, int64_t place), void *to)
{
	int64_t gap = 0;

	if (w->s == NULL) {
		for (int64_t k = 0; k < w->p->length; k++)
			if (!put(to, w->x[k * w->p->step], k))
				return false;
		return true;
	}
	for (int64_t r = 0; r < w->rows; r++)
		for (int64_t k = w->s->starts[w->part + r]; k < w->s->starts[w->part + r + 1];
		     k++) {
			int64_t place = r * w->s->cols + w->s->cols_at[k];

			gap += gap == place;
			if (!put(to, w->p->m->values[k], place))
				return false;
		}
	return gap >= w->p->length || put(to, 0, gap);
}

/* ---- by a table */

static slot *slot_of(const dml_distinct *d, uint64_t key)
{
	uint64_t at = (key * UINT64_C(0x9e3779b97f4a7c15)) >> 32;

	at = (at * (uint64_t)d->nslots) >> 32; /* by the highest bits */
	while (d->slots[at & (uint64_t)(d->nslots - 1)].at != 0 &&
	       d->slots[at & (uint64_t)(d->nslots - 1)].key != key)
		at++;
	return &d->slots[at & (uint64_t)(d->nslots - 1)];
}

static bool set_slots(dml_distinct *d, int64_t n)
{
	if (d->nslots < n)
		d->slots = renewed(d->slots, n, sizeof(*d->slots));
	d->nslots = d->slots != NULL ? n : 0;
	if (d->slots == NULL)
		return false;
	memset(d->slots, 0, (size_t)n * sizeof(*d->slots));
	for (int64_t i = 0; i < d->n; i++) {
		uint64_t key = smr_sort_key_of_double(d->e[i].x);

		*slot_of(d, key) = (slot){key, i + 1};
	}
	return true;
}

/* Returns false if values are too many for a table, or there is no memory for it. */
static inline bool put_in_table(void *to, double x, int64_t place)
{
	dml_distinct *d = to;
	uint64_t key = smr_sort_key_of_double(x);
	slot *s = slot_of(d, key);

	if (s->at != 0) {
		entry *e = &d->e[s->at - 1];

		if (place < e->place)
			e->place = place;
		return true;
	}
	d->e[d->n++] = (entry){x + 0.0, place};
	*s = (slot){key, d->n};
	return d->n <= d->nslots / 2 || (d->nslots < SLOTS && set_slots(d, 4 * d->nslots));
}

/* ---- by sorting */

static inline bool put_item(void *to, double x, int64_t place)
{
	dml_distinct *d = to;

	d->items[d->n++] = (smr_sort_item){smr_sort_key_of_double(x), place};
	return true;
}

static bool set_items(dml_distinct *d, int64_t n)
{
	if (n <= d->nitems && d->items != NULL)
		return true;
	d->items = renewed(d->items, n, sizeof(*d->items));
	d->spare = renewed(d->spare, n, sizeof(*d->spare));
	d->x = renewed(d->x, n, sizeof(*d->x));
	d->nitems = d->items != NULL && d->spare != NULL && d->x != NULL ? n : -1;
	return d->nitems == n;
}

static smr_status find_by_sort(dml_distinct *d, const walk *w)
{
	int64_t kept = 0;

	d->n = 0;
	if (!set_items(d, w->p->room))
		return no_memory(w->p->room);
	each(w, put_item, d);
	smr_sort_items(d->items, d->spare, d->n, d->workers);
	for (int64_t i = 0; i < d->n; i++) {
		const smr_sort_item *x = &d->items[i];

		if (i == 0 || x->key != x[-1].key)
			d->e[kept++] = (entry){
				x->key == UINT64_MAX ? (double)NAN : smr_sort_double_of_key(x->key),
				x->at};
		else if (x->at < d->e[kept - 1].place)
			d->e[kept - 1].place = x->at;
	}
	d->n = kept;
	return SMR_OK;
}

/* ---- by a sketch: HyperLogLog, with the estimator of O. Ertl, "New cardinality estimation
 * algorithms for HyperLogLog sketches" (2017), section 4 */

typedef struct sketch {
	uint8_t rank[REGISTERS]; /* position of the first one bit, the longest so far; 0: no value
				  */
} sketch;

static uint64_t mix(uint64_t key)
{
	key ^= key >> 33; /* the finalizer of MurmurHash3 */
	key *= UINT64_C(0xff51afd7ed558ccd);
	key ^= key >> 33;
	key *= UINT64_C(0xc4ceb9fe1a85ec53);
	return key ^ (key >> 33);
}

static inline bool put_in_sketch(void *to, double x, int64_t place)
{
	sketch *k = to;
	uint64_t h = mix(smr_sort_key_of_double(x)), rest = h << INDEX_BITS;
	uint8_t rank = rest == 0 ? RANKS - 1 : (uint8_t)(__builtin_clzll(rest) + 1);
	uint8_t *at = &k->rank[h >> (64 - INDEX_BITS)];

	(void)place;
	if (rank > *at)
		*at = rank;
	return true;
}

static double sigma(double x)
{
	double y = 1, z = x, before;

	do {
		x *= x;
		before = z;
		z += x * y;
		y += y;
	} while (z != before);
	return z;
}

static double tau(double x)
{
	double y = 1, z = 1 - x, before;

	if (x == 0 || x == 1)
		return 0;
	do {
		x = sqrt(x);
		before = z;
		y *= 0.5;
		z -= (1 - x) * (1 - x) * y;
	} while (z != before);
	return z / 3;
}

static double sketch_count(const sketch *k)
{
	int64_t with[RANKS] = {0};
	double z;

	for (int i = 0; i < REGISTERS; i++)
		with[k->rank[i]]++;
	z = REGISTERS * tau(1 - (double)with[RANKS - 1] / REGISTERS);
	for (int i = RANKS - 2; i >= 1; i--)
		z = 0.5 * (z + (double)with[i]);
	/* more values than registers were seen: few registers are empty */
	z += REGISTERS * sigma((double)with[0] / REGISTERS);
	return (double)REGISTERS * REGISTERS / (2 * M_LN2 * z);
}

static smr_status find_by_sketch(dml_distinct *d, const walk *w)
{
	sketch *k = smr_calloc(1, sizeof(*k));

	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sketch");
	each(w, put_in_sketch, k);
	d->n = (int64_t)llround(sketch_count(k));
	/* not more than there are, nor fewer than the table had found */
	d->n = d->n > w->p->room ? w->p->room : d->n < SLOTS / 2 ? SLOTS / 2 : d->n;
	smr_free(k);
	return SMR_OK;
}

smr_status dml_distinct_find(dml_distinct *d, const dml_parts *p, int64_t i)
{
	walk w = walk_of(p, i);
	int64_t slots = 16, room = p->room;

	d->n = 0;
	if (d->estimates && room > SLOTS / 2 + 1)
		room = SLOTS / 2 + 1;
	if (d->room < room || d->e == NULL) {
		d->e = renewed(d->e, room, sizeof(*d->e));
		d->room = room;
		if (d->e == NULL)
			return no_memory(room);
	}
	while (slots < FIRST_SLOTS && slots < 2 * p->room)
		slots *= 2;
	if (set_slots(d, slots) && each(&w, put_in_table, d))
		return SMR_OK;
	return d->estimates ? find_by_sketch(d, &w) : find_by_sort(d, &w);
}

/* ---- the order of SystemDS's hash sets */

static uint32_t hash_of(double x)
{
	uint64_t bits;
	uint32_t h;

	memcpy(&bits, &x, sizeof(bits));
	if (isnan(x))
		bits = 0x7ff8000000000000ull;
	h = (uint32_t)(bits ^ (bits >> 32));
	return h ^ (h >> 16);
}

smr_status dml_distinct_arrange(dml_distinct *d)
{
	uint32_t size = 16;

	if (!set_items(d, d->n))
		return no_memory(d->n);
	while (d->n > size / 4 * 3 && size < 1u << 30)
		size *= 2;
	for (int64_t i = 0; i < d->n; i++)
		d->items[i] = (smr_sort_item){(uint64_t)d->e[i].place, i};
	smr_sort_items(d->items, d->spare, d->n, d->workers);
	for (int64_t i = 0; i < d->n; i++)
		d->items[i].key = hash_of(d->e[d->items[i].at].x) & (size - 1);
	smr_sort_items(d->items, d->spare, d->n, d->workers);
	for (int64_t i = 0; i < d->n; i++)
		d->x[i] = d->e[d->items[i].at].x;
	return SMR_OK;
}

void dml_distinct_free(dml_distinct *d)
{
	smr_free(d->x);
	smr_free(d->e);
	smr_free(d->slots);
	smr_free(d->items);
	smr_free(d->spare);
}
