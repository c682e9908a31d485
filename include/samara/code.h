/** @file Contexts (smr_ctx) and programs (smr_program): a program is a list of codelets, the loop
 * nests that Samara can replace. */
#ifndef SAMARA_CODE_H
#define SAMARA_CODE_H
#include <stddef.h>
#include <stdint.h>

#include <samara/status.h>

/** `smr_open_params p = SMR_INIT(smr_open_params);`: all members 0 but struct_size. */
#ifdef __cplusplus
template <class T> inline T smr_init()
{
	T t = T();

	t.struct_size = sizeof(T);
	return t;
}
#define SMR_INIT(type) smr_init<type>()
#else
/* clang-format off */
#define SMR_INIT(type) {.struct_size = sizeof(type)}
/* clang-format on */
#endif

SMR_BEGIN_DECLS

typedef struct smr_ctx smr_ctx;         /* kernel library, machine, threads, history */
typedef struct smr_program smr_program; /* the codelets of a program */

typedef struct smr_open_params {
	size_t struct_size;
	int threads;               /* 0: as many as the process may use */
	int strict;                /* 1: models and scripts keep the source order of sums, too */
	const char *const *cflags; /* for the C compiler, NULL-terminated; NULL: -O2 */
	int deterministic; /* 1: bitwise equal results for any number of threads and nodes: plans
			      depend on sizes and the kind of processor only */
	int fast; /* 1: floating-point sums of C programs may be reordered; 0: a replacement gives
		     the bits of the compiled loops */
	/* Where kernels of models and scripts run: "cpu"; "gpu": the first visible NVIDIA GPU,
	 * wherever it can, and smr_open() fails where there is none; "auto": where the prediction,
	 * with transfers, is shorter; "webgpu": WebGPU's device, wherever it can, and smr_open()
	 * fails where there is none. NULL: that of the environment variable SAMARA_DEVICE, else
	 * "cpu". */
	const char *device;
} smr_open_params;

/** Opens a context. NULL @p params: the defaults. Close *@p out with smr_close(). */
SMR_API SMR_MUST_USE smr_status smr_open(const smr_open_params *params, smr_ctx **out);
/** Closes a context. SMR_ESTATE: one of its programs is still open. NULL is fine. */
SMR_API smr_status smr_close(smr_ctx *ctx);

/** Finds the codelets of a C source, LLVM bitcode, object, archive, executable or shared library
 * that `samara cc` built, or of a flow in text form. The compiler's messages go to stderr. Close
 * *@p out with smr_program_close(). */
SMR_API SMR_MUST_USE smr_status smr_decompose(smr_ctx *ctx, const char *path, smr_program **out);
/** Finds the codelets of a flow in text form in memory. Messages call it @p name. */
SMR_API SMR_MUST_USE smr_status smr_decompose_text(smr_ctx *ctx, const char *name, const char *text,
						   size_t n, smr_program **out);
/** Closes a program. SMR_ESTATE: one of its plans is still open. NULL is fine. */
SMR_API smr_status smr_program_close(smr_program *program);

typedef struct smr_codelet_info {
	size_t struct_size;
	uint32_t id, line;
	const char *flow, *function, *file; /* function and file are "" when unknown */
	const char *kernel;                 /* NULL: no kernel of the library */
	const char *reason;                 /* why there is none; "" if there is one */
} smr_codelet_info;

SMR_API size_t smr_program_count(const smr_program *program);
/** Describes codelet number @p i. The caller sets @p out->struct_size. */
SMR_API SMR_MUST_USE smr_status smr_program_codelet(const smr_program *program, size_t i,
						    smr_codelet_info *out);

/** The value of a symbolic size: "n" in all functions, "gemm.n" in function gemm only. */
typedef struct smr_setting {
	const char *name;
	int64_t value;
} smr_setting;

/** A number, or what stands for it where it is not known, such as "8*n". */
typedef struct smr_quantity {
	const char *text; /* NULL: it is known */
	double value;
} smr_quantity;

typedef struct smr_named_quantity {
	const char *name;
	smr_quantity value;
} smr_named_quantity;

/** All that is known as JSON; predictions are there for codelets whose sizes are constant or given.
 * Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_program_json(const smr_program *program,
						 const smr_setting *sizes, size_t nsizes,
						 char **out);
SMR_API void smr_text_free(char *text); /* NULL is fine */

SMR_END_DECLS

#endif
