/** @file Messages: a codelet with its contract and memory, and its results. README.md has the
 * format.
 *
 * Reading checks every length against the message and the whole against its hash; the node checks
 * the meaning of numbers (base pointers and windows that exist). */
#ifndef SMR_NET_MESSAGE_H
#define SMR_NET_MESSAGE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/** The bytes [base pointer + lo, + n) of the sender's memory. */
typedef struct smr_segment {
	uint32_t base; /* number of the base pointer */
	uint32_t
		phase; /* the sender's base pointer modulo SMR_PHASE: alignment is part of a call */
	int64_t lo;
	uint64_t n;
	const void *data;
} smr_segment;

enum {
	SMR_PHASE = 64,
	SMR_MESSAGE_HASH = 32,     /* bytes of a hash: SMR_HASH_BYTES of net/archive/archive.h */
	SMR_MESSAGE_VOUCHER = 104, /* of a voucher: SMR_VOUCHER_BYTES of net/archive/voucher.h */
	SMR_MESSAGE_HOW = 200      /* maximum letters of smr_done.how */
};

/** A codelet to run. Each count comes before its array. */
typedef struct smr_task {
	uint32_t codelet;      /* number among the flow's codelets */
	uint32_t fp;           /* an smr_fp */
	uint32_t only_prepare; /* 1: prepare for these sizes and run nothing; no segments are
				* needed */
	const char *text;      /* text of the flow, without a final 0 */
	size_t ntext;
	const char *impl;
	size_t nimpl;
	const void *voucher; /* an smr_voucher for the text; NULL: it has none */
	const uint8_t *code; /* hash of the archive with its code, SMR_MESSAGE_HASH bytes; the
			      * archive also has the text, which is absent here. NULL: the node
			      * compiles the text */
	uint64_t ncode;      /* bytes of that archive, to fetch it */
	size_t nsyms, nvalues, nsegments;
	const int64_t *syms;
	const uint64_t *values; /* rank-0 values by node */
	const smr_segment *segments;
	/** Writes the data of a segment without data to @p to, which is @p at bytes behind the
	 * message's beginning. */
	smr_status (*fill)(void *ctx, size_t segment, void *to, size_t at);
	void *fill_ctx;
	void *memory; /* memory of the arrays of a task that was read */
} smr_task;

/** Result of a task: the written window, or a rank-0 value, or the reason of a failure. */
typedef struct smr_done {
	uint32_t status; /* an smr_status */
	const char *why; /* without a final 0 */
	size_t nwhy;
	bool has_value, has_segment;
	bool wants_code; /* the task's archive is not here: send it, then the task again */
	const char *how; /* if not as requested: "as WebAssembly: ..."; without a final 0 */
	size_t nhow;
	uint64_t value;
	smr_segment segment;
} smr_done;

/** Appends a task. @p out remembers failures, too, except those of fill(). */
smr_status smr_task_write(const smr_task *t, smr_str *out);
/** Appends a result. @p out remembers failures: check smr_str_status(). */
/** Reads a task. Texts and data point into @p data; free the arrays with smr_task_free().
 * SMR_ECORRUPT names the place. */
SMR_MUST_USE smr_status smr_task_read(const void *data, size_t n, smr_task *out);
void smr_task_free(smr_task *t);
/** Reads the part before the arrays, which has the signatures. Does not check the message's hash,
 * allocates nothing. @p made identifies what a node prepares for the task: all but values and
 * memory. */
SMR_MUST_USE smr_status smr_task_read_head(const void *data, size_t n, smr_task *out,
					   uint64_t *made);

/** Appends a message with an archive of code, for tasks that name it; it is answered like a
 * task. */
void smr_message_code(const void *archive, size_t n, smr_str *out);
/** Reads such a message; SMR_ENOTFOUND: it is another kind of message. */
SMR_MUST_USE smr_status smr_message_code_read(const void *data, size_t n, const void **archive,
					      size_t *narchive);

void smr_done_write(const smr_done *d, smr_str *out);
SMR_MUST_USE smr_status smr_done_read(const void *data, size_t n, smr_done *out);
#endif
