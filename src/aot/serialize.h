/** @file A model as what a built library is made of (internal to aot/). */
#ifndef SMR_AOT_SERIALIZE_H
#define SMR_AOT_SERIALIZE_H
#include "aot/program.h"
#include "api/model/model.h"

typedef struct smr_aot_code {
	uint32_t kernel; /* its number, which is in the names of what it defines */
	smr_str ir;
} smr_aot_code;

typedef struct smr_aot_image {
	smr_str bytes;
	smr_aot_code *codes;
	uint32_t ncodes, nkernels;
	uint32_t count[SMR_AOT_PLAIN + 1]; /* kernels by kind */
} smr_aot_image;

/** @p cpu: a target of generated code, or NULL; @p need: what that needs; @p name: how the names of
 * generated code begin. */
SMR_MUST_USE smr_status smr_aot_freeze(const smr_model *m, const char *cpu, const smr_aot_cpu *need,
				       const char *name, smr_aot_image *out);
void smr_aot_image_free(smr_aot_image *b);
#endif
