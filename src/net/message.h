/** @file Messages: a codelet with its contract and memory, and its results. README.md has the
 * format.
 *
 * Reading checks every length against what is there and the whole against its hash; what the
 * numbers mean (a base that does not exist, a window that is not there) is for the node to check.
 */
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
	SMR_MESSAGE_HOW = 200      /* letters of smr_done.how at most */
};

/** A codelet to run. Counts come before what they count. */
typedef struct smr_task {
	uint32_t codelet;      /* number among the flow's codelets */
	uint32_t fp;           /* an smr_fp */
	uint32_t only_prepare; /* 1: make ready for these sizes, run nothing; no segments are needed
				*/
	const char *text;      /* of the flow; no 0 behind it */
	size_t ntext;
	const char *impl;
	size_t nimpl;
	const void *voucher; /* who answers for the text: an smr_voucher, or NULL: nobody */
	const uint8_t
		*code;  /* hash of the archive with code for it, SMR_MESSAGE_HASH bytes; the
			   text is in there too, and absent here. NULL: the node makes its own */
	uint64_t ncode; /* bytes of that archive: to fetch it */
	size_t nsyms, nvalues, nsegments;
	const int64_t *syms;
	const uint64_t *values; /* rank-0 values by node */
	const smr_segment *segments;
	/** To write segments that have no data: puts it there, @p to, where it is @p at bytes from
	 * the message's beginning. */
	smr_status (*fill)(void *ctx, size_t segment, void *to, size_t at);
	void *fill_ctx;
	void *memory; /* of a task that was read: behind the arrays */
} smr_task;

/** What came of it: the window that was written, or a rank-0 value, or why not. */
typedef struct smr_done {
	uint32_t status; /* an smr_status */
	const char *why; /* no 0 behind it */
	size_t nwhy;
	bool has_value, has_segment;
	bool wants_code; /* the task's archive is not here: send it, then the task again */
	const char *how; /* not as it was asked for: "as WebAssembly: ..."; no 0 behind it */
	size_t nhow;
	uint64_t value;
	smr_segment segment;
} smr_done;

/** Appends. Failures stick to @p out, too, but for those of fill(). */
smr_status smr_task_write(const smr_task *t, smr_str *out);
/** Appends. Failures stick to @p out: ask smr_str_status(). */
/** Texts and data point into @p data; free the arrays with smr_task_free(). SMR_ECORRUPT says
 * where. */
SMR_MUST_USE smr_status smr_task_read(const void *data, size_t n, smr_task *out);
void smr_task_free(smr_task *t);
/** What stands before the arrays alone: who signed what. The message's hash is not looked at,
 * nothing is allocated. @p made tells what a node makes ready for it: all but values and memory. */
SMR_MUST_USE smr_status smr_task_read_head(const void *data, size_t n, smr_task *out,
					   uint64_t *made);

/** An archive of code, for tasks that name it: answered like a task. */
void smr_message_code(const void *archive, size_t n, smr_str *out);
/** SMR_ENOTFOUND: it is another kind of message. */
SMR_MUST_USE smr_status smr_message_code_read(const void *data, size_t n, const void **archive,
					      size_t *narchive);

void smr_done_write(const smr_done *d, smr_str *out);
SMR_MUST_USE smr_status smr_done_read(const void *data, size_t n, smr_done *out);
#endif
