/** @file Explanations of how a program runs: the fusion plan with its alternatives, the
 * implementations that each kernel was chosen among, and their predicted costs.
 *
 * Also codelets of C programs (smr_program_describe()), and scripts.
 *
 * Seconds are predicted, unless a member says otherwise. A result is immutable: any thread may read
 * it. Lists in results are arrays of pointers, so that later versions can append members. */
#ifndef SAMARA_EXPLAIN_H
#define SAMARA_EXPLAIN_H
#include <samara/model.h>
#include <samara/script.h>

SMR_BEGIN_DECLS

typedef struct smr_explain_params {
	size_t struct_size;
	const smr_load_params *model; /* neither compiled nor run; `only` is ignored */
	const char *machine; /* the machine to plan for, without kernels; NULL: this machine */
	uint64_t part, op;   /* only this part of the plan; only this op, with its kernel; 0: all */
} smr_explain_params;

/** A value of the program. */
typedef struct smr_explained_node {
	const char *op, *type; /* "add", "f32[2, 3]" */
	uint32_t line;         /* 0: unknown */
	uint64_t number;       /* of the op that computes it, from 1; 0: no op does */
} smr_explained_node;

/** The predicted cost of a fusion plan. seconds = start + read + write + compute - hidden +
 * compile: reads and computation overlap, so the shorter of the two is hidden. */
typedef struct smr_explained_plan {
	const char *plan; /* chosen, rule, once, all or none */
	uint64_t ops;
	double seconds, start_s, read_s, write_s, compute_s, hidden_s, compile_s;
} smr_explained_plan;

/** A fusion decision: whether each reader of a value computes the value itself. */
typedef struct smr_explained_point {
	uint64_t point;
	const smr_explained_node *value;
	size_t nreaders;
	const smr_explained_node *const *readers;
	int fused;
	double flipped_s; /* cost of the part if only this decision were reversed */
} smr_explained_point;

/** A value that an op reads or computes. */
typedef struct smr_explained_use {
	const smr_explained_node *node;
	double amount; /* read: fraction of its elements; computed: times per element */
} smr_explained_use;

typedef struct smr_explained_op {
	const smr_explained_node *node;
	uint64_t kernel; /* its number; 0: no kernel */
	double seconds, start_s, read_s, write_s, compute_s, hidden_s, compile_s;
	int joined; /* it is a result of an op with several; its cost is part of the join */
	size_t nreads, ncomputes;
	const smr_explained_use *const *reads, *const *computes;
} smr_explained_op;

/** A part of the plan: no op of any plan crosses its bounds. */
typedef struct smr_explained_part {
	uint64_t part; /* number, from 1 */
	const char *function;
	uint32_t block;
	uint64_t before;    /* values in the part before fusion */
	uint64_t evaluated; /* plans whose cost was evaluated */
	int by_rule;        /* the rule's plan is used: no other is sufficiently better */
	size_t nplans, npoints, nops;
	const smr_explained_plan *const *plans; /* the chosen one first */
	const smr_explained_point *const *points;
	const smr_explained_op *const *ops;
} smr_explained_part;

/** Ops joined into one op with several results. */
typedef struct smr_explained_join {
	const smr_explained_node *node;
	size_t nresults;
	const smr_explained_node *const *results;
	uint64_t rows;  /* rows of the blocks whose columns are summed; 0: no such sums */
	double apart_s; /* as separate ops */
	double seconds;
} smr_explained_join;

/** Values whose ops could be joined into one op. */
typedef struct smr_explained_group {
	uint64_t group;
	const char *function;
	uint32_t block;
	uint64_t values, points, evaluated;
	double seconds; /* with the best joins; 0: the group was not searched exhaustively */
	double edges_alone_s, rule_s, once_s, all_s;
} smr_explained_group;

/** A chain of ops that runs, or could run, block by block through the caches. */
typedef struct smr_explained_slabs {
	size_t nops, naxes;
	const smr_explained_node *const *ops;
	int taken;
	const int64_t *axes, *slab;     /* sizes of the whole tensors; sizes of a block */
	double whole_s, slabs_s;        /* as whole tensors; block by block */
	double whole_bytes, slab_bytes; /* bytes of intermediate values */
} smr_explained_slabs;

/** A candidate implementation of a kernel. */
typedef struct smr_explained_way {
	const char *implementation;
	const char *refused; /* why it cannot run the kernel; NULL: it can, and the members below
				are set */
	int threads, chosen;
	double p10_s, p50_s, p90_s, setup_s;
	const char *source; /* of the prediction */
	uint64_t runs;      /* measured runs; 0: none, and the two members below are 0 */
	double measured_s, roofline_s;
} smr_explained_way;

