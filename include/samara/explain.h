/** @file Why a program runs as it does: the plan of fusion, what else there was, and what each
 * kernel was chosen among, with what it all would take.
 *
 * Codelets of C programs as well (smr_program_describe()), and scripts.
 *
 * Seconds are predicted, unless a member says otherwise. A result is not changed once it is there:
 * any thread may read it. Lists of results are arrays of pointers, so that later versions can add
 * members behind. */
#ifndef SAMARA_EXPLAIN_H
#define SAMARA_EXPLAIN_H
#include <samara/model.h>
#include <samara/script.h>

SMR_BEGIN_DECLS

typedef struct smr_explain_params {
	size_t struct_size;
	const smr_load_params *model; /* neither compiled nor run; `only` is not looked at */
	const char *machine; /* the plan on that one, without kernels; NULL: this machine */
	uint64_t part, op; /* this part of the plan alone; this op alone, with its kernel; 0: all */
} smr_explain_params;

/** A value of the program. */
typedef struct smr_explained_node {
	const char *op, *type; /* "add", "f32[2, 3]" */
	uint32_t line;         /* 0: not known */
	uint64_t number;       /* of the op that runs it, from 1; 0: none does */
} smr_explained_node;

/** What a plan of fusion takes. seconds = start + read + write + compute - hidden + compile:
 * reading and computing go on together, so the less of the two is hidden. */
typedef struct smr_explained_plan {
	const char *plan; /* chosen, rule, once, all, none */
	uint64_t ops;
	double seconds, start_s, read_s, write_s, compute_s, hidden_s, compile_s;
} smr_explained_plan;

/** What was decided: whether those who read a value compute it, each for itself. */
typedef struct smr_explained_point {
	uint64_t point;
	const smr_explained_node *value;
	size_t nreaders;
	const smr_explained_node *const *readers;
	int fused;
	double flipped_s; /* of the part, were that alone decided the other way */
} smr_explained_point;

/** A value that an op reads or computes. */
typedef struct smr_explained_use {
	const smr_explained_node *node;
	double amount; /* read: share of its elements; computed: times each of them */
} smr_explained_use;

typedef struct smr_explained_op {
	const smr_explained_node *node;
	uint64_t kernel; /* number; 0: none */
	double seconds, start_s, read_s, write_s, compute_s, hidden_s, compile_s;
	int joined; /* it is a result of an op with several, whose cost is the join's */
	size_t nreads, ncomputes;
	const smr_explained_use *const *reads, *const *computes;
} smr_explained_op;

/** A part of the plan: no op of any plan reaches over its bounds. */
typedef struct smr_explained_part {
	uint64_t part; /* number, from 1 */
	const char *function;
	uint32_t block;
	uint64_t before;    /* values in it */
	uint64_t evaluated; /* plans whose cost was found */
	int by_rule;        /* the rule's plan stays: none is enough better */
	size_t nplans, npoints, nops;
	const smr_explained_plan *const *plans; /* the chosen one first */
	const smr_explained_point *const *points;
	const smr_explained_op *const *ops;
} smr_explained_part;

/** Ops that became one with several results. */
typedef struct smr_explained_join {
	const smr_explained_node *node;
	size_t nresults;
	const smr_explained_node *const *results;
	uint64_t rows;  /* of slabs whose columns are summed; 0: none are */
	double apart_s; /* as ops of their own */
	double seconds;
} smr_explained_join;

/** Values whose ops could be results of one. */
typedef struct smr_explained_group {
	uint64_t group;
	const char *function;
	uint32_t block;
	uint64_t values, points, evaluated;
	double seconds; /* joined as is best; 0: it was not searched as a whole */
	double edges_alone_s, rule_s, once_s, all_s;
} smr_explained_group;

