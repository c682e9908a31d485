/** @file `samara cc`, `samara c++`, `samara fc`: clang or flang with the plug-in, and at linking
 * the small runtime. */
#ifndef SMR_FRONT_C_DRIVER_H
#define SMR_FRONT_C_DRIVER_H
#include "base/status.h"

SMR_BEGIN_DECLS

/** What the environment says where the command line does not: words, or NULL. */
typedef struct smr_cc_settings {
	const char *errno_is; /* SAMARA_ERRNO: "strict", "math" */
	const char *opaque;   /* SAMARA_OPAQUE: "gain", "all", "none" */
	const char *runtime;  /* SAMARA_RUNTIME: "guest", "library" */
} smr_cc_settings;
void smr_cc_environment(smr_cc_settings *out);

/** Takes the place of this process with the compiler that argv[0] names: "c++" is clang++, "fc"
 * flang, all else clang. The rest is its command line, unknown options included. Returns only on
 * failure: an exit status, the reason printed on stderr as compilers do. */
int smr_cc_main(int argc, char **argv, const smr_cc_settings *how);

/** The command line that smr_cc_main() would run: a NULL-terminated array; free it with
 * smr_cc_free(). */
SMR_MUST_USE smr_status smr_cc_command(int argc, char **argv, const smr_cc_settings *how,
				       char ***out);
void smr_cc_free(char **command);

SMR_END_DECLS
#endif
