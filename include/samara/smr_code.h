/** @file The interface for remote functions, in C or any language that compiles to LLVM bitcode.
 *
 * A remote function is freestanding. It may call the functions below, memcpy, memmove, memset,
 * memcmp, and functions of libraries that its archive declares. Its entry point is
 *
 *   void smr_main(const smr_code_context *ctx, void *payload, uint64_t n);
 *
 * called once for each call that arrives. The payload is a private, writable copy, aligned to 8
 * bytes. All pointers are valid until the return only. The functions below copy their arguments and
 * return at once. The host checks every argument, its own copy of the context and the rights of the
 * archive's signer, and returns one of SMR_CODE_*. A refused call has no effect; the node logs the
 * reason. */
#ifndef SAMARA_SMR_CODE_H
#define SAMARA_SMR_CODE_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SMR_CODE_ABI 1

/** The place where a call runs. The host uses its own copy: writing here has no effect. */
typedef struct smr_code_context {
	uint32_t abi;       /* SMR_CODE_ABI */
	uint32_t rank;      /* number of this node in the group, from 0 */
	uint32_t nranks;    /* nodes in the group */
	uint32_t source;    /* the node that sent this call; nranks: a client outside the group */
	uint64_t got;       /* bytes at the end of the payload that smr_get() fetched, or 0 */
	uint64_t data_size; /* bytes of this node's range */
	void *data; /* this node's range, which keeps its contents between calls of a function */
	void *host; /* the host's own */
} smr_code_context;

/** The results of the functions below. */
enum {
	SMR_CODE_OK = 0,
	SMR_CODE_EINVAL = -1, /* a bad context, pointer, rank, offset, size or hash */
	SMR_CODE_EPERM = -2,  /* the archive's signer may not make this call */
	SMR_CODE_EBUSY = -3,  /* the node has no memory or no room in its queues for it */
	SMR_CODE_EGONE = -4,  /* that node cannot be reached */
	SMR_CODE_ESTATE = -5  /* this call was answered already */
};

/** Answers the call that began the chain. Allowed once in a chain. */
int smr_reply(const smr_code_context *ctx, const void *answer, uint64_t n);
/** Calls this same function on another node, or later on this one; the chain continues there. A
 * node without the code gets it. */
int smr_forward(const smr_code_context *ctx, uint32_t rank, const void *payload, uint64_t n);
/** Calls another function by the hash of its archive, which this node must have; the chain
 * continues there. */
int smr_spawn(const smr_code_context *ctx, uint32_t rank, const uint8_t hash[32],
	      const void *payload, uint64_t n);
/** Fetches @p n bytes at @p offset of that node's range. When they arrive, this function is called
 * again on this node with @p payload followed by the fetched bytes (ctx->got of them). */
int smr_get(const smr_code_context *ctx, uint32_t rank, uint64_t offset, uint64_t n,
	    const void *payload, uint64_t payload_n);
/** Stores @p n bytes at @p offset of that node's range. Other calls are not ordered with the store:
 * put data that must be seen together into one payload. */
int smr_put(const smr_code_context *ctx, uint32_t rank, uint64_t offset, const void *from,
	    uint64_t n);

/** The entry point, defined by the remote code. */
void smr_main(const smr_code_context *ctx, void *payload, uint64_t n);

#ifdef __cplusplus
}
#endif
#endif
