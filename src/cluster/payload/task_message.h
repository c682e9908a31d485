/** @file Payloads of tickets and of their results, as bytes (README.md). */
#ifndef SMR_CLUSTER_PAYLOAD_TASK_MESSAGE_H
#define SMR_CLUSTER_PAYLOAD_TASK_MESSAGE_H
#include "net/queue.h"

/** A ticket's payload. Each count comes before its array. */
typedef struct smr_task_message {
	uint64_t code, size; /* of the codelet and its size class: for measurements */
	double predicted_s;  /* 0: unknown */
	const char *name;    /* of the codelet, for messages; without a final 0 */
	size_t nname;
	const char *avoid; /* " a b ": nodes that must leave it to others */
	size_t navoid;
	const char *roads; /* lines "transport address" of the process with the request */
	size_t nroads;
	uint64_t total;      /* bytes of the request */
	const void *request; /* NULL: to be fetched */
} smr_task_message;

/** A result's payload. */
typedef struct smr_task_reply {
	uint32_t status; /* an smr_status: not 0: the fleet failed, for the reason `why` */
	const char *why, *node;
	size_t nwhy, nnode;
	double wait_s, fetch_s, run_s, energy_j;
	bool measured;     /* the energy */
	uint32_t tries;    /* nodes that took it */
	uint64_t total;    /* bytes of the reply */
	uint64_t tag;      /* tag under which it was put */
	const void *reply; /* NULL: it was put */
} smr_task_reply;

enum { SMR_TASK_MESSAGE_INLINE = 48 * 1024 /* of a request or reply in its ticket or result */ };

void smr_task_message_write(const smr_task_message *o, smr_str *out);
/** Reads it. Texts and data point into @p data. SMR_ECORRUPT names the place. */
SMR_MUST_USE smr_status smr_task_message_read(const void *data, size_t n, smr_task_message *out);
void smr_task_reply_write(const smr_task_reply *a, smr_str *out);
SMR_MUST_USE smr_status smr_task_reply_read(const void *data, size_t n, smr_task_reply *out);
#endif
