#include "cli/run/model_arrays.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"

enum { LINE = 64 }; /* bytes of a cache line */

static smr_status allocate_arrays(smr_arrays *a, size_t n)
{
	a->list = smr_calloc(n + 1, sizeof(*a->list));
	a->own = smr_calloc(n + 1, sizeof(*a->own));
	a->n = n;
	return a->list != NULL && a->own != NULL
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for %zu arrays", n);
}

void smr_arrays_free(smr_arrays *a)
{
	for (size_t i = 0; a->own != NULL && i < a->n; i++)
		smr_free(a->own[i]);
	smr_free(a->own);
	smr_free(a->list);
	*a = (smr_arrays){0};
}

smr_status smr_arrays_sizes(const smr_npz *z, smr_arrays *out)
{
	char name[32];
	size_t n = 0;

	do
		snprintf(name, sizeof(name), "arg%zu", n++);
	while (smr_npz_find(z, name) != NULL);
	SMR_TRY(allocate_arrays(out, n - 1));
	for (size_t i = 0; i < out->n; i++) {
		snprintf(name, sizeof(name), "arg%zu", i);
		out->list[i] = smr_npz_find(z, name)->a;
	}
	return SMR_OK;
}

static smr_dtype dtype_of(const char *name)
{
	smr_dtype t = SMR_DTYPE_COUNT;

	return name != NULL && smr_dtype_parse(name, strlen(name), &t) ? t : SMR_DTYPE_COUNT;
}

/* NumPy has neither bf16 nor f8: their bits are stored as unsigned integers. */
bool smr_arrays_stand_for(const char *given, const char *wanted)
{
	smr_dtype t = dtype_of(wanted);

	if (strcmp(given, wanted) == 0)
		return true;
	if (t == SMR_BF16)
		return strcmp(given, "u16") == 0;
	return t != SMR_DTYPE_COUNT && smr_dtype_is_tiny(t) && strcmp(given, "u8") == 0;
}

/* Checks that the program has an argument of each name. The part after an @ is checked where parts
 * are joined. */
static smr_status check_names(const char *path, const smr_npz *z, size_t nargs)
{
	for (size_t i = 0; i < z->n; i++) {
		const char *name = z->arrays[i].name;
		char *end = NULL;
		unsigned long long k = 0;

		if (strncmp(name, "arg", 3) == 0 && name[3] >= '0' && name[3] <= '9')
			k = strtoull(name + 3, &end, 10);
		if (end == NULL || (*end != '\0' && *end != '@') || k >= nargs)
			return smr_fail(
				SMR_EINVAL,
				"%s has an array %s, which the program does not take: it takes "
				"%zu, arg0 and so on",
				path, name, nargs);
		for (size_t j = 0; j < i; j++)
			if (strcmp(z->arrays[j].name, name) == 0)
				return smr_fail(SMR_EINVAL, "%s has two arrays %s", path, name);
	}
	return SMR_OK;
}

smr_status smr_arrays_take(const smr_model *m, const char *path, const smr_npz *z, smr_arrays *out)
{
	SMR_TRY(allocate_arrays(out, smr_model_nargs(m)));
	for (size_t i = 0; i < out->n; i++) {
		smr_model_value v = SMR_INIT(smr_model_value);
		const smr_npz_array *from;
		char name[32];

		snprintf(name, sizeof(name), "arg%zu", i);
		SMR_TRY(smr_model_arg(m, i, &v));
		from = smr_npz_find(z, name);
		if (from == NULL && smr_arrays_by_device(z)) {
			SMR_TRY(smr_arrays_join(m, path, z, i, &out->list[i], &out->own[i]));
			continue;
		}
		if (from == NULL)
			return smr_fail(SMR_ENOTFOUND, "%s has no array %s, of %zu", path, name,
					out->n);
		if (!smr_arrays_stand_for(from->a.dtype, v.dtype))
			return smr_fail(SMR_EINVAL, "%s: %s is %s, the program takes %s", path,
					name, from->a.dtype, v.dtype);
		out->list[i] = from->a;
		out->list[i].dtype = v.dtype;
	}
	return check_names(path, z, out->n);
}

