/** @file Tensor programs: loads StableHLO, as text or bytecode, and runs it on arrays.
 *
 *   smr_open() -> smr_load() -> smr_model_run() -> smr_unload()
 *
 * Arrays are dense and little-endian, the last dimension fastest. An element of bf16, f8, f6 or f4
 * is its bit pattern, f6 and f4 in the lowest bits of a byte, of i1 one byte (0 or 1), of an
 * integer of 2 or 4 bits one byte, of a complex type the real and the imaginary part. */
#ifndef SAMARA_MODEL_H
#define SAMARA_MODEL_H
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_model smr_model;

enum { SMR_ARRAY_MAX_RANK = 8 };

typedef struct smr_ndarray {
	const char *dtype; /* f64 f32 f16 bf16 f8e4m3fn f8e5m2 f8e4m3 f8e3m4 f8e4m3fnuz f8e5m2fnuz
			      f8e4m3b11fnuz f8e8m0fnu f6e2m3fn f6e3m2fn f4e2m1fn i1 i8 i16 i32 i64
			      u8 u16 u32 u64 c64 c128; NULL for smr_load(), which uses sizes only */
	unsigned rank;
	int64_t dims[SMR_ARRAY_MAX_RANK];
	void *data; /* owned by the caller */
} smr_ndarray;

/** Which ops are fused into one kernel. */
typedef enum smr_fuse {
	SMR_FUSE_BY_COST,   /* where the cost model predicts a gain */
	SMR_FUSE_NONE,      /* none: each op runs alone */
	SMR_FUSE_ALL,       /* all that can be fused; each reader recomputes its operand */
	SMR_FUSE_ONCE,      /* only ops with one reader: nothing is recomputed */
	SMR_FUSE_BY_RULE,   /* ops that are cheap to recompute, whatever their sizes */
	SMR_FUSE_AT_RANDOM, /* a random plan by a seed: for tests */
	SMR_FUSE_WAYS
} smr_fuse;

/** Simplification before fusion. */
typedef enum smr_simplify {
	SMR_SIMPLIFY_ALL, /* constants are folded, ops without effect removed */
	SMR_SIMPLIFY_NONE /* the program stays as written */
} smr_simplify;

/** Progress of autotuning. */
typedef struct smr_model_tuning {
	size_t struct_size;
	unsigned kernels; /* kernels tuned so far, each before its first run */
	unsigned better;  /* whose measured best is not the predicted best */
	unsigned passed;  /* left as predicted: not measurable, or the time limit was reached */
	double spent_s, limit_s;
} smr_model_tuning;

typedef struct smr_load_params {
	size_t struct_size;
	const char *path; /* the program's file; with `text`, its name in messages */
	/* The program, `length` bytes: MLIR text, MLIR bytecode (versions 0 to 6, such as portable
	 * artifacts of StableHLO), or what jax.export's serialize() returns. The first bytes tell
	 * which. */
	const char *text;
	size_t length;
	const smr_ndarray *args; /* shapes of all arguments, if the program has dynamic sizes */
	size_t nargs;
	/* One entry for each of the first arguments of the program. An argument with data becomes a
	 * constant (a copy); smr_model_run() and smr_model_arg() then count the others only. NULL:
	 * no constants. */
	const smr_ndarray *frozen;
	size_t nfrozen;
	/* The only implementation that runs loops, unchecked, from the first run on: "strip" (the
	 * interpreter), "nest" (generated code) or "ref" (the reference). The interpreter runs the
	 * loops that it refuses. "chosen": the one that is predicted to be fastest, from the first
	 * run on. "region": blocks of small ops run as one function, the other ops as without
	 * `only`, from the first run on. NULL: the same once its code is compiled and checked. */
	const char *only;
	int whole; /* not 0: run a program with shardings on one device */
	smr_fuse fuse;
	int measure; /* not 0: smr_model_op_at() gives the time of each op */
	smr_simplify simplify;
	uint64_t fuse_seed; /* SMR_FUSE_AT_RANDOM */
	/* Above 0: the first run measures the implementations of each kernel and variants of its
	 * generated code, for at most this many seconds. The results are kept for later runs of the
	 * program on this machine. No effect with smr_open_params.deterministic or on other nodes.
	 */
	double tune_s;
	void (*tuning)(void *arg, const smr_model_tuning *so_far); /* after each kernel, or NULL */
	void *tuning_arg;
	/* Partitions a program of one device over logical devices, which are threads of this
	 * process: "dp=2,tp=2", "fsdp,dp=4", "pp=2,mb=8" (docs/howto/predict.md). NULL: by the
	 * shardings of the program. */
	const char *strategy;
	/* The function of the program that runs, "@step" or "step". NULL: @main, or the only one
	 * that is not private. */
	const char *entry;
} smr_load_params;

/** Loads a program and compiles it. SMR_EUNSUPPORTED: it uses an unsupported feature;
 * smr_errmsg() is "file:line:column: unsupported: ...". Close *@p out with smr_unload(). */
SMR_API SMR_MUST_USE smr_status smr_load(smr_ctx *ctx, const smr_load_params *params,
					 smr_model **out);
SMR_API smr_status smr_unload(smr_model *model); /* NULL is fine */

/** An argument or a result of the program. */
typedef struct smr_model_value {
	size_t struct_size;
	const char *name;    /* or NULL */
	const char *element; /* as the program writes it: f32, ui8, i4, complex<f32> ... */
	const char *dtype;   /* of the array */
	unsigned rank;
	int64_t dims[SMR_ARRAY_MAX_RANK]; /* of the whole array */
} smr_model_value;

