/** @file Output of `samara machine`. */
#ifndef SMR_CLI_MACHINE_H
#define SMR_CLI_MACHINE_H
#include "cost/machine/machine.h"

/** Prints a machine. @p file: its description, for aliases and sources; NULL: it was measured. */
SMR_MUST_USE smr_status smr_cli_show_machine(const smr_machine *m, const char *file, bool as_json);
/** Prints a line, or an object, per machine. Errors of unreadable files are printed on stderr;
 * returns the status of the last error. */
SMR_MUST_USE smr_status smr_cli_list_machines(bool as_json);
/** Keeps the measured kernels of a table, for predictions of their machines, and prints how well
 * each is predicted by the others. */
SMR_MUST_USE smr_status smr_cli_keep_probes(const char *file);
/** Returns the object that --json prints; NULL after an error was printed. */
struct json_t;
SMR_MUST_USE smr_status smr_cli_machine_json(const smr_machine *m, const char *file,
					     struct json_t **out);
/** Adds it to @p to by the machine's name, unless it is there. */
SMR_MUST_USE smr_status smr_cli_machine_add(struct json_t *to, const char *name);
#endif
