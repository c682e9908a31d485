/** @file Running a program's sites: prepared flows, guards, selection, checks, reports (internal).
 */
#ifndef SMR_RUN_RUN_H
#define SMR_RUN_RUN_H
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>

#include "back/back.h"
#include "base/thread/cpu_timer.h"
#include "cost/model/cost.h"
#include "ir/graph/disjoint.h"
#include "ir/graph/range_extent.h"
#include "plan/choice/pick.h"
#include "run/meter.h"
#include "run/report.h"
#include "samara/site.h"

typedef enum smr_check { SMR_CHECK_SAMPLE, SMR_CHECK_ALWAYS, SMR_CHECK_NEVER } smr_check;
typedef enum smr_verdict_kind {
	SMR_UNJUDGED,
	SMR_JUDGED_GOOD,
	SMR_JUDGED_BAD,
	SMR_MADE /* it was compiled, but has not run */
} smr_verdict_kind;

/** Callbacks of higher layers: learning and measuring. Any may be NULL. */
typedef struct smr_run_hooks {
	void *ctx;
	smr_verdict_kind (*verdict)(void *ctx, uint64_t code, const char *impl, uint64_t size);
	void (*judge)(void *ctx, uint64_t code, const char *impl, uint64_t size, bool good);
	/** An implementation was compiled, and is kept for later processes. */
	void (*made)(void *ctx, uint64_t code, const char *impl, uint64_t size);
	double (*past_calls)(void *ctx, uint64_t code, uint64_t size);
	void (*timed)(void *ctx, const smr_cost_query *q, double roofline, double measured);
	void (*called)(void *ctx, uint64_t code, uint64_t size, uint64_t calls);
	/** Returns the selected variant of an implementation for a codelet (smr_codelet.tuning); 0:
	 * not measured. */
	unsigned (*tuning)(void *ctx, uint64_t code, uint64_t size);
	void (*tuned)(void *ctx, uint64_t code, uint64_t size, unsigned tuning);
	/** Records the time of a contest's quiet calls; @p searched: of a search (--tune), which
	 * replaces what is recorded. */
	void (*tuned_time)(void *ctx, const smr_cost_query *q, double roofline, double measured,
			   bool searched);
	/** Returns whether this process compiles at the same time: then measurements are
	 * unreliable. */
	bool (*disturbed)(void);
} smr_run_hooks;

/** Parts of a remote call. Seconds except for the last ones. */
typedef struct smr_shares {
	double pack, wait, move, run, store; /* serialising, in queues, on the network, computing,
					      * storing */
	double lost;                         /* before it came back to run here */
	double energy_j;
	char energy_label[16], node[48]; /* "": unknown */
	unsigned tries;                  /* nodes that received it */
	bool away;                       /* it ran there */
	char how[201]; /* the node's report on how it ran it: "as WebAssembly: ..."; "" usually */
} smr_shares;

struct smr_dispatch;
typedef struct smr_tune smr_tune;

/** Callback at the end of a started call; the calling thread must not be blocked for long. On
 * failure the message is this thread's. */
typedef void (*smr_remote_end)(void *ctx, smr_status st, const smr_shares *shares);

/** The devices that steps and kernels may run on. */
typedef enum smr_run_device {
	SMR_RUN_CPU,
	SMR_RUN_GPU,   /* the GPU wherever it can, else the CPU */
	SMR_RUN_AUTO,  /* wherever the prediction, with transfers, is shorter */
	SMR_RUN_WEBGPU /* WebGPU's device wherever it can, else the CPU */
} smr_run_device;

