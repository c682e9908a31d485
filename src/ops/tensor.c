/* Reads and writes elements of dense tensors. */
#include <string.h>

#include "ir/graph/value.h"
#include "ops/build.h"

int64_t smr_tensor_count(const smr_tensor *t)
{
	int64_t n = 1;

	for (uint32_t d = 0; d < t->rank; d++)
		n *= t->dims[d];
	return n;
}

uint64_t smr_tensor_get(const smr_tensor *t, int64_t i)
{
	size_t size = smr_dtype_size(t->dtype);
	uint64_t bits = 0;

	memcpy(&bits, (const char *)t->data + (size_t)i * size, size);
	return bits;
}

void smr_tensor_set(const smr_tensor *t, int64_t i, uint64_t bits)
{
	size_t size = smr_dtype_size(t->dtype);

	memcpy((char *)t->data + (size_t)i * size, &bits, size);
}

uint64_t smr_tensor_sign(smr_dtype t)
{
	smr_tiny_format tiny;

	if (smr_tiny_format_of(t, &tiny))
		return tiny.sign;
	if (!smr_dtype_is_float(t) && !smr_dtype_is_signed(t))
		return 0;
	return UINT64_C(1) << (8 * smr_dtype_size(t) - 1);
}

uint64_t smr_tensor_order(smr_dtype t, uint64_t bits)
{
	uint64_t sign = smr_tensor_sign(t);

	return smr_dtype_is_float(t) && (bits & sign) != 0 ? bits ^ (sign | (sign - 1))
							   : bits ^ sign;
}

bool smr_ops_advance(int64_t *at, const int64_t *dims, uint32_t rank)
{
	for (uint32_t d = rank; d-- > 0;) {
		if (++at[d] < dims[d])
			return true;
		at[d] = 0;
	}
	return false;
}
