/** @file Message headers of the data plane; README.md has the format. A header has at most
 * SMR_FRAME_HEAD_MAX bytes; the rest is in the body. */
#ifndef SMR_NET_RPC_FRAME_HEAD_H
#define SMR_NET_RPC_FRAME_HEAD_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/status.h"

/* name        allowed flags */
#define SMR_HEADS(X)                                                                               \
	X(CHALLENGE, 0)                                                                            \
	X(HELLO, 0)                                                                                \
	X(WELCOME, 0)                                                                              \
	X(REQUEST, SMR_FRAME_HEAD_BODY)                                                            \
	X(ANSWER, SMR_FRAME_HEAD_BODY)                                                             \
	X(CALL,                                                                                    \
	  SMR_FRAME_HEAD_BODY | SMR_FRAME_HEAD_ORIGIN | SMR_FRAME_HEAD_HASH | SMR_FRAME_HEAD_HOPS) \
	X(NOCODE,                                                                                  \
	  SMR_FRAME_HEAD_BODY | SMR_FRAME_HEAD_ORIGIN | SMR_FRAME_HEAD_HASH | SMR_FRAME_HEAD_HOPS) \
	X(HAVE, SMR_FRAME_HEAD_HASH)                                                               \
	X(GET, SMR_FRAME_HEAD_RANGE)                                                               \
	X(PUT, SMR_FRAME_HEAD_RANGE | SMR_FRAME_HEAD_BODY)                                         \
	X(LOST, 0)

typedef enum smr_frame_head_kind {
	SMR_FRAME_HEAD_NONE,
#define KIND(name, flags) SMR_FRAME_HEAD_##name,
	SMR_HEADS(KIND)
#undef KIND
		SMR_FRAME_HEAD_KINDS
} smr_frame_head_kind;

enum {                            /* flags: parts that follow the first 16 bytes, in this order */
       SMR_FRAME_HEAD_ORIGIN = 1, /* u64: receiver of the answer, if it is not the sender */
       SMR_FRAME_HEAD_HASH = 2,   /* 32 bytes, u32: hash of an archive; its bytes in the body */
       SMR_FRAME_HEAD_RANGE = 4,  /* u64, u64: offset and bytes of the receiver's range */
       SMR_FRAME_HEAD_BODY =
	       8, /* u64, and when sealed 16 + 16 bytes: size of the body; nonce, tag */
       SMR_FRAME_HEAD_HOPS =
	       16, /* u32, u32: hops of the chain so far; ends that it may still have */
};

/* Form, in the highest bits of a head: a call by its handle alone, and its answer, have short
 * forms. */
typedef enum smr_frame_head_form {
	SMR_FRAME_HEAD_LONG,         /* all fields up to the handle, and parts */
	SMR_FRAME_HEAD_SHORT_CALL,   /* a CALL's tag and handle */
	SMR_FRAME_HEAD_SHORT_ANSWER, /* an ANSWER's tag */
} smr_frame_head_form;

enum {
	SMR_FRAME_HEAD_NAME_BITS = 28,
	SMR_FRAME_HEAD_NAMES =
		(1 << SMR_FRAME_HEAD_NAME_BITS) - 1, /* the highest name of a connection */
	SMR_FRAME_HEAD_MAX = 2048,
	SMR_FRAME_HEAD_LEAST = 8,
	SMR_FRAME_HEAD_FIXED = 16, /* of the long form */
	SMR_FRAME_HEAD_HASH_BYTES = 32,
	SMR_FRAME_HEAD_NONCE = 16,
	SMR_FRAME_HEAD_TAG = 16,
	SMR_FRAME_HEAD_SEAL = 8 + 16, /* counter and MAC at the end of a sealed head */
	/* maximum payload in a head with all parts */
	SMR_FRAME_HEAD_PAYLOAD = SMR_FRAME_HEAD_MAX - SMR_FRAME_HEAD_FIXED - 8 - 36 - 16 - 40 - 8 -
				 SMR_FRAME_HEAD_SEAL,
};

typedef struct smr_frame_head {
	uint32_t to; /* the receiver's name for the connection */
	uint8_t kind, flags;
	uint16_t status;
	uint32_t tag;    /* names the awaited answer; 0: none is awaited */
	uint32_t handle; /* the receiver's name for the code; 0: see hash */
	uint64_t origin;
	uint8_t hash[SMR_FRAME_HEAD_HASH_BYTES];
	uint32_t ncode;
	uint64_t offset, n;
	uint32_t hops, ends;
	uint64_t nbody;
	uint8_t nonce[SMR_FRAME_HEAD_NONCE], body_tag[SMR_FRAME_HEAD_TAG];
	const void *payload; /* the remaining bytes of the head */
	size_t npayload;
} smr_frame_head;

