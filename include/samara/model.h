/** @file Tensor programs: StableHLO text made ready, and run on arrays.
 *
 *   smr_open() -> smr_load() -> smr_model_run() -> smr_unload()
 *
 * Arrays are dense, the last dimension fastest, little-endian. bf16 and f8 are their bit patterns,
 * i1 one byte of 0 or 1 an element, integers of 2 and 4 bits one byte each, complex numbers pairs
 * of real and imaginary part. */
#ifndef SAMARA_MODEL_H
#define SAMARA_MODEL_H
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_model smr_model;

enum { SMR_ARRAY_MAX_RANK = 8 };

typedef struct smr_ndarray {
	const char *dtype; /* f64 f32 f16 bf16 f8e4m3fn f8e5m2 i1 i8 i16 i32 i64 u8 u16 u32 u64 c64
			      c128; NULL for smr_load(), which looks at sizes alone */
	unsigned rank;
	int64_t dims[SMR_ARRAY_MAX_RANK];
	void *data; /* the caller's */
} smr_ndarray;

/** Which ops become one. */
typedef enum smr_fuse {
	SMR_FUSE_BY_COST,   /* those for which that is cheaper */
	SMR_FUSE_NONE,      /* each runs alone */
	SMR_FUSE_ALL,       /* whatever can be, if it is computed anew by each reader */
	SMR_FUSE_ONCE,      /* what no second one computes anew */
	SMR_FUSE_BY_RULE,   /* what is cheap to compute anew, whatever the sizes */
	SMR_FUSE_AT_RANDOM, /* by a seed: for tests */
	SMR_FUSE_WAYS
} smr_fuse;

/** What becomes of a program before that. */
typedef enum smr_simplify {
	SMR_SIMPLIFY_ALL, /* what is known is computed, what changes nothing left out */
	SMR_SIMPLIFY_NONE /* it stays as it is written */
} smr_simplify;

/** How far a measured search is. */
typedef struct smr_model_tuning {
	size_t struct_size;
	unsigned kernels; /* looked at so far, each before its first run */
	unsigned better;  /* that run otherwise now than was predicted to be best */
	unsigned passed;  /* that stayed as they are: they cannot be measured, or time was up */
	double spent_s, limit_s;
} smr_model_tuning;

typedef struct smr_load_params {
	size_t struct_size;
	const char *path; /* the program's file, or its name in messages where there is a text */
	const char *text;
	size_t length;
	const smr_ndarray *args; /* sizes of all arguments, where the program has unknown ones */
	size_t nargs;
	/* By argument, as many as the program has; those whose data is not NULL become constants
	 * of the program, copied, which takes and is told to take the others alone then. NULL: none
	 * do. */
	const smr_ndarray *frozen;
	size_t nfrozen;
	/* This implementation alone runs loops, from the first run on, and nobody checks it:
	 * "strip", "nest" (generated code), "ref" (the reference). What it does not take, strips
	 * run. "chosen": what is predicted to be fastest, from the first run on. NULL: that, once
	 * it was made, checked. */
	const char *only;
	int whole; /* not 0: a whole program that says shardings runs on one device all the same */
	smr_fuse fuse;
	int measure; /* not 0: the time of each op is kept for smr_model_op_at() */
	smr_simplify simplify;
	uint64_t fuse_seed; /* SMR_FUSE_AT_RANDOM */
	/* Above 0: the first run measures what could run each kernel, and which loops its generated
	 * code would best have, for so many seconds at most. What it finds is kept for all that
	 * run the program here. Not with a plan that is fixed (smr_open_params.deterministic), nor
	 * elsewhere. */
	double tune_s;
	void (*tuning)(void *arg, const smr_model_tuning *so_far); /* after each kernel, or NULL */
	void *tuning_arg;
	/* How a program of one device is cut over logical ones, as many threads of this process:
	 * "dp=2,tp=2", "fsdp,dp=4", "pp=2,mb=8" (docs/predict.md). NULL: as it says itself. */
	const char *strategy;
} smr_load_params;

/** Reads a program and makes it ready. What of it is not done is told before anything runs:
 * SMR_EUNSUPPORTED, "file:line:column: unsupported: ...". Close *@p out with smr_unload(). */
