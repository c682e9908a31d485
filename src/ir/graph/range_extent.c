/* Evaluates extents of folds over a range. Compiled programs contain this code: it calls no
 * functions. */
#include "ir/graph/range_extent.h"

static int64_t load_element(const smr_elements *x, void *const *base, int64_t i)
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

/* Computes the range of row i, modulo 2^64 as generated code does; false: it is empty. */
static bool compute_row_range(const smr_ranges *r, void *const *base, int64_t i, int64_t *lo,
			      int64_t *count)
{
	uint64_t a = (uint64_t)r->lo_add, b = (uint64_t)r->hi_add;

	if (r->reads_lo)
		a += (uint64_t)load_element(&r->lo, base, i);
	if (r->reads_hi)
		b += (uint64_t)load_element(&r->hi, base, i);
	*lo = (int64_t)a;
	*count = (int64_t)(b - a);
	return *count > 0;
}

static void widen_interval(int64_t a, int64_t b, int64_t *first, int64_t *last)
{
	*first = a < *first ? a : *first;
	*last = b > *last ? b : *last;
}

static bool may_hold(int64_t lo, int64_t count)
{
	return count < INT32_MAX && lo >= 0 && lo <= INT32_MAX - 1 - count;
}

/* ---- rows that follow each other ------------------------------------------------------------- */

/* Returns whether each row ends where the next one begins, in one array: rp[i] and rp[i + 1]. */
static bool is_chain(const smr_ranges *r)
{
	return r->reads_lo && r->reads_hi && r->lo.base == r->hi.base && r->lo.type == r->hi.type &&
	       r->lo.stride == r->hi.stride && r->hi.at == r->lo.at + r->lo.stride &&
	       r->lo_add == r->hi_add;
}

static bool is_ascending_i32(const int32_t *p, int64_t n)
{
	uint32_t falls = 0;

	for (int64_t i = 0; i < n; i++)
		falls |= p[i + 1] < p[i];
	return falls == 0;
}

static bool is_ascending_i64(const int64_t *p, int64_t n)
{
	uint32_t falls = 0;

	for (int64_t i = 0; i < n; i++)
		falls |= p[i + 1] < p[i];
	return falls == 0;
}

#ifdef __x86_64__
typedef int32_t signs __attribute__((vector_size(32)));

__attribute__((target("avx2"))) static bool grows_wide(const int32_t *p, int64_t n)
{
	signs falls = {0}, x, y;
	int32_t any = 0;
	int64_t i = 0;

	for (; i + 8 <= n; i += 8) {
		__builtin_memcpy(&x, p + i, sizeof(x));
		__builtin_memcpy(&y, p + i + 1, sizeof(y));
		falls |= y < x;
	}
	for (int k = 0; k < 8; k++)
		any |= falls[k];
	return any == 0 && is_ascending_i32(p + i, n - i);
}
#endif

/* Returns whether the ranges of rows [from, to) are contiguous and ascending. Numbers beyond 2^31
 * count as negative. */
static bool rows_are_contiguous(const smr_range_extent *p, void *const *base, int64_t from,
				int64_t to)
{
	const smr_elements *x = &p->ranges.lo;
	const char *at = (const char *)((uintptr_t)base[x->base] +
					((uint64_t)x->at + (uint64_t)from * (uint64_t)x->stride));
	int64_t n = to - from;

	if (!is_chain(&p->ranges))
		return false;
	if (x->stride == 8 && (x->type == SMR_I64 || x->type == SMR_U64))
		return is_ascending_i64((const int64_t *)(const void *)at, n);
	if (x->stride != 4 || (x->type != SMR_I32 && x->type != SMR_U32))
		return false;
#ifdef __x86_64__
	if (p->wide)
		return grows_wide((const int32_t *)(const void *)at, n);
#endif
	return is_ascending_i32((const int32_t *)(const void *)at, n);
}

int64_t smr_ranges_about(const smr_ranges *r, void *const *base)
{
	int64_t first, last, count, rows = 0, n = r->n > 0 ? r->n : 1;
	uint64_t all = 0;

	if (is_chain(r)) {
		compute_row_range(r, base, 0, &first, &count);
		compute_row_range(r, base, n - 1, &last, &count);
		all = (uint64_t)last + (uint64_t)count - (uint64_t)first;
		rows = n;
	} else {
		for (int64_t i = 0; i < 3; i++)
			if (compute_row_range(r, base, (n - 1) / 2 * i, &first, &count)) {
				all += (uint64_t)count;
				rows++;
			}
	}
	return rows < 1 || (int64_t)all < rows ? 1 : (int64_t)all / rows;
}

/* ---- keys ------------------------------------------------------------------------------------ */

#ifdef __x86_64__
typedef uint32_t keys32 __attribute__((vector_size(32)));
typedef int64_t keys64 __attribute__((vector_size(32)));