/** A chain of ops that runs, or could run, block by block through the caches. */
typedef struct smr_explained_slabs {
	size_t nops, naxes;
	const smr_explained_node *const *ops;
	int taken;
	const int64_t *axes, *slab;     /* sizes: of the whole, of a block */
	double whole_s, slabs_s;        /* as whole tensors; block by block */
	double whole_bytes, slab_bytes; /* handed on */
} smr_explained_slabs;

/** What could run a kernel. */
typedef struct smr_explained_way {
	const char *implementation;
	const char *refused; /* why it does not; NULL: it could, and the others are there */
	int threads, chosen;
	double p10_s, p50_s, p90_s, setup_s;
	const char *source; /* of the prediction */
	uint64_t runs;      /* measured; 0: none, and the two below are 0 */
	double measured_s, roofline_s;
} smr_explained_way;

typedef struct smr_explained_kernel {
	const smr_explained_node *node; /* its first op */
	uint64_t kernel;                /* number, from 1 */
	const char *is;                 /* the codelet: "gemm", "nest" ... */
	size_t nops, nways;
	const int64_t *ops; /* numbers */
	const char *first;  /* what runs it at first */
	double first_s, past_runs;
	const smr_explained_way *const *ways;
} smr_explained_kernel;

/** What was chosen, all places once: predicted beside measured, as far as it ran here. */
typedef struct smr_explained_sum {
	uint64_t kernels, measured;
	double roofline_s, p50_s, measured_s;
} smr_explained_sum;

typedef struct smr_explained_other {
	const smr_explained_node *node;
	const char *by; /* "view": its operand's memory; code of its own */
} smr_explained_other;

struct smr_explained_body;

typedef struct smr_explained_block {
	const char *kind; /* flow, if, case, while, call */
	uint32_t block, line;
	const char *calls; /* a function; NULL */
	int64_t ops;       /* of a flow; below 0: it is none */
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
	uint64_t before, after, fused; /* ops */
	uint64_t points, evaluated;    /* to decide; plans costed */
	double possible;               /* plans there are */
	size_t nplans, nparts, njoins, ngroups, nslabs, nkernels, nothers, nfunctions;
	const smr_explained_plan *const *plans; /* of all parts together, the chosen one first */
	const smr_explained_part *const *parts;
	const smr_explained_join *const *joins;
	const smr_explained_group *const *groups; /* NULL: one part or op alone was asked for */
	const smr_explained_slabs *const *slabs;
	const smr_explained_kernel *const *kernels; /* NULL: of another machine */
	const smr_explained_sum *chosen_kernels;    /* NULL: of another machine */
	const smr_explained_other *const *without_kernel;
	const smr_explained_function *const *functions;
} smr_explained;

/** Makes a program ready without compiling or running it, and tells of it. SMR_ENOTFOUND: there is
 * no such machine, part or op. The context is for one thread at a time. Free *@p out with
 * smr_explained_free(). */
SMR_API SMR_MUST_USE smr_status smr_explain(smr_ctx *ctx, const smr_explain_params *params,
					    const smr_explained **out);
SMR_API void smr_explained_free(const smr_explained *e); /* NULL is fine */
/** As JSON (docs/json/explain.schema.json), real numbers with so many digits, 0: all. Free *@p out
 * with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_explained_json(const smr_explained *e, int digits, char **out);

/* ---- codelets of C programs, and of flows ---------------------------------------------------- */

typedef struct smr_codelets_params {
	size_t struct_size;
	const smr_setting *sizes; /* of symbolic sizes */
	size_t nsizes;
	int nests; /* not 0: what each nest of the source is taken for alone */
	int ways;  /* not 0: what each would be chosen among, where its sizes are known */
	int one;   /* not 0: codelet `id` alone */
	uint32_t id;
} smr_codelets_params;

/** An array, or a number, that a codelet reads or writes. */
typedef struct smr_codelet_array {
	const char *name, *type;
	size_t rank;
	const smr_quantity *shape;
	const char *access; /* read, write, read-write */
	smr_quantity bytes;
} smr_codelet_array;

