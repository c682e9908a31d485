/* The types are those of ir/graph, whose names are in small letters. */
#include "front/stablehlo/mlir/float8.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>

#include "ir/graph/value.h"

static bool find_float_type(const char *name, smr_dtype *out)
{
	char small[16];
	size_t n = 0;

	for (; name[n] != '\0' && n < sizeof(small); n++)
		small[n] = (char)tolower((unsigned char)name[n]);
	return smr_dtype_parse(small, n, out) && smr_dtype_is_tiny(*out);
}

bool smr_small_from_double(const char *name, double v, uint64_t *bits)
{
	smr_dtype t;

	if (!find_float_type(name, &t))
		return false;
	*bits = smr_value_from_double(t, v);
	return true;
}

double smr_small_to_double(const char *name, uint64_t bits)
{
	smr_dtype t;

	return find_float_type(name, &t) ? smr_value_to_double(t, bits) : NAN;
}