/** One running instance: the process-wide one of compiled programs, or one of the library's. */
typedef struct smr_runner {
	const smr_library *library;
	smr_workers *workers;
	smr_cost cost;
	smr_run_hooks hooks;
	smr_report *report; /* NULL: none */
	smr_fp fp;
	smr_check check;
	bool originals; /* the caller can run its own loops when this fails */
	unsigned cut;   /* pieces of codelets sent to a cluster; 0: as many as are predicted to pay,
			 * 1: no division */
	bool together;  /* results of one loop are one codelet where that saves loads or stores:
			 * only generated code is used, and nothing runs elsewhere */
	bool force;     /* use an implementation even where it does not pay (tests) */
	/** The plan depends on the program, sizes and kind of processor alone: measurements are
	 * ignored, nothing is tried or postponed, for any number of threads. cost has no history
	 * and a shipped description then. */
	bool fixed;
	int64_t band_bytes; /* of the buffers between codelets that run in blocks of rows; 0: as
			     * many as pay. Tests: a few */
	bool waits;         /* a site in use by another thread is waited for */
	bool at_once;       /* ops of tensor programs run by the selected implementation from the
			     * first run on, whatever its compilation takes */
	bool many;          /* tensor programs run many times: their regions are compiled from the
			     * start, and the first run ends when they are (run/exec/region.h) */
	bool regions;       /* ... of single ops, too, before the first run */
	bool planned;       /* ... are planned, not run: no region is compiled */
	bool told;          /* kernels are described, never run: nothing is selected or compiled */
	smr_cpu_timer_by times;       /* clock that measures runs */
	smr_tune *tune;               /* kernels and steps are measured before their first run
				       * (run/tune/tune.h); NULL */
	struct smr_pass_watch *watch; /* of passes over tensor programs (pass/passes.h); NULL */
	const char *only_impl;        /* NULL: any */
	smr_run_device device;
	const char *only_fleet;        /* codelets always go there; NULL: where they end first */
	smr_meter *meter;              /* NULL: energy is modelled */
	struct smr_flow *flows;        /* all open flows, pushed atomically */
	struct smr_flow_cache *opened; /* caches flows of kernels for other images of the program
					* (run/kernel/flow_cache.h); NULL: each has its own */
	const _Atomic uint64_t *interrupts; /* runs of executables fail at their next op once it
					     * changes; NULL: none does */
	/** Where steps run that do not run in this process; NULL: all run here. */
	const struct smr_executor *via;
	void *via_ctx;
	/** Called for calls that ran here: for all, or for measured ones, if it returns a counter
	 * for the others. NULL: not called. */
	_Atomic uint64_t *(*ran)(void *ctx, const struct smr_flow *f, struct smr_dispatch *p,
				 double seconds, double joules, const char *label);
	void *ran_ctx;
} smr_runner;

/** A place where steps run: this process, a node (run/remote/remote.h), a cluster
 * (api/remote/remote.h). */
typedef struct smr_executor {
	/** Returns whether the step goes there, and *@p seconds of it with both transfers
	 * (INFINITY: no node is available); called before each call, it must be fast. NULL: all
	 * steps go there. */
	bool (*estimate)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
			 double *seconds);
	/** Prepares for a step, so that run time has no surprises. */
	smr_status (*prepare)(void *ctx, const struct smr_flow *f, struct smr_dispatch *p,
			      const smr_env *e);
	/** Runs a step. Memory is unchanged on failure; SMR_EIO: no node could be reached, the
	 * codelet itself may be valid. */
	smr_status (*run)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
			  const smr_env *e, smr_shares *shares);
	/** The same without waiting: on success @p end is called once; the step, the environment
	 * and its memory must live until then. NULL: not supported. */
	smr_status (*start)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
			    const smr_env *e, smr_remote_end end, void *end_ctx);
	/** Returns the number of pieces of a step that goes there: 1: it is not divided. NULL: none
	 * is. */
	unsigned (*pieces)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p);
} smr_executor;

/** This process; without a context. */
extern const smr_executor smr_executor_here;

/** Returns whether several calls may be elsewhere at one time. */
static inline bool smr_runner_starts(const smr_runner *r)
{
	return r->via != NULL && r->via->start != NULL;
}

/** Returns whether it is decided before each call where a step runs. */
static inline bool smr_runner_decides(const smr_runner *r)
{
	return r->via != NULL && r->via->estimate != NULL;
}

/** Returns the number of threads that a plan is made for: one where it must be the same everywhere.
 */
static inline int smr_runner_threads(const smr_runner *r)
{
	return r->fixed ? 1 : smr_workers_count(r->workers);
}

