/* Reads literals: sign, then raw bits (0x...), inf, nan, or decimals; then ":type", which
 * determines how the rest is read. */
#include <string.h>

#include "ir/graph/value.h"
#include "ir/text/parser.h"

typedef struct literal {
	bool minus, raw, point;
	char digits[SMR_MAX_DIGITS + 1];
	size_t n;
	long exp10;
	uint64_t bits;    /* raw */
	const char *word; /* inf, nan */
} literal;

static smr_status read_raw(smr_parser *p, literal *l)
{
	l->raw = true;
	for (p->at += 2; p->at < p->end; p->at++) {
		char c = *p->at;
		unsigned d = c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : (unsigned)(c - '0');

		if (!smr_text_is_digit(c) && !(c >= 'a' && c <= 'f'))
			break;
		if (l->bits >> 60)
			return smr_parse_fail(p, "a number of more than 64 bits");
		l->bits = l->bits << 4 | d;
	}
	return SMR_OK;
}

static smr_status read_exponent(smr_parser *p, literal *l)
{
	bool minus = p->at < p->end && *p->at == '-';
	uint32_t e;

	if (p->at < p->end && (*p->at == '-' || *p->at == '+'))
		p->at++;
	SMR_TRY(smr_parse_small(p, 99999, &e));
	l->point = true;
	l->exp10 += minus ? -(long)e : (long)e;
	return SMR_OK;
}

static smr_status read_decimal(smr_parser *p, literal *l)
{
	for (; p->at < p->end && (smr_text_is_digit(*p->at) || (*p->at == '.' && !l->point));
	     p->at++) {
		if (*p->at == '.') {
			l->point = true;
			continue;
		}
		l->exp10 -= l->point;
		if (l->n == 1 && l->digits[0] == '0')
			l->n = 0; /* leading zeros have no value */
		if (l->n == SMR_MAX_DIGITS)
			return smr_parse_fail(p, "a number of more than %d digits", SMR_MAX_DIGITS);
		l->digits[l->n++] = *p->at;
	}
	if (l->n == 0)
		return smr_parse_wanted(p, "a number");
	if (p->at < p->end && *p->at == 'e') {
		p->at++;
		return read_exponent(p, l);
	}
	return SMR_OK;
}

static smr_status read_literal(smr_parser *p, literal *l)
{
	l->minus = smr_parse_accept(p, "-");
	smr_parse_next(p);
	if (!l->minus && p->end - p->at > 2 && p->at[0] == '0' && p->at[1] == 'x')
		return read_raw(p, l);
	if (smr_parse_accept(p, "inf"))
		l->word = "inf";
	else if (smr_parse_accept(p, "nan"))
		l->word = "nan";
	else
		return read_decimal(p, l);
	return SMR_OK;
}

static smr_status whole_number(smr_parser *p, const literal *l, smr_dtype t, uint64_t *bits)
{
	uint64_t v = 0;
	bool bad = l->point || l->word != NULL;

	for (size_t i = 0; i < l->n; i++)
		bad |= __builtin_mul_overflow(v, 10, &v) ||
		       __builtin_add_overflow(v, (uint64_t)(l->digits[i] - '0'), &v);
	if (smr_dtype_is_signed(t))
		bad |= v > (uint64_t)INT64_MAX + l->minus;
	else
		bad |= l->minus && v != 0;
	*bits = smr_value_mask(t, l->minus ? 0 - v : v);
	if (bad || smr_value_to_int(t, *bits) != (int64_t)(l->minus ? 0 - v : v))
		return smr_parse_fail(p, "the number before this is no %s", smr_dtype_name(t));
	return SMR_OK;
}

/* Floats whose sign is another bit than the highest, or that have none. */
static uint64_t odd_float(const literal *l, smr_dtype t)
{
	double v = l->word == NULL     ? smr_value_to_double(SMR_F64,
							     smr_number_from_decimal(SMR_F64, l->digits,
										     l->n, l->exp10))
		   : l->word[0] == 'i' ? __builtin_inf()
				       : __builtin_nan("");

	return smr_value_from_double(t, l->minus ? -v : v);
}

smr_status smr_parse_number(smr_parser *p, smr_dtype *t, uint64_t *bits)
{
	literal l = {0};

	SMR_TRY(read_literal(p, &l));
	SMR_TRY(smr_parse_need(p, ":"));
	SMR_TRY(smr_parse_type(p, t));
	if (l.raw) {
		*bits = smr_value_mask(*t, l.bits);
		return *bits == l.bits ? SMR_OK
				       : smr_parse_fail(p, "the bits before this are no %s",
							smr_dtype_name(*t));
	}
	if (*t == SMR_C64 || *t == SMR_C128)
		return smr_parse_fail(p, "a complex number is written as its bits");
	if (!smr_dtype_is_float(*t))
		return whole_number(p, &l, *t, bits);
	if (!smr_dtype_has_minus_zero(*t)) {
		*bits = odd_float(&l, *t);
		return SMR_OK;
	}
	if (l.word != NULL)
		*bits = smr_value_from_double(*t, l.word[0] == 'i' ? __builtin_inf()
								   : __builtin_nan(""));
	else
		*bits = smr_number_from_decimal(*t, l.digits, l.n, l.exp10);
	if (l.minus)
		*bits |= 1ull << (8 * smr_dtype_size(*t) - 1);
	return SMR_OK;
}
