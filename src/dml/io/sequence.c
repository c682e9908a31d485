/* Reading and writing sequence files of Hadoop, but for the values of their records. */
#include "dml/io/sequence.h"

#include <endian.h>
#include <string.h>

enum {
	MARK = 16,
	MARK_EACH = 5 * 1024 * 20, /* bytes */
	MAGIC = 0x53455106         /* "SEQ" 6 */
};

static const char mark[MARK + 1] = "blocks of Samara"; /* any 16 bytes */

/* ---- reading --------------------------------------------------------------------------------- */

static smr_status read_memory(const void *ctx, uint64_t at, void *to, size_t n)
{
	memcpy(to, (const char *)ctx + at, n);
	return SMR_OK;
}

dml_bytes dml_bytes_of(const char *bytes, size_t n)
{
	return (dml_bytes){n, read_memory, bytes};
}

smr_status dml_sequence_fail(const dml_sequence *q, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", q->path, what);
}

smr_status dml_sequence_take(dml_sequence *q, void *to, size_t n)
{
	if (q->from->n - q->at < n)
		return smr_fail(SMR_EINVAL, "%s: a %s ends in the middle of a record", q->path,
				q->kind->what);
	SMR_TRY(q->from->read(q->from->ctx, q->at, to, n));
	q->at += n;
	return SMR_OK;
}

smr_status dml_sequence_take_int(dml_sequence *q, int32_t *out)
{
	uint32_t x;

	SMR_TRY(dml_sequence_take(q, &x, sizeof(x)));
	*out = (int32_t)be32toh(x);
	return SMR_OK;
}

smr_status dml_sequence_take_long(dml_sequence *q, int64_t *out)
{
	uint64_t x;

	SMR_TRY(dml_sequence_take(q, &x, sizeof(x)));
	*out = (int64_t)be64toh(x);
	return SMR_OK;
}

/* Reads the name of a class, whose length is one byte. */
static smr_status expect_class(dml_sequence *q, const char *name)
{
	char got[128];
	uint8_t n;

	SMR_TRY(dml_sequence_take(q, &n, 1));
	if (n >= sizeof(got))
		return smr_fail(SMR_EINVAL, "%s: no %s: its records are of another class", q->path,
				q->kind->what);
	SMR_TRY(dml_sequence_take(q, got, n));
	got[n] = '\0';
	return strcmp(got, name) == 0 ? SMR_OK
				      : smr_fail(SMR_EINVAL, "%s: no %s: it has records of %s",
						 q->path, q->kind->what, got);
}

/* Reads the head of a file behind its first four bytes. */
static smr_status read_head(dml_sequence *q)
{
	uint8_t compressed[2], bytes[MARK];
	int32_t pairs;

	SMR_TRY(expect_class(q, q->kind->key_class));
	SMR_TRY(expect_class(q, q->kind->value_class));
	SMR_TRY(dml_sequence_take(q, compressed, sizeof(compressed)));
	SMR_TRY(dml_sequence_take_int(q, &pairs));
	if (compressed[0] != 0 || compressed[1] != 0 || pairs != 0)
		return dml_sequence_fail(q, "a compressed sequence file is not read");
	return dml_sequence_take(q, bytes, sizeof(bytes));
}

smr_status dml_sequence_open(dml_sequence *q)
{
	int32_t magic = 0;

	if (q->from->n >= sizeof(magic))
		SMR_TRY(dml_sequence_take_int(q, &magic));
	if (magic != MAGIC)
		return smr_fail(SMR_EINVAL, "%s: no %s: it is no sequence file", q->path,
				q->kind->what);
	return read_head(q);
}

smr_status dml_sequence_next(dml_sequence *q, uint64_t *end)
{
	uint8_t bytes[MARK];
	int32_t length, key;

	for (*end = 0; q->at < q->from->n && *end == 0;) {
		SMR_TRY(dml_sequence_take_int(q, &length));
		if (length == -1) {
			SMR_TRY(dml_sequence_take(q, bytes, sizeof(bytes)));
			continue;
		}
		if (length == MAGIC) { /* the next file of a folder */
			SMR_TRY(read_head(q));
			continue;
		}
		SMR_TRY(dml_sequence_take_int(q, &key));
		if (key != q->kind->key || length < key || (uint64_t)length > q->from->n - q->at)
			return smr_fail(SMR_EINVAL, "%s: a record of a %s has a wrong length",
					q->path, q->kind->what);
		*end = q->at + (uint64_t)length;
	}
	return SMR_OK;
}

/* ---- writing --------------------------------------------------------------------------------- */

void dml_sequence_put_int(smr_str *s, int64_t v)
{
	uint32_t x = htobe32((uint32_t)(int32_t)v);

	smr_str_write(s, &x, sizeof(x));
}

void dml_sequence_put_long(smr_str *s, int64_t v)
{
	uint64_t x = htobe64((uint64_t)v);

	smr_str_write(s, &x, sizeof(x));
}

static void put_class(smr_str *s, const char *name)
{
	smr_str_putc(s, (char)strlen(name));
	smr_str_puts(s, name);
}

void dml_sequence_begin(dml_sequence_writer *w, smr_str *s, const dml_sequence_kind *kind)
{
	static const char none[6] = {0}; /* not compressed; no pairs of metadata */
	size_t before = s->n;

	*w = (dml_sequence_writer){.kind = kind};
	dml_sequence_put_int(s, MAGIC);
	put_class(s, kind->key_class);
	put_class(s, kind->value_class);
	smr_str_write(s, none, sizeof(none));
	smr_str_write(s, mark, MARK);
	w->written = s->n - before;
}

void dml_sequence_put(dml_sequence_writer *w, smr_str *s, int64_t n)
{
	if (w->written - w->marked >= MARK_EACH) {
		dml_sequence_put_int(s, -1);
		smr_str_write(s, mark, MARK);
		w->written += 4 + MARK;
		w->marked = w->written;
	}
	dml_sequence_put_int(s, w->kind->key + n);
	dml_sequence_put_int(s, w->kind->key);
	w->written += (uint64_t)(8 + w->kind->key + n);
}