/** Implementation and state of one codelet at one size. */
typedef struct smr_dispatch smr_dispatch;
struct smr_dispatch {
	const smr_codelet *codelet;
	const smr_impl *impl;
	size_t way;                 /* its index in smr_impls */
	const smr_workers *workers; /* NULL: one thread is predicted to be faster */
	smr_exec *exec;             /* NULL: not prepared, or run elsewhere */
	double alone_s;             /* seconds predicted here on one thread */
	double away_s;              /* seconds predicted elsewhere, of the next call */
	bool away;                  /* ... which runs there */
	const char *fleet;          /* the only fleet where it may run; NULL: anywhere */
	const char *stays;          /* reason why it is not sent to a cluster; NULL */
	bool unmeasured;            /* `predicted` is a bound: the time of a search is unknown */
	char name[96];              /* name for display; "": not computed yet (smr_step_called()) */
	char node[48];              /* of the last call; "": it ran here */
	smr_cost_query query;
	smr_prediction predicted, original;
	double roofline, setup; /* seconds: without history; of preparation */
	uint32_t refused;       /* bit i: smr_impls[i] failed to prepare or to run */
	bool checked;
	uint64_t calls, runs;      /* runs: those here */
	_Atomic uint64_t *counted; /* counter of calls that are not reported, or NULL */
	double spent;              /* seconds of these runs */
	smr_report_row *row;
	bool tells_anew;     /* it has no row yet: the next call makes one */
	smr_candidate *ways; /* its candidates, if there was more than one; owned */
	size_t nways;
	bool tuned; /* tuning was done (run/tune/tune.h), or was skipped */
};

/** A window's bytes at one size: [base + lo, base + hi). */
typedef struct smr_span {
	uint32_t base;
	int64_t lo, hi;
	uint32_t align; /* element alignment */
	bool written;
	bool own;             /* spans of other bases share no bytes with those of its base */
	const smr_node *open; /* the view, if index arrays determine its range at each call */
} smr_span;

/** Two windows that must not share a byte. */
typedef struct smr_clash {
	uint32_t a, b, ngaps;       /* a, b: spans */
	smr_gap gaps[SMR_MAX_GAPS]; /* cases without overlap where their ranges overlap */
} smr_clash;

enum { SMR_RUNS_TO_COME = 30 }; /* expected runs of a program that has run before */

typedef enum smr_decision { SMR_UNDECIDED, SMR_ORIGINAL, SMR_REPLACE } smr_decision;

/** A flow at one set of symbol values. */
typedef struct smr_specialization {
	struct smr_specialization *next;
	smr_decision decision;
	uint64_t key;
	double saved;      /* predicted seconds that replacing would have saved so far */
	double gain;       /* predicted seconds saved a call */
	double setup;      /* seconds of preparation */
	const char *only;  /* the one implementation allowed; NULL: any */
	double past_calls; /* in the average past run */
	double look_s;     /* seconds of reading the index arrays before each call */
	uint64_t calls, clashed;
	uint64_t left; /* calls that ran the loops while the replacement was not ready */
	size_t nspans, nclashes, nsteps;
	smr_span *spans;
	smr_clash *clashes;
	smr_range_extent
		*pieces; /* of open spans, read by folds over a range; NULL: there are none */
	uint32_t npieces;
	smr_dispatch *steps;
	struct smr_row_chains
		*bands; /* steps that run in blocks of rows (run/site/row_chain.h), NULL */
	struct smr_baseline *loops; /* measurement of the program's loops (run/tune/baseline.h);
				     * NULL: not measured */
	struct smr_row_split *
		*cuts; /* by step: divided into pieces (run/site/row_split.h); NULL: none */
	bool tried;    /* a step of the last run was a try of another candidate */
	struct smr_bandit **rivals; /* by step: its contest; NULL: none, all are over */
	char why[160];              /* of SMR_ORIGINAL */
	int64_t sym[];              /* symbol values */
} smr_specialization;