typedef struct smr_explained_kernel {
	const smr_explained_node *node; /* its first op */
	uint64_t kernel;                /* number, from 1 */
	const char *is;                 /* name of the codelet: "gemm", "nest" ... */
	size_t nops, nways;
	const int64_t *ops; /* numbers of its ops */
	const char *first;  /* the implementation of the first runs */
	double first_s, past_runs;
	const smr_explained_way *const *ways;
} smr_explained_kernel;

/** Sums over the chosen implementations, each place once: predicted and, where they ran here,
 * measured. */
typedef struct smr_explained_sum {
	uint64_t kernels, measured;
	double roofline_s, p50_s, measured_s;
} smr_explained_sum;

typedef struct smr_explained_other {
	const smr_explained_node *node;
	const char *by; /* "view": an alias of its operand's memory; or code of this op */
} smr_explained_other;

struct smr_explained_body;

typedef struct smr_explained_block {
	const char *kind; /* flow, if, case, while, call */
	uint32_t block, line;
	const char *calls; /* name of the called function, or NULL */
	int64_t ops;       /* number of ops of a flow; below 0: not a flow */
	size_t nbodies;
	const struct smr_explained_body *const *bodies;
} smr_explained_block;

typedef struct smr_explained_body {
	size_t nblocks;
	const smr_explained_block *const *blocks;
} smr_explained_body;

typedef struct smr_explained_function {
	const char *function;
	size_t nblocks;
	const smr_explained_block *const *blocks;
} smr_explained_function;

typedef struct smr_explained {
	const char *file, *machine;
	int threads;
	uint64_t before, after, fused; /* numbers of ops */
	uint64_t points, evaluated;    /* fusion decisions; plans whose cost was evaluated */
	double possible;               /* number of possible plans */
	size_t nplans, nparts, njoins, ngroups, nslabs, nkernels, nothers, nfunctions;
	const smr_explained_plan *const *plans; /* totals over all parts, the chosen one first */
	const smr_explained_part *const *parts;
	const smr_explained_join *const *joins;
	const smr_explained_group *const *groups; /* NULL: only one part or op was requested */
	const smr_explained_slabs *const *slabs;
	const smr_explained_kernel *const *kernels; /* NULL: the plan is for another machine */
	const smr_explained_sum *chosen_kernels;    /* NULL: the plan is for another machine */
	const smr_explained_other *const *without_kernel;
	const smr_explained_function *const *functions;
} smr_explained;

/** Plans a program without compiling or running it, and explains the plan. SMR_ENOTFOUND: no such
 * machine, part or op. The context is for one thread at a time. Free *@p out with
 * smr_explained_free(). */
SMR_API SMR_MUST_USE smr_status smr_explain(smr_ctx *ctx, const smr_explain_params *params,
					    const smr_explained **out);
SMR_API void smr_explained_free(const smr_explained *e); /* NULL is fine */
/** Gives the explanation as JSON (docs/json/explain.schema.json); real numbers have @p digits
 * digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_explained_json(const smr_explained *e, int digits, char **out);

/* ---- codelets of C programs, and of flows ---------------------------------------------------- */

typedef struct smr_codelets_params {
	size_t struct_size;
	const smr_setting *sizes; /* values of symbolic sizes */
	size_t nsizes;
	int nests; /* not 0: identify each nest of the source alone, too */
	int ways;  /* not 0: list the candidates of each codelet whose sizes are known */
	int one;   /* not 0: only codelet `id` */
	uint32_t id;
} smr_codelets_params;

/** An array or a number that a codelet reads or writes. */
typedef struct smr_codelet_array {
	const char *name, *type;
	size_t rank;
	const smr_quantity *shape;
	const char *access; /* read, write or read-write */
	smr_quantity bytes;
} smr_codelet_array;

typedef struct smr_codelet_prediction {
	const char *target, *implementation;  /* "original": the loops as a C compiler generates
						 them */
	double p10_s, p50_s, p90_s, energy_j; /* of one call */
	const char *label;                    /* of the energy */
} smr_codelet_prediction;

typedef struct smr_codelet_resources {
	int cpu_threads;
	smr_quantity memory_bytes; /* NAN: unknown */
	int gpu;
} smr_codelet_resources;