typedef struct smr_codelet_prediction {
	const char *target, *implementation;  /* "original": the loops as a C compiler makes them */
	double p10_s, p50_s, p90_s, energy_j; /* of one call */
	const char *label;                    /* of the energy */
} smr_codelet_prediction;

typedef struct smr_codelet_resources {
	int cpu_threads;
	smr_quantity memory_bytes; /* NAN: not known */
	int gpu;
} smr_codelet_resources;

/** A loop nest of the source. */
typedef struct smr_source_nest {
	const char *file, *function;
	uint32_t line;
	const char *kernel, *reason; /* what it is alone; NULL: no kernel, and why */
	const char *canonical;       /* its canonical form; NULL: nobody asked for that */
	size_t nvector;
	const double *vector; /* of features */
} smr_source_nest;

typedef struct smr_codelet_facts {
	uint32_t id;
	const char *function, *file; /* "": not known */
	uint32_t line;
	const char *kernel; /* NULL: no kernel of the library */
	size_t nparams, ninputs, noutputs, ndepends, npredicted, nnests, nways;
	const smr_named_quantity *const *params; /* of the kernel: sizes, scalars */
	const smr_codelet_array *const *inputs, *const *outputs;
	const int64_t *depends;    /* codelets that it needs */
	int64_t lines;             /* of the source; below 0: not known */
	smr_quantity flops, bytes; /* NAN: not known */
	int64_t cyclomatic;        /* below 0: not known */
	int pure;                  /* it does not read what it writes */
	double frequency;          /* calls in the average past run; NAN: not known */
	const smr_codelet_resources *resources;
	const smr_codelet_prediction *const *predicted;
	const char *reason;                  /* why it is no kernel; NULL: it is one */
	int opaque;                          /* loops that are not lifted */
	const char *stays;                   /* why no node can take such loops; NULL: one can */
	const char *flow;                    /* the function whose loops these are */
	const char *whole;                   /* the kernel that several codelets make; NULL: none */
	int64_t whole_ends;                  /* ... and the last of them */
	const smr_source_nest *const *nests; /* NULL: nobody asked */
	const char *unknown;                 /* the size that is missing; NULL: none is */
	const smr_explained_way *const *ways; /* NULL: nobody asked */
} smr_codelet_facts;

/** Loops that are not taken, and why. */
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

/** What is known of the codelets of a program; predictions are there where sizes are constant or
 * given. NULL @p params: the defaults. SMR_ENOTFOUND: there is no such codelet. Free *@p out with
 * smr_codelets_free(). */
SMR_API SMR_MUST_USE smr_status smr_program_describe(const smr_program *program,
						     const smr_codelets_params *params,
						     const smr_codelets **out);
SMR_API void smr_codelets_free(const smr_codelets *c); /* NULL is fine */
/** As JSON (docs/json/codelets.schema.json), real numbers with so many digits, 0: all. Free *@p out
 * with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_codelets_json(const smr_codelets *c, int digits, char **out);

/* ---- scripts --------------------------------------------------------------------------------- */

/** An op of a flow, in all its runs. */
typedef struct smr_explained_flow_op {
	const char *op, *types, *impl;
	uint32_t line;
	uint64_t runs;
	double ms, predicted_ms; /* measured; predicted: NAN, nobody said */
} smr_explained_flow_op;

/** Operations that were computed together. */
typedef struct smr_explained_flow {
	const char *file; /* the statement that first needed it */
	uint32_t line;
	const char *why;   /* it was made: "first", "other sizes", "other operations" */
	const char *sizes; /* of what is of another size; "": nothing is */
	uint64_t when;     /* the computation that it was made for, from 1 */
	uint64_t operations, operands, results, runs;
	double made_ms, run_ms;
	int64_t bytes; /* of its tensors at one time; below 0: that cannot be told */
	size_t nops;
	const smr_explained_flow_op *const *ops;
	const smr_explained *plan; /* NULL: none was kept */
} smr_explained_flow;

