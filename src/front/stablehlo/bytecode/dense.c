/* Elements of constants. Bytes are little-endian; one element stands for all. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

/* Unpacks i1, as mlir/dense.c does for text: a byte of no or all bits for all elements; a byte
 * each, in versions of MLIR since 2025; or eight elements to a byte. A byte that could be a list of
 * up to eight is one unless all its bits are set. */
static smr_status unpack_bits(bc_reader *r, const bc_cursor *b, size_t count, smr_mlir_attr *a)
{
	size_t have = bc_left(b);
	bool one = have == 1 && (count < 2 || count > 8 || b->at[0] == 0xFF);
	unsigned char *to;

	if (!one && have != count && have != count / 8 + (count % 8 != 0))
		return bc_fail(r, b->at, "%zu bytes for %zu elements of one bit", have, count);
	to = smr_arena_alloc(r->arena, one ? 1 : count);
	if (to == NULL)
		return bc_no_memory(r);
	if (one)
		to[0] = b->at[0] & 1;
	for (size_t i = 0; !one && i < count; i++)
		to[i] = have == count && count > 1 ? b->at[i] & 1 : b->at[i / 8] >> i % 8 & 1;
	a->data = to;
	a->splat = count > 0 && (one || memcmp(to, to + 1, count - 1) == 0);
	return SMR_OK;
}

/* Extends elements below a byte as those of text. */
static void extend_elements(const smr_mlir_type *e, unsigned char *d, size_t n)
{
	unsigned gone = 8u - e->bits;

	for (size_t i = 0; i < n; i++)
		d[i] = e->is_unsigned ? (unsigned char)(d[i] << gone) >> gone
				      : (unsigned char)((int8_t)(d[i] << gone) >> gone);
}

static smr_status copy_elements(bc_reader *r, const bc_cursor *b, size_t count, smr_mlir_attr *a)
{
	const smr_mlir_type *e = a->type->element;
	size_t size = e->bytes, have = bc_left(b) / size;
	unsigned char *to;

	if (bc_left(b) % size != 0 || (have != count && have != 1))
		return bc_fail(r, b->at, "%zu bytes for %zu elements of %zu bytes each", bc_left(b),
			       count, size);
	if (count == 0)
		have = 0;
	a->splat = have > 0 && memcmp(b->at, b->at + size, (have - 1) * size) == 0;
	if (a->splat)
		have = 1;
	to = smr_arena_memdup(r->arena, b->at, have * size);
	if (to == NULL)
		return bc_no_memory(r);
	if (e->kind == SMR_MLIR_INT && e->bits < 8)
		extend_elements(e, to, have);
	a->data = to;
	return SMR_OK;
}

smr_status bc_dense(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_DENSE);
	const smr_mlir_type *e;
	bc_cursor b;

	if (a == NULL)
		return bc_no_memory(r);
	SMR_TRY(bc_type(r, c, &a->type));
	if (a->type->kind != SMR_MLIR_TENSOR || !mlir_count(a->type, &a->n))
		return bc_fail(r, c->at, "a constant of a type without a size");
	SMR_TRY(bc_blob(r, c, &b));
	e = a->type->element;
	SMR_TRY(e->kind == SMR_MLIR_INT && e->bits == 1 ? unpack_bits(r, &b, a->n, a)
							: copy_elements(r, &b, a->n, a));
	*out = a;
	return SMR_OK;
}

smr_status bc_dense_array(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_ARRAY);
	uint64_t n;
	bc_cursor b;

	if (a == NULL)
		return bc_no_memory(r);
	SMR_TRY(bc_type(r, c, &a->type));
	if (a->type->bytes == 0 || a->type->kind == SMR_MLIR_COMPLEX)
		return bc_fail(r, c->at, "an array of elements that are no numbers");
	SMR_TRY(bc_varint(r, c, &n));
	SMR_TRY(bc_blob(r, c, &b));
	if (bc_left(&b) / a->type->bytes != n || bc_left(&b) % a->type->bytes != 0)
		return bc_fail(r, b.at, "%zu bytes for %llu elements", bc_left(&b),
			       (unsigned long long)n);
	a->n = (size_t)n;
	a->data = smr_arena_memdup(r->arena, b.at, bc_left(&b));
	*out = a;
	return a->data != NULL ? SMR_OK : bc_no_memory(r);
}
