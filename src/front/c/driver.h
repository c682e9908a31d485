/** @file `samara cc`, `samara c++`, `samara fc`: run clang or flang with the plug-in and link the
 * small runtime. */
#ifndef SMR_FRONT_C_DRIVER_H
#define SMR_FRONT_C_DRIVER_H
#include "base/status.h"

SMR_BEGIN_DECLS

/** Settings that come from the environment, where the command line has none: a word, or NULL. */
typedef struct smr_cc_settings {
	const char *errno_is; /* SAMARA_ERRNO: "strict", "math" */
	const char *opaque;   /* SAMARA_OPAQUE: "gain", "all", "none" */
	const char *runtime;  /* SAMARA_RUNTIME: "guest", "library" */
} smr_cc_settings;
void smr_cc_environment(smr_cc_settings *out);

/** Replaces this process by the compiler that argv[0] names: "c++" means clang++, "fc" means flang,
 * any other name means clang. The other arguments are its command line, unknown options included.
 * Returns an exit status, and only on failure, after printing the reason on stderr. */
int smr_cc_main(int argc, char **argv, const smr_cc_settings *how);

/** Builds the command line that smr_cc_main() would run: a NULL-terminated array; free it with
 * smr_cc_free(). */
SMR_MUST_USE smr_status smr_cc_command(int argc, char **argv, const smr_cc_settings *how,
				       char ***out);
void smr_cc_free(char **command);

SMR_END_DECLS
#endif