SMR_API size_t smr_model_nargs(const smr_model *model);
SMR_API size_t smr_model_nresults(const smr_model *model);
SMR_API SMR_MUST_USE smr_status smr_model_arg(const smr_model *model, size_t i,
					      smr_model_value *out);
SMR_API SMR_MUST_USE smr_status smr_model_result(const smr_model *model, size_t i,
						 smr_model_value *out);

/** The part of an array on one device: `dims` elements from `start` on.
 *
 * A program whose arrays are sharded over a mesh (`sdy.sharding`) runs on logical devices, which
 * are threads of this process. Its arguments and results are whole arrays. */
typedef struct smr_model_part {
	size_t struct_size;
	unsigned rank;
	int64_t start[SMR_ARRAY_MAX_RANK], dims[SMR_ARRAY_MAX_RANK];
} smr_model_part;
SMR_API SMR_MUST_USE smr_status smr_model_arg_part(const smr_model *model, size_t i,
						   unsigned device, smr_model_part *out);
SMR_API SMR_MUST_USE smr_status smr_model_result_part(const smr_model *model, size_t i,
						      unsigned device, smr_model_part *out);

/** Collectives of one kind: those of the text and those that partitioning inserted. */
typedef struct smr_model_exchange {
	size_t struct_size;
	const char *op; /* all_gather, all_reduce ... */
	uint64_t count; /* places in the program */
	uint64_t bytes; /* received by each device, if each runs once */
} smr_model_exchange;
/** The @p i-th kind of collective; returns 0 past the last one. */
SMR_API int smr_model_exchanges(const smr_model *model, size_t i, smr_model_exchange *out);

/** Runs the program once. @p args: all arguments, which must not change during the call. @p
 * results: arrays that the call fills; their contents after a failure are undefined. `dtype` and
 * sizes must be those of smr_model_arg() and smr_model_result(). An argument that is also a result
 * is donated: the program updates it in place, such as one row of a key cache. Any thread may
 * call: concurrent calls run at the same time, each on as many threads as are free. With
 * smr_model_stats.apart an array may have one more leading dimension, one entry per device;
 * without it all devices read the same argument, and the result is that of device 0. */
SMR_API SMR_MUST_USE smr_status smr_model_run(smr_model *model, const smr_ndarray *args,
					      size_t nargs, const smr_ndarray *results,
					      size_t nresults);

/** Ends the runs of @p model in progress, from any thread: each fails with SMR_ESTATE at its next
 * op or loop turn. A kernel, and a loop of small ops that is compiled without calls, ends first.
 * Runs that begin later are not affected. */
SMR_API smr_status smr_model_interrupt(smr_model *model);

/** Online autotuning: candidates of a kernel run in its place now and then. */
typedef struct smr_model_contests {
	size_t struct_size;
	uint64_t open, over; /* kernels that are still tuned, and kernels that are decided */
	uint64_t tries;      /* runs of a candidate that was not the best known */
	double lost_s;       /* extra time of these runs, checks included */
} smr_model_contests;

/** The caller sets struct_size. */
typedef struct smr_model_stats {
	size_t struct_size;
	unsigned devices;
	double load_s;       /* reading and compiling the program */
	uint64_t runs;       /* so far */
	uint64_t peak_bytes; /* peak memory of tensors in the last run, without arguments */
	int apart; /* not 0: the text is the program of one device, with collectives; each device
		      has its own arrays */
	smr_model_tuning tuning;     /* all 0 without tune_s */
	smr_model_contests contests; /* so far */
	uint64_t joined;             /* runs of groups of small ops on all threads, so far */
	uint64_t graphs;             /* graphs of kernels that a GPU ran, so far: each starts with
					one call of the driver */
	uint64_t graph_kernels;      /* number of kernels of the largest */
	uint64_t graph_runs;
} smr_model_stats;
SMR_API SMR_MUST_USE smr_status smr_model_stat(const smr_model *model, smr_model_stats *out);

/** One op of the compiled program; op `fused` stands for several of the text. */
typedef struct smr_model_op {
	size_t struct_size;
	const char *op;   /* its name in the graph */
	char types[240];  /* of its operands and of its result: "f32[2, 3], f32[] -> f32[2]" */
	const char *impl; /* implementation: strip, nest, openblas ...; plain: C code of this op;
			     view: an alias of its operand */
	const char *file; /* source location, or NULL */
	unsigned line;
	size_t kernel;        /* equal for ops that share one kernel; 0: not shared */
	uint64_t runs;        /* measured runs so far */
	double seconds;       /* of these runs together */
	double predicted_s;   /* of one run of `impl`, before it ran; 0: unknown */
	uint64_t device_runs; /* whose kernels a GPU measured; seconds of these together: */
	double device_s;
	double device_predicted_s; /* of the kernels of one run, without copies; 0: unknown */
	const char *device_label;  /* "measured:events"; "emulated": there is no card, and these
				      are times of an emulation; NULL: it runs on the CPU */
	const char *device_detail; /* templates of the kernels, grids and blocks; NULL: unknown */
} smr_model_op;
/** The @p i-th op; returns 0 past the last one. The caller sets @p out->struct_size. */
SMR_API int smr_model_op_at(const smr_model *model, size_t i, smr_model_op *out);

SMR_END_DECLS

#endif