/** A flow read from a program and prepared. */
typedef struct smr_flow {
	struct smr_flow *next; /* of the runner's */
	const char *text;      /* as opened; the graph has more nodes, from fusion */
	size_t ntext;
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t ncodelets;
	uint64_t code;   /* hash of the text */
	uint64_t loops;  /* hash of the compilation of the program's loops; 0: they do not report
			  * their end */
	bool opaque;     /* one codelet that is opaque code */
	uint64_t tables; /* smr_rows_surely_read() */
	size_t nmoving;
	uint16_t *moving;       /* symbols that only move whole windows */
	const smr_poly **shift; /* by base: the bytes that they move it by, or NULL */
	pthread_mutex_t lock;   /* protects all below; released during a call elsewhere */
	int at_work; /* atomic: the holder of the lock computes or compiles, which may take long */
	smr_specialization *sizes;
	size_t nsizes;
	uint64_t asked, taken;
	uint64_t vain; /* queries since the limit was raised for which the loops were best */
	double most;   /* points of the largest of them */
	double earned; /* approximate seconds of the loops since the last selection */
} smr_flow;

enum { SMR_MAX_SIZES = 64 };

/** Reads the payload of a frame in the running program. SMR_ECORRUPT: its tag, length or hash is
 * wrong. */
SMR_MUST_USE smr_status smr_frame_text(const char *at, const char *tag, const char **text,
				       size_t *n);
/** Reads the flow's text of a site: the caller frees *@p out (smr_free). Errors as above. One
 * thread at a time: it caches the texts that it unpacked last. */
SMR_MUST_USE smr_status smr_site_flow(const smr_site *site, char **out, size_t *n);

/** Opens a flow that is read from a program or a message. */
SMR_MUST_USE smr_status smr_flow_open(smr_runner *r, const char *text, size_t n, smr_flow **out);
/** Opens a flow made in this process; on success it takes @p g over. @p beside: all of its nests
 * are one codelet (smr_pass_horizontal()). */
SMR_MUST_USE smr_status smr_flow_open_graph(smr_runner *r, smr_graph *g, bool beside,
					    smr_flow **out);
/** Opens a flow that is opaque code; the caller owns @p code, which must outlive it. NULL: as
 * above. */
SMR_MUST_USE smr_status smr_flow_open_code(smr_runner *r, const char *text, size_t n,
					   const void *code, size_t ncode, smr_flow **out);
void smr_flow_free(smr_flow *f);

/** Checks guards that depend on sizes alone: SMR_EUNSUPPORTED with the reason when the original
 * must run. */
SMR_MUST_USE smr_status smr_guard_size(const smr_flow *f, smr_specialization *s);
/** Checks guards on the pointers and index arrays of one call; false: the original must run. */
bool smr_guard_call(const smr_flow *f, smr_specialization *s, const smr_env *e, const char **why);
/** Checks that indices do not wrap, for symbol values that smr_flow_rebase() will change. */
SMR_MUST_USE smr_status smr_guard_wraps(const smr_graph *g, const int64_t *sym);
/** Finds the symbols that only move whole windows, such as the current row of a matrix in a loop.
 */
SMR_MUST_USE smr_status smr_flow_find_moving(smr_flow *f);
/** Moves the bases instead and sets these symbols to 0: one size serves all rows. */
void smr_flow_rebase(const smr_flow *f, int64_t *sym, void **base);
/** Returns whether a nest is in the program or runs, and is not an intermediate step of a pass. */
bool smr_flow_acts(const smr_flow *f, const smr_node *v);
/** Computes spans of the windows, and which of them clash. */
SMR_MUST_USE smr_status smr_specialization_spans(const smr_flow *f, smr_specialization *s);
/** Sets bit 0 of marks[id]: the nest reads this view, bit 1: it stores to it. */
void smr_mark_windows(uint8_t *marks, const smr_node *nest);
/** Computes the elements of a view. */
void smr_view_lattice(const smr_node *view, const int64_t *sym, smr_lattice *out);
/** Numbers the part of each nest, by its node: nests of one source group or of one codelet are in
 * one part. Nests of different parts run in the source's order. @p part: [nnodes]. */
