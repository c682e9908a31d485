/** @file Encodes and decodes numbers and frames: little-endian, no padding, bounds-checked. */
#ifndef SMR_NET_WIRE_H
#define SMR_NET_WIRE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/** Appends the low @p bytes of a number; @p o remembers failures. */
void smr_wire_put(smr_str *o, uint64_t v, int bytes);
void smr_wire_bytes(smr_str *o, const void *data, size_t n);
void smr_wire_numbers(smr_str *o, const uint64_t *v, size_t n);
void smr_wire_put_double(smr_str *o, double x);
/** Begins a frame: 8 letters of tag, length, hash, payload. Returns the argument for
 * smr_wire_close(). */
size_t smr_wire_open(smr_str *o, const char *tag);
void smr_wire_close(smr_str *o, size_t at);

/** Returns the number in @p bytes bytes. */
uint64_t smr_wire_at(const uint8_t *p, int bytes);

typedef struct smr_reader {
	const unsigned char *p, *end;
	bool bad; /* the message was too short: all further reads return 0 */
} smr_reader;

/** Checks the frame around a message: SMR_ECORRUPT names the fault. */
SMR_MUST_USE smr_status smr_wire_read(const void *data, size_t n, const char *tag, smr_reader *out);
/** The same without the hash: for a message that is checked again elsewhere. */
SMR_MUST_USE smr_status smr_wire_open_frame(const void *data, size_t n, const char *tag,
					    smr_reader *out);
/** Checks that all was read, without a fault. */
SMR_MUST_USE smr_status smr_wire_end(const smr_reader *r, const char *tag);
uint64_t smr_wire_get(smr_reader *r, int bytes);
double smr_wire_get_double(smr_reader *r);
/** Reads a count of elements that take at least @p each bytes. */
size_t smr_wire_count(smr_reader *r, size_t each);
/** Reads bytes; the result points into the message. */
const void *smr_wire_get_bytes(smr_reader *r, size_t *n);
#endif
