/* Literals of one element, and elements as text. The C library's decimal point depends on the
 * locale: ir/text/number.c converts digits without one. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/stablehlo/mlir/float8.h"
#include "front/stablehlo/mlir/parser.h"
#include "ir/graph/value.h"
#include "ir/text/text.h"

typedef struct decimal {
	bool minus, raw, real;
	char digits[SMR_MAX_DIGITS + 1];
	size_t n;
	long exp10;
	uint64_t bits; /* raw */
} decimal;

static smr_status read_raw(mlir_parser *p, decimal *d)
{
	d->raw = true;
	for (p->m.at += 2;; p->m.at++) {
		char c = *p->m.at;
		unsigned v = smr_text_is_digit(c)   ? (unsigned)(c - '0')
			     : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
			     : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10
						    : 16;

		if (v == 16)
			return SMR_OK;
		if (d->bits >> 60)
			return mlir_fail(p, "a number of more than 64 bits");
		d->bits = d->bits << 4 | v;
	}
}

static smr_status read_exponent(mlir_parser *p, decimal *d)
{
	bool minus = p->m.at[1] == '-';
	long e = 0;

	p->m.at += 1 + (p->m.at[1] == '-' || p->m.at[1] == '+');
	if (!smr_text_is_digit(*p->m.at))
		return mlir_wanted(p, "the exponent's digits");
	for (; smr_text_is_digit(*p->m.at); p->m.at++) {
		e = e * 10 + (*p->m.at - '0');
		if (e > 99999)
			return mlir_fail(p, "an exponent of more than five digits");
	}
	d->exp10 += minus ? -e : e;
	return SMR_OK;
}

static smr_status read_digits(mlir_parser *p, decimal *d)
{
	if (!smr_text_is_digit(*p->m.at))
		return mlir_wanted(p, "a number");
	for (; smr_text_is_digit(*p->m.at) || (*p->m.at == '.' && !d->real); p->m.at++) {
		if (*p->m.at == '.') {
			d->real = true;
			continue;
		}
		d->exp10 -= d->real;
		if (d->n == 1 && d->digits[0] == '0')
			d->n = 0; /* leading zeros have no value */
		if (d->n == SMR_MAX_DIGITS)
			return mlir_fail(p, "a number of more than %d digits", SMR_MAX_DIGITS);
		d->digits[d->n++] = *p->m.at;
	}
	return d->real && (*p->m.at == 'e' || *p->m.at == 'E') ? read_exponent(p, d) : SMR_OK;
}

static smr_status read_decimal(mlir_parser *p, decimal *d)
{
	d->minus = mlir_accept(p, "-");
	mlir_next(p);
	if (p->m.at[0] == '0' && p->m.at[1] == 'x')
		return read_raw(p, d);
	return read_digits(p, d);
}

static bool decimal_to_u64(const decimal *d, uint64_t *out)
{
	*out = d->raw ? d->bits : 0;
	for (size_t i = 0; i < d->n; i++)
		if (__builtin_mul_overflow(*out, 10, out) ||
		    __builtin_add_overflow(*out, (uint64_t)(d->digits[i] - '0'), out))
			return false;
	return true;
}

smr_status mlir_int(mlir_parser *p, int64_t *out)
{
	decimal d = {0};
	uint64_t v;
	mlir_mark m;

	mlir_next(p);
	m = p->m;
	SMR_TRY(read_decimal(p, &d));
	if (d.real || !decimal_to_u64(&d, &v) || v > (uint64_t)INT64_MAX + d.minus)
		return mlir_fail_at(p, &m, "expected a whole number of 64 bits");
	*out = (int64_t)(d.minus ? 0 - v : v);
	return SMR_OK;
}

bool mlir_is_number(mlir_parser *p)
{
	char c = mlir_next(p);

	return smr_text_is_digit(c) || (c == '-' && smr_text_is_digit(p->m.at[1]));
}

bool mlir_is_real(mlir_parser *p)
{
	const char *at;

	mlir_next(p);
	for (at = p->m.at + (*p->m.at == '-'); smr_text_is_digit(*at); at++)
		;
	return *at == '.';
}

/* Encodes an integer as bits of @p t; false: it does not fit. */
static bool encode_integer(const decimal *d, const smr_mlir_type *t, uint64_t *bits)
{
	unsigned w = t->bits;
	uint64_t v, most = w == 64 ? UINT64_MAX : (1ull << w) - 1;

	if (d->real || !decimal_to_u64(d, &v))
		return false;
	/* signless types accept signed and unsigned values, and i1 accepts -1 */
	if (d->minus ? t->is_unsigned ? v != 0 : v > (most >> 1) + 1 : v > most)
		return false;
	*bits = d->minus ? 0 - v : v;
	return true;
}

static smr_dtype float_type(const smr_mlir_type *t)
{
	return t->bits == 64       ? SMR_F64
	       : t->bits == 32     ? SMR_F32
	       : t->name[0] == 'b' ? SMR_BF16
				   : SMR_F16;
}

