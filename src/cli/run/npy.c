/* The .npy format, versions 1 to 3: magic, version, length of the header, the header (a Python
 * dictionary), the elements. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cli/run/npz.h"

static const struct kind {
	const char *descr, *dtype;
	size_t bytes;
} kinds[] = {
	{"<f8", "f64", 8},        {"<f4", "f32", 4},
	{"<f2", "f16", 2},        {"|b1", "i1", 1},
	{"|i1", "i8", 1},         {"<i2", "i16", 2},
	{"<i4", "i32", 4},        {"<i8", "i64", 8},
	{"|u1", "u8", 1},         {"<u2", "u16", 2},
	{"<u4", "u32", 4},        {"<u8", "u64", 8},
	{"<c8", "c64", 8},        {"<c16", "c128", 16},
	{"<u2", "bf16", 2},       {"|u1", "f8e4m3fn", 1},
	{"|u1", "f8e5m2", 1},     {"|u1", "f8e4m3", 1},
	{"|u1", "f8e3m4", 1},     {"|u1", "f8e4m3fnuz", 1},
	{"|u1", "f8e5m2fnuz", 1}, {"|u1", "f8e4m3b11fnuz", 1},
	{"|u1", "f8e8m0fnu", 1},  {"|u1", "f6e2m3fn", 1},
	{"|u1", "f6e3m2fn", 1},   {"|u1", "f4e2m1fn", 1},
};

enum { NKINDS = sizeof(kinds) / sizeof(kinds[0]) };

typedef struct reader {
	const char *what, *at, *end;
	smr_npy_form *form;
} reader;

static smr_status report_malformed_npy(const reader *r, const char *why)
{
	return smr_fail(SMR_EPARSE, "%s: no array of NumPy's: %s", r->what, why);
}

static void skip_blanks(reader *r)
{
	while (r->at < r->end && (*r->at == ' ' || *r->at == '\n'))
		r->at++;
}

static bool accept_char(reader *r, char c)
{
	skip_blanks(r);
	if (r->at == r->end || *r->at != c)
		return false;
	r->at++;
	return true;
}

/* Parses a quoted string. */
static smr_status parse_quoted_word(reader *r, const char **out, size_t *n)
{
	char quote;

	skip_blanks(r);
	if (r->at == r->end || (*r->at != '\'' && *r->at != '"'))
		return report_malformed_npy(r, "a word is missing in its header");
	quote = *r->at++;
	*out = r->at;
	while (r->at < r->end && *r->at != quote)
		r->at++;
	if (r->at == r->end)
		return report_malformed_npy(r, "a word in its header has no end");
	*n = (size_t)(r->at++ - *out);
	return SMR_OK;
}

static smr_status parse_descr(reader *r, smr_ndarray *a)
{
	const char *text;
	size_t n;

	SMR_TRY(parse_quoted_word(r, &text, &n));
	for (size_t i = 0; i < NKINDS; i++) {
		const char *kind = kinds[i].descr;

		if (n < 2 || strlen(kind) != n || memcmp(kind + 1, text + 1, n - 1) != 0)
			continue;
		if (*text == *kind || (*text == '>' && *kind == '<')) {
			a->dtype = kinds[i].dtype;
			r->form->swap = *text == *kind ? 0 : kinds[i].bytes >> (kind[1] == 'c');
			return SMR_OK;
		}
	}
	return smr_fail(SMR_EUNSUPPORTED,
			"%s: elements of kind '%.*s' are not taken: save numbers or bools", r->what,
			n > 40 ? 40 : (int)n, text);
}

static smr_status parse_fortran_order(reader *r)
{
	skip_blanks(r);
	if (r->end - r->at >= 5 && memcmp(r->at, "False", 5) == 0) {
		r->at += 5;
		return SMR_OK;
	}
	if (r->end - r->at >= 4 && memcmp(r->at, "True", 4) == 0) {
		r->at += 4;
		r->form->fortran = true;
		return SMR_OK;
	}
	return report_malformed_npy(r, "its order is neither True nor False");
}

static smr_status parse_shape(reader *r, smr_ndarray *a)
{
	if (!accept_char(r, '('))
		return report_malformed_npy(r, "its shape is missing");
	while (!accept_char(r, ')')) {
		int64_t n = 0;

		if (a->rank == SMR_ARRAY_MAX_RANK)
			return smr_fail(SMR_EUNSUPPORTED, "%s: more than %d dimensions", r->what,
					SMR_ARRAY_MAX_RANK);
		skip_blanks(r);
		if (r->at == r->end || !isdigit((unsigned char)*r->at))
			return report_malformed_npy(r, "its shape is no list of numbers");
		for (; r->at < r->end && isdigit((unsigned char)*r->at); r->at++)
			if (__builtin_mul_overflow(n, 10, &n) ||
			    __builtin_add_overflow(n, *r->at - '0', &n))
				return report_malformed_npy(r, "a size is larger than memory");
		a->dims[a->rank++] = n;
		if (!accept_char(r, ',') && !(r->at < r->end && *r->at == ')'))
			return report_malformed_npy(r, "its shape has no end");
	}
	return SMR_OK;
}

static smr_status parse_header_entry(reader *r, smr_ndarray *a, unsigned *seen)
{
	static const char *const keys[] = {"descr", "fortran_order", "shape"};
	const char *key;
	size_t n, k = 0;

	SMR_TRY(parse_quoted_word(r, &key, &n));
	while (k < 3 && (strlen(keys[k]) != n || memcmp(keys[k], key, n) != 0))
		k++;
	if (k == 3 || (*seen >> k & 1) != 0 || !accept_char(r, ':'))
		return report_malformed_npy(r, "its header has an unknown entry, or one twice");
	*seen |= 1u << k;
	return k == 0 ? parse_descr(r, a) : k == 1 ? parse_fortran_order(r) : parse_shape(r, a);
}

