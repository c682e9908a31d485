/** @file What code that travels is written against, in C or any language that makes LLVM bitcode.
 *
 * A shipped function is freestanding: it may call what is declared here, memcpy, memmove, memset
 * and memcmp, and the functions of libraries that its archive declares. It is entered by
 *
 *   void smr_main(const smr_code_context *ctx, void *payload, uint64_t n);
 *
 * once for each call that arrives. The payload is the call's own copy, aligned to 8 bytes, and may
 * be written to. Nothing that is passed in may be kept beyond the return. All calls below return at
 * once and copy what they are given; the host checks every argument, its own copy of the context,
 * and the rights of the archive's signer, and answers with one of SMR_CODE_*. A call that is
 * refused does nothing, and the node logs the reason. */
#ifndef SAMARA_SMR_CODE_H
#define SAMARA_SMR_CODE_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SMR_CODE_ABI 1

/** Where a call runs. The host keeps a copy: writing to it changes nothing. */
typedef struct smr_code_context {
	uint32_t abi;       /* SMR_CODE_ABI */
	uint32_t rank;      /* this node among those of the group, from 0 */
	uint32_t nranks;    /* how many there are */
	uint32_t source;    /* the node that sent this call; nranks: a client outside the group */
	uint64_t got;       /* bytes at the end of the payload that smr_get() fetched; else 0 */
	uint64_t data_size; /* bytes of this node's own range */
	void *data; /* this node's own range; the same function's next call finds it as it was
		       left */
	void *host; /* the host's own */
} smr_code_context;

/** What the calls answer. */
enum {
	SMR_CODE_OK = 0,
	SMR_CODE_EINVAL = -1, /* a bad context, pointer, rank, offset, size or hash */
	SMR_CODE_EPERM = -2,  /* the archive's signer may not make this call */
	SMR_CODE_EBUSY = -3,  /* the node has no memory or no room in its queues for it */
	SMR_CODE_EGONE = -4,  /* that node cannot be reached */
	SMR_CODE_ESTATE = -5  /* this call was answered already */
};

/** Answers the call at the beginning of the chain, wherever it came from. Once in a chain. */
int smr_reply(const smr_code_context *ctx, const void *answer, uint64_t n);
/** Calls this very function on another node (or on this one, later): the chain goes on there. The
 * node gets the code too if it does not have it. */
int smr_forward(const smr_code_context *ctx, uint32_t rank, const void *payload, uint64_t n);
/** Calls another function, by the hash of its archive, which this node must have: the chain goes on
 * there. */
int smr_spawn(const smr_code_context *ctx, uint32_t rank, const uint8_t hash[32],
	      const void *payload, uint64_t n);
/** Fetches @p n bytes at @p offset of that node's range; when they are here, this function is
 * called again on this node with @p payload and, behind it, what was fetched (ctx->got of them). */
int smr_get(const smr_code_context *ctx, uint32_t rank, uint64_t offset, uint64_t n,
	    const void *payload, uint64_t payload_n);
/** Stores @p n bytes at @p offset of that node's range. No order is kept with other calls: what
 * must be seen together goes into one payload. */
int smr_put(const smr_code_context *ctx, uint32_t rank, uint64_t offset, const void *from,
	    uint64_t n);

/** The function itself, in the code that travels. */
void smr_main(const smr_code_context *ctx, void *payload, uint64_t n);

#ifdef __cplusplus
}
#endif
#endif
