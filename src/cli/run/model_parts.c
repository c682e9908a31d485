/* Arrays by device: joins parts and splits arrays by the program's shardings. */
#include <stdio.h>
#include <string.h>

#include "api/model/parts.h"
#include "base/alloc.h"
#include "cli/run/model_arrays.h"
#include "ir/graph/dtype.h"

bool smr_arrays_by_device(const smr_npz *z)
{
	for (size_t i = 0; i < z->n; i++)
		if (strncmp(z->arrays[i].name, "arg", 3) == 0 &&
		    strchr(z->arrays[i].name, '@') != NULL)
			return true;
	return false;
}

static size_t size_of(const char *dtype)
{
	smr_dtype t;

	return smr_dtype_parse(dtype, strlen(dtype), &t) ? smr_dtype_size(t) : 1;
}

static smr_status devices_of(const smr_model *m, unsigned *out)
{
	smr_model_stats s = SMR_INIT(smr_model_stats);

	SMR_TRY(smr_model_stat(m, &s));
	*out = s.devices;
	return SMR_OK;
}

smr_status smr_arrays_lines(const smr_model *m, unsigned *out)
{
	smr_model_stats s = SMR_INIT(smr_model_stats);

	SMR_TRY(smr_model_stat(m, &s));
	*out = s.apart ? s.devices : 0;
	return SMR_OK;
}

smr_status smr_arrays_add_lines(smr_model_value *v, unsigned n)
{
	if (n == 0)
		return SMR_OK;
	if (v->rank == SMR_ARRAY_MAX_RANK)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"arrays of %u dimensions by device: give whole ones, arg0 and so on",
			v->rank);
	memmove(v->dims + 1, v->dims, v->rank * sizeof(v->dims[0]));
	v->dims[0] = n;
	v->rank++;
	return SMR_OK;
}

static smr_status check_part(const char *path, const char *name, const smr_model_value *v,
			     const smr_model_part *p, const smr_ndarray *a)
{
	if (!smr_arrays_stand_for(a->dtype, v->dtype))
		return smr_fail(SMR_EINVAL, "%s: %s is %s, the program takes %s", path, name,
				a->dtype, v->dtype);
	if (a->rank != p->rank)
		return smr_fail(SMR_EINVAL, "%s: %s has %u dimensions, not %u", path, name, a->rank,
				p->rank);
	for (unsigned d = 0; d < p->rank; d++)
		if (a->dims[d] != p->dims[d])
			return smr_fail(SMR_EINVAL,
					"%s: dimension %u of %s has %lld elements, the device's "
					"part has %lld",
					path, d, name, (long long)a->dims[d],
					(long long)p->dims[d]);
	return SMR_OK;
}

/* Gives the first device that has the same part; it may be @p device itself. */
static smr_status first_of(const smr_model *m, size_t i, unsigned device, const smr_model_part *p,
			   unsigned *out)
{
	for (*out = 0; *out < device; ++*out) {
		smr_model_part q = SMR_INIT(smr_model_part);

		SMR_TRY(smr_model_arg_part(m, i, *out, &q));
		if (memcmp(q.start, p->start, sizeof(q.start)) == 0)
			break;
	}
	return SMR_OK;
}

static smr_status find_part(const char *path, const smr_npz *z, size_t i, unsigned device,
			    unsigned n, char name[48], const smr_npz_array **out)
{
	snprintf(name, 48, "arg%zu@%u", i, device);
	*out = smr_npz_find(z, name);
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOTFOUND,
				       "%s has no array %s: of %u devices each has a part", path,
				       name, n);
}

/* Checks that devices with the same part get equal arrays. */
static smr_status check_same(const smr_model *m, const char *path, const smr_npz *z, size_t i,
			     unsigned d, unsigned n, const smr_model_part *p, bool *seen)
{
	const smr_npz_array *a, *b;
	char name[48], other[48];
	unsigned first;

	SMR_TRY(first_of(m, i, d, p, &first));
	*seen = first != d;
	if (!*seen)
		return SMR_OK;
	SMR_TRY(find_part(path, z, i, d, n, name, &a));
	SMR_TRY(find_part(path, z, i, first, n, other, &b));
	if (a->bytes != b->bytes || memcmp(a->a.data, b->a.data, a->bytes) != 0)
		return smr_fail(SMR_EINVAL, "%s: %s and %s are one part, but differ", path, other,
				name);
	return SMR_OK;
}