static smr_status parse_header(reader *r, smr_ndarray *a)
{
	unsigned seen = 0;

	if (!accept_char(r, '{'))
		return report_malformed_npy(r, "its header is no dictionary");
	while (!accept_char(r, '}')) {
		SMR_TRY(parse_header_entry(r, a, &seen));
		if (!accept_char(r, ',') && !(r->at < r->end && *r->at == '}'))
			return report_malformed_npy(r, "its header has no end");
	}
	return seen == 7 ? SMR_OK : report_malformed_npy(r, "its header lacks an entry");
}

static size_t size_of(const smr_ndarray *a)
{
	for (size_t i = 0; i < NKINDS; i++)
		if (strcmp(kinds[i].dtype, a->dtype) == 0)
			return kinds[i].bytes;
	return 0;
}

static bool total(const smr_ndarray *a, size_t *out)
{
	size_t n = size_of(a);

	for (unsigned d = 0; d < a->rank; d++)
		if (__builtin_mul_overflow(n, (size_t)a->dims[d], &n))
			return false;
	*out = n;
	return true;
}

static void swap_bytes(char *at, size_t n, size_t size)
{
	for (char *end = at + n; at < end; at += size)
		for (size_t i = 0; i < size / 2; i++) {
			char byte = at[i];

			at[i] = at[size - 1 - i];
			at[size - 1 - i] = byte;
		}
}

/* Copies elements in the order of the result, the last dimension fastest. */
static void fortran_to_row_major(const smr_ndarray *a, const char *from, char *to, size_t n,
				 size_t size)
{
	int64_t at[SMR_ARRAY_MAX_RANK] = {0}, stride[SMR_ARRAY_MAX_RANK], k = 0, step = 1;

	for (unsigned d = 0; d < a->rank; d++) {
		stride[d] = step;
		step *= a->dims[d];
	}
	for (char *end = to + n; to < end; to += size) {
		memcpy(to, from + (size_t)k * size, size);
		for (unsigned d = a->rank; d-- > 0;) {
			k += stride[d];
			if (++at[d] < a->dims[d])
				break;
			k -= stride[d] * a->dims[d];
			at[d] = 0;
		}
	}
}

smr_status smr_npy_settle(const smr_ndarray *a, const smr_npy_form *form, void **data, size_t n)
{
	char *to;

	if (form->swap > 1)
		swap_bytes(*data, n, form->swap);
	if (!form->fortran || a->rank < 2 || n == 0)
		return SMR_OK;
	to = smr_malloc(n);
	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an array of %zu bytes", n);
	fortran_to_row_major(a, *data, to, n, size_of(a));
	smr_free(*data);
	*data = to;
	return SMR_OK;
}

smr_status smr_npy_read(const char *what, const void *bytes, size_t n, smr_ndarray *out,
			const void **data, size_t *ndata, smr_npy_form *form)
{
	const unsigned char *b = bytes;
	reader r = {.what = what, .form = form};
	size_t length, from;

	*out = (smr_ndarray){0};
	*form = (smr_npy_form){0};
	if (n < 10 || memcmp(b, "\x93NUMPY", 6) != 0)
		return report_malformed_npy(&r, "it does not begin as one");
	if (b[6] < 1 || b[6] > 3 || (b[6] > 1 && n < 12))
		return report_malformed_npy(&r, "its version is none of 1, 2, 3");
	from = b[6] == 1 ? 10 : 12;
	length = b[6] == 1 ? (size_t)b[8] | (size_t)b[9] << 8
			   : (size_t)b[8] | (size_t)b[9] << 8 | (size_t)b[10] << 16 |
				     (size_t)b[11] << 24;
	if (length > n - from)
		return report_malformed_npy(&r, "its header is longer than the file");
	r.at = (const char *)b + from;
	r.end = r.at + length;
	SMR_TRY(parse_header(&r, out));
	if (!total(out, ndata) || *ndata != n - from - length)
		return report_malformed_npy(&r, "its length is not that of its elements");
	*data = b + from + length;
	return SMR_OK;
}

smr_status smr_npy_header(const smr_ndarray *a, char **out, size_t *n)
{
	smr_str s = {0};
	size_t length;
	char *text;

	for (size_t i = 0; i < NKINDS; i++)
		if (strcmp(kinds[i].dtype, a->dtype) == 0)
			smr_str_printf(&s, "{'descr': '%s', 'fortran_order': False, 'shape': (",
				       kinds[i].descr);
	for (unsigned d = 0; d < a->rank; d++)
		smr_str_printf(&s, "%lld%s", (long long)a->dims[d],
			       d + 1 < a->rank ? ", "
			       : a->rank == 1  ? ","
					       : "");
	smr_str_puts(&s, "), }");
	length = strlen(smr_str_text(&s)) + 1;
	length += 63 - (length + 9) % 64; /* elements begin at a multiple of 64 */
	while (!s.oom && strlen(smr_str_text(&s)) + 1 < length)
		smr_str_putc(&s, ' ');
	smr_str_putc(&s, '\n');
	text = s.oom ? NULL : smr_malloc(10 + length);
	if (text != NULL) {
		memcpy(text, "\x93NUMPY\x01", 8);
		text[8] = (char)(length & 0xff);
		text[9] = (char)(length >> 8);
		memcpy(text + 10, smr_str_text(&s), length);
	}
	smr_str_free(&s);
	*out = text;
	*n = 10 + length;
	return text != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an array's header");
}
