/* Encodes and decodes numbers and frames of messages. */
#include "net/wire.h"

#include <string.h>

#include "base/data/hash.h"
#include "base/status.h"

enum { TAG = 8, HEADER = 24 };

void smr_wire_put(smr_str *o, uint64_t v, int bytes)
{
	char text[8];

	for (int i = 0; i < bytes; i++)
		text[i] = (char)(v >> 8 * i);
	smr_str_write(o, text, (size_t)bytes);
}

void smr_wire_bytes(smr_str *o, const void *data, size_t n)
{
	smr_wire_put(o, n, 8);
	smr_str_write(o, data, n);
}

void smr_wire_numbers(smr_str *o, const uint64_t *v, size_t n)
{
	smr_wire_put(o, n, 8);
	for (size_t i = 0; i < n; i++)
		smr_wire_put(o, v[i], 8);
}

void smr_wire_put_double(smr_str *o, double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof(bits));
	smr_wire_put(o, bits, 8);
}

/* Length and hash are written at the end. */
size_t smr_wire_open(smr_str *o, const char *tag)
{
	size_t at = o->n;

	smr_str_write(o, tag, TAG);
	smr_wire_put(o, 0, 8);
	smr_wire_put(o, 0, 8);
	return at;
}

void smr_wire_close(smr_str *o, size_t at)
{
	smr_str numbers = {0};
	size_t n;

	if (o->oom)
		return;
	n = o->n - at - HEADER;
	smr_wire_put(&numbers, n, 8);
	smr_wire_put(&numbers, smr_hash_large(o->s + at + HEADER, n), 8);
	o->oom = numbers.oom;
	if (!numbers.oom)
		memcpy(o->s + at + TAG, numbers.s, numbers.n);
	smr_str_free(&numbers);
}

uint64_t smr_wire_at(const uint8_t *p, int bytes)
{
	uint64_t v = 0;

	for (int i = 0; i < bytes; i++)
		v |= (uint64_t)p[i] << 8 * i;
	return v;
}

uint64_t smr_wire_get(smr_reader *r, int bytes)
{
	if (r->bad || r->end - r->p < bytes) {
		r->bad = true;
		return 0;
	}
	r->p += bytes;
	return smr_wire_at(r->p - bytes, bytes);
}

double smr_wire_get_double(smr_reader *r)
{
	uint64_t bits = smr_wire_get(r, 8);
	double x;

	memcpy(&x, &bits, sizeof(x));
	return x;
}

/* Reads a count of elements that take at least @p each bytes. */
size_t smr_wire_count(smr_reader *r, size_t each)
{
	uint64_t n = smr_wire_get(r, 8);

	if (!r->bad && n > (uint64_t)(r->end - r->p) / each)
		r->bad = true;
	return r->bad ? 0 : (size_t)n;
}

const void *smr_wire_get_bytes(smr_reader *r, size_t *n)
{
	const void *at;

	*n = smr_wire_count(r, 1);
	at = r->p;
	r->p += *n;
	return at;
}

static smr_status read_frame(const void *data, size_t n, const char *tag, uint64_t *hash,
			     smr_reader *out)
{
	const unsigned char *p = data;
	smr_reader r = {.p = p, .end = p + n};
	uint64_t length;

	if (n < HEADER || memcmp(p, tag, TAG) != 0)
		return smr_fail(SMR_ECORRUPT, "no message %s", tag);
	r.p += TAG;
	length = smr_wire_get(&r, 8);
	*hash = smr_wire_get(&r, 8);
	if (length != n - HEADER)
		return smr_fail(SMR_ECORRUPT, "message %s of %zu bytes says it has %llu", tag,
				n - HEADER, (unsigned long long)length);
	*out = r;
	return SMR_OK;
}

smr_status smr_wire_open_frame(const void *data, size_t n, const char *tag, smr_reader *out)
{
	uint64_t hash;

	return read_frame(data, n, tag, &hash, out);
}

smr_status smr_wire_read(const void *data, size_t n, const char *tag, smr_reader *out)
{
	uint64_t hash;
	smr_reader r;

	SMR_TRY(read_frame(data, n, tag, &hash, &r));
	if (smr_hash_large(r.p, (size_t)(r.end - r.p)) != hash)
		return smr_fail(SMR_ECORRUPT, "message %s is damaged: its hash differs", tag);
	*out = r;
	return SMR_OK;
}

smr_status smr_wire_end(const smr_reader *r, const char *tag)
{
	return r->bad || r->p != r->end
		       ? smr_fail(SMR_ECORRUPT, "message %s breaks its own rules", tag)
		       : SMR_OK;
}
