/* Messages as bytes; README.md has the format. */
#include "net/message.h"

#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/status.h"
#include "net/wire.h"

#define TASK_TAG "SMRTASK2"
#define CODE_TAG "SMRCODE1"
#define DONE_TAG "SMRDONE2"

enum { SEGMENT = 32 /* bytes of a segment in a message, without its data */ };
enum { HAS_VALUE = 1, HAS_SEGMENT = 2, WANTS_CODE = 4, HAS_ALL = 7 };

/* ---- writing --------------------------------------------------------------------------------- */

static void put_segment(smr_str *o, const smr_segment *s)
{
	smr_wire_put(o, s->base, 4);
	smr_wire_put(o, s->phase, 4);
	smr_wire_put(o, (uint64_t)s->lo, 8);
	smr_wire_bytes(o, s->data, s->n);
}

static smr_status fill_segment(const smr_task *t, size_t i, smr_str *o)
{
	const smr_segment *s = &t->segments[i];
	char *to;

	smr_wire_put(o, s->base, 4);
	smr_wire_put(o, s->phase, 4);
	smr_wire_put(o, (uint64_t)s->lo, 8);
	smr_wire_put(o, s->n, 8);
	to = smr_str_extend(o, s->n);
	return to != NULL ? t->fill(t->fill_ctx, i, to, (size_t)(to - o->s))
			  : smr_fail(SMR_ENOMEM, "no memory for windows of %llu bytes",
				     (unsigned long long)s->n);
}

smr_status smr_task_write(const smr_task *t, smr_str *out)
{
	size_t at = smr_wire_open(out, TASK_TAG);

	smr_wire_put(out, t->codelet, 4);
	smr_wire_put(out, t->fp, 4);
	smr_wire_put(out, t->only_prepare, 4);
	smr_wire_bytes(out, t->text, t->ntext);
	smr_wire_bytes(out, t->impl, t->nimpl);
	smr_wire_bytes(out, t->voucher, t->voucher != NULL ? SMR_MESSAGE_VOUCHER : 0);
	smr_wire_bytes(out, t->code, t->code != NULL ? SMR_MESSAGE_HASH : 0);
	smr_wire_put(out, t->ncode, 8);
	smr_wire_numbers(out, (const uint64_t *)t->syms, t->nsyms);
	smr_wire_numbers(out, t->values, t->nvalues);
	smr_wire_put(out, t->nsegments, 8);
	for (size_t i = 0; i < t->nsegments; i++)
		if (t->fill != NULL)
			SMR_TRY(fill_segment(t, i, out));
		else
			put_segment(out, &t->segments[i]);
	smr_wire_close(out, at);
	return smr_str_status(out, "a message");
}

void smr_done_write(const smr_done *d, smr_str *out)
{
	size_t at = smr_wire_open(out, DONE_TAG);

	smr_wire_put(out, d->status, 4);
	smr_wire_bytes(out, d->why, d->nwhy);
	smr_wire_bytes(out, d->how, d->nhow);
	smr_wire_put(out,
		     (d->has_value ? HAS_VALUE : 0) | (d->has_segment ? HAS_SEGMENT : 0) |
			     (d->wants_code ? WANTS_CODE : 0),
		     4);
	if (d->has_value)
		smr_wire_put(out, d->value, 8);
	if (d->has_segment)
		put_segment(out, &d->segment);
	smr_wire_close(out, at);
}