/** A loop nest of the source. */
typedef struct smr_source_nest {
	const char *file, *function;
	uint32_t line;
	const char *kernel, *reason; /* the kernel it matches alone; NULL: none, for this reason */
	const char *canonical;       /* its canonical form; NULL: not requested */
	size_t nvector;
	const double *vector; /* feature vector */
} smr_source_nest;

typedef struct smr_codelet_facts {
	uint32_t id;
	const char *function, *file; /* "": unknown */
	uint32_t line;
	const char *kernel; /* NULL: no kernel of the library */
	size_t nparams, ninputs, noutputs, ndepends, npredicted, nnests, nways;
	const smr_named_quantity *const *params; /* of the kernel: sizes, scalars */
	const smr_codelet_array *const *inputs, *const *outputs;
	const int64_t *depends;    /* ids of the codelets that it depends on */
	int64_t lines;             /* lines of source; below 0: unknown */
	smr_quantity flops, bytes; /* NAN: unknown */
	int64_t cyclomatic;        /* cyclomatic complexity; below 0: unknown */
	int pure;                  /* it reads nothing that it writes */
	double frequency;          /* calls per past run, on average; NAN: unknown */
	const smr_codelet_resources *resources;
	const smr_codelet_prediction *const *predicted;
	const char *reason;                   /* why it matches no kernel; NULL: it matches one */
	int opaque;                           /* loops that are not lifted */
	const char *stays;                    /* why no other node can run such loops; NULL: a node
						 can */
	const char *flow;                     /* the function whose loops these are */
	const char *whole;                    /* the kernel that several codelets together make;
						 NULL: none */
	int64_t whole_ends;                   /* ... and the id of the last of these codelets */
	const smr_source_nest *const *nests;  /* NULL: not requested */
	const char *unknown;                  /* the name of a missing size; NULL: no size is
						 missing */
	const smr_explained_way *const *ways; /* NULL: not requested */
} smr_codelet_facts;

/** Loops that are not codelets, and the reason. */
typedef struct smr_codelet_note {
	const char *file, *function, *reason;
	uint32_t line;
} smr_codelet_note;

typedef struct smr_codelets {
	const char *program;
	size_t ncodelets, nnotes;
	const smr_codelet_facts *const *codelets;
	const smr_codelet_note *const *not_taken;
} smr_codelets;

/** Describes the codelets of a program, with predictions where sizes are constant or given. NULL @p
 * params: the defaults. SMR_ENOTFOUND: no such codelet. Free *@p out with smr_codelets_free(). */
SMR_API SMR_MUST_USE smr_status smr_program_describe(const smr_program *program,
						     const smr_codelets_params *params,
						     const smr_codelets **out);
SMR_API void smr_codelets_free(const smr_codelets *c); /* NULL is fine */
/** Gives the description as JSON (docs/json/codelets.schema.json); real numbers have @p digits
 * digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_codelets_json(const smr_codelets *c, int digits, char **out);

/* ---- scripts --------------------------------------------------------------------------------- */

/** An op of a flow, summed over all its runs. */
typedef struct smr_explained_flow_op {
	const char *op, *types, *impl;
	uint32_t line;
	uint64_t runs;
	double ms, predicted_ms; /* measured; predicted: NAN: no prediction */
} smr_explained_flow_op;

/** Operations that were evaluated together. */
typedef struct smr_explained_flow {
	const char *file; /* location of the statement that first needed a result */
	uint32_t line;
	const char *why;   /* why it was compiled: "first", "other sizes", "other operations" */
	const char *sizes; /* sizes that differ from earlier ones; "": none */
	uint64_t when;     /* number of the evaluation that it was compiled for, from 1 */
	uint64_t operations, operands, results, runs;
	double made_ms, run_ms;
	int64_t bytes; /* peak memory of its tensors; below 0: unknown */
	size_t nops;
	const smr_explained_flow_op *const *ops;
	const smr_explained *plan; /* NULL: no plan was kept */
} smr_explained_flow;

/** A parfor loop that ran. */
typedef struct smr_explained_loop {
	const char *file;
	uint32_t line;
	uint64_t runs, turns;
	uint64_t apart; /* iterations that ran on several threads */
	int threads;    /* in its last run */
	const char *why;
} smr_explained_loop;

/** The cache of results of a script. */
typedef struct smr_explained_reuse {
	uint64_t lookups, hits;
	uint64_t partial;        /* results made of parts that were found */
	uint64_t entries, bytes; /* of the results that are kept */
	uint64_t evictions;      /* results that made room for others */
	double saved_ms;         /* estimated time of computing the results found */
} smr_explained_reuse;

