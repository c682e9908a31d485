/* Tensors: numbers with more than two dimensions, or one text for all elements. Reference counts
 * are atomic, and a tensor is never changed, so that threads share it. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/value.h"

smr_status dml_array_new(uint32_t rank, const int64_t *dims, dml_kind of, dml_array **out)
{
	dml_array *a;
	int64_t n = 1;

	for (uint32_t d = 0; d < rank; d++)
		if (dims[d] < 0 || __builtin_mul_overflow(n, dims[d], &n) || n > INT64_MAX / 16)
			return smr_fail(SMR_EINVAL, "the dimensions of a tensor are too large");
	a = smr_calloc(1, sizeof(*a));
	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tensor");
	a->refs = 1;
	a->of = of;
	a->rank = rank;
	a->n = n;
	memcpy(a->dims, dims, rank * sizeof(*dims));
	if (of != DML_TEXT) {
		a->numbers = smr_numbers_new(n);
		if (a->numbers == NULL) {
			dml_array_drop(a);
			return SMR_ENOMEM;
		}
	}
	*out = a;
	return SMR_OK;
}

dml_array *dml_array_keep(dml_array *a)
{
	__atomic_fetch_add(&a->refs, 1, __ATOMIC_RELAXED);
	return a;
}

void dml_array_drop(dml_array *a)
{
	if (a == NULL || __atomic_sub_fetch(&a->refs, 1, __ATOMIC_ACQ_REL) > 0)
		return;
	free(a->numbers);
	smr_free(a->text);
	smr_free(a);
}

static dml_value element_at(const dml_array *a, int64_t i)
{
	double x = a->numbers[i];

	return a->of == DML_INTEGER   ? dml_integer((int64_t)x)
	       : a->of == DML_BOOLEAN ? dml_boolean(x != 0)
				      : dml_double(x);
}

static void put_element(smr_str *s, const dml_array *a, int64_t i, const dml_format *f)
{
	dml_value v;

	if (a->of == DML_TEXT) {
		smr_str_printf(s, "\"%s\"", a->text);
		return;
	}
	v = element_at(a, i);
	if (v.kind == DML_DOUBLE)
		dml_put_fixed(s, v.number, (int)f->decimal);
	else
		dml_put_scalar(s, &v);
}

void dml_put_array(smr_str *s, const dml_array *a, const dml_format *f)
{
	int64_t last = a->rank > 0 ? a->dims[a->rank - 1] : 1;

	for (int64_t i = 0; i < a->n; i++) {
		uint32_t begins = 0, ends = 0;
		int64_t block = 1;

		for (uint32_t d = a->rank; d-- > 0;
		     begins += i % block == 0, ends += (i + 1) % block == 0)
			block *= a->dims[d];
		if (i % last != 0)
			smr_str_puts(s, f->sep);
		for (uint32_t d = begins; begins > 0 && d < a->rank; d++)
			smr_str_putc(s, ' ');
		for (uint32_t d = 0; d < begins; d++)
			smr_str_putc(s, '[');
		put_element(s, a, i, f);
		for (uint32_t d = 0; d < ends; d++)
			smr_str_putc(s, ']');
		if (ends > 0)
			smr_str_puts(s, f->linesep);
	}
}
