/* Results in the caller's arrays: which arrays a run may write to directly, and which must be
 * copied first, since their memory also belongs to an argument. */
#include <string.h>

#include "api/model/parts.h"

static size_t array_bytes(const smr_stablehlo_value *v, const smr_ndarray *a)
{
	size_t n = smr_dtype_size(v->dtype);

	for (uint32_t d = 0; d < a->rank; d++)
		n *= (size_t)a->dims[d];
	return n;
}

enum {
	SMALLEST = 1 << 16
}; /* least bytes of a result that is made in place: copying less is
      cheap */

static bool overlaps_array(const smr_stablehlo_value *v, const smr_ndarray *a, const char *lo,
			   const char *hi)
{
	const char *from = a->data;

	return from < hi && lo < from + array_bytes(v, a);
}

/* Whether result @p i of list @p l may be made in the caller's array: it is large, one tensor, and
 * overlaps no other array of any list, such as an argument that is still read. */
static bool is_home(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
		    uint32_t nlists, uint32_t l, uint32_t i)
{
	uint32_t nargs = m->face.nargs, nresults = m->face.nresults;
	const smr_stablehlo_value *v = &m->face.results[i];
	const smr_ndarray *a = &results[(size_t)l * nresults + i];
	const char *lo = a->data, *hi = lo + array_bytes(v, a);
	bool is = v->count == 1 && !smr_model_is_pair(v) && a->rank == v->rank && lo != NULL &&
		  hi - lo >= SMALLEST && (uintptr_t)lo % smr_dtype_size(v->dtype) == 0;

	for (size_t k = 0; is && k < (size_t)nlists * nargs; k++)
		is = !overlaps_array(&m->face.args[k % nargs], &args[k], lo, hi);
	for (size_t k = 0; is && k < (size_t)nlists * nresults; k++)
		is = &results[k] == a ||
		     !overlaps_array(&m->face.results[k % nresults], &results[k], lo, hi);
	return is;
}

void smr_model_homes(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
		     uint32_t nlists, uint32_t l, void **homes)
{
	uint32_t n = m->face.nresults;

	for (uint32_t i = 0; i < n; i++)
		if (is_home(m, args, results, nlists, l, i))
			homes[m->face.results[i].first] = results[(size_t)l * n + i].data;
}

double smr_model_handed_back(const smr_model *m)
{
	const smr_function *f = m->module->functions[0];
	double sum = 0;

	for (uint32_t r = 0; r < f->nresults; r++) {
		double bytes = smr_type_bytes(&f->vars[f->results[r]].type);

		if (bytes < SMALLEST || !smr_executable_makes_at_home(m->image, r))
			sum += bytes;
	}
	return sum;
}

bool smr_model_is_given(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
			uint32_t i)
{
	const smr_stablehlo_value *v = &m->face.args[i];
	const char *lo = args[i].data, *hi = lo + array_bytes(v, &args[i]);
	bool is = false;

	for (uint32_t k = 0; k < m->face.nresults; k++)
		is |= results[k].data == lo &&
		      array_bytes(&m->face.results[k], &results[k]) == (size_t)(hi - lo);
	for (uint32_t k = 0; is && k < m->face.nargs; k++)
		is = k == i || !overlaps_array(&m->face.args[k], &args[k], lo, hi);
	return is && smr_executable_devices(m->image) == 1;
}

/* Whether an argument's array is returned as a result while other results are stored into it. */
static bool is_overwritten(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
			   uint32_t i, const smr_buffer *b)
{
	const char *lo = b->t.data, *hi = lo + smr_buffer_bytes(b);
	bool is_arg = false, is = false;

	for (uint32_t k = 0; k < m->face.nargs; k++)
		is_arg |= overlaps_array(&m->face.args[k], &args[k], lo, hi);
	for (uint32_t k = 0; is_arg && k < m->face.nresults; k++)
		is |= overlaps_array(&m->face.results[k], &results[k], lo, hi) &&
		      (m->face.results[k].first != i || results[k].data != b->t.data);
	return is;
}

smr_status smr_model_keep_apart(smr_model *m, smr_executable *x, const smr_ndarray *args,
				const smr_ndarray *results, smr_buffer **outs)
{
	uint32_t n = m->module->functions[0]->nresults;

	for (uint32_t i = 0; i < n * smr_executable_devices(x); i++) {
		smr_heap *h = smr_executable_heap(x, i / n);
		smr_buffer *b = outs[i], *copy;

		if (b == NULL || !is_overwritten(m, args, results, i % n, b))
			continue;
		SMR_TRY(smr_buffer_new(h, &smr_model_variable(m, true, i % n)->type, &copy));
		memcpy(copy->t.data, b->t.data, smr_buffer_bytes(b));
		smr_buffer_drop(h, b);
		outs[i] = copy;
	}
	return SMR_OK;
}