/** A parfor loop that ran. */
typedef struct smr_explained_loop {
	const char *file;
	uint32_t line;
	uint64_t runs, turns;
	uint64_t apart; /* turns on several threads */
	int threads;    /* of its last run */
	const char *why;
} smr_explained_loop;

/** What a script computed. */
typedef struct smr_explained_script {
	const char *file;
	uint64_t computed, made; /* times that something was computed; flows made for that */
	size_t nloops, nflows;
	const smr_explained_loop *const *loops;
	const smr_explained_flow *const *flows; /* as they were made */
} smr_explained_script;

/** Runs a script; what it prints goes where its params say. Free *@p out with
 * smr_explained_script_free(). */
SMR_API SMR_MUST_USE smr_status smr_explain_script(smr_ctx *ctx,
						   const smr_script_open_params *params,
						   const smr_explained_script **out);
SMR_API void smr_explained_script_free(const smr_explained_script *e); /* NULL is fine */
/** As JSON (docs/json/explain-script.schema.json), real numbers with so many digits, 0: all. Free
 * *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_explained_script_json(const smr_explained_script *e, int digits,
							  char **out);

/** A variable that is set, and what is known of it before the script runs. */
typedef struct smr_foreseen_set {
	uint32_t line;
	const char *name, *type; /* matrix, scalar, list, unknown */
	smr_quantity rows, cols; /* of a matrix; "?3": the third of smr_foreseen.unknown */
	int64_t bytes;           /* below 0: not known, and the two below are 0 */
	int64_t nonzeros;        /* at most */
	int sparse;
} smr_foreseen_set;

/** Operations that become a flow when the script runs. */
typedef struct smr_foreseen_wait {
	uint32_t line;
	const char *what; /* they wait for: "sizes", or where sparse operands have their elements */
	uint64_t operations;
} smr_foreseen_wait;

/** A block of statements, a condition, loop or call, or what becomes sparse before a loop. */
typedef struct smr_foreseen_step {
	const char *kind; /* block; if, else, while, for, parfor, call, end; sparse */
	uint32_t depth;
	const char *file;
	uint32_t line;
	uint32_t last; /* of a block: its last line */
	int marked;    /* of a block: flows of it, or sizes, wait for data */
	size_t nsets, nflows, nwaits;
	const smr_foreseen_set *const *sets;
	const int64_t *flows; /* numbers of smr_foreseen.flows, from 1 */
	const smr_foreseen_wait *const *waits;
	const char *text, *note; /* of the others; NULL: it depends on data, there is none */
	int again;               /* of a call: with sizes that were shown */
	double below;            /* of sparse: the share of elements */
} smr_foreseen_step;

/** A size that is not known before the script runs. */
typedef struct smr_foreseen_unknown {
	const char *name; /* "?3" */
	const char *why, *file;
	uint32_t line;
} smr_foreseen_unknown;

typedef struct smr_foreseen_script {
	const char *file;
	size_t nsteps, nunknown, nflows;
	const smr_foreseen_step *const *steps; /* in order */
	const smr_foreseen_unknown *const *unknown;
	const smr_explained_flow *const *flows; /* that are certain */
} smr_foreseen_script;

/** Looks at a script in place of running it: what is certain before that. Of files that it reads,
 * FILE.mtd alone is. Free *@p out with smr_foreseen_script_free(). */
SMR_API SMR_MUST_USE smr_status smr_foresee_script(smr_ctx *ctx,
						   const smr_script_open_params *params,
						   const smr_foreseen_script **out);
SMR_API void smr_foreseen_script_free(const smr_foreseen_script *f); /* NULL is fine */
/** As JSON (docs/json/foresee-script.schema.json), real numbers with so many digits, 0: all. Free
 * *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_foreseen_script_json(const smr_foreseen_script *f, int digits,
							 char **out);

SMR_END_DECLS

#endif
