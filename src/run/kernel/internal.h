/** @file The state of a kernel, shared by look-up (find.c), planning before the first run
 * (plan.c), background compilation (make.c) and execution (kernel.c). */
#ifndef SMR_RUN_KERNEL_INTERNAL_H
#define SMR_RUN_KERNEL_INTERNAL_H
#include "base/data/table.h"
#include "base/str.h"
#include "run/choose/bandit.h"
#include "run/kernel/compile_queue.h"
#include "run/kernel/kernel.h"

enum { SMR_KERNEL_BUCKETS = 1024 };

struct smr_kernel_run {
	struct smr_kernel_run *next;
	smr_flow *flow;
	smr_specialization *size;
	smr_bandit *rivals;      /* of what the size has; NULL: it is settled */
	smr_contest_sum settled; /* what contests before came to */
	smr_env env;
	const smr_impl *first;   /* strips, or the reference: runs at once */
	smr_exec *exec;          /* ... made ready */
	bool ready;              /* the size is prepared */
	bool plain;              /* nothing that is chosen takes it */
	smr_compile_job *making; /* asked for; NULL: it is not */
	smr_dispatch *made;      /* ... for this step */
	double guess;            /* seconds of one run by the first: predicted, then the mean */
	double foretold;         /* what it was predicted to be at first */
	double spent;            /* ... of all so far */
	double past;             /* runs in the average past process */
	uint64_t runs;           /* by whatever */
};

/** What an op is but for where it stands, and its kernel: most ops of a large program were there
 * before. */
typedef struct smr_known_kernel {
	smr_kernel_run *kernel;
	const void *key;
	UT_hash_handle hh;
} smr_known_kernel;

struct smr_kernels {
	smr_runner *runner;
	smr_compile_queue *maker;
	smr_arena *arena;
	smr_str key;
	smr_known_kernel *known;
	smr_kernel_run *bucket[SMR_KERNEL_BUCKETS];
};

/** The step that its one codelet is. */
static inline smr_dispatch *smr_kernel_step(const smr_kernel_run *x)
{
	return &x->size->steps[0];
}

/** Before its first run: sizes, what it begins with, what is chosen (plan.c). @p opened: its
 * flow was just now, and nobody else has it. */
SMR_MUST_USE smr_status smr_kernel_plan(smr_kernels *k, smr_kernel_run *x, bool opened);

/* When it changes (promote.c). */

/** The share of a compilation's time that must have been lost before it is begun, after so many
 * runs. */
double smr_kernel_share(double runs);
/** What is to come is worth as much as what was, or what past runs came to. */
double smr_kernel_worth(const smr_kernel_run *x, double runs);
/** Whether what takes @p setup is asked for before run number @p run, where one by the first takes
 * @p each. */
bool smr_kernel_pays(const smr_kernel_run *x, double each, double run, double setup);
/** Whether it is so even before the first one. */
bool smr_kernel_is_sure(double each, double past, double setup);
/** Whether the first run waits for it. */
bool smr_kernel_waits(double each, double setup);
/** What it begins with does, of a kernel whose query is @p asked. */
void smr_kernel_first(const smr_kernel_run *x, const smr_cost_query *asked, smr_cost_query *out);

/* Making (make.c). */

/** Puts a step into the maker's queue, with memory of its own for what may not be looked at. */
SMR_MUST_USE smr_status smr_kernel_ask(smr_kernels *k, smr_kernel_run *x, smr_dispatch *p);
/** A step whose choice could not be made has the next best. */
void smr_kernel_take_made(const smr_kernels *k, smr_kernel_run *x);
void smr_kernel_free_making(smr_kernel_run *x);
/** What may compete: nobody says what is to run, nor that it is to be the same each time. */
bool smr_kernel_competes(const smr_kernels *k);
/** Whether it is made behind the program's back: where that takes a while, and nobody insists. */
bool smr_kernel_is_made_behind(const smr_kernels *k, const smr_kernel_run *x);
#endif