static bool encode_float(const decimal *d, const smr_mlir_type *t, uint64_t *bits)
{
	double v;

	if (d->raw) {
		*bits = d->bits;
		return !d->minus && (t->bits == 64 || d->bits >> t->bits == 0);
	}
	if (!d->real)
		return false;
	if (t->bits >= 16) {
		*bits = smr_number_from_decimal(float_type(t), d->digits, d->n, d->exp10);
		*bits |= d->minus ? 1ull << (t->bits - 1) : 0;
		return true;
	}
	*bits = smr_number_from_decimal(SMR_F64, d->digits, d->n, d->exp10);
	memcpy(&v, bits, sizeof(v));
	return smr_small_from_double(t->name, d->minus ? -v : v, bits);
}

static smr_status parse_scalar_number(mlir_parser *p, const smr_mlir_type *t, unsigned char *out)
{
	decimal d = {0};
	uint64_t bits;
	mlir_mark m;

	mlir_next(p);
	m = p->m;
	if (t->bits == 1 && (mlir_peek(p, "true") || mlir_peek(p, "false"))) {
		*out = mlir_accept(p, "true");
		return *out ? SMR_OK : mlir_need(p, "false");
	}
	SMR_TRY(read_decimal(p, &d));
	if (!(t->kind == SMR_MLIR_FLOAT ? encode_float(&d, t, &bits)
					: encode_integer(&d, t, &bits)))
		return mlir_fail_at(
			p, &m, "expected a number of type %s%s", t->name,
			t->kind == SMR_MLIR_FLOAT ? ", with a point or as its bits, 0x..." : "");
	if (t->bits < 8 && t->kind == SMR_MLIR_INT) {
		unsigned gone = 64 - t->bits; /* stored extended to a byte */

		bits <<= gone;
		bits = t->is_unsigned || t->bits == 1 ? bits >> gone
						      : (uint64_t)((int64_t)bits >> gone);
	}
	for (unsigned i = 0; i < t->bytes; i++)
		out[i] = (unsigned char)(bits >> 8 * i);
	return SMR_OK;
}

smr_status mlir_element(mlir_parser *p, const smr_mlir_type *t, unsigned char *out)
{
	if (t->kind != SMR_MLIR_COMPLEX)
		return parse_scalar_number(p, t, out);
	SMR_TRY(mlir_need(p, "("));
	SMR_TRY(parse_scalar_number(p, t->element, out));
	SMR_TRY(mlir_need(p, ","));
	SMR_TRY(parse_scalar_number(p, t->element, out + t->element->bytes));
	return mlir_need(p, ")");
}

uint64_t mlir_load(const smr_mlir_type *t, const unsigned char *data)
{
	uint64_t v = 0;

	for (unsigned i = 0; i < t->bytes; i++)
		v |= (uint64_t)data[i] << 8 * i;
	if (t->kind == SMR_MLIR_FLOAT || t->is_unsigned || t->bits == 1 || t->bytes == 0 ||
	    t->bytes >= 8)
		return v;
	return (uint64_t)((int64_t)(v << (64 - 8 * t->bytes)) >> (64 - 8 * t->bytes));
}

static double to_double(const smr_mlir_type *t, uint64_t bits)
{
	if (t->bits < 16)
		return smr_small_to_double(t->name, bits);
	return smr_value_to_double(float_type(t), bits);
}

/* Prints six digits as MLIR does, or as many as distinguish any two numbers of the type, or
 * bits. */
static void print_real(smr_str *s, const smr_mlir_type *t, uint64_t bits)
{
	uint64_t top = 1ull << (t->bits - 1), again;
	double v = to_double(t, bits);

	for (int precision = 6; isfinite(v) && precision <= 16; precision += 10) {
		decimal d = {.real = true, .minus = bits & top};
		char text[64];
		char *e;

		snprintf(text, sizeof(text), "%.*e", precision, fabs(v));
		e = strchr(text, 'e');
		for (char *c = text; c < e; c++)
			if (smr_text_is_digit(*c))
				d.digits[d.n++] = *c;
		d.exp10 = strtol(e + 1, NULL, 10) - precision;
		if (encode_float(&d, t, &again) && again == bits) {
			smr_str_printf(s, "%s%c.%s%s", d.minus ? "-" : "", d.digits[0],
				       d.digits + 1, e);
			return;
		}
	}
	smr_str_printf(s, "0x%0*llX", (t->bits + 3) / 4, (unsigned long long)bits);
}

void mlir_print_element(smr_str *s, const smr_mlir_type *t, const unsigned char *data)
{
	uint64_t bits = t->kind == SMR_MLIR_COMPLEX ? 0 : mlir_load(t, data);

	if (t->kind == SMR_MLIR_COMPLEX) {
		smr_str_putc(s, '(');
		mlir_print_element(s, t->element, data);
		smr_str_puts(s, ", ");
		mlir_print_element(s, t->element, data + t->element->bytes);
		smr_str_putc(s, ')');
	} else if (t->kind == SMR_MLIR_FLOAT) {
		print_real(s, t, bits);
	} else if (t->bits == 1) {
		smr_str_puts(s, bits ? "true" : "false");
	} else if (t->is_unsigned || (int64_t)bits >= 0) {
		smr_text_uint(s, bits);
	} else {
		smr_str_putc(s, '-');
		smr_text_uint(s, 0 - bits);
	}
}
