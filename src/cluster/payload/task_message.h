/** @file What tickets say and what comes back for them, as bytes (README.md). */
#ifndef SMR_CLUSTER_PAYLOAD_TASK_MESSAGE_H
#define SMR_CLUSTER_PAYLOAD_TASK_MESSAGE_H
#include "net/queue.h"

/** A ticket's payload. Counts come before what they count. */
typedef struct smr_task_message {
	uint64_t code, size; /* of the codelet and its size class: who learns what it took */
	double predicted_s;  /* 0: unknown */
	const char *name;    /* of the codelet, for people; no 0 behind it */
	size_t nname;
	const char *avoid; /* " a b ": nodes that leave it to others */
	size_t navoid;
	const char *roads; /* lines "transport address" to whoever has the request */
	size_t nroads;
	uint64_t total;      /* bytes of the request */
	const void *request; /* NULL: it must be fetched */
} smr_task_message;

/** A result's payload. */
typedef struct smr_task_reply {
	uint32_t status; /* an smr_status: not 0: the fleet could not do it, `why` says why */
	const char *why, *node;
	size_t nwhy, nnode;
	double wait_s, fetch_s, run_s, energy_j;
	bool measured;     /* the energy */
	uint32_t tries;    /* nodes that had it */
	uint64_t total;    /* bytes of the reply */
	uint64_t tag;      /* under which it was put */
	const void *reply; /* NULL: it was put */
} smr_task_reply;

enum { SMR_TASK_MESSAGE_INLINE = 48 * 1024 /* of a request or reply in its ticket or result */ };

void smr_task_message_write(const smr_task_message *o, smr_str *out);
/** Texts and data point into @p data. SMR_ECORRUPT says where. */
SMR_MUST_USE smr_status smr_task_message_read(const void *data, size_t n, smr_task_message *out);
void smr_task_reply_write(const smr_task_reply *a, smr_str *out);
SMR_MUST_USE smr_status smr_task_reply_read(const void *data, size_t n, smr_task_reply *out);
#endif
