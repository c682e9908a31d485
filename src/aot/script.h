/** @file Scripts built ahead of time: a script's text and the code that its runs had made, as one
 * piece of data in a library, for smr_script_open_built(). */
#ifndef SMR_AOT_SCRIPT_H
#define SMR_AOT_SCRIPT_H
#include "base/str.h"
#include "samara/script.h"

typedef struct smr_aot_script {
	const char *name; /* a name of C */
	const char *path; /* the script's file */
	const smr_script_argument *args;
	size_t nargs;
	const char *const *inputs, *const *outputs;
	size_t ninputs, noutputs;
	const char *code; /* the folder of generated code: $SAMARA_CACHE/objects */
	bool archive;     /* libNAME.a */
} smr_aot_script;

/** The library's and the header's contents; @p ncodes: pieces of generated code in it. Needs
 * binutils (as, ld, ar). */
SMR_MUST_USE smr_status smr_build_script(const smr_aot_script *b, smr_str *library, smr_str *header,
					 uint32_t *ncodes);
#endif
