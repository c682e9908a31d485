/** @file A program as a child process, to which signals are forwarded. */
#ifndef SMR_CLI_RUN_SUBPROCESS_H
#define SMR_CLI_RUN_SUBPROCESS_H
#include <stdbool.h>

#include "base/os/environment.h"

#include "base/status.h"

typedef struct smr_child {
	const char *command;  /* name of our command, in messages */
	const char *program;  /* path of the program */
	char **args;          /* args[0] and its arguments, NULL-terminated */
	smr_environment *env; /* environment of the program; NULL: ours */
	bool quiet;           /* its stdout is discarded */
} smr_child;

/** Blocks the signals that end this process, from the time when there is something to clean up
 * until a child gets them. */
void smr_child_hold_signals(void);
void smr_child_let_signals(void);

/** Replaces this process by the program. Returns only on failure: the exit status, after a
 * message. */
int smr_child_become(const smr_child *c);
/** Runs the program; returns its wait status, or -1 if it could not be started. */
int smr_child_run(const smr_child *c);

enum { SMR_CHILD_ROWS = 32 };
/** Does the same with a report: @p rows is the path of the report's file (run/report.h), with
 * measurements of the whole run; the caller removes it. "": no report, with a message. */
int smr_child_run_reporting(const smr_child *c, char rows[SMR_CHILD_ROWS]);
/** Ends as the child did: raises its signal, or returns its exit status. */
int smr_child_end_like(int status);
#endif
