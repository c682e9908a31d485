/* Values by number, and the order of their uses, which the tree does not have. */
#include "front/stablehlo/bytecode/reader.h"

smr_status bc_take_numbers(bc_reader *r, bc_cursor *c, bc_region *of, size_t n, size_t *first)
{
	if (n > of->end - of->next)
		return bc_fail(r, c->at, "more values than the region declares");
	*first = of->next;
	of->next += n;
	r->promised -= n;
	return SMR_OK;
}

smr_status bc_use_value(bc_reader *r, bc_cursor *c, smr_mlir_value **out)
{
	uint64_t i;

	SMR_TRY(bc_varint(r, c, &i));
	SMR_TRY(bc_in_range(r, c, i, r->values.n - r->scope, "value"));
	*out = r->values.v[r->scope + i];
	return *out != NULL ? SMR_OK
			    : bc_fail(r, c->at, "value %llu is used before its definition",
				      (unsigned long long)i);
}

smr_status bc_skip_use_orders(bc_reader *r, bc_cursor *c, size_t n)
{
	size_t listed = 1, uses;
	uint64_t v;
	bool pairs;

	if (n > 1)
		SMR_TRY(bc_count(r, c, 1, &listed));
	for (size_t i = 0; i < listed; i++) {
		if (n > 1)
			SMR_TRY(bc_varint(r, c, &v));
		SMR_TRY(bc_flag(r, c, &v, &pairs));
		if (v > bc_left(c))
			return bc_fail(r, c->at, "more uses than bytes that are left");
		uses = (size_t)v;
		for (size_t k = 0; k < uses; k++)
			SMR_TRY(bc_varint(r, c, &v));
	}
	return SMR_OK;
}
