/** @file Sequence files of Hadoop, version 6, without compression: records of a key and a value
 * (internal to dml/). All numbers are big-endian.
 *
 * A file begins with "SEQ", 6, the names of the classes of keys and values, and 16 bytes that mark
 * places between records. A record is the length of key and value, the length of the key, the key
 * and the value. A length of -1 is followed by a mark.
 *
 * Readers get bytes by a callback, from memory or from a file. Every length and position is checked
 * against the bytes that are there. */
#ifndef SMR_DML_IO_SEQUENCE_H
#define SMR_DML_IO_SEQUENCE_H
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

/** The bytes of a file, or of the files of a folder one behind the other. */
typedef struct dml_bytes {
	uint64_t n;
	smr_status (*read)(const void *ctx, uint64_t at, void *to, size_t n);
	const void *ctx;
} dml_bytes;
/** Returns those in memory, which the caller owns. */
dml_bytes dml_bytes_of(const char *bytes, size_t n);

/** The classes of a file's records. */
typedef struct dml_sequence_kind {
	const char *what; /* for messages: "binary matrix" */
	const char *key_class, *value_class;
	int32_t key; /* bytes of a key */
} dml_sequence_kind;

typedef struct dml_sequence {
	const char *path; /* for messages */
	const dml_sequence_kind *kind;
	const dml_bytes *from;
	uint64_t at; /* position of the next byte */
} dml_sequence;

/** Reads the head of the file; the caller has set all members, `at` to 0. */
SMR_MUST_USE smr_status dml_sequence_open(dml_sequence *q);
/** Goes to the key of the next record; *@p end: where its value ends, 0 after the last record. The
 * caller sets `at` to it when it has read the record. */
SMR_MUST_USE smr_status dml_sequence_next(dml_sequence *q, uint64_t *end);
/** Reads bytes, or a number. */
SMR_MUST_USE smr_status dml_sequence_take(dml_sequence *q, void *to, size_t n);
SMR_MUST_USE smr_status dml_sequence_take_int(dml_sequence *q, int32_t *out);
SMR_MUST_USE smr_status dml_sequence_take_long(dml_sequence *q, int64_t *out);
SMR_MUST_USE smr_status dml_sequence_fail(const dml_sequence *q, const char *what);

/** A file that is written. */
typedef struct dml_sequence_writer {
	const dml_sequence_kind *kind;
	uint64_t written, marked; /* bytes of the file; those up to the last mark */
} dml_sequence_writer;

/** Appends the head of a file. */
void dml_sequence_begin(dml_sequence_writer *w, smr_str *s, const dml_sequence_kind *kind);
/** Appends a record up to its key; the key and @p n bytes of a value follow. A mark is before it
 * where one is due. */
void dml_sequence_put(dml_sequence_writer *w, smr_str *s, int64_t n);
void dml_sequence_put_int(smr_str *s, int64_t v);
void dml_sequence_put_long(smr_str *s, int64_t v);
#endif
