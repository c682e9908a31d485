/** @file Which node a small ticket is sent to, and which nodes are spared a codelet that fails
 * there. Not safe from several threads. */
#ifndef SMR_CLUSTER_DISPATCH_BALANCER_H
#define SMR_CLUSTER_DISPATCH_BALANCER_H
#include <stdbool.h>
#include <stdint.h>

#include "base/data/vec.h"
#include "base/str.h"
#include "net/queue.h"

/** Predicted seconds that were sent to a node and are not back. */
typedef struct smr_backlog {
	char node[SMR_QUEUE_WORD];
	double seconds;
} smr_backlog;

/** A codelet on a node, after failures in a row. */
typedef struct smr_breaker {
	uint64_t code;
	char node[SMR_QUEUE_WORD];
	unsigned failures;
	int64_t open_until; /* ns */
} smr_breaker;

enum { SMR_PROVEN = 256 };

/** All 0: nothing is known. */
typedef struct smr_balancer {
	SMR_VEC(smr_backlog) backlogs;
	SMR_VEC(smr_breaker) breakers;
	uint64_t proven[SMR_PROVEN]; /* codelets that some node has done, each at its remainder */
	uint64_t dice;
} smr_balancer;

typedef struct smr_choosable {
	const char *node;
	double run_s; /* predicted there */
	int slots;
} smr_choosable;

void smr_balancer_free(smr_balancer *c);
/** Of two candidates taken at random the one that will be done first; SIZE_MAX: there is none, or
 * all are spared @p code. */
size_t smr_balancer_node(smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now);
/** So many predicted seconds are on their way to a node; back from it when negative. */
void smr_balancer_load(smr_balancer *c, const char *node, double seconds);
/** What came of a codelet on a node. */
void smr_balancer_told(smr_balancer *c, uint64_t code, const char *node, bool failed, int64_t now);
/** Whether some node has done it; of very many, a few are forgotten. */
bool smr_balancer_is_proven(const smr_balancer *c, uint64_t code);
bool smr_balancer_spares(const smr_balancer *c, uint64_t code, const char *node, int64_t now);
/** " a b ": the candidates that are spared @p code; nothing when these are all. */
void smr_balancer_spared(const smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now, smr_str *out);
#endif
