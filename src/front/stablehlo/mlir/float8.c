/* Eight bits: sign, exponent, mantissa. FN: no infinity; UZ: no -0, whose bits are the NaN (arXiv
 * 2209.05433; LLVM's APFloat.h). */
#include "front/stablehlo/mlir/float8.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

typedef struct small {
	const char *name;
	int mantissa, bias; /* bits of the mantissa; bias of the exponent */
	unsigned most;      /* the largest finite number */
	unsigned inf, nan;  /* equal: no infinity */
} small;

static const small types[] = {
	{"f8E5M2", 2, 15, 0x7B, 0x7C, 0x7E},        {"f8E4M3FN", 3, 7, 0x7E, 0x7F, 0x7F},
	{"f8E4M3", 3, 7, 0x77, 0x78, 0x7C},         {"f8E3M4", 4, 3, 0x6F, 0x70, 0x78},
	{"f8E5M2FNUZ", 2, 16, 0x7F, 0x80, 0x80},    {"f8E4M3FNUZ", 3, 8, 0x7F, 0x80, 0x80},
	{"f8E4M3B11FNUZ", 3, 11, 0x7F, 0x80, 0x80},
};

static const small *find_float_type(const char *name)
{
	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (strcmp(types[i].name, name) == 0)
			return &types[i];
	return NULL;
}

/* Encodes |v|; also correct for subnormal numbers, and if rounding carries into the exponent. */
static unsigned encode_magnitude(const small *t, double v)
{
	int least = 1 - t->bias, e;
	double bits;

	if (isnan(v))
		return t->nan;
	if (isinf(v))
		return t->inf;
	if (v == 0)
		return 0; /* frexp() gives no exponent */
	(void)frexp(v, &e);
	e = e - 1 < least ? least : e - 1;
	bits = ldexp(e - least, t->mantissa) + rint(ldexp(v, t->mantissa - e));
	return bits > t->most ? t->inf : (unsigned)bits;
}

bool smr_small_from_double(const char *name, double v, uint64_t *bits)
{
	const small *t = find_float_type(name);

	if (t == NULL)
		return false;
	*bits = encode_magnitude(t, fabs(v));
	if (signbit(v) && (t->nan != 0x80 || *bits != 0))
		*bits |= 0x80;
	return true;
}

double smr_small_to_double(const char *name, uint64_t bits)
{
	const small *t = find_float_type(name);
	unsigned m = (unsigned)bits & 0x7F;
	double v;

	if (t == NULL || (t->nan == 0x80 && bits == 0x80))
		return NAN;
	if (m > t->most)
		return m != t->inf || t->inf == t->nan ? NAN : bits & 0x80 ? -INFINITY : INFINITY;
	int e = (int)(m >> t->mantissa), least = 1 - t->bias;

	v = ldexp((double)(m & ((1u << t->mantissa) - 1)), -t->mantissa);
	v = e == 0 ? ldexp(v, least) : ldexp(1 + v, e - t->bias);
	return bits & 0x80 ? -v : v;
}