smr_status smr_arrays_make(const smr_model_value *v, smr_ndarray *a, void **own, size_t *count)
{
	size_t size = smr_dtype_size(dtype_of(v->dtype)), n = 1, bytes;

	*a = (smr_ndarray){.dtype = v->dtype, .rank = v->rank};
	memcpy(a->dims, v->dims, sizeof(a->dims));
	for (unsigned d = 0; d < v->rank; d++)
		if (v->dims[d] < 0 || __builtin_mul_overflow(n, (size_t)v->dims[d], &n))
			return smr_fail(SMR_EINVAL,
					"an array whose sizes are not known: give --inputs");
	if (__builtin_mul_overflow(n, size, &bytes))
		return smr_fail(SMR_ENOMEM, "an array larger than memory");
	/* whole cache lines, which non-temporal stores need; calloc(), so that pages are not
	 * touched yet */
	*own = bytes > SIZE_MAX - LINE ? NULL : smr_calloc(bytes + LINE, 1);
	if (*own == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu bytes", bytes);
	a->data = (void *)(((uintptr_t)*own + LINE - 1) & ~((uintptr_t)LINE - 1));
	*count = n;
	return SMR_OK;
}

/* Returns the bits of random number i. */
static uint64_t made_up(smr_dtype t, const char *element, uint64_t h)
{
	double unit = (double)(h >> 11) * 0x1p-53;

	if (smr_dtype_is_float(t))
		return smr_value_from_double(t, 2 * unit - 1);
	if (t == SMR_I1)
		return h >> 63;
	/* a signed 2-bit integer is 0 or 1 */
	return strcmp(element, "i2") == 0 || strcmp(element, "ui2") == 0 ? h >> 63 : h >> 61;
}

smr_status smr_arrays_random(const smr_model *m, uint64_t seed, smr_arrays *out)
{
	SMR_TRY(allocate_arrays(out, smr_model_nargs(m)));
	for (size_t i = 0; i < out->n; i++) {
		smr_model_value v = SMR_INIT(smr_model_value);
		size_t n, size, parts;
		smr_dtype t;

		SMR_TRY(smr_model_arg(m, i, &v));
		SMR_TRY(smr_arrays_make(&v, &out->list[i], &out->own[i], &n));
		t = dtype_of(v.dtype);
		parts = t == SMR_C64 || t == SMR_C128 ? 2 : 1;
		t = t == SMR_C64 ? SMR_F32 : t == SMR_C128 ? SMR_F64 : t;
		size = smr_dtype_size(t);
		for (size_t k = 0; k < n * parts; k++) {
			uint64_t h = smr_hash_mix(smr_hash_mix(seed, i + 1), k + 1);
			uint64_t bits = made_up(t, v.element, h);

			memcpy((char *)out->list[i].data + k * size, &bits, size);
		}
	}
	return SMR_OK;
}

smr_status smr_arrays_of_results(const smr_model *m, bool by_device, smr_arrays *out)
{
	unsigned lines = 0;

	if (by_device)
		SMR_TRY(smr_arrays_lines(m, &lines));
	SMR_TRY(allocate_arrays(out, smr_model_nresults(m)));
	for (size_t i = 0; i < out->n; i++) {
		smr_model_value v = SMR_INIT(smr_model_value);
		size_t n;

		SMR_TRY(smr_model_result(m, i, &v));
		SMR_TRY(smr_arrays_add_lines(&v, lines));
		SMR_TRY(smr_arrays_make(&v, &out->list[i], &out->own[i], &n));
	}
	return SMR_OK;
}

static size_t count_of(const smr_ndarray *a)
{
	size_t n = 1;

	for (unsigned d = 0; d < a->rank; d++)
		n *= (size_t)a->dims[d];
	return n;
}

smr_status smr_arrays_write(const char *path, const smr_arrays *a)
{
	smr_npz z = {.n = a->n, .arrays = smr_calloc(a->n + 1, sizeof(*z.arrays))};
	char(*names)[32] = smr_calloc(a->n + 1, sizeof(*names));
	smr_status st = SMR_ENOMEM;

	for (size_t i = 0; z.arrays != NULL && names != NULL && i < a->n; i++) {
		snprintf(names[i], sizeof(names[i]), "out%zu", i);
		z.arrays[i].name = names[i];
		z.arrays[i].a = a->list[i];
		z.arrays[i].bytes =
			count_of(&a->list[i]) * smr_dtype_size(dtype_of(a->list[i].dtype));
	}
	if (z.arrays != NULL && names != NULL)
		st = smr_npz_write(path, &z);
	else
		st = smr_fail(SMR_ENOMEM, "no memory for %s", path);
	smr_free(names);
	smr_free(z.arrays);
	return st;
}

void smr_arrays_print_some(const smr_ndarray *a)
{
	smr_dtype t = dtype_of(a->dtype);
	size_t n = count_of(a), size = smr_dtype_size(t), shown = n < 6 ? n : 6;

	if (t == SMR_C64 || t == SMR_C128)
		return;
	for (size_t i = 0; i < shown; i++) {
		uint64_t bits = 0;

		memcpy(&bits, (const char *)a->data + i * size, size);
		if (t == SMR_U64)
			printf(" %llu", (unsigned long long)bits);
		else if (smr_dtype_is_float(t))
			printf(" %.6g", smr_value_to_double(t, bits));
		else
			printf(" %lld", (long long)smr_value_to_int(t, bits));
	}
	if (shown < n)
		printf(" ...");
}