void smr_flow_parts(const smr_flow *f, uint32_t *part);
/** Returns whether two views are the same elements under the same indices, and all nests of part @p
 * of touch an element in one iteration of their outermost loop: then these nests may share them. */
bool smr_views_coincide(const smr_flow *f, const uint32_t *part, uint32_t of, uint32_t a,
			uint32_t b, const int64_t *sym);
/** Finds the marked windows that must not overlap, except for pairs on one base in @p between,
 * which are known. */
SMR_MUST_USE smr_status smr_specialization_clashes(const smr_flow *f, const smr_specialization *s,
						   const uint8_t *marks, const uint8_t *between,
						   smr_clash **out, size_t *n);
/** Returns whether none of these pairs of windows overlaps in this call. */
bool smr_clashes_hold(const smr_specialization *s, const smr_clash *clashes, size_t n,
		      const smr_env *e);
/** Finds the pieces. SMR_EUNSUPPORTED: the extent of a fold over a range cannot be computed. */
SMR_MUST_USE smr_status smr_specialization_pieces(const smr_flow *f, smr_specialization *s);
/** Sets the ranges of all spans that have pieces; false, with the reason: the flow must not run. */
bool smr_pieces_hold(smr_specialization *s, const smr_env *e, const char **why);
bool smr_flow_has_range(const smr_flow *f);
bool smr_span_has_pieces(const smr_specialization *s, size_t span);
/** Returns whether a store may not share a byte with the memory that the piece reads. */
bool smr_piece_clashes(const smr_specialization *s, const smr_range_extent *p);
/** Requests huge pages under large windows that will be written: first touch of 4 kB pages costs
 * more than the arithmetic of many kernels. Harmless where the kernel refuses it. */
void smr_advise_pages(const smr_specialization *s, void *const *base);
/** Reads row tables (T **): sets the pitch symbols and bases; false when rows are not equally
 * spaced. */
bool smr_guard_rows(const smr_graph *g, uint64_t sure, int64_t *sym, void **base);
/** Returns bit r if row table r is read whatever conditions hold. Others may be NULL, or extend
 * beyond mapped memory. */
uint64_t smr_rows_surely_read(const smr_graph *g);

/** Selects an implementation for every codelet by predicted time; fills steps, gain, setup. */
SMR_MUST_USE smr_status smr_choose(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				   const smr_env *e);
/** Computes the history's key of a codelet at these sizes. */
void smr_choose_key(const smr_flow *f, const smr_codelet *c, const smr_env *e, uint64_t *code,
		    uint64_t *size);
/** Makes a query without an implementation; on one thread. */
void smr_choose_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q);
/** Returns the query of an implementation: @p asked, with its own estimate of the work. */
smr_cost_query smr_choose_query_by(const smr_codelet *c, const smr_env *e,
				   const smr_cost_query *asked, const smr_impl *impl, int threads);
enum { SMR_TOLD_WAYS = 32 }; /* more than the number of implementations */
/** A candidate of a step, as smr_choose() saw it. */
typedef struct smr_told_way {
	const char *impl;
	int threads;   /* 0: it does not accept the codelet */
	char why[120]; /* ... and the reason */
	bool chosen;
	smr_prediction predicted;
	double roofline; /* seconds, without measurements */
	double setup;    /* seconds until it can run */
} smr_told_way;
/** Copies the candidates of a step, up to @p cap of them; returns their number. */
size_t smr_choose_tell(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
		       const smr_dispatch *p, const smr_env *e, smr_told_way *out, size_t cap);
/** Returns whether a size for which the loops are best may still be sent to a cluster, as they take
 * long. */
bool smr_specialization_may_go(const smr_runner *r, const smr_flow *f, const smr_specialization *s);
/** Seconds until the step's selected implementation can run. */
double smr_step_setup(const smr_dispatch *p);
/** ... until another of its candidates can. */
double smr_way_setup(const smr_runner *r, const smr_dispatch *p, const smr_candidate *k);
/** Computes gain and setup from the predictions of the steps and of the original loops. */
void smr_specialization_add_up(const smr_runner *r, const smr_flow *f, smr_specialization *s);
/** Selects again where it would run, which changes gain and setup. */
void smr_specialization_place(const smr_runner *r, const smr_flow *f, smr_specialization *s);
/** Returns the reason why opaque loops stay here at these sizes; NULL: they may be sent. */
const char *smr_opaque_stays(const smr_flow *f, const smr_env *e);
/** Returns whether a cluster is queried about opaque loops: they take long here, by measurement, or
 * are forced to go there. */
