/* Types of quantized numbers: !quant.uniform<i8<-128:127>:f32:1, {0.5:3, 0.25}>. */
#include <string.h>

#include "front/stablehlo/import/quant.h"
#include "ir/graph/value.h"
#include "ir/text/text.h"

static void skip_blanks(const char **at)
{
	while (**at == ' ')
		++*at;
}

static bool accept(const char **at, char c)
{
	skip_blanks(at);
	if (**at != c)
		return false;
	++*at;
	return true;
}

static bool read_whole(const char **at, int64_t *out)
{
	bool minus = accept(at, '-');
	const char *from = *at;

	for (*out = 0; **at >= '0' && **at <= '9'; ++*at)
		if (__builtin_mul_overflow(*out, 10, out) ||
		    __builtin_add_overflow(*out, **at - '0', out))
			return false;
	*out = minus ? -*out : *out;
	return *at > from;
}

/* Reads a scale like 0.5 or 1.0e-02. */
static bool read_scale(const char **at, double *out)
{
	char digits[SMR_MAX_DIGITS];
	size_t n = 0;
	int64_t exp10 = 0, more;
	bool point = false;

	skip_blanks(at);
	for (; (**at >= '0' && **at <= '9') || (**at == '.' && !point); ++*at) {
		if (**at == '.')
			point = true;
		else if (n < sizeof(digits)) {
			digits[n++] = **at;
			exp10 -= point;
		} else {
			exp10 += !point;
		}
	}
	if (n > 0 && (**at == 'e' || **at == 'E')) {
		++*at;
		(void)accept(at, '+');
		if (!read_whole(at, &more) || more > 400 || more < -400)
			return false;
		exp10 += more;
	}
	*out = n > 0 ? smr_value_to_double(SMR_F64,
					   smr_number_from_decimal(SMR_F64, digits, n, (long)exp10))
		     : 0;
	return *out > 0 && *out < __builtin_inf();
}

static bool read_pair(const char **at, hlo_quant *q)
{
	q->zero[q->n] = 0;
	if (!read_scale(at, &q->scale[q->n]) ||
	    (accept(at, ':') && !read_whole(at, &q->zero[q->n])) || q->zero[q->n] < q->least ||
	    q->zero[q->n] > q->most)
		return false;
	q->n++;
	return true;
}

static bool read_body(const char *at, uint32_t room, hlo_quant *q)
{
	at += strcspn(at, "<:, ");
	if (accept(&at, '<') &&
	    (!read_whole(&at, &q->least) || !accept(&at, ':') || !read_whole(&at, &q->most) ||
	     !accept(&at, '>') || q->least >= q->most))
		return false;
	at += strcspn(at + (*at == ':'), ":, ") + (*at == ':');
	if (accept(&at, ':') && (!read_whole(&at, &q->axis) || q->axis < 0))
		return false;
	if (!accept(&at, ','))
		return false;
	if (q->axis < 0)
		return read_pair(&at, q) && *at == '\0';
	if (!accept(&at, '{'))
		return false;
	do
		if (q->n == room || !read_pair(&at, q))
			return false;
	while (accept(&at, ','));
	return accept(&at, '}') && *at == '\0';
}

static smr_status find_stands(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t,
			      smr_dtype *out)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_F16, SMR_BF16};
	const char *name = t->element->members[0]->name;

	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (strcmp(smr_dtype_name(types[i]), name) == 0) {
			*out = types[i];
			return SMR_OK;
		}
	return hlo_fail(im, op, SMR_EUNSUPPORTED, "unsupported: %s: quantized %s", op->name, name);
}

smr_status hlo_quant_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t,
			hlo_elem *out)
{
	bool with_sign = smr_dtype_is_signed(out->dtype);
	hlo_quant *q = smr_arena_alloc(im->arena, sizeof(*q));
	uint32_t room = 1;

	for (const char *at = t->element->body; *at != '\0'; at++)
		room += *at == ',';
	if (q == NULL)
		return hlo_no_memory(im);
	*q = (hlo_quant){.axis = -1};
	if (out->bits > 32)
		return hlo_unsupported(im, op, "quantized numbers of more than 32 bits");
	q->least = with_sign ? -((int64_t)1 << (out->bits - 1)) : 0;
	q->most = ((int64_t)1 << (out->bits - with_sign)) - 1;
	q->scale = smr_arena_array(im->arena, room, sizeof(*q->scale));
	q->zero = smr_arena_array(im->arena, room, sizeof(*q->zero));
	if (q->scale == NULL || q->zero == NULL)
		return hlo_no_memory(im);
	SMR_TRY(find_stands(im, op, t, &q->stands));
	if (!read_body(t->element->body, room, q))
		return hlo_fail(im, op, SMR_EUNSUPPORTED,
				"unsupported: %s: quantized type !quant.uniform<%s>", op->name,
				t->element->body);
	if (q->axis >= 0 && (q->axis >= t->n || t->dims[q->axis] != q->n))
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u scales along dimension %lld", op->name,
				q->n, (long long)q->axis);
	out->quant = q;
	return SMR_OK;
}

bool hlo_quant_equal(const hlo_quant *a, const hlo_quant *b)
{
	if (a == b)
		return true;
	return a != NULL && b != NULL && a->stands == b->stands && a->least == b->least &&
	       a->most == b->most && a->axis == b->axis && a->n == b->n &&
	       memcmp(a->scale, b->scale, a->n * sizeof(*a->scale)) == 0 &&
	       memcmp(a->zero, b->zero, a->n * sizeof(*a->zero)) == 0;
}

hlo_elem hlo_quant_stands(const hlo_elem *e)
{
	smr_dtype t = e->quant->stands;

	return (hlo_elem){.dtype = t, .bits = (uint8_t)(8 * smr_dtype_size(t))};
}
