/** @file Messages of a node to a worker process with each request, and the worker's requests to the
 * node. Both are one program, so they are structures as in memory. */
#ifndef SMR_CLUSTER_NODE_WARRANT_H
#define SMR_CLUSTER_NODE_WARRANT_H
#include "cluster/node/agent.h"

typedef enum smr_warrant_kind {
	SMR_WARRANT_TASK, /* a task (net/message.h) follows; the reply is the worker's */
	SMR_WARRANT_CODE, /* an archive follows, vouched for; no reply */
	SMR_WARRANT_CALL  /* a payload follows; the reply is an smr_warrant_return */
} smr_warrant_kind;

typedef struct smr_warrant {
	uint32_t kind;
	uint32_t log;                  /* level of lines to log */
	uint32_t threads;              /* maximum for a codelet; 0: the number of processors */
	uint32_t rank, nranks, source; /* of CALL, like the following fields */
	uint64_t got, max_payload;
	smr_ruling verdict; /* of TASK */
	smr_vouch vouch;    /* of CODE, and of CALL */
	_Alignas(64) char end[64];
} smr_warrant;

/** Precedes an answer's bytes. */
typedef struct smr_warrant_return {
	uint64_t replied;
} smr_warrant_return;

typedef enum smr_warrant_asks {
	SMR_WARRANT_LOG,       /* u32 level, and a line */
	SMR_WARRANT_CACHE_GET, /* 32 bytes: a name; 1 and the entry, or 0 */
	SMR_WARRANT_CACHE_PUT, /* the same, and the entry */
	SMR_WARRANT_HOST       /* an smr_code_asked, and its payload */
} smr_warrant_asks;
#endif