/** Content of a head of a short form. */
typedef struct smr_frame_head_brief {
	smr_frame_head_form form;
	uint32_t tag, handle;
	const void *payload;
	size_t npayload;
} smr_frame_head_brief;

const char *smr_frame_head_name(unsigned kind);

/* Copies as memcpy(), without a call where that would cost more than the copy. */
static inline void smr_copy_few(void *to, const void *from, size_t n)
{
	char *t = to;
	const char *f = from;

	if (n >= 8 && n <= 16) { /* copies both ends; they may overlap */
		uint64_t a, b;

		memcpy(&a, f, 8);
		memcpy(&b, f + n - 8, 8);
		memcpy(t, &a, 8);
		memcpy(t + n - 8, &b, 8);
	} else if (n > 0) {
		memcpy(t, f, n);
	}
}

static inline smr_frame_head_form smr_frame_head_form_of(const smr_frame_head *f)
{
	if (f->flags != 0 || f->status != 0)
		return SMR_FRAME_HEAD_LONG;
	return f->kind == SMR_FRAME_HEAD_CALL                       ? SMR_FRAME_HEAD_SHORT_CALL
	       : f->kind == SMR_FRAME_HEAD_ANSWER && f->handle == 0 ? SMR_FRAME_HEAD_SHORT_ANSWER
								    : SMR_FRAME_HEAD_LONG;
}

/** Returns the bytes before the payload of a head without parts. */
static inline size_t smr_frame_head_fixed(smr_frame_head_form form)
{
	return form == SMR_FRAME_HEAD_LONG         ? SMR_FRAME_HEAD_FIXED
	       : form == SMR_FRAME_HEAD_SHORT_CALL ? SMR_FRAME_HEAD_LEAST + 4
						   : SMR_FRAME_HEAD_LEAST;
}

/** Writes a head of a short form, without its seal; there must be room. Returns its size. */
static inline size_t smr_frame_head_write_short(smr_frame_head_form form, uint32_t to, uint32_t tag,
						uint32_t handle, const void *payload, size_t n,
						uint8_t *out)
{
	uint32_t first = (to & SMR_FRAME_HEAD_NAMES) | (uint32_t)form << SMR_FRAME_HEAD_NAME_BITS;

	memcpy(out, &first, 4);
	memcpy(out + 4, &tag, 4);
	if (form == SMR_FRAME_HEAD_SHORT_CALL)
		memcpy(out + 8, &handle, 4);
	smr_copy_few(out + smr_frame_head_fixed(form), payload, n);
	return smr_frame_head_fixed(form) + n;
}

/** Writes a head, without its seal; @p out has SMR_FRAME_HEAD_MAX bytes. Returns its size; 0: the
 * payload is too long. */
size_t smr_frame_head_write(const smr_frame_head *f, bool sealed, uint8_t *out);

/** Returns the receiver's name of the connection; @p head has at least SMR_FRAME_HEAD_LEAST
 * bytes. */
static inline uint32_t smr_frame_head_to(const void *head)
{
	uint32_t first;

	memcpy(&first, head, 4);
	return first & SMR_FRAME_HEAD_NAMES;
}

/** Reads a head of a short form; false: it is not one. @p n is without the seal. */
static inline bool smr_frame_head_read_short(const void *head, size_t n, smr_frame_head_brief *out)
{
	const char *p = head;
	uint32_t first;

	if (n < SMR_FRAME_HEAD_LEAST || n > SMR_FRAME_HEAD_MAX)
		return false;
	memcpy(&first, p, 4);
	memcpy(&out->tag, p + 4, 4);
	out->handle = 0;
	out->form = (smr_frame_head_form)(first >> SMR_FRAME_HEAD_NAME_BITS);
	if (out->form == SMR_FRAME_HEAD_SHORT_ANSWER) {
		out->payload = p + SMR_FRAME_HEAD_LEAST;
		out->npayload = n - SMR_FRAME_HEAD_LEAST;
		return true;
	}
	if (out->form != SMR_FRAME_HEAD_SHORT_CALL || n < SMR_FRAME_HEAD_LEAST + 4)
		return false;
	memcpy(&out->handle, p + SMR_FRAME_HEAD_LEAST, 4);
	out->payload = p + SMR_FRAME_HEAD_LEAST + 4;
	out->npayload = n - SMR_FRAME_HEAD_LEAST - 4;
	return true;
}

/** Reads any bytes; @p n is without the seal. The payload points into them. Returns NULL, or an
 * error as static text. */
const char *smr_frame_head_read(const void *head, size_t n, bool sealed, smr_frame_head *out);
#endif
