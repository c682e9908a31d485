/** @file What a compiler's command line asks for, as far as samara cc adds to it. */
#ifndef SMR_FRONT_C_WORDS_H
#define SMR_FRONT_C_WORDS_H
#include <stdbool.h>

#include "base/status.h"

typedef struct smr_cc_words {
	bool links;
	bool optimizes;
	bool debugs;      /* -g: the user's own line tables */
	bool remarks;     /* clang keeps track of places for -Rpass and the like by itself */
	bool is_static;   /* -static, -static-pie */
	bool instruments; /* sanitizers, profiles, coverage: they count or check the user's loops */
	bool foreign;     /* no runtime of ours can be there: another target, -nostdlib, a kernel */
	bool internal;    /* -cc1 and other modes: not the driver's options */
	bool assembles;   /* a .s or .S is among the inputs */
	int inputs, sources; /* ... of these, by their endings */
} smr_cc_words;

/** Looks at argv[1...], and into @-files as clang reads them; a file that cannot be read is clang's
 * to tell. SMR_ENOMEM only. */
SMR_MUST_USE smr_status smr_cc_look(int argc, char *const *argv, smr_cc_words *out);

/** "cc", "c++" or "fc", which compiles a file of this name; NULL: it is none that is compiled. */
const char *smr_cc_compiler_of(const char *file);
#endif
