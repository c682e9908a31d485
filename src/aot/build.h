/** @file Libraries built ahead of time: a model becomes libNAME.so or libNAME.a and NAME.h. */
#ifndef SMR_AOT_BUILD_H
#define SMR_AOT_BUILD_H
#include "api/model/model.h"
#include "base/str.h"

typedef struct smr_build_params {
	const char *name;       /* name of the C function */
	const char *source;     /* name of the source, for the header */
	const uint32_t *number; /* [i]: the program's argument that is argument i of the library;
				   frozen ones are left out */
	const char *cpu; /* "native", "x86-64-v2", "x86-64-v3", "x86-64-v4"; NULL: "native" */
	bool archive;    /* build libNAME.a, not libNAME.so */
	const volatile int *stop; /* stop when *stop is not 0; NULL: never */
} smr_build_params;

/** The result of a build. */
typedef struct smr_build_result {
	char *library, *header; /* contents of the files */
	size_t nlibrary, nheader;
	size_t code;    /* bytes of generated code */
	size_t program; /* bytes of the program, including its constants and weights */
	uint32_t kernels, generated, onednn, openblas, dot, strips;
} smr_build_result;

/** Checks that a C function may have this name; SMR_EINVAL: it may not, with the reason. */
SMR_MUST_USE smr_status smr_build_name(const char *name);
/** Builds a library. Needs LLVM if code is generated, and binutils (ld, objcopy, ar). Free @p out
 * with smr_build_free(). */
SMR_MUST_USE smr_status smr_build(const smr_model *m, const smr_build_params *p,
				  smr_build_result *out);
void smr_build_free(smr_build_result *r);
#endif