SMR_API SMR_MUST_USE smr_status smr_load(smr_ctx *ctx, const smr_load_params *params,
					 smr_model **out);
SMR_API smr_status smr_unload(smr_model *model); /* NULL is fine */

/** What the program takes and gives. */
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

/** A program that says how its arrays are cut over a mesh of devices (`sdy.sharding`) runs on as
 * many logical devices, threads of this process. It takes and gives whole arrays; this is the part
 * of one that device @p device has: elements from `start` on, `dims` of them. */
typedef struct smr_model_part {
	size_t struct_size;
	unsigned rank;
	int64_t start[SMR_ARRAY_MAX_RANK], dims[SMR_ARRAY_MAX_RANK];
} smr_model_part;
SMR_API SMR_MUST_USE smr_status smr_model_arg_part(const smr_model *model, size_t i,
						   unsigned device, smr_model_part *out);
SMR_API SMR_MUST_USE smr_status smr_model_result_part(const smr_model *model, size_t i,
						      unsigned device, smr_model_part *out);

/** Ops between devices that the program has now, those of its text and those that its shardings
 * took. */
typedef struct smr_model_exchange {
	size_t struct_size;
	const char *op; /* all_gather, all_reduce ... */
	uint64_t count; /* of places in the program */
	uint64_t bytes; /* that each device has from them, when each is run once */
} smr_model_exchange;
/** Number @p i of those kinds that there are; 0: there are not so many. */
SMR_API int smr_model_exchanges(const smr_model *model, size_t i, smr_model_exchange *out);

/** Runs it once. @p args: all arguments, read while it runs; @p results: arrays of the caller's
 * that are filled, large ones while it runs where no other array overlaps them (what is in them
 * after a failure is not said). An argument whose array is a result's as well is given away: what
 * updates it, such as a cache of keys of which one row is new, does so in place; `dtype` and sizes
 * of each must be those that smr_model_arg() and smr_model_result() tell. Calls from several
 * threads take turns. Of a program that was cut before (smr_model_stats.apart) an array may have
 * one more dimension in front, a line for each device; without it all devices take the same
 * argument, and the result is the first device's. */
SMR_API SMR_MUST_USE smr_status smr_model_run(smr_model *model, const smr_ndarray *args,
					      size_t nargs, const smr_ndarray *results,
					      size_t nresults);

/** What trying the ways of kernels beside each other came to. */
typedef struct smr_model_contests {
	size_t struct_size;
	uint64_t open, over; /* kernels that still do, and that have settled */
	uint64_t tries;      /* runs of a kernel by another way than the best that was known */
	double lost_s;       /* by these: what they took longer, and checking them */
} smr_model_contests;

typedef struct smr_model_stats {
	size_t struct_size;
	unsigned devices;
	double load_s;           /* reading the program and making it ready */
	uint64_t runs;           /* so far */
	uint64_t peak_bytes;     /* of tensors at one time in the last run, arguments not counted */
	int apart;               /* not 0: the program is one device's, with collectives; each has
				    arrays of its own */
	smr_model_tuning tuning; /* all 0: nobody asked for it */
	smr_model_contests contests; /* so far */
	uint64_t joined;             /* runs of small ops, many at once on all threads, so far */
} smr_model_stats;
SMR_API SMR_MUST_USE smr_status smr_model_stat(const smr_model *model, smr_model_stats *out);

/** One op of the program as it runs now: `fused` are several of the text. */
typedef struct smr_model_op {
	size_t struct_size;
	const char *op;   /* its name in the graph */
	char types[240];  /* of its operands and of its result: "f32[2, 3], f32[] -> f32[2]" */
	const char *impl; /* what runs it: strip, nest, openblas ...; plain: code of its own; view:
			     it is its operand's memory */
	const char *file; /* where it comes from, or NULL */
	unsigned line;
	size_t kernel;      /* equal for ops that share what runs them; 0: it shares with none */
	uint64_t runs;      /* measured so far, */
	double seconds;     /* ... all together */
	double predicted_s; /* of one run, by what runs it now, before it ran; 0: nobody said */
} smr_model_op;
/** Number @p i of the ops; 0: there are not so many. */
SMR_API int smr_model_op_at(const smr_model *model, size_t i, smr_model_op *out);

SMR_END_DECLS

#endif
