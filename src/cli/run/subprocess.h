/** @file A program as our child, which gets the signals that are meant for it. */
#ifndef SMR_CLI_RUN_SUBPROCESS_H
#define SMR_CLI_RUN_SUBPROCESS_H
#include <stdbool.h>

#include "base/os/environment.h"

#include "base/status.h"

typedef struct smr_child {
	const char *command;  /* of ours, in messages */
	const char *program;  /* its path */
	char **args;          /* args[0] and what it gets, up to a NULL */
	smr_environment *env; /* that it gets; NULL: ours */
	bool quiet;           /* what it prints on stdout is not shown */
} smr_child;

/** Signals that end us wait from when there is something to clear up until a child gets them. */
void smr_child_hold_signals(void);
void smr_child_let_signals(void);

/** Takes our place. Returns only if that fails: told, the exit status. */
int smr_child_become(const smr_child *c);
/** Its wait status, or -1: it could not be started. */
int smr_child_run(const smr_child *c);

enum { SMR_CHILD_ROWS = 32 };
/** The same; its report (run/report.h) with what was measured of all of it is in a file afterwards,
 * which is the caller's to remove. @p rows, "": there is none, told. */
int smr_child_run_reporting(const smr_child *c, char rows[SMR_CHILD_ROWS]);
/** Ends as it did: raises its signal, or returns its exit status. */
int smr_child_end_like(int status);
#endif
