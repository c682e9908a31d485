/* Messages as bytes: little-endian numbers, no padding (README.md). */
#include "net/message.h"

#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"

#define TASK_TAG "SMRTASK1"
#define DONE_TAG "SMRDONE1"

enum { TAG = 8, HEADER = 24, SEGMENT = 32 /* bytes of one in a message, without its data */ };

/* ---- writing --------------------------------------------------------------------------------- */

static void put(smr_str *o, uint64_t v, int bytes)
{
	for (int i = 0; i < bytes; i++)
		smr_str_putc(o, (char)(v >> 8 * i));
}

static void put_bytes(smr_str *o, const void *data, size_t n)
{
	put(o, n, 8);
	smr_str_write(o, data, n);
}

static void put_numbers(smr_str *o, const uint64_t *v, size_t n)
{
	put(o, n, 8);
	for (size_t i = 0; i < n; i++)
		put(o, v[i], 8);
}

static void put_segment(smr_str *o, const smr_segment *s)
{
	put(o, s->base, 4);
	put(o, s->phase, 4);
	put(o, (uint64_t)s->lo, 8);
	put_bytes(o, s->data, s->n);
}

/* Length and hash are known only at the end. */
static size_t open_frame(smr_str *o, const char *tag)
{
	size_t at = o->n;

	smr_str_write(o, tag, TAG);
	put(o, 0, 8);
	put(o, 0, 8);
	return at;
}

static void close_frame(smr_str *o, size_t at)
{
	smr_str numbers = {0};
	size_t n;

	if (o->oom)
		return;
	n = o->n - at - HEADER;
	put(&numbers, n, 8);
	put(&numbers, smr_hash64(o->s + at + HEADER, n, 0), 8);
	o->oom = numbers.oom;
	if (!numbers.oom)
		memcpy(o->s + at + TAG, numbers.s, numbers.n);
	smr_str_free(&numbers);
}

void smr_task_write(const smr_task *t, smr_str *out)
{
	size_t at = open_frame(out, TASK_TAG);

	put(out, t->codelet, 4);
	put(out, t->fp, 4);
	put(out, t->only_prepare, 4);
	put_bytes(out, t->text, t->ntext);
	put_bytes(out, t->impl, t->nimpl);
	put_numbers(out, (const uint64_t *)t->syms, t->nsyms);
	put_numbers(out, t->values, t->nvalues);
	put(out, t->nsegments, 8);
	for (size_t i = 0; i < t->nsegments; i++)
		put_segment(out, &t->segments[i]);
	close_frame(out, at);
}

