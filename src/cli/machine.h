/** @file What `samara machine` prints. */
#ifndef SMR_CLI_MACHINE_H
#define SMR_CLI_MACHINE_H
#include "cost/machine/machine.h"

/** @p file: where it was read from, for its aliases and sources; NULL: it was measured. */
SMR_MUST_USE smr_status smr_cli_show_machine(const smr_machine *m, const char *file, bool as_json);
/** A line, or an object, for each machine. Those that cannot be read are told on stderr, the last
 * of them is the status. */
SMR_MUST_USE smr_status smr_cli_list_machines(bool as_json);
/** The object that --json prints; NULL was told. */
struct json_t;
SMR_MUST_USE smr_status smr_cli_machine_json(const smr_machine *m, const char *file,
					     struct json_t **out);
#endif