void smr_message_code(const void *archive, size_t n, smr_str *out)
{
	size_t at = smr_wire_open(out, CODE_TAG);

	smr_wire_bytes(out, archive, n);
	smr_wire_close(out, at);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void get_segment(smr_reader *r, smr_segment *s)
{
	size_t n;

	s->base = (uint32_t)smr_wire_get(r, 4);
	s->phase = (uint32_t)smr_wire_get(r, 4);
	s->lo = (int64_t)smr_wire_get(r, 8);
	s->data = smr_wire_get_bytes(r, &n);
	s->n = n;
	r->bad |= s->phase >= SMR_PHASE;
}

/* Reads the arrays; the remaining bytes bound their counts. */
static smr_status read_arrays(smr_reader *r, smr_task *t)
{
	smr_reader ahead = *r;
	size_t nsyms = smr_wire_count(&ahead, 8), nvalues, nsegments;
	uint64_t *numbers;
	smr_segment *segments;

	ahead.p += 8 * nsyms;
	nvalues = smr_wire_count(&ahead, 8);
	ahead.p += 8 * nvalues;
	nsegments = smr_wire_count(&ahead, SEGMENT - 8);
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
	t->nsyms = smr_wire_count(r, 8);
	for (size_t i = 0; i < nsyms; i++)
		numbers[i] = smr_wire_get(r, 8);
	t->nvalues = smr_wire_count(r, 8);
	for (size_t i = 0; i < nvalues; i++)
		numbers[nsyms + i] = smr_wire_get(r, 8);
	t->nsegments = smr_wire_count(r, SEGMENT - 8);
	for (size_t i = 0; i < nsegments; i++)
		get_segment(r, &segments[i]);
	return SMR_OK;
}

/* Returns exactly @p n bytes, or NULL if there are fewer. */
static const void *get_exactly(smr_reader *r, size_t n)
{
	size_t got;
	const void *p = smr_wire_get_bytes(r, &got);

	r->bad |= got != 0 && got != n;
	return got == n ? p : NULL;
}

static void read_head(smr_reader *r, smr_task *t)
{
	t->codelet = (uint32_t)smr_wire_get(r, 4);
	t->fp = (uint32_t)smr_wire_get(r, 4);
	t->only_prepare = (uint32_t)smr_wire_get(r, 4);
	t->text = smr_wire_get_bytes(r, &t->ntext);
	t->impl = smr_wire_get_bytes(r, &t->nimpl);
	t->voucher = get_exactly(r, SMR_MESSAGE_VOUCHER);
	t->code = get_exactly(r, SMR_MESSAGE_HASH);
	t->ncode = smr_wire_get(r, 8);
	r->bad |= t->code == NULL && t->ncode != 0;
}

smr_status smr_task_read_head(const void *data, size_t n, smr_task *out, uint64_t *made)
{
	const unsigned char *from;
	smr_task t = {0};
	smr_reader r;

	SMR_TRY(smr_wire_open_frame(data, n, TASK_TAG, &r));
	from = r.p;
	read_head(&r, &t);
	r.p += 8 * smr_wire_count(&r, 8); /* sizes */
	*made = r.bad ? 0 : smr_hash64(from, (size_t)(r.p - from), 0);
	if (r.bad)
		return smr_fail(SMR_ECORRUPT, "message %s breaks its own rules", TASK_TAG);
	*out = t;
	return SMR_OK;
}

smr_status smr_task_read(const void *data, size_t n, smr_task *out)
{
	smr_task t = {0};
	smr_status st;
	smr_reader r;

	SMR_TRY(smr_wire_read(data, n, TASK_TAG, &r));
	read_head(&r, &t);
	st = read_arrays(&r, &t);
	if (st == SMR_OK)
		st = smr_wire_end(&r, TASK_TAG);
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
	smr_reader r;

	SMR_TRY(smr_wire_read(data, n, DONE_TAG, &r));
	d.status = (uint32_t)smr_wire_get(&r, 4);
	d.why = smr_wire_get_bytes(&r, &d.nwhy);
	d.how = smr_wire_get_bytes(&r, &d.nhow);
	has = smr_wire_get(&r, 4);
	r.bad |= (has & ~(uint64_t)HAS_ALL) != 0 || d.nhow > SMR_MESSAGE_HOW;
	d.has_value = has & HAS_VALUE;
	d.has_segment = has & HAS_SEGMENT;
	d.wants_code = has & WANTS_CODE;
	if (d.has_value)
		d.value = smr_wire_get(&r, 8);
	if (d.has_segment)
		get_segment(&r, &d.segment);
	SMR_TRY(smr_wire_end(&r, DONE_TAG));
	*out = d;
	return SMR_OK;
}

smr_status smr_message_code_read(const void *data, size_t n, const void **archive, size_t *narchive)
{
	smr_reader r;

	if (n < 8 || memcmp(data, CODE_TAG, 8) != 0)
		return smr_fail(SMR_ENOTFOUND, "no message %s", CODE_TAG);
	SMR_TRY(smr_wire_read(data, n, CODE_TAG, &r));
	*archive = smr_wire_get_bytes(&r, narchive);
	return smr_wire_end(&r, CODE_TAG);
}
