/* How far folds over a range reach. This runs inside of programs, too: it calls nothing. */
#include "graph/piece.h"

static int64_t element(const smr_elements *x, void *const *base, int64_t i)
{
	const char *p = (const char *)((uintptr_t)base[x->base] +
				       ((uint64_t)x->at + (uint64_t)i * (uint64_t)x->stride));

	switch (x->type) {
	case SMR_I8:
		return *(const int8_t *)p;
	case SMR_U8:
		return *(const uint8_t *)p;
	case SMR_I16:
		return *(const int16_t *)(const void *)p;
	case SMR_U16:
		return *(const uint16_t *)(const void *)p;
	case SMR_I32:
		return *(const int32_t *)(const void *)p;
	case SMR_U32:
		return *(const uint32_t *)(const void *)p;
	default:
		return *(const int64_t *)(const void *)p;
	}
}

/* The range of row i, modulo 2^64 as generated code computes it; false: it is empty. */
static bool row(const smr_ranges *r, void *const *base, int64_t i, int64_t *lo, int64_t *count)
{
	uint64_t a = (uint64_t)r->lo_add, b = (uint64_t)r->hi_add;

	if (r->reads_lo)
		a += (uint64_t)element(&r->lo, base, i);
	if (r->reads_hi)
		b += (uint64_t)element(&r->hi, base, i);
	*lo = (int64_t)a;
	*count = (int64_t)(b - a);
	return *count > 0;
}

static void widen(int64_t a, int64_t b, int64_t *first, int64_t *last)
{
	*first = a < *first ? a : *first;
	*last = b > *last ? b : *last;
}

/* The largest of n elements next to one another, and whether one is negative: four at a time, for
 * a choice takes a cycle. Negative ones count as very large. */
static uint32_t largest(const uint32_t *p, int64_t n)
{
	uint32_t a = 0, b = 0, c = 0, d = 0;

	for (; n >= 4; n -= 4, p += 4) {
		a = p[0] > a ? p[0] : a;
		b = p[1] > b ? p[1] : b;
		c = p[2] > c ? p[2] : c;
		d = p[3] > d ? p[3] : d;
	}
	for (; n > 0; n--, p++)
		a = *p > a ? *p : a;
	a = b > a ? b : a;
	c = d > c ? d : c;
	return c > a ? c : a;
}

/* 32 bits, dense: the least one is taken to be 0, as most often it is. */
static void widen_dense(const smr_elements *x, void *const *base, int64_t lo, int64_t count,
			int64_t *first, int64_t *last)
{
	const char *p = (const char *)((uintptr_t)base[x->base] +
				       ((uint64_t)x->at + (uint64_t)lo * (uint64_t)x->stride));

	widen(0, largest((const uint32_t *)(const void *)p, count), first, last);
}

static void widen_keys(const smr_elements *x, void *const *base, int64_t lo, int64_t count,
		       int64_t *first, int64_t *last)
{
	if ((x->type == SMR_I32 || x->type == SMR_U32) && x->stride == 4) {
		widen_dense(x, base, lo, count, first, last);
		return;
	}
	for (int64_t k = lo; k < lo + count; k++)
		widen(element(x, base, k), element(x, base, k), first, last);
}

#ifdef __x86_64__
typedef uint32_t lanes __attribute__((vector_size(32)));

__attribute__((target("avx2"))) static lanes at_least(lanes a, const uint32_t *p)
{
	lanes x;

	__builtin_memcpy(&x, p, sizeof(x));
	return __builtin_elementwise_max(a, x);
}

/* All rows at once: what is read once more does no harm. */
__attribute__((target("avx2"))) static bool widen_wide(const smr_piece *p, void *const *base,
						       int64_t *first, int64_t *last)
{
	const uint32_t *keys = (const void *)((uintptr_t)base[p->keys.base] + (uint64_t)p->keys.at);
	lanes a = {0}, b = {0};
	uint32_t most = 0;
	bool any = false;
	int64_t lo, count;

	for (int64_t i = 0; i < p->ranges.n; i++) {
		if (!row(&p->ranges, base, i, &lo, &count))
			continue;
		if (count >= INT32_MAX || lo < 0 || lo > INT32_MAX - 1 - count)
			return false;
		any = true;
		const uint32_t *q = keys + lo, *end = q + count;

		for (; end - q >= 16; q += 16) {
			a = at_least(a, q);
			b = at_least(b, q + 8);
		}
		if (end - q >= 8) {
			a = at_least(a, q);
			q += 8;
		}
		if (count >= 8)
			b = at_least(b, end - 8);
		for (; count < 8 && q < end; q++)
			most = *q > most ? *q : most;
	}
	a = __builtin_elementwise_max(a, b);
	for (int i = 0; i < 8; i++)
		most = a[i] > most ? a[i] : most;
	if (any)
		widen(0, most, first, last);
	return true;
}
#endif

static bool add(int64_t *to, int64_t k, int64_t by)
{
	int64_t x;

	return !__builtin_mul_overflow(k, by, &x) && !__builtin_add_overflow(*to, x, to);
}

static bool find(const smr_piece *p, void *const *base, int64_t *first, int64_t *last)
{
	int64_t lo, count;

#ifdef __x86_64__
	if (p->wide && p->kind == SMR_PIECE_KEYS && p->keys.stride == 4 &&
	    (p->keys.type == SMR_I32 || p->keys.type == SMR_U32))
		return widen_wide(p, base, first, last);
#endif
	for (int64_t i = 0; i < p->ranges.n; i++) {
		if (!row(&p->ranges, base, i, &lo, &count))
			continue;
		if (count >= INT32_MAX ||
		    (p->kind != SMR_PIECE_COUNTER && (lo < 0 || lo > INT32_MAX - 1 - count)))
			return false;
		if (p->kind == SMR_PIECE_COUNTER)
			widen(0, count - 1, first, last);
		else if (p->kind == SMR_PIECE_RANGE)
			widen(lo, lo + count - 1, first, last);
		else
			widen_keys(&p->keys, base, lo, count, first, last);
	}
	return true;
}

bool smr_piece_bytes(const smr_piece *p, void *const *base, int64_t *lo, int64_t *hi)
{
	int64_t first = INT64_MAX, last = INT64_MIN;

	*lo = *hi = 0;
	if (!find(p, base, &first, &last))
		return false;
	if (first > last)
		return true;
	if (first < 0 || last >= INT32_MAX)
		return false;
	*lo = p->at;
	*hi = p->at;
	return add(lo, first, p->scale) && add(hi, last, p->scale) && add(hi, 1, p->more) &&
	       add(hi, 1, p->size);
}
