/** @file The pass pipeline of a program over values: one table of passes in execution order.
 *
 * The pipeline serves every caller that runs, predicts, explains or prints a StableHLO program
 * (api/model/compile.h) or computes a block of DML (dml/lazy/code_cache.c). It runs the passes from
 * one stage to another, verifies the program between passes in test builds, and shows and times
 * passes for a smr_pass_watch.
 */
#ifndef SMR_PASS_PASSES_H
#define SMR_PASS_PASSES_H
#include <pthread.h>

#include "base/assert.h"
#include "pass/fuse/fuse.h"
#include "pass/shard/strategy.h"
#include "pass/simplify/simplify.h"

/** Stages of preparing a program; each includes the ones before it. */
typedef enum smr_load_stage {
	SMR_LOAD_READ,       /* as the front end made it, unpartitioned */
	SMR_LOAD_CUT,        /* the program of one device */
	SMR_LOAD_SIMPLIFIED, /* only ops that must run; values not kept are recomputed */
	SMR_LOAD_FUSED,      /* ops that fuse are one op */
	SMR_LOAD_READY       /* all ops have kernels */
} smr_load_stage;

typedef struct smr_pass_options {
	const smr_strategy *strategy; /* partitioning over devices; NULL: as the program says */
	const char *asked;            /* the strategy's text if it must be followed exactly; NULL:
				       * an impossible remat is left out */
	smr_evaluate *evaluate;       /* evaluates constants; NULL: no simplification */
	const smr_fuse_params *fuse;  /* NULL: no fusion */
	struct smr_pass_watch *watch; /* NULL: passes are not watched */
} smr_pass_options;

/** Results of the passes; zero-initialize. */
typedef struct smr_pass_results {
	bool remat; /* values are recomputed rather than kept */
	smr_simplified simplified;
	smr_fusion fusion;
} smr_pass_results;

typedef struct smr_pass {
	const char *name, *about;
	smr_load_stage stage; /* the stage that the pass leads to */
	/** Returns whether the pass has nothing to do. NULL: it always runs. */
	bool (*skip_if)(const smr_pass_options *o, const smr_pass_results *r);
	/** Runs the pass; on failure @p m can only be freed. NULL: the loader of the program does
	 * this step itself and calls smr_pass_done(). */
	smr_status (*run)(smr_module *m, const smr_pass_options *o, smr_pass_results *r);
} smr_pass;

enum { SMR_PASS_IMPORT, SMR_PASS_FUSE = 5, SMR_PASS_KERNELS, SMR_NPASSES };
extern const smr_pass smr_passes[SMR_NPASSES];

/** Runs the passes that lead from stage @p from to stage @p upto. Verifies the program between them
 * if assertions are on (base/assert.h) or SAMARA_VERIFY=1 (=0: no). Returns SMR_EINTERNAL, with the
 * pass in the message, if a pass broke the program. On failure @p m can only be freed. */
SMR_MUST_USE smr_status smr_passes_run(smr_module *m, smr_load_stage from, smr_load_stage upto,
				       const smr_pass_options *o, smr_pass_results *r);
/** Runs one pass of any stage in the same way; the pass need not be in the table. */
SMR_MUST_USE smr_status smr_pass_run(const smr_pass *pass, smr_module *m, const smr_pass_options *o,
				     smr_pass_results *r);

/* ---- watching ------------------------------------------------------------------------------ */

/** Observer that receives the program between passes and their run times; thread-safe. */
typedef struct smr_pass_watch {
	uint32_t before, after; /* bit masks by pass number: where to show the program */
	void (*show)(void *ctx, const char *when, const char *pass, const char *text);
	void *ctx;
	pthread_mutex_t lock; /* guards the fields below, and calls of `show` */
	uint32_t runs[SMR_NPASSES];
	double seconds[SMR_NPASSES];
} smr_pass_watch;

/** Marks a pass by "NAME" (show after it) or "before:NAME"; "all" marks every pass, after it.
 * Returns SMR_ENOTFOUND with the list of names. */
SMR_MUST_USE smr_status smr_pass_watch_add(smr_pass_watch *w, const char *text);
/** Report the start and the end of pass number @p i to a watch (or NULL). The pipeline calls them,
 * and so does code that runs a pass outside of it. */
void smr_pass_begins(smr_pass_watch *w, size_t i, const smr_module *m);
void smr_pass_done(smr_pass_watch *w, size_t i, const smr_module *m, double seconds);
#endif
