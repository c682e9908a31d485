/* Types of quantized numbers, as the text that MLIR has for them. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

typedef struct quantized {
	uint64_t is_signed; /* flag */
	const smr_mlir_type *stored, *stands;
	int64_t min, max, dim;
	size_t n;
	double *scales;
	int64_t *zero_points;
} quantized;

static smr_status read_scale(bc_reader *r, bc_cursor *c, double *out)
{
	uint64_t bits;

	SMR_TRY(bc_bits(r, c, 64, &bits));
	memcpy(out, &bits, sizeof(*out));
	return SMR_OK;
}

static smr_status make_lists(bc_reader *r, quantized *q)
{
	q->scales = smr_arena_array(r->arena, q->n, sizeof(*q->scales));
	q->zero_points = smr_arena_array(r->arena, q->n, sizeof(*q->zero_points));
	return q->scales != NULL && q->zero_points != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status read_one(bc_reader *r, bc_cursor *c, quantized *q)
{
	q->n = 1;
	SMR_TRY(make_lists(r, q));
	SMR_TRY(read_scale(r, c, &q->scales[0]));
	SMR_TRY(bc_svarint(r, c, &q->zero_points[0]));
	SMR_TRY(bc_svarint(r, c, &q->min));
	return bc_svarint(r, c, &q->max);
}

static smr_status read_per_axis(bc_reader *r, bc_cursor *c, quantized *q)
{
	const unsigned char *at;
	uint64_t dim;
	size_t n;

	SMR_TRY(bc_varint(r, c, &dim));
	if (dim >= SMR_MLIR_RANK)
		return bc_fail(r, c->at, "quantized along dimension %llu", (unsigned long long)dim);
	q->dim = (int64_t)dim;
	SMR_TRY(bc_svarint(r, c, &q->min));
	SMR_TRY(bc_svarint(r, c, &q->max));
	SMR_TRY(bc_count(r, c, 1, &q->n));
	SMR_TRY(make_lists(r, q));
	for (size_t i = 0; i < q->n; i++)
		SMR_TRY(read_scale(r, c, &q->scales[i]));
	at = c->at;
	SMR_TRY(bc_count(r, c, 1, &n));
	if (n != q->n)
		return bc_fail(r, at, "%zu scales and %zu zero points", q->n, n);
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_svarint(r, c, &q->zero_points[i]));
	return SMR_OK;
}

static void print_quantized(const quantized *q, bool per_axis, smr_str *s)
{
	unsigned bits = q->stored->bits;
	int64_t most = bits >= 64 ? INT64_MAX : ((int64_t)1 << (bits - (q->is_signed != 0))) - 1;
	int64_t least = q->is_signed ? -most - 1 : 0;

	smr_str_printf(s, "%s%u", q->is_signed ? "i" : "u", bits);
	if (q->min != least || q->max != most)
		smr_str_printf(s, "<%lld:%lld>", (long long)q->min, (long long)q->max);
	smr_str_printf(s, ":%s", q->stands->name);
	if (per_axis)
		smr_str_printf(s, ":%lld", (long long)q->dim);
	smr_str_puts(s, per_axis ? ", {" : ", ");
	for (size_t i = 0; i < q->n; i++) {
		smr_str_printf(s, "%s%.17e", i > 0 ? ", " : "", q->scales[i]);
		if (q->zero_points[i] != 0)
			smr_str_printf(s, ":%lld", (long long)q->zero_points[i]);
	}
	if (per_axis)
		smr_str_putc(s, '}');
}

static smr_status make_quantized(bc_reader *r, const quantized *q, bool per_axis,
				 const smr_mlir_type **out)
{
	const smr_mlir_type **stands = smr_arena_memdup(r->arena, &q->stands, sizeof(*stands));
	smr_mlir_type t = {.kind = SMR_MLIR_DIALECT,
			   .name = "quant.uniform",
			   .n = 1,
			   .members = stands,
			   .bits = q->stored->bits,
			   .bytes = q->stored->bytes,
			   .is_unsigned = !q->is_signed};
	char name[8];
	smr_str s = {0};

	print_quantized(q, per_axis, &s);
	t.body = s.oom ? NULL : smr_arena_strndup(r->arena, smr_str_text(&s), s.n);
	smr_str_free(&s);
	snprintf(name, sizeof(name), "%s%u", q->is_signed ? "i" : "ui", q->stored->bits);
	t.element = mlir_scalar(name, strlen(name));
	if (t.body == NULL || stands == NULL || t.element == NULL)
		return bc_no_memory(r);
	*out = smr_arena_memdup(r->arena, &t, sizeof(t));
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_quantized_type(bc_reader *r, bc_cursor *c, bool per_axis, const smr_mlir_type **out)
{
	quantized q = {0};

	SMR_TRY(bc_varint(r, c, &q.is_signed));
	q.is_signed &= 1;
	SMR_TRY(bc_type(r, c, &q.stored));
	SMR_TRY(bc_type(r, c, &q.stands));
	if (q.stored->kind != SMR_MLIR_INT || q.stored->bits < 2 ||
	    q.stands->kind != SMR_MLIR_FLOAT)
		return bc_fail(r, c->at, "quantized numbers that are not integers for reals");
	SMR_TRY(per_axis ? read_per_axis(r, c, &q) : read_one(r, c, &q));
	return make_quantized(r, &q, per_axis, out);
}
