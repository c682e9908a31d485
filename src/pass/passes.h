/** @file The passes of a program over values, in the order in which they run: one table, one loop.
 *
 * Who runs, predicts, explains or prints a StableHLO program (api/model/compile.h) and who computes
 * a block of DML (dml/lazy/code_cache.c) goes through this loop, from one stage to another one.
 * Between passes the program is verified where tests run, and shown and timed where a
 * smr_pass_watch asks.
 */
#ifndef SMR_PASS_PASSES_H
#define SMR_PASS_PASSES_H
#include <pthread.h>

#include "base/assert.h"
#include "pass/fuse/fuse.h"
#include "pass/shard/strategy.h"
#include "pass/simplify/simplify.h"

/** How far a program is made ready; each stage includes the ones before it. */
typedef enum smr_load_stage {
	SMR_LOAD_READ,       /* as the front end made it, whole */
	SMR_LOAD_CUT,        /* the program of one device */
	SMR_LOAD_SIMPLIFIED, /* only ops that must run; what is not kept is computed anew */
	SMR_LOAD_FUSED,      /* ... those that are fused as one */
	SMR_LOAD_READY       /* its ops have kernels */
} smr_load_stage;

typedef struct smr_pass_options {
	const smr_strategy *strategy; /* how it is cut over devices; NULL: as it says itself */
	const char *asked;            /* the strategy's text where it must be followed to the
				       * letter; NULL: remat that is not possible is left out */
	smr_evaluate *evaluate;       /* computes constants; NULL: nothing is simplified */
	const smr_fuse_params *fuse;  /* NULL: nothing is fused */
	struct smr_pass_watch *watch; /* NULL: nobody watches */
} smr_pass_options;

/** What became of the program; begin with 0. */
typedef struct smr_pass_results {
	bool remat; /* it computes anew what it would keep */
	smr_simplified simplified;
	smr_fusion fusion;
} smr_pass_results;

typedef struct smr_pass {
	const char *name, *about;
	smr_load_stage stage; /* that it leads to */
	/** Whether there is nothing to do. NULL: there always is. */
	bool (*skip_if)(const smr_pass_options *o, const smr_pass_results *r);
	/** On failure @p m can only be freed. NULL: whoever loads the program does this itself, and
	 * calls smr_pass_done(). */
	smr_status (*run)(smr_module *m, const smr_pass_options *o, smr_pass_results *r);
} smr_pass;

enum { SMR_PASS_IMPORT, SMR_PASS_FUSE = 5, SMR_PASS_KERNELS, SMR_NPASSES };
extern const smr_pass smr_passes[SMR_NPASSES];

/** Runs those passes that lead from stage @p from to stage @p upto, and verifies the program
 * between them where assertions are on (base/assert.h) or SAMARA_VERIFY=1 (=0: it does not).
 * SMR_EINTERNAL, told with the pass: it broke the program. On failure @p m can only be freed. */
SMR_MUST_USE smr_status smr_passes_run(smr_module *m, smr_load_stage from, smr_load_stage upto,
				       const smr_pass_options *o, smr_pass_results *r);
/** The same for one pass, whatever its stage, which need not be of the table. */
SMR_MUST_USE smr_status smr_pass_run(const smr_pass *pass, smr_module *m, const smr_pass_options *o,
				     smr_pass_results *r);

/* ---- watching ------------------------------------------------------------------------------ */

/** Who is shown the program between passes and told what they take; any number of threads. */
typedef struct smr_pass_watch {
	uint32_t before, after; /* bits by number of the pass: it is shown the program there */
	void (*show)(void *ctx, const char *when, const char *pass, const char *text);
	void *ctx;
	pthread_mutex_t lock; /* of what is below, and of `show` */
	uint32_t runs[SMR_NPASSES];
	double seconds[SMR_NPASSES];
} smr_pass_watch;

/** Marks a pass by "NAME" (after it) or "before:NAME"; "all": after each. SMR_ENOTFOUND lists the
 * names. */
SMR_MUST_USE smr_status smr_pass_watch_add(smr_pass_watch *w, const char *text);
/** Tells a watch, or NULL, that pass number @p i comes now, and what it took: the loop does, and
 * who runs a pass that is no part of the loop. */
void smr_pass_begins(smr_pass_watch *w, size_t i, const smr_module *m);
void smr_pass_done(smr_pass_watch *w, size_t i, const smr_module *m, double seconds);
#endif
