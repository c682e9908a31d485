/** @file Libraries built ahead of time: a model becomes libNAME.so or libNAME.a and NAME.h. */
#ifndef SMR_AOT_BUILD_H
#define SMR_AOT_BUILD_H
#include "api/model/model.h"
#include "base/str.h"

typedef struct smr_build_params {
	const char *name;   /* of the function: a name of C */
	const char *source; /* what it is built from, for the header */
	const uint32_t
		*number; /* by argument: which of the program's it is; frozen ones are gone */
	const char *cpu; /* "native", "x86-64-v2", "x86-64-v3", "x86-64-v4"; NULL: "native" */
	bool archive;    /* libNAME.a */
	const volatile int *stop; /* not 0: leave off; NULL: never */
} smr_build_params;

/** What came of it. */
typedef struct smr_build_result {
	char *library, *header; /* the files' contents */
	size_t nlibrary, nheader;
	size_t code;    /* bytes of generated code */
	size_t program; /* bytes of the program, its constants and weights among them */
	uint32_t kernels, generated, onednn, openblas, dot, strips;
	bool sleef; /* generated code calls it */
} smr_build_result;

/** Whether a function of C may have this name; SMR_EINVAL tells why not. */
SMR_MUST_USE smr_status smr_build_name(const char *name);
/** Needs LLVM where code is generated, and binutils (ld, objcopy, ar). Free @p out with
 * smr_build_free(). */
SMR_MUST_USE smr_status smr_build(const smr_model *m, const smr_build_params *p,
				  smr_build_result *out);
void smr_build_free(smr_build_result *r);
#endif
