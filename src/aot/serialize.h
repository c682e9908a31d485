/** @file Serialized form of a model in a built library (internal to aot/). */
#ifndef SMR_AOT_SERIALIZE_H
#define SMR_AOT_SERIALIZE_H
#include "aot/program.h"
#include "api/model/model.h"

typedef struct smr_aot_code {
	uint32_t kernel; /* its number, which is part of the names that the code defines */
	smr_str ir;
} smr_aot_code;

typedef struct smr_aot_image {
	smr_str bytes;
	smr_aot_code *codes;
	uint32_t ncodes, nkernels;
	uint32_t count[SMR_AOT_PLAIN + 1]; /* [kind]: number of kernels */
} smr_aot_image;

/** Serializes a model. @p cpu: target of generated code, or NULL; @p need: the CPU features that it
 * needs; @p name: prefix of the names of generated code. */
SMR_MUST_USE smr_status smr_aot_freeze(const smr_model *m, const char *cpu, const smr_aot_cpu *need,
				       const char *name, smr_aot_image *out);
void smr_aot_image_free(smr_aot_image *b);
#endif