/* Treats negative keys as very large numbers. */
__attribute__((target("avx2"))) static void widen_32(const uint32_t *p, int64_t n, int64_t *first,
						     int64_t *last)
{
	keys32 low = ~(keys32){0}, high = {0}, x, y;
	uint32_t a = UINT32_MAX, b = 0;
	int64_t k = 0;

	for (; k + 16 <= n; k += 16) {
		__builtin_memcpy(&x, p + k, sizeof(x));
		__builtin_memcpy(&y, p + k + 8, sizeof(y));
		low = __builtin_elementwise_min(low, __builtin_elementwise_min(x, y));
		high = __builtin_elementwise_max(high, __builtin_elementwise_max(x, y));
	}
	for (; k < n; k++) {
		a = p[k] < a ? p[k] : a;
		b = p[k] > b ? p[k] : b;
	}
	for (int i = 0; i < 8; i++) {
		a = low[i] < a ? low[i] : a;
		b = high[i] > b ? high[i] : b;
	}
	widen_interval(a, b, first, last);
}

__attribute__((target("avx2"))) static void widen_64(const int64_t *p, int64_t n, int64_t *first,
						     int64_t *last)
{
	keys64 low = {INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX}, high = ~low, x;
	int64_t k = 0;

	for (; k + 4 <= n; k += 4) {
		__builtin_memcpy(&x, p + k, sizeof(x));
		low = __builtin_elementwise_min(low, x);
		high = __builtin_elementwise_max(high, x);
	}
	for (int i = 0; i < 4; i++)
		widen_interval(low[i], high[i], first, last);
	for (; k < n; k++)
		widen_interval(p[k], p[k], first, last);
}
#endif

static void widen_keys(const smr_range_extent *p, void *const *base, int64_t lo, int64_t count,
		       int64_t *first, int64_t *last)
{
	const smr_elements *x = &p->keys;

#ifdef __x86_64__
	const void *at = (const void *)((uintptr_t)base[x->base] +
					((uint64_t)x->at + (uint64_t)lo * (uint64_t)x->stride));

	if (p->wide && x->stride == 4 && (x->type == SMR_I32 || x->type == SMR_U32)) {
		widen_32(at, count, first, last);
		return;
	}
	if (p->wide && x->stride == 8 && (x->type == SMR_I64 || x->type == SMR_U64)) {
		widen_64(at, count, first, last);
		return;
	}
#endif
	for (int64_t k = lo; k < lo + count; k++)
		widen_interval(load_element(x, base, k), load_element(x, base, k), first, last);
}

/* ---- pieces ---------------------------------------------------------------------------------- */

static bool widen_row(const smr_range_extent *p, void *const *base, int64_t lo, int64_t count,
		      int64_t *first, int64_t *last)
{
	if (p->kind == SMR_RANGE_EXTENT_COUNTER) {
		widen_interval(0, count - 1, first, last);
		return count < INT32_MAX;
	}
	if (!may_hold(lo, count))
		return false;
	if (p->kind == SMR_RANGE_EXTENT_RANGE)
		widen_interval(lo, lo + count - 1, first, last);
	else
		widen_keys(p, base, lo, count, first, last);
	return true;
}

static smr_rows_as_one merge_rows(const smr_range_extent *p, void *const *base, int64_t from,
				  int64_t to)
{
	smr_rows_as_one one = {.are = from < to && rows_are_contiguous(p, base, from, to)};
	int64_t end, count;

	if (!one.are)
		return one;
	compute_row_range(&p->ranges, base, from, &one.lo, &count);
	compute_row_range(&p->ranges, base, to - 1, &end, &count);
	one.count = (int64_t)((uint64_t)end + (uint64_t)count - (uint64_t)one.lo);
	return one;
}

static bool find_extent(const smr_range_extent *p, void *const *base, int64_t from, int64_t to,
			const smr_rows_as_one *one, int64_t *first, int64_t *last)
{
	int64_t lo, count;

	if (one->are && p->kind != SMR_RANGE_EXTENT_COUNTER)
		return one->count == 0 ||
		       (one->count > 0 && widen_row(p, base, one->lo, one->count, first, last));
	for (int64_t i = from; i < to; i++)
		if (compute_row_range(&p->ranges, base, i, &lo, &count) &&
		    !widen_row(p, base, lo, count, first, last))
			return false;
	return true;
}

bool smr_range_extent_bytes_next(const smr_range_extent *p, void *const *base, int64_t from,
				 int64_t to, smr_rows_as_one *one, int64_t *lo, int64_t *hi)
{
	int64_t first = INT64_MAX, last = INT64_MIN;

	if (!p->again)
		*one = merge_rows(p, base, from, to);
	*lo = *hi = 0;
	if (!find_extent(p, base, from, to, one, &first, &last))
		return false;
	if (first > last)
		return true;
	if (first < 0 || last >= INT32_MAX)
		return false;
	*lo = p->at;
	*hi = p->at;
	return smr_mul_add(lo, first, p->scale) && smr_mul_add(hi, last, p->scale) &&
	       smr_mul_add(hi, 1, p->more) && smr_mul_add(hi, 1, p->size);
}

bool smr_range_extent_bytes(const smr_range_extent *p, void *const *base, int64_t from, int64_t to,
			    int64_t *lo, int64_t *hi)
{
	smr_rows_as_one one = merge_rows(p, base, from, to);
	smr_range_extent alone = *p;

	alone.again = 1;
	return smr_range_extent_bytes_next(&alone, base, from, to, &one, lo, hi);
}
