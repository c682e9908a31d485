#include <string.h>

#include "back/cpu/product/product.h"

void *smr_product_address(const smr_operand *o, const smr_env *e)
{
	return (char *)e->base[o->base] + o->offset;
}

double smr_product_scalar_at(const smr_product_scalar *s, const smr_env *e)
{
	const void *at;
	double d;
	float f;

	if (!s->reads)
		return s->value;
	at = s->from.is_value ? (const void *)&e->value[s->from.node]
			      : smr_product_address(&s->from, e);
	if (s->from.dtype == SMR_F32) {
		memcpy(&f, at, sizeof(f));
		return s->value * (double)f;
	}
	memcpy(&d, at, sizeof(d));
	return s->value * d;
}
