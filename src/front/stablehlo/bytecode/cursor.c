/* Integers, strings and sections. A varint's first byte tells by its lowest set bit how many bytes
 * follow; the bits above it and these bytes are the value. */
#include "front/stablehlo/bytecode/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

smr_status(bc_fail)(const bc_reader *r, const unsigned char *at, const char *fmt, ...)
{
	char why[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	return smr_fail(SMR_EPARSE, "%s: byte %zu: %s", r->name, (size_t)(at - r->start), why);
}

smr_status(bc_no_memory)(const bc_reader *r)
{
	return smr_fail(SMR_ENOMEM, "no memory to read %s", r->name);
}

static smr_status fail_short(const bc_reader *r, const bc_cursor *c)
{
	return bc_fail(r, c->at,
		       c->end == r->end ? "the file ends here; more bytes were expected"
					: "more bytes were expected than are left here");
}

smr_status bc_byte(const bc_reader *r, bc_cursor *c, unsigned char *out)
{
	if (c->at == c->end)
		return fail_short(r, c);
	*out = *c->at++;
	return SMR_OK;
}

/* Returns up to 8 bytes, the first one lowest. */
static uint64_t load_bytes(const unsigned char *at, size_t n)
{
	uint64_t v = 0;

	for (size_t i = 0; i < 8 && i < n; i++)
		v |= (uint64_t)at[i] << 8 * i;
	return v;
}

smr_status bc_long_varint(const bc_reader *r, bc_cursor *c, uint64_t *out)
{
	unsigned more;

	if (c->at == c->end)
		return fail_short(r, c);
	more = *c->at == 0 ? 8 : (unsigned)__builtin_ctz(*c->at);
	if (bc_left(c) < more + 1)
		return fail_short(r, c);
	if (more == 1)
		*out = (c->at[0] | (uint64_t)c->at[1] << 8) >> 2;
	else if (more == 8)
		*out = load_bytes(c->at + 1, 8);
	else
		*out = load_bytes(c->at, more + 1) >> (more + 1);
	c->at += more + 1;
	return SMR_OK;
}

smr_status bc_svarint(const bc_reader *r, bc_cursor *c, int64_t *out)
{
	uint64_t v;

	SMR_TRY(bc_varint(r, c, &v));
	*out = (int64_t)(v >> 1 ^ (0 - (v & 1)));
	return SMR_OK;
}

smr_status bc_flag(const bc_reader *r, bc_cursor *c, uint64_t *out, bool *flag)
{
	SMR_TRY(bc_varint(r, c, out));
	*flag = (*out & 1) != 0;
	*out >>= 1;
	return SMR_OK;
}

smr_status bc_fail_count(const bc_reader *r, const bc_cursor *c, const unsigned char *at,
			 uint64_t v)
{
	return bc_fail(r, at, "a count of %llu, and %zu bytes left", (unsigned long long)v,
		       bc_left(c));
}

smr_status bc_fail_index(const bc_reader *r, const bc_cursor *c, uint64_t v, size_t n,
			 const char *what)
{
	return bc_fail(r, c->at, "%s %llu before this, of %zu", what, (unsigned long long)v, n);
}

smr_status bc_take(const bc_reader *r, bc_cursor *c, uint64_t n, bc_cursor *out)
{
	if (n > bc_left(c))
		return bc_fail(r, c->at, "%llu bytes were expected; %zu are left",
			       (unsigned long long)n, bc_left(c));
	*out = (bc_cursor){c->at, c->at + n};
	c->at += n;
	return SMR_OK;
}

smr_status bc_blob(const bc_reader *r, bc_cursor *c, bc_cursor *out)
{
	uint64_t n;

	SMR_TRY(bc_varint(r, c, &n));
	return bc_take(r, c, n, out);
}

smr_status bc_cstr(const bc_reader *r, bc_cursor *c, bc_cursor *out)
{
	const unsigned char *zero = bc_left(c) > 0 ? memchr(c->at, 0, bc_left(c)) : NULL;

	if (zero == NULL)
		return bc_fail(r, c->at, "a text without its end");
	*out = (bc_cursor){c->at, zero};
	c->at = zero + 1;
	return SMR_OK;
}

smr_status bc_section_here(const bc_reader *r, bc_cursor *c, unsigned *id, bc_cursor *out)
{
	uint64_t n, alignment = 1;
	unsigned char b;

	SMR_TRY(bc_byte(r, c, &b));
	*id = b & 0x7F;
	SMR_TRY(bc_varint(r, c, &n));
	if ((b & 0x80) != 0) {
		SMR_TRY(bc_varint(r, c, &alignment));
		if (alignment == 0 || (alignment & (alignment - 1)) != 0)
			return bc_fail(r, c->at, "a section that is aligned to %llu bytes",
				       (unsigned long long)alignment);
		while (((size_t)(c->at - r->start) & (alignment - 1)) != 0)
			SMR_TRY(bc_byte(r, c, &b)); /* padding */
	}
	return bc_take(r, c, n, out);
}

smr_status bc_string(const bc_reader *r, bc_cursor *c, bc_text *out)
{
	size_t i;

	SMR_TRY(bc_index(r, c, r->nstrings, "string", &i));
	*out = r->strings[i];
	return SMR_OK;
}

smr_status bc_bits(const bc_reader *r, bc_cursor *c, unsigned width, uint64_t *out)
{
	unsigned char b;
	int64_t v;

	if (width > 64)
		return bc_fail(r, c->at, "a number of %u bits", width);
	if (width <= 8) {
		SMR_TRY(bc_byte(r, c, &b));
		*out = b;
	} else {
		SMR_TRY(bc_svarint(r, c, &v));
		*out = (uint64_t)v;
	}
	if (width < 64)
		*out = (uint64_t)((int64_t)(*out << (64 - width)) >> (64 - width));
	return SMR_OK;
}
