/* Literals. The C library's decimal point depends on the locale; so digits are passed to it, and
 * taken from it, without one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ir/graph/value.h"
#include "ir/text/text.h"

uint64_t smr_number_from_decimal(smr_dtype t, const char *digits, size_t n, long exp10)
{
	char text[SMR_MAX_DIGITS + 32];

	if (n > SMR_MAX_DIGITS)
		n = SMR_MAX_DIGITS;
	snprintf(text, sizeof(text), "%.*se%ld", (int)n, digits, exp10);
	if (t == SMR_F32) { /* converting through double would round twice */
		float v = strtof(text, NULL);
		uint32_t bits;

		memcpy(&bits, &v, sizeof(bits));
		return bits;
	}
	return smr_value_from_double(t, strtod(text, NULL));
}

/* Writes the digits of |v| to the given precision, without trailing zeros; *exp10 scales the whole
 * number they form. */
static size_t digits_of(double v, int precision, char *digits, long *exp10)
{
	char text[64];
	size_t n = 0;
	const char *p;

	snprintf(text, sizeof(text), "%.*e", precision - 1, v);
	for (p = text; *p != 'e' && *p != '\0'; p++)
		if (smr_text_is_digit(*p))
			digits[n++] = *p;
	*exp10 = strtol(p + 1, NULL, 10) - (long)(n - 1);
	while (n > 1 && digits[n - 1] == '0') {
		n--;
		++*exp10;
	}
	return n;
}

static void put_decimal(smr_str *s, const char *digits, size_t n, long exp10)
{
	long point = (long)n + exp10; /* position of the decimal point among the digits */

	if (point > 9 || point < -3) {
		smr_str_write(s, digits, 1);
		if (n > 1)
			smr_str_printf(s, ".%.*s", (int)n - 1, digits + 1);
		smr_str_printf(s, "e%ld", point - 1);
	} else if (point <= 0) {
		smr_str_printf(s, "0.%.*s%.*s", (int)-point, "000", (int)n, digits);
	} else if (exp10 >= 0) {
		smr_str_printf(s, "%.*s%.*s", (int)n, digits, (int)exp10, "000000000");
	} else {
		smr_str_printf(s, "%.*s.%s", (int)point, digits, digits + point);
	}
}

static void put_float(smr_str *s, smr_dtype t, uint64_t bits)
{
	/* decimal digits that every number of the type preserves, and that distinguish any two */
	int least = t == SMR_F64 ? 15 : t == SMR_F32 ? 6 : 2;
	int most = t == SMR_F64 ? 17 : t == SMR_F32 ? 9 : 5;
	uint64_t top = 1ull << (8 * smr_dtype_size(t) - 1);
	double v = smr_value_to_double(t, bits & ~top);
	double normal = t == SMR_F64 ? 0x1p-1022 : t == SMR_F16 ? 0x1p-14 : 0x1p-126;
	char digits[32];
	long exp10;
	size_t n;

	if (v < normal)
		least = 1;
	if (v != v && (bits & ~top) != smr_value_from_double(t, __builtin_nan(""))) {
		smr_str_printf(s, "0x%llx", (unsigned long long)bits);
		return;
	}
	if (bits & top)
		smr_str_putc(s, '-');
	if (v != v || v > 0x1.fffffffffffffp1023) {
		smr_str_puts(s, v != v ? "nan" : "inf");
		return;
	}
	for (int precision = least;; precision++) {
		n = digits_of(v, precision, digits, &exp10);
		digits[n] = '\0';
		if (precision == most ||
		    smr_number_from_decimal(t, digits, n, exp10) == (bits & ~top))
			break;
	}
	if (digits[0] == '0')
		exp10 = 0;
	put_decimal(s, digits, n, exp10);
}

/* Floats whose sign is another bit than the highest, or that have none. */
static void put_odd_float(smr_str *s, smr_dtype t, uint64_t bits)
{
	double v = smr_value_to_double(t, bits);

	if (v != v)
		smr_str_puts(s, "nan");
	else
		put_float(s, SMR_F64, smr_value_from_double(SMR_F64, v));
}

void smr_text_number(smr_str *s, smr_dtype t, uint64_t bits)
{
	int64_t v = smr_value_to_int(t, bits);

	if (t == SMR_C64 || t == SMR_C128) {
		smr_str_printf(s, "0x%llx", (unsigned long long)bits);
	} else if (smr_dtype_is_float(t) && !smr_dtype_has_minus_zero(t)) {
		put_odd_float(s, t, bits);
	} else if (smr_dtype_is_float(t)) {
		put_float(s, t, bits);
	} else {
		bool minus = smr_dtype_is_signed(t) && v < 0;

		if (minus)
			smr_str_putc(s, '-');
		smr_text_uint(s, minus ? 0 - (uint64_t)v : (uint64_t)v);
	}
	smr_str_putc(s, ':');
	smr_str_puts(s, smr_dtype_name(t));
}
