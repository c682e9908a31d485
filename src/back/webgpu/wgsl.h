/** @file Code of codelets in WGSL, WebGPU's language, from the same plans as the GPU's code.
 *
 * A codelet becomes kernels that run one after the other, each for a stage of its plan or for
 * several stages of the same rows. Sizes and strides are constants of the text. Nothing here opens
 * a library; functions are safe to call from several threads.
 *
 * Numbers: integers have the reference's results. Floats are near them (docs/howto/webgpu.md);
 * comparisons, extremes and conversions compute on bits, since WGSL may assume that there are no
 * NaNs. Codelets that require the source's order of float operations are refused. */
#ifndef SMR_BACK_WEBGPU_WGSL_H
#define SMR_BACK_WEBGPU_WGSL_H
#include "back/cpu/codegen/object/recipe.h"

/** A device that kernels are generated for. */
typedef struct smr_wgsl_target {
	bool f64, i64;    /* it has these types */
	uint32_t threads; /* most of a group */
	uint32_t shared;  /* bytes of a group's memory */
	uint32_t groups;  /* most in a dimension */
	uint32_t buffers; /* most that a kernel reads and stores */
	int processors;   /* about, and ... */
	int64_t running;  /* ... threads that run at the same time */
} smr_wgsl_target;

/** The contents of a binding. */
typedef enum smr_wgsl_what {
	SMR_WGSL_ARGUMENTS, /* words, see smr_wgsl_arguments() */
	SMR_WGSL_BASE,      /* memory of base pointer number `base` of the code */
	SMR_WGSL_TEMP,      /* scratch tensors of 32-bit words */
	SMR_WGSL_TEMP_F64,  /* ... of f64 */
	SMR_WGSL_TEMP_I64,  /* ... of 64-bit integers */
	SMR_WGSL_VALUE,     /* a result that is a value: 8 bytes, which are 0 before */
	SMR_WGSL_WHATS
} smr_wgsl_what;

typedef struct smr_wgsl_binding {
	smr_wgsl_what what;
	int base;
} smr_wgsl_binding;

enum { SMR_WGSL_BINDINGS = NEST_MAX_OPERANDS, SMR_WGSL_DETAIL = 240 };

typedef struct smr_wgsl_kernel {
	smr_str text;
	uint32_t x, y; /* groups */
	int nbindings;
	smr_wgsl_binding binding[SMR_WGSL_BINDINGS]; /* of group 0, from 0 on */
} smr_wgsl_kernel;

/** Kernels at the sizes of an environment. */
typedef struct smr_wgsl_code {
	nest_recipe recipe;
	int nkernels;
	smr_wgsl_kernel kernel[NEST_MAX_STAGES];
	int nbases;
	uint32_t base[NEST_MAX_OPERANDS];    /* the environment's numbers of base pointers */
	uint32_t aligned[NEST_MAX_OPERANDS]; /* bytes: each base's offset in its buffer is a
						multiple of it */
	bool stored[NEST_MAX_OPERANDS];      /* kernels store to the base */
	int64_t temp[SMR_WGSL_WHATS];        /* bytes of scratch tensors */
	size_t nwords;                       /* of the arguments */
	char detail[SMR_WGSL_DETAIL];
} smr_wgsl_code;

/** Checks quickly whether code can be generated. SMR_EUNSUPPORTED and the reason if not. */
SMR_MUST_USE smr_status smr_wgsl_check(const smr_codelet *c, const smr_env *e,
				       const smr_wgsl_target *t);
/** Generates the kernels of a codelet; free them by smr_wgsl_free(). SMR_EUNSUPPORTED and the
 * reason if that is not possible. */
SMR_MUST_USE smr_status smr_wgsl_generate(const smr_codelet *c, const smr_env *e,
					  const smr_wgsl_target *t, smr_wgsl_code *out);
void smr_wgsl_free(smr_wgsl_code *code); /* NULL is fine */

enum { SMR_WGSL_WORDS = 3 * NEST_MAX_OPERANDS + 4 };
/** Fills code->nwords words. @p offset: bytes from the start of each base's buffer to the base
 * pointer; @p value: values of nodes. */
void smr_wgsl_arguments(const smr_wgsl_code *code, const int64_t *offset, const uint64_t *value,
			uint32_t words[SMR_WGSL_WORDS]);
#endif
