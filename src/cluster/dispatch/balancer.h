/** @file Chooses the node for a small ticket, and excludes nodes on which its codelet fails. Not
 * thread-safe. */
#ifndef SMR_CLUSTER_DISPATCH_BALANCER_H
#define SMR_CLUSTER_DISPATCH_BALANCER_H
#include <stdbool.h>
#include <stdint.h>

#include "base/data/vec.h"
#include "base/str.h"
#include "net/queue.h"

/** Predicted seconds of work that was sent to a node and is not finished. */
typedef struct smr_backlog {
	char node[SMR_QUEUE_WORD];
	double seconds;
} smr_backlog;

/** State of a codelet on a node after failures in a row. */
typedef struct smr_breaker {
	uint64_t code;
	char node[SMR_QUEUE_WORD];
	unsigned failures;
	int64_t open_until; /* ns */
} smr_breaker;

enum { SMR_PROVEN = 256 };

/** State of the balancer, all 0 at first. */
typedef struct smr_balancer {
	SMR_VEC(smr_backlog) backlogs;
	SMR_VEC(smr_breaker) breakers;
	uint64_t proven[SMR_PROVEN]; /* codelets that some node has done, each at its remainder */
	uint64_t dice;
} smr_balancer;

typedef struct smr_choosable {
	const char *node;
	double run_s; /* predicted time there */
	int slots;
} smr_choosable;

void smr_balancer_free(smr_balancer *c);
/** Returns the one of two random candidates that will finish first; SIZE_MAX: there is none, or
 * @p code is excluded from all. */
size_t smr_balancer_node(smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now);
/** Adds predicted seconds to a node's backlog; subtracts if negative. */
void smr_balancer_load(smr_balancer *c, const char *node, double seconds);
/** Records whether a codelet failed on a node. */
void smr_balancer_told(smr_balancer *c, uint64_t code, const char *node, bool failed, int64_t now);
/** Returns whether some node has completed it; of very many codelets, a few are forgotten. */
bool smr_balancer_is_proven(const smr_balancer *c, uint64_t code);
bool smr_balancer_spares(const smr_balancer *c, uint64_t code, const char *node, int64_t now);
/** Appends " a b ", the candidates that exclude @p code; nothing if these are all. */
void smr_balancer_spared(const smr_balancer *c, const smr_choosable *all, size_t n, uint64_t code,
			 int64_t now, smr_str *out);
#endif