static smr_status join_device_parts(const smr_model *m, const char *path, const smr_npz *z,
				    size_t i, unsigned n, unsigned lines, const smr_model_value *v,
				    smr_ndarray *out)
{
	size_t size = size_of(v->dtype);
	smr_model_elements e = {.at = out->data, .size = size, .step = size};

	for (unsigned d = 0; d < n; d++) {
		smr_model_part p = SMR_INIT(smr_model_part);
		const smr_npz_array *a;
		char name[48];
		bool seen = false;

		SMR_TRY(find_part(path, z, i, d, n, name, &a));
		SMR_TRY(smr_model_arg_part(m, i, d, &p));
		SMR_TRY(check_part(path, name, v, &p, &a->a));
		if (lines == 0)
			SMR_TRY(check_same(m, path, z, i, d, n, &p, &seen));
		if (!seen)
			smr_model_move(v->rank, v->dims, &e, p.start, p.dims, a->a.data, true);
		if (lines > 0)
			e.at += a->bytes;
	}
	return SMR_OK;
}

smr_status smr_arrays_join(const smr_model *m, const char *path, const smr_npz *z, size_t i,
			   smr_ndarray *out, void **own)
{
	smr_model_value v = SMR_INIT(smr_model_value);
	smr_model_value one;
	size_t count;
	unsigned n, lines;

	SMR_TRY(smr_model_arg(m, i, &v));
	SMR_TRY(devices_of(m, &n));
	SMR_TRY(smr_arrays_lines(m, &lines));
	one = v;
	SMR_TRY(smr_arrays_add_lines(&v, lines));
	SMR_TRY(smr_arrays_make(&v, out, own, &count));
	return join_device_parts(m, path, z, i, n, lines, &one, out);
}

/* ---- results ------------------------------------------------------------------------------ */

typedef struct named {
	char name[48];
	void *data;
} named;

static smr_status take_part(const smr_model *m, const smr_ndarray *whole, size_t i, unsigned d,
			    named *to, smr_npz_array *out)
{
	size_t size = size_of(whole->dtype), n = size;
	smr_model_elements e = {.at = whole->data, .size = size, .step = size};
	smr_model_part p = SMR_INIT(smr_model_part);

	SMR_TRY(smr_model_result_part(m, i, d, &p));
	snprintf(to->name, sizeof(to->name), "out%zu@%u", i, d);
	out->name = to->name;
	out->a = *whole;
	for (unsigned k = 0; k < p.rank; k++) {
		out->a.dims[k] = p.dims[k];
		n *= (size_t)p.dims[k];
	}
	out->a.rank = p.rank;
	if (whole->rank > p.rank) /* each device has its own entry of the leading dimension */
		e.at += d * n;
	to->data = out->a.data = smr_malloc(n + 1);
	if (to->data == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s of %zu bytes", to->name, n);
	out->bytes = n;
	smr_model_move(p.rank, whole->dims + (whole->rank - p.rank), &e, p.start, p.dims, to->data,
		       false);
	return SMR_OK;
}

smr_status smr_arrays_write_parts(const char *path, const smr_model *m, const smr_arrays *a)
{
	unsigned n = 0;
	smr_status st = devices_of(m, &n);
	size_t all = a->n * n;
	smr_npz z = {.n = all, .arrays = smr_calloc(all + 1, sizeof(*z.arrays))};
	named *names = smr_calloc(all + 1, sizeof(*names));

	if (st == SMR_OK && (z.arrays == NULL || names == NULL))
		st = smr_fail(SMR_ENOMEM, "no memory for %s", path);
	for (size_t k = 0; st == SMR_OK && k < all; k++)
		st = take_part(m, &a->list[k / n], k / n, (unsigned)(k % n), &names[k],
			       &z.arrays[k]);
	if (st == SMR_OK)
		st = smr_npz_write(path, &z);
	for (size_t k = 0; names != NULL && k < all; k++)
		smr_free(names[k].data);
	smr_free(names);
	smr_free(z.arrays);
	return st;
}