void smr_done_write(const smr_done *d, smr_str *out)
{
	size_t at = open_frame(out, DONE_TAG);

	put(out, d->status, 4);
	put_bytes(out, d->why, d->nwhy);
	put(out, (uint64_t)d->has_value | (uint64_t)d->has_segment << 1, 4);
	if (d->has_value)
		put(out, d->value, 8);
	if (d->has_segment)
		put_segment(out, &d->segment);
	close_frame(out, at);
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reader {
	const unsigned char *p, *end;
	bool bad; /* something was cut off: all that follows reads as 0 */
} reader;

static uint64_t get(reader *r, int bytes)
{
	uint64_t v = 0;

	if (r->bad || r->end - r->p < bytes) {
		r->bad = true;
		return 0;
	}
	for (int i = 0; i < bytes; i++)
		v |= (uint64_t)*r->p++ << 8 * i;
	return v;
}

/* A count of things that take at least @p each bytes. */
static size_t get_count(reader *r, size_t each)
{
	uint64_t n = get(r, 8);

	if (!r->bad && n > (uint64_t)(r->end - r->p) / each)
		r->bad = true;
	return r->bad ? 0 : (size_t)n;
}

static const void *get_bytes(reader *r, size_t *n)
{
	const void *at;

	*n = get_count(r, 1);
	at = r->p;
	r->p += *n;
	return at;
}

static void get_segment(reader *r, smr_segment *s)
{
	size_t n;

	s->base = (uint32_t)get(r, 4);
	s->phase = (uint32_t)get(r, 4);
	s->lo = (int64_t)get(r, 8);
	s->data = get_bytes(r, &n);
	s->n = n;
	r->bad |= s->phase >= SMR_PHASE;
}

static smr_status open_message(const void *data, size_t n, const char *tag, reader *out)
{
	const unsigned char *p = data;
	reader r = {.p = p, .end = p + n};
	uint64_t length, hash;

	if (n < HEADER || memcmp(p, tag, TAG) != 0)
		return smr_fail(SMR_ECORRUPT, "no message %s", tag);
	r.p += TAG;
	length = get(&r, 8);
	hash = get(&r, 8);
	if (length != n - HEADER)
		return smr_fail(SMR_ECORRUPT, "message %s of %zu bytes says it has %llu", tag,
				n - HEADER, (unsigned long long)length);
	if (smr_hash64(r.p, length, 0) != hash)
		return smr_fail(SMR_ECORRUPT, "message %s is damaged: its hash differs", tag);
	*out = r;
	return SMR_OK;
}

static smr_status end_message(const reader *r, const char *tag)
{
	return r->bad || r->p != r->end
		       ? smr_fail(SMR_ECORRUPT, "message %s breaks its own rules", tag)
		       : SMR_OK;
}

/* The arrays: their counts are bounded by the bytes that are there. */
static smr_status read_arrays(reader *r, smr_task *t)
{
	reader ahead = *r;
	size_t nsyms = get_count(&ahead, 8), nvalues, nsegments;
	uint64_t *numbers;
	smr_segment *segments;

	ahead.p += 8 * nsyms;
	nvalues = get_count(&ahead, 8);
	ahead.p += 8 * nvalues;
	nsegments = get_count(&ahead, SEGMENT - 8);
	if (ahead.bad) {
		r->bad = true;
		return SMR_OK;
	}
	t->memory = smr_calloc(1, 8 * (nsyms + nvalues) + nsegments * sizeof(*segments));
	if (t->memory == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a message");
	segments = t->memory;
	numbers = (uint64_t *)(segments + nsegments);
	t->segments = segments;
	t->syms = (int64_t *)numbers;
	t->values = numbers + nsyms;
	t->nsyms = get_count(r, 8);
	for (size_t i = 0; i < nsyms; i++)
		numbers[i] = get(r, 8);
	t->nvalues = get_count(r, 8);
	for (size_t i = 0; i < nvalues; i++)
		numbers[nsyms + i] = get(r, 8);
	t->nsegments = get_count(r, SEGMENT - 8);
	for (size_t i = 0; i < nsegments; i++)
		get_segment(r, &segments[i]);
	return SMR_OK;
}

smr_status smr_task_read(const void *data, size_t n, smr_task *out)
{
	smr_task t = {0};
	smr_status st;
	reader r;

	SMR_TRY(open_message(data, n, TASK_TAG, &r));
	t.codelet = (uint32_t)get(&r, 4);
	t.fp = (uint32_t)get(&r, 4);
	t.only_prepare = (uint32_t)get(&r, 4);
	t.text = get_bytes(&r, &t.ntext);
	t.impl = get_bytes(&r, &t.nimpl);
	st = read_arrays(&r, &t);
	if (st == SMR_OK)
		st = end_message(&r, TASK_TAG);
	if (st != SMR_OK) {
		smr_task_free(&t);
		return st;
	}
	*out = t;
	return SMR_OK;
}

void smr_task_free(smr_task *t)
{
	smr_free(t->memory);
	*t = (smr_task){0};
}

smr_status smr_done_read(const void *data, size_t n, smr_done *out)
{
	smr_done d = {0};
	uint64_t has;
	reader r;

	SMR_TRY(open_message(data, n, DONE_TAG, &r));
	d.status = (uint32_t)get(&r, 4);
	d.why = get_bytes(&r, &d.nwhy);
	has = get(&r, 4);
	r.bad |= has > 3;
	d.has_value = has & 1;
	d.has_segment = has >> 1 & 1;
	if (d.has_value)
		d.value = get(&r, 8);
	if (d.has_segment)
		get_segment(&r, &d.segment);
	SMR_TRY(end_message(&r, DONE_TAG));
	*out = d;
	return SMR_OK;
}
