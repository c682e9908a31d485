/** @file Parses a compiler's command line, as far as `samara cc` depends on it. */
#ifndef SMR_FRONT_C_WORDS_H
#define SMR_FRONT_C_WORDS_H
#include <stdbool.h>

#include "base/status.h"

typedef struct smr_cc_words {
	bool links;
	bool optimizes;
	bool debugs;         /* -g: the user wants line tables */
	bool remarks;        /* -Rpass and the like: clang keeps line tables itself */
	bool is_static;      /* -static, -static-pie */
	bool instruments;    /* sanitizers, profiles, coverage: instrument the user's loops */
	bool foreign;        /* the runtime cannot be linked: another target, -nostdlib, a kernel */
	bool internal;       /* -cc1 and other modes that do not take the driver's options */
	bool assembles;      /* a .s or .S is among the inputs */
	int inputs, sources; /* number of inputs, and of sources among them (by their suffixes) */
} smr_cc_words;

/** Parses argv[1...] and the @-files in it as clang does. Skips a file that cannot be read, which
 * clang reports. Fails with SMR_ENOMEM only. */
SMR_MUST_USE smr_status smr_cc_look(int argc, char *const *argv, smr_cc_words *out);

/** Returns the compiler for a file of this name, "cc", "c++" or "fc", or NULL if the file is not
 * compiled. */
const char *smr_cc_compiler_of(const char *file);
#endif
