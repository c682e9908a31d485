/** @file Protocol buffers: reads and writes the few messages that the interface passes as bytes. */
#ifndef SMR_PJRT_PROTO_H
#define SMR_PJRT_PROTO_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/** The rest of a message. */
typedef struct pjrt_proto {
	const unsigned char *at, *end;
	bool bad; /* the bytes are no message */
} pjrt_proto;

/** One field: a number, or the bytes of a text or message. */
typedef struct pjrt_field {
	uint32_t number;
	bool is_bytes;
	uint64_t value;
	pjrt_proto bytes;
} pjrt_field;

pjrt_proto pjrt_proto_of(const void *data, size_t n);
/** Reads the next field; false at the end, or if the rest is no message. */
bool pjrt_proto_next(pjrt_proto *p, pjrt_field *out);
/** Reads a number without a tag, as packed lists have them. */
bool pjrt_proto_varint(pjrt_proto *p, uint64_t *out);
void pjrt_proto_put_varint(smr_str *s, uint64_t value);
void pjrt_proto_put_number(smr_str *s, uint32_t number, uint64_t value);
void pjrt_proto_put_bytes(smr_str *s, uint32_t number, const void *data, size_t n);

#endif
