/** @file Heads of messages on the data plane: README.md has the bytes. A head is at most
 * SMR_HEAD_MAX bytes; what does not fit is in the body. */
#ifndef SMR_NET_PLANE_HEAD_H
#define SMR_NET_PLANE_HEAD_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/status.h"

/*       name        what the flags may be */
#define SMR_HEADS(X)                                               \
	X(CHALLENGE, 0)                                            \
	X(HELLO, 0)                                                \
	X(WELCOME, 0)                                              \
	X(REQUEST, SMR_HEAD_BODY)                                  \
	X(ANSWER, SMR_HEAD_BODY)                                   \
	X(CALL, SMR_HEAD_BODY | SMR_HEAD_ORIGIN | SMR_HEAD_HASH)   \
	X(NOCODE, SMR_HEAD_BODY | SMR_HEAD_ORIGIN | SMR_HEAD_HASH) \
	X(HAVE, SMR_HEAD_HASH)                                     \
	X(GET, SMR_HEAD_RANGE)                                     \
	X(PUT, SMR_HEAD_RANGE | SMR_HEAD_BODY)                     \
	X(LOST, 0)

typedef enum smr_head_kind {
	SMR_HEAD_NONE,
#define KIND(name, flags) SMR_HEAD_##name,
	SMR_HEADS(KIND)
#undef KIND
		SMR_HEAD_KINDS
} smr_head_kind;

enum {                      /* flags: what follows the first 16 bytes, in this order */
       SMR_HEAD_ORIGIN = 1, /* u64: who waits for the answer, when it is not the sender */
       SMR_HEAD_HASH = 2,   /* 32 bytes, u32: hash of an archive; its bytes in the body */
       SMR_HEAD_RANGE = 4,  /* u64, u64: offset and bytes of the receiver's range */
       SMR_HEAD_BODY = 8,   /* u64, and when sealed 16 + 16 bytes: size of the body; nonce, tag */
};

enum {
	SMR_HEAD_MAX = 2048,
	SMR_HEAD_FIXED = 16,
	SMR_HEAD_HASH_BYTES = 32,
	SMR_HEAD_NONCE = 16,
	SMR_HEAD_TAG = 16,
	SMR_HEAD_SEAL = 8 + 16, /* counter and MAC at the end of a sealed head */
	/* of a payload in the head, whatever else is in it */
	SMR_HEAD_PAYLOAD = SMR_HEAD_MAX - SMR_HEAD_FIXED - 8 - 36 - 16 - 40 - SMR_HEAD_SEAL,
};

typedef struct smr_head {
	uint32_t to; /* the receiver's name for the connection */
	uint8_t kind, flags;
	uint16_t status;
	uint32_t tag;    /* names the answer that is waited for; 0: none is */
	uint32_t handle; /* the receiver's name for the code; 0: see hash */
	uint64_t origin;
	uint8_t hash[SMR_HEAD_HASH_BYTES];
	uint32_t ncode;
	uint64_t offset, n;
	uint64_t nbody;
	uint8_t nonce[SMR_HEAD_NONCE], body_tag[SMR_HEAD_TAG];
	const void *payload; /* the rest of the head */
	size_t npayload;
} smr_head;

const char *smr_head_name(unsigned kind);
/** What the flags name: written to @p out, returns its size; or read, as smr_head_read() does. */
size_t smr_head_write_parts(const smr_head *f, bool sealed, uint8_t *out);
const char *smr_head_read_parts(smr_head *f, bool sealed);

/** Writes a head, without its seal; @p out has SMR_HEAD_MAX bytes. Returns its size; 0: the
 * payload is too long. */
static inline size_t smr_head_write(const smr_head *f, bool sealed, uint8_t *out)
{
	size_t n = SMR_HEAD_FIXED;

	memcpy(out, f, SMR_HEAD_FIXED);
	if (f->flags != 0)
		n += smr_head_write_parts(f, sealed, out + n);
	if (f->npayload > SMR_HEAD_MAX - SMR_HEAD_SEAL - n)
		return 0;
	if (f->npayload > 0)
		memcpy(out + n, f->payload, f->npayload);
	return n + f->npayload;
}

/** Reads any bytes; @p n is without the seal. The payload points into them. Returns NULL, or what
 * is wrong, as static text. */
static inline const char *smr_head_read(const void *head, size_t n, bool sealed, smr_head *out)
{
	if (n < SMR_HEAD_FIXED || n > SMR_HEAD_MAX)
		return "a head of no such size";
	memcpy(out, head, SMR_HEAD_FIXED);
	if (out->kind == SMR_HEAD_NONE || out->kind >= SMR_HEAD_KINDS)
		return "no such kind of message";
	out->ncode = 0;
	out->nbody = 0;
	out->payload = (const char *)head + SMR_HEAD_FIXED;
	out->npayload = n - SMR_HEAD_FIXED;
	return out->flags != 0 ? smr_head_read_parts(out, sealed) : NULL;
}
#endif
