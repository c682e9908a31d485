#include "ir/graph/dtype.h"

#include <string.h>

static const struct row {
	const char *name;
	uint8_t bytes;
	bool flt, sgn;
} rows[] = {
#define X(e, name, bytes, flt, sgn) [SMR_##e] = {name, bytes, flt, sgn},
	SMR_DTYPES(X)
#undef X
};

const char *smr_dtype_name(smr_dtype t)
{
	return (unsigned)t < SMR_DTYPE_COUNT ? rows[t].name : "?";
}

size_t smr_dtype_size(smr_dtype t)
{
	return (unsigned)t < SMR_DTYPE_COUNT ? rows[t].bytes : 0;
}

bool smr_dtype_is_float(smr_dtype t)
{
	return (unsigned)t < SMR_DTYPE_COUNT && rows[t].flt;
}

bool smr_dtype_is_signed(smr_dtype t)
{
	return (unsigned)t < SMR_DTYPE_COUNT && rows[t].sgn;
}

bool smr_dtype_is_tiny(smr_dtype t)
{
	return smr_dtype_is_float(t) && smr_dtype_size(t) == 1;
}

bool smr_dtype_is_finite(smr_dtype t)
{
	return smr_dtype_is_tiny(t) && t != SMR_F8E5M2 && t != SMR_F8E4M3 && t != SMR_F8E3M4;
}

bool smr_dtype_has_minus_zero(smr_dtype t)
{
	return smr_dtype_is_float(t) &&
	       (!smr_dtype_is_tiny(t) || t == SMR_F8E4M3FN || !smr_dtype_is_finite(t));
}

bool smr_dtype_parse(const char *name, size_t len, smr_dtype *out)
{
	for (unsigned i = 0; i < SMR_DTYPE_COUNT; i++) {
		if (strlen(rows[i].name) == len && memcmp(rows[i].name, name, len) == 0) {
			*out = (smr_dtype)i;
			return true;
		}
	}
	return false;
}