/** A statement that called compress(). */
typedef struct smr_explained_compression {
	const char *file;
	uint32_t line;
	uint64_t runs, unpacked; /* calls; later decompressions of their results */
	double ms;               /* of all calls */
	int64_t rows, cols;      /* of the last call's matrix, and what follows */
	int64_t before, after;   /* bytes; equal: it stayed uncompressed */
	const char *groups;      /* column groups by kind: "DDC 2 of 5 columns, ..."; "": none */
} smr_explained_compression;

/** The evaluations of a script. */
typedef struct smr_explained_script {
	const char *file;
	uint64_t computed, made; /* number of evaluations; number of flows compiled for them */
	size_t nloops, nflows;
	const smr_explained_loop *const *loops;
	const smr_explained_flow *const *flows; /* in the order of compilation */
	const smr_explained_reuse *reuse;       /* NULL: results are not reused */
	size_t ncompressions;
	const smr_explained_compression *const *compressions; /* in the order of first calls */
} smr_explained_script;

/** Runs a script and explains its evaluations; the script's output goes where its params say. Free
 * *@p out with smr_explained_script_free(). */
SMR_API SMR_MUST_USE smr_status smr_explain_script(smr_ctx *ctx,
						   const smr_script_open_params *params,
						   const smr_explained_script **out);
SMR_API void smr_explained_script_free(const smr_explained_script *e); /* NULL is fine */
/** Gives the explanation as JSON (docs/json/explain-script.schema.json); real numbers have @p
 * digits digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_explained_script_json(const smr_explained_script *e, int digits,
							  char **out);

/** An assignment to a variable, and the facts known before the script runs. */
typedef struct smr_foreseen_set {
	uint32_t line;
	const char *name, *type; /* matrix, scalar, list or unknown */
	smr_quantity rows, cols; /* of a matrix; "?3": the third entry of
				    smr_foreseen_script.unknown */
	int64_t bytes;           /* below 0: unknown, and the two members below are 0 */
	int64_t nonzeros;        /* upper bound */
	int sparse;
} smr_foreseen_set;

/** Operations that become a flow only when the script runs. */
typedef struct smr_foreseen_wait {
	uint32_t line;
	const char *what; /* the missing facts: "sizes", or the positions of sparse operands'
			     elements */
	uint64_t operations;
} smr_foreseen_wait;

/** A block of statements, a condition, a loop, a call, or a variable that becomes sparse before a
 * loop. */
typedef struct smr_foreseen_step {
	const char *kind; /* block, if, else, while, for, parfor, call, end or sparse */
	uint32_t depth;
	const char *file;
	uint32_t line;
	uint32_t last; /* of a block: the last line */
	int marked;    /* of a block: some flows or sizes depend on data */
	size_t nsets, nflows, nwaits;
	const smr_foreseen_set *const *sets;
	const int64_t *flows; /* indices of smr_foreseen_script.flows, from 1 */
	const smr_foreseen_wait *const *waits;
	const char *text, *note; /* of kinds other than block; NULL: depends on data, or none */
	int again;               /* of a call: it was already shown with these sizes */
	double below;            /* of sparse: upper bound of the fraction of nonzeros */
} smr_foreseen_step;

/** A size that is unknown before the script runs. */
typedef struct smr_foreseen_unknown {
	const char *name; /* "?3" */
	const char *why, *file;
	uint32_t line;
} smr_foreseen_unknown;

typedef struct smr_foreseen_script {
	const char *file;
	size_t nsteps, nunknown, nflows;
	const smr_foreseen_step *const *steps; /* in source order */
	const smr_foreseen_unknown *const *unknown;
	const smr_explained_flow *const *flows; /* flows that are certain to be compiled */
} smr_foreseen_script;

/** Analyses a script by abstract interpretation, without running it. Of the files that the script
 * reads, only FILE.mtd is opened. Free *@p out with smr_foreseen_script_free(). */
SMR_API SMR_MUST_USE smr_status smr_foresee_script(smr_ctx *ctx,
						   const smr_script_open_params *params,
						   const smr_foreseen_script **out);
SMR_API void smr_foreseen_script_free(const smr_foreseen_script *f); /* NULL is fine */
/** Gives the analysis as JSON (docs/json/foresee-script.schema.json); real numbers have @p digits
 * digits, 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_foreseen_script_json(const smr_foreseen_script *f, int digits,
							 char **out);

SMR_END_DECLS

#endif