bool smr_opaque_may_go(const smr_runner *r, const smr_dispatch *p);
/** Selects where the next call of a step runs. */
void smr_step_where(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** Returns whether the next call of a step runs elsewhere, and prepares for it, there or here. */
SMR_MUST_USE smr_status smr_step_place(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
				       const smr_env *e);
/** Returns, after a failure elsewhere, whether it runs here from now on, as code that may be sent
 * can. */
bool smr_step_comes_back(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** Makes the step of another candidate, not built; NULL: no memory. Free its contents and it. */
smr_dispatch *smr_step_other(const smr_runner *r, const smr_flow *f, const smr_dispatch *p,
			     const smr_candidate *k, const smr_env *e);
/** Returns the index of its candidate; nways: none. */
size_t smr_step_way(const smr_dispatch *p);
void smr_step_free(smr_dispatch *p); /* frees its contents */
/** Releases a step's implementation and builds the next best; fails when none is left. */
SMR_MUST_USE smr_status smr_step_next(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				      smr_dispatch *p, const smr_env *e);
/** The reference, the fallback for all codelets: not in the list of candidates. */
extern const smr_impl smr_impl_plain;
SMR_MUST_USE smr_status smr_step_plain(smr_dispatch *p, const smr_env *e);
/** Builds the selected implementations; where that fails, the next best, which changes gain and
 * setup. */
SMR_MUST_USE smr_status smr_specialization_prepare(const smr_runner *r, const smr_flow *f,
						   smr_specialization *s, const smr_env *e);
void smr_specialization_free(smr_specialization *s);

/** Builds the selected implementation of a step, with its tuning. */
SMR_MUST_USE smr_status smr_step_build(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
				       const smr_env *e);
/** Prepares a step that is not built; where that fails, the next best candidate. */
SMR_MUST_USE smr_status smr_step_prepare(const smr_runner *r, const smr_flow *f,
					 smr_specialization *s, smr_dispatch *p, const smr_env *e);
/** Finds steps that can run in blocks of rows, and prepares them: s->bands. */
void smr_row_chains_prepare(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			    const smr_env *e);
/** Runs them. False: not in blocks this time; their inputs are unchanged. */
bool smr_row_chains_run(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			const smr_env *e);
/** Returns the first of these steps, and their number; SIZE_MAX and 0: none. */
size_t smr_row_chains_first(const smr_specialization *s);
size_t smr_row_chains_steps(const smr_specialization *s);
void smr_row_chains_free(struct smr_row_chains *b); /* accepts NULL */

/** Runs all steps. When the first fails memory is unchanged, if the program has loops to run; else
 * the next best implementation finishes, and finally the reference. */
SMR_MUST_USE smr_status smr_specialization_run(const smr_runner *r, smr_flow *f,
					       smr_specialization *s, const smr_env *e);

/** Runs, checks and measures one step; failures as for smr_specialization_run(). */
SMR_MUST_USE smr_status smr_step_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				     smr_dispatch *p, const smr_env *e);
/** Returns whether its next call may run elsewhere while this thread continues: it needs no check
 * or try. Selects its place. */
bool smr_step_may_leave(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			size_t i);
/** Finishes such a call, which took @p seconds: records it; after a failure runs the step here,
 * with another candidate if needed. */
SMR_MUST_USE smr_status smr_step_came_back(const smr_runner *r, smr_flow *f, smr_specialization *s,
					   size_t i, const smr_env *e, double seconds,
					   smr_status st, smr_shares *shares);
/** Returns whether its next call may be concurrent with those of others: on one thread, by
 * reentrant code, without reports, checks, tries or measurements. */
bool smr_step_joins(const smr_runner *r, const smr_dispatch *p);
/** Returns whether the step is run by a device and needs no check, report or measurement, so that
 * its results may stay there. */
bool smr_step_stays_on_device(const smr_runner *r, const smr_dispatch *p);
void smr_step_count(smr_dispatch *p); /* ... which counts the call */
/** Reads what the device of a step measured (smr_impl.measured), and passes the shortest new time
 * to hooks.timed. All 0 for a step of this CPU. */
void smr_step_read_device(const smr_runner *r, smr_dispatch *p, bool power,
			  smr_device_measured *out);
/** Returns the predicted seconds of its kernels, without copies to and from their device. */
double smr_step_kernels_s(const smr_dispatch *p);
/** Approximate extra seconds of checking the next call of a step. */
double smr_step_check_s(const smr_runner *r, const smr_dispatch *p, const smr_env *e);

/** Starts contests of the steps of a prepared size (run/tune/online.c), where that is allowed;
 * without memory there are none. */
void smr_specialization_compete(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				const smr_env *e);
void smr_specialization_settle(smr_specialization *s); /* ends contests; the leaders stay */
static inline bool smr_step_competes(const smr_specialization *s, size_t i)
{
	return s->rivals != NULL && s->rivals[i] != NULL;
}
/** Runs step @p i, or another candidate in its place. */
SMR_MUST_USE smr_status smr_step_compete(const smr_runner *r, smr_flow *f, smr_specialization *s,
					 size_t i, const smr_env *e);

/** Expected values of a sample of output points, taken before the run (see run/step/check.c). */
typedef struct smr_check_sample smr_check_sample;
double smr_check_sample_s(const smr_codelet *c,
			  const smr_env *e); /* approximate cost of taking one */
SMR_MUST_USE smr_status smr_check_sample_take(const smr_codelet *c, const smr_env *e,
					      smr_check_sample **out);
/** The same, without saving memory for a restore. */
SMR_MUST_USE smr_status smr_check_sample_look(const smr_codelet *c, const smr_env *e,
					      smr_check_sample **out);
/** Compares; SMR_OK, or SMR_ECORRUPT with the point and both values. */
SMR_MUST_USE smr_status smr_check_sample_compare(const smr_check_sample *s, const smr_env *e);
/** Changes the compared points of the result, so that a missing store is detected. */
uint64_t smr_check_sample_points(const smr_check_sample *s); /* compared points; NULL: none */
void smr_check_sample_spoil(const smr_check_sample *s, const smr_env *e);
/** Restores the windows that the flow both reads and writes. */
void smr_check_sample_restore(const smr_check_sample *s, const smr_env *e);
void smr_check_sample_free(smr_check_sample *s); /* accepts NULL */

/** Writes the displayed name of a codelet: "gemm product.c:12". */
void smr_step_name(const smr_flow *f, const smr_dispatch *p, char *out, size_t n);
/** Returns the same, cached in the step. */
const char *smr_step_called(const smr_flow *f, smr_dispatch *p);
/** Writes rows of the report: all codelets are left to the original loops, or run by the steps. */
void smr_rows_original(const smr_runner *r, const smr_flow *f, const char *why);
void smr_rows_taken(const smr_runner *r, const smr_flow *f, smr_specialization *s);
void smr_row_taken(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** Reports, at the end, loops that ran until a replacement paid, or for which it would pay now. */
void smr_rows_ahead(const smr_runner *r);
void smr_row_changed(const smr_dispatch *p); /* its implementation has changed */
/** Reports why a step's code stays here, or that it no longer does. */
void smr_row_stays(const smr_dispatch *p);
/** Gives @p to the row of @p from, if no call was reported in it: a program may have no second
 * call, and a row without a call says nothing. @p from gets a row of its own at its next call. */
void smr_row_pass(smr_dispatch *from, smr_dispatch *to);

/** Passes the number of queries of each size of each flow to hooks.called, once, at the end. */
void smr_run_count(const smr_runner *r);

/** Answers one query of a compiled program. */
smr_site_answer smr_site_ask(smr_runner *r, smr_site *site, int64_t *nums, va_list bases);
#endif
