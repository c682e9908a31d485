/** @file Running a program's sites: prepared flows, guards, choices, checks, reports (internal). */
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
#include "plan/choice/planner.h"
#include "run/meter.h"
#include "run/report.h"
#include "samara/site.h"

typedef enum smr_check { SMR_CHECK_SAMPLE, SMR_CHECK_ALWAYS, SMR_CHECK_NEVER } smr_check;
typedef enum smr_verdict_kind {
	SMR_UNJUDGED,
	SMR_JUDGED_GOOD,
	SMR_JUDGED_BAD,
	SMR_MADE /* it was made, but has not run */
} smr_verdict_kind;

/** What the layers above hand down: learning and measuring are callbacks here. Any may be NULL. */
typedef struct smr_run_hooks {
	void *ctx;
	smr_verdict_kind (*verdict)(void *ctx, uint64_t code, const char *impl, uint64_t size);
	void (*judge)(void *ctx, uint64_t code, const char *impl, uint64_t size, bool good);
	/** It was made, and is kept for processes to come. */
	void (*made)(void *ctx, uint64_t code, const char *impl, uint64_t size);
	double (*past_calls)(void *ctx, uint64_t code, uint64_t size);
	void (*timed)(void *ctx, const smr_cost_query *q, double roofline, double measured);
	void (*called)(void *ctx, uint64_t code, uint64_t size, uint64_t calls);
	/** Which of its own ways an implementation takes for a codelet (smr_codelet.tuning); 0:
	 * nobody ever measured. */
	unsigned (*tuning)(void *ctx, uint64_t code, uint64_t size);
	void (*tuned)(void *ctx, uint64_t code, uint64_t size, unsigned tuning);
	/** What a way took when it was measured at leisure. */
	void (*tuned_time)(void *ctx, const smr_cost_query *q, double roofline, double measured);
	/** Whether this process compiles beside what runs: then times tell little. */
	bool (*disturbed)(void);
} smr_run_hooks;

/** What a call somewhere else was made of. Seconds but for the last ones. */
typedef struct smr_shares {
	double pack, wait, move, run, store; /* serialising, in queues, on the way, at work, putting
						back */
	double lost;                         /* before it came back to run here */
	double energy_j;
	char energy_label[16], node[48]; /* "": not told */
	unsigned tries;                  /* nodes that had it */
	bool away;                       /* it ran there */
	char how[201]; /* what the node says of how it did it: "as WebAssembly: ..."; "" usually */
} smr_shares;

struct smr_dispatch;
typedef struct smr_tune smr_tune;

/** Is told how a call that was started ended: by a thread that must soon go on. On failure the
 * message is this thread's. */
typedef void (*smr_remote_end)(void *ctx, smr_status st, const smr_shares *shares);

/** One running instance: the process-wide one of compiled programs, or one of the library's. */
typedef struct smr_runner {
	const smr_library *library;
	smr_workers *workers;
	smr_cost cost;
	smr_run_hooks hooks;
	smr_report *report; /* NULL: none */
	smr_fp fp;
	smr_check check;
	bool originals; /* whoever asks has loops of its own to run when this fails */
	unsigned cut;   /* pieces of codelets that go to a cluster; 0: as many as are predicted to
			 * pay, 1: none is cut */
	bool together;  /* results of one loop are one codelet where that saves loads or stores:
			 * generated code alone is asked for, and nothing runs elsewhere */
	bool force;     /* take an implementation even where it does not pay (tests) */
	/** The plan follows from program, sizes and kind of processor alone: nothing measured
	 * counts, nothing is tried, nothing is put off, whatever the number of threads. cost has no
	 * history and a shipped description then. */
	bool fixed;
	int64_t band_bytes; /* of the buffers between codelets that run in bands of rows; 0: as many
			     * as pay. Tests: a few */
	bool waits;         /* a site that another thread is at is waited for */
	bool at_once;       /* ops of tensor programs are run as was chosen from the first run on,
			       whatever making that takes */
	bool told;          /* kernels are told of, never run: nothing is chosen or made for them */
	smr_cpu_timer_by times;       /* what runs take */
	smr_tune *tune;               /* kernels and steps are measured before their first run
					 (run/choose/tune.h); NULL */
	struct smr_pass_watch *watch; /* of passes over tensor programs (pass/passes.h); NULL */
	const char *only_impl;        /* NULL: any */
	const char *only_fleet; /* codelets go there, whatever it takes; NULL: where they are over
				   first */
	smr_meter *meter;       /* NULL: energy is modelled */
	struct smr_flow *flows; /* all that are open, pushed atomically */
	struct smr_flow_cache
		*opened; /* flows of kernels are kept there for other images of the
			  * program (run/kernel/flow_cache.h); NULL: each has its own */
	/** Runs a codelet somewhere else (run/remote/remote.h); NULL: in place. Memory is untouched
	 * when it fails; SMR_EIO: nobody could be reached, the codelet itself may be fine. */
	smr_status (*via)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
			  const smr_env *e, smr_shares *shares);
	/** The same without waiting: when it succeeds @p end is called once; the step, the
	 * environment and its memory must stay until then. NULL: there is no such way. */
	smr_status (*via_start)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
				const smr_env *e, smr_remote_end end, void *end_ctx);
	/** Makes ready for that, so that run time has no surprises. NULL: there is no need. */
	smr_status (*via_prepare)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
				  const smr_env *e);
	/** Whether it goes there, and *@p seconds it would take with the way there and back
	 * (INFINITY: nobody is there); asked before each call, it must be quick. NULL: all is run
	 * elsewhere. */
	bool (*via_pays)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p,
			 double *seconds);
	/** Into how many pieces a step is cut that goes there: 1: it is not. NULL: none is. */
	unsigned (*via_pieces)(void *ctx, const struct smr_flow *f, const struct smr_dispatch *p);
	void *via_ctx;
	/** Told of calls that ran here: of all, or of those that are measured, if it returns where
	 * others are to be counted. NULL: nobody wants to know. */
	_Atomic uint64_t *(*ran)(void *ctx, const struct smr_flow *f, struct smr_dispatch *p,
				 double seconds, double joules, const char *label);
	void *ran_ctx;
} smr_runner;

/** That a plan is made for: one where it is to be the same everywhere. */
static inline int smr_runner_threads(const smr_runner *r)
{
	return r->fixed ? 1 : smr_workers_count(r->workers);
}

/** How one codelet is done at one size. */
typedef struct smr_dispatch smr_dispatch;
struct smr_dispatch {
	const smr_codelet *codelet;
	const smr_impl *impl;
	size_t way;                 /* its number in smr_impls */
	const smr_workers *workers; /* NULL: one thread is predicted to be faster */
	smr_exec *exec;             /* NULL: not prepared, or run elsewhere */
	double alone_s;             /* seconds predicted here on one thread */
	double away_s;              /* seconds predicted elsewhere, of the next call */
	bool away;                  /* ... which runs there */
	const char *fleet;          /* where alone it may run; NULL: anywhere */
	const char *stays;          /* why it is not sent away, where there is a way; NULL */
	bool unmeasured;            /* `predicted` is a bound: what a search takes is not known */
	char name[96];              /* what people call it; "": nobody asked (smr_step_called()) */
	char node[48];              /* that had the last call; "": it ran here */
	smr_cost_query query;
	smr_prediction predicted, original;
	double roofline, setup; /* seconds: before history; of preparing */
	uint32_t refused;       /* bit i: smr_impls[i] failed to prepare or to run */
	bool checked;
	uint64_t calls, runs;      /* runs: those here */
	_Atomic uint64_t *counted; /* where calls are counted that nobody is told of, or NULL */
	double spent;              /* seconds of these runs */
	smr_report_row *row;
	bool tells_anew;     /* it has no row yet, or it went to a trial: the next call makes one */
	smr_candidate *ways; /* what it was chosen among, where there was more than one; its own */
	size_t nways;
	bool tuned;          /* all its ways were measured (run/choose/tune.h), or were to be */
	smr_dispatch *trial; /* another way, made ready, that is tried for one call */
};

/** A window's bytes at one size: [base + lo, base + hi). */
typedef struct smr_span {
	uint32_t base;
	int64_t lo, hi;
	uint32_t align; /* element alignment */
	bool written;
	bool own;             /* of its base: no other base's spans share bytes with it */
	const smr_node *open; /* the view, where index arrays say at each call how far it goes */
} smr_span;

/** Two windows that must not share a byte. */
typedef struct smr_clash {
	uint32_t a, b, ngaps;       /* a, b: spans */
	smr_gap gaps[SMR_MAX_GAPS]; /* ways not to where their ranges overlap */
} smr_clash;

enum { SMR_RUNS_TO_COME = 30 }; /* of a program that has run before */

typedef enum smr_decision { SMR_UNDECIDED, SMR_ORIGINAL, SMR_REPLACE } smr_decision;

/** A flow at one set of symbol values. */
typedef struct smr_specialization {
	struct smr_specialization *next;
	smr_decision decision;
	uint64_t key;
	double saved;      /* seconds that replacing would have saved so far */
	double gain;       /* predicted seconds saved a call */
	double setup;      /* seconds that preparing costs */
	const char *only;  /* the one implementation allowed; NULL: any */
	double past_calls; /* in the average past run */
	double look_s;     /* seconds that reading the index arrays before each call takes */
	uint64_t calls, clashed;
	uint64_t left; /* calls that ran the loops since nothing was there in their place */
	size_t nspans, nclashes, nsteps;
	smr_span *spans;
	smr_clash *clashes;
	smr_range_extent
		*pieces; /* of open spans that folds over a range read; NULL: there are none */
	uint32_t npieces;
	smr_dispatch *steps;
	struct smr_row_chains
		*bands; /* steps that run in bands of rows (run/site/row_chain.h), NULL */
	struct smr_baseline *loops; /* the program's own are measured (run/choose/baseline.h); NULL:
				    they are not */
	struct smr_row_split *
		*cuts; /* by step: it in pieces (run/site/row_split.h); NULL: none was asked for */
	bool tried;    /* a step of the last run was another way's */
	struct smr_bandit **rivals; /* by step: its other ways; NULL: none, all are settled */
	char why[160];              /* of SMR_ORIGINAL */
	int64_t sym[];              /* symbol values */
} smr_specialization;

/** A flow read from a program and made ready. */
typedef struct smr_flow {
	struct smr_flow *next; /* of the runner's */
	const char *text;      /* as it came; the graph has more nodes, of fusion */
	size_t ntext;
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t ncodelets;
	uint64_t code;  /* hash of the text */
	uint64_t loops; /* what the program's loops were compiled for; 0: they do not tell when they
			 * end */
	bool opaque;    /* one codelet that is opaque code */
	uint64_t tables; /* smr_rows_surely_read() */
	size_t nmoving;
	uint16_t *moving;       /* symbols that only move whole windows */
	const smr_poly **shift; /* by base: what they move it by, or NULL */
	pthread_mutex_t lock; /* of all below; who waits for a call elsewhere leaves it meanwhile */
	int at_work; /* atomic: whoever has the lock computes, or makes code: that may take long */
	smr_specialization *sizes;
	size_t nsizes;
	uint64_t asked, taken;
	uint64_t vain; /* questions since the limit was raised for which the loops were best */
	double most;   /* points of the largest of them */
	double earned; /* seconds of the loops since the last choice, about */
} smr_flow;

enum { SMR_MAX_SIZES = 64 };

/** The payload of a frame in the running program. SMR_ECORRUPT: it fails its tag, length or hash.
 */
SMR_MUST_USE smr_status smr_frame_text(const char *at, const char *tag, const char **text,
				       size_t *n);
/** The flow's text of a site: *@p out is the caller's (smr_free). Errors as above. One thread at a
 * time: it keeps the texts that it unpacked last. */
SMR_MUST_USE smr_status smr_site_flow(const smr_site *site, char **out, size_t *n);

SMR_MUST_USE smr_status smr_flow_open(smr_runner *r, const char *text, size_t n, smr_flow **out);
/** A flow all of whose nests are one codelet (smr_pass_horizontal()). */
SMR_MUST_USE smr_status smr_flow_open_beside(smr_runner *r, const char *text, size_t n,
					     smr_flow **out);
/** A flow that is opaque code; @p code stays the caller's and must outlive it. NULL: as above. */
SMR_MUST_USE smr_status smr_flow_open_code(smr_runner *r, const char *text, size_t n,
					   const void *code, size_t ncode, smr_flow **out);
void smr_flow_free(smr_flow *f);

/** Guards that depend on sizes alone: SMR_EUNSUPPORTED with the reason when the original must run.
 */
SMR_MUST_USE smr_status smr_guard_size(const smr_flow *f, smr_specialization *s);
/** Guards on the pointers and index arrays of one call; false: the original must run. */
bool smr_guard_call(const smr_flow *f, smr_specialization *s, const smr_env *e, const char **why);
/** The guard on indices that must not wrap, for symbol values that smr_flow_rebase() will change.
 */
SMR_MUST_USE smr_status smr_guard_wraps(const smr_graph *g, const int64_t *sym);
/** Finds the symbols that only move whole windows: the row of a matrix that a loop is at. */
SMR_MUST_USE smr_status smr_flow_find_moving(smr_flow *f);
/** Moves the bases instead and makes these symbols 0: one size serves all rows. */
void smr_flow_rebase(const smr_flow *f, int64_t *sym, void **base);
/** Whether a nest is one that the program has or one that runs, not a pass's step between. */
bool smr_flow_acts(const smr_flow *f, const smr_node *v);
/** Spans of the windows, and which of them clash. */
SMR_MUST_USE smr_status smr_specialization_spans(const smr_flow *f, smr_specialization *s);
/** Bit 0 of marks[id]: the nest reads this view, bit 1: it stores to it. */
void smr_mark_windows(uint8_t *marks, const smr_node *nest);
/** The elements of a view. */
void smr_view_lattice(const smr_node *view, const int64_t *sym, smr_lattice *out);
/** Gives each nest, by its node, the number of its part: nests of one source group or of one
 * codelet are in one part. Nests of different parts run in the source's order. @p part: [nnodes].
 */
void smr_flow_parts(const smr_flow *f, uint32_t *part);
/** Whether two views are the same elements under the same indices, and all nests of part @p of
 * touch an element in one iteration of their outermost loop: then these nests need them not apart.
 */
bool smr_views_coincide(const smr_flow *f, const uint32_t *part, uint32_t of, uint32_t a,
			uint32_t b, const int64_t *sym);
/** Which of the marked windows must not overlap, but for two on one base that @p between has: what
 * is between these is known. */
SMR_MUST_USE smr_status smr_specialization_clashes(const smr_flow *f, const smr_specialization *s,
						   const uint8_t *marks, const uint8_t *between,
						   smr_clash **out, size_t *n);
/** Whether none of these pairs of windows overlaps in this call. */
bool smr_clashes_hold(const smr_specialization *s, const smr_clash *clashes, size_t n,
		      const smr_env *e);
/** Finds the pieces. SMR_EUNSUPPORTED: how far a fold over a range reaches cannot be told. */
SMR_MUST_USE smr_status smr_specialization_pieces(const smr_flow *f, smr_specialization *s);
/** Sets the ranges of all spans that have pieces; false, and why not: the flow must not run. */
bool smr_pieces_hold(smr_specialization *s, const smr_env *e, const char **why);
bool smr_flow_has_range(const smr_flow *f);
bool smr_span_has_pieces(const smr_specialization *s, size_t span);
/** Whether something is stored that must not share a byte with what the piece reads. */
bool smr_piece_clashes(const smr_specialization *s, const smr_range_extent *p);
/** Asks the kernel for huge pages under large windows that are about to be written: first touch of
 * 4 kB pages costs more than the arithmetic of many a kernel. Harmless where it is refused. */
void smr_advise_pages(const smr_specialization *s, void *const *base);
/** Reads row tables (T **): sets the pitch symbols and bases, false when rows are not equally
 * spaced. */
bool smr_guard_rows(const smr_graph *g, uint64_t sure, int64_t *sym, void **base);
/** Bit r: row table r is read whatever conditions say. Others may be NULL, or reach beyond memory.
 */
uint64_t smr_rows_surely_read(const smr_graph *g);

/** Chooses an implementation for every codelet by predicted time; fills steps, gain, setup. */
SMR_MUST_USE smr_status smr_choose(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				   const smr_env *e);
/** What a codelet at these sizes is called in the history. */
void smr_choose_key(const smr_flow *f, const smr_codelet *c, const smr_env *e, uint64_t *code,
		    uint64_t *size);
/** All of a query but who is asked about; on one thread. */
void smr_choose_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q);
enum { SMR_TOLD_WAYS = 32 }; /* more than there are */
/** One way to do a step, as smr_choose() saw it. */
typedef struct smr_told_way {
	const char *impl;
	int threads;   /* 0: it does not take it, */
	char why[120]; /* ... and why */
	bool chosen;
	smr_prediction predicted;
	double roofline; /* seconds, before anything was measured of it */
	double setup;    /* seconds until it can run */
} smr_told_way;
/** What smr_choose() chose a step among, up to @p cap of them; returns how many there are. */
size_t smr_choose_tell(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
		       const smr_dispatch *p, const smr_env *e, smr_told_way *out, size_t cap);
/** Whether a size for which the loops are best may be sent away yet, as they take long. */
bool smr_specialization_may_go(const smr_runner *r, const smr_flow *f, const smr_specialization *s);
/** Seconds until the step's choice can run. */
double smr_step_setup(const smr_dispatch *p);
/** ... until another of its ways can. */
double smr_way_setup(const smr_runner *r, const smr_dispatch *p, const smr_candidate *k);
/** Gain and setup, from what is predicted of the steps and of the original loops. */
void smr_specialization_add_up(const smr_runner *r, const smr_flow *f, smr_specialization *s);
/** Asks once more where it would run, which changes gain and setup. */
void smr_specialization_place(const smr_runner *r, const smr_flow *f, smr_specialization *s);
/** Why opaque loops stay here at these sizes, whatever they take; NULL: they may travel. */
const char *smr_opaque_stays(const smr_flow *f, const smr_env *e);
/** Whether a cluster is asked about opaque loops: they take long here, as was measured, or it is
 * forced to have them. */
bool smr_opaque_may_go(const smr_runner *r, const smr_dispatch *p);
/** Sets where the next call of a step runs. */
void smr_step_where(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** Whether the next call of a step runs elsewhere, and making ready for it, there or here. */
SMR_MUST_USE smr_status smr_step_place(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
				       const smr_env *e);
/** After a failure elsewhere: whether it runs here from now on, as code that may travel can. */
bool smr_step_comes_back(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** The step for another of its ways, not built; NULL: no memory. Free what it holds and it. */
smr_dispatch *smr_step_other(const smr_runner *r, const smr_flow *f, const smr_dispatch *p,
			     const smr_candidate *k, const smr_env *e);
/** Which of its ways it is; nways: none. */
size_t smr_step_way(const smr_dispatch *p);
/** Makes the step of another way that is due to be tried; never fails, since it may stay away. */
void smr_step_trial(const smr_runner *r, const smr_flow *f, smr_dispatch *p, const smr_env *e);
void smr_step_free(smr_dispatch *p); /* what it holds */
/** Drops a step's implementation and builds the next best; fails when none is left. */
SMR_MUST_USE smr_status smr_step_next(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				      smr_dispatch *p, const smr_env *e);
/** The reference, for what no implementation can do: not in the list of those to choose from. */
extern const smr_impl smr_impl_plain;
SMR_MUST_USE smr_status smr_step_plain(smr_dispatch *p, const smr_env *e);
/** Builds what was chosen; where that fails, the next best, which changes gain and setup. */
SMR_MUST_USE smr_status smr_specialization_prepare(const smr_runner *r, const smr_flow *f,
						   smr_specialization *s, const smr_env *e);
void smr_specialization_free(smr_specialization *s);

/** Makes what was chosen of a step, with the tuning that was found for it. */
SMR_MUST_USE smr_status smr_step_build(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
				       const smr_env *e);
/** Makes a step that is not built; where that fails, the next best way. */
SMR_MUST_USE smr_status smr_step_prepare(const smr_runner *r, const smr_flow *f,
					 smr_specialization *s, smr_dispatch *p, const smr_env *e);
/** Looks for steps that can run in bands of rows, and makes that ready: s->bands. */
void smr_row_chains_prepare(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			    const smr_env *e);
/** Runs them. False: not in bands this time; what they read is as it was. */
bool smr_row_chains_run(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			const smr_env *e);
/** Which steps these are; SIZE_MAX, and 0 of them: none. */
size_t smr_row_chains_first(const smr_specialization *s);
size_t smr_row_chains_steps(const smr_specialization *s);
void smr_row_chains_free(struct smr_row_chains *b); /* NULL is fine */

/** Runs all steps. When the first fails memory is as it was, if there are loops of the program to
 * run; else the next best implementation finishes, and at last the reference. */
SMR_MUST_USE smr_status smr_specialization_run(const smr_runner *r, smr_flow *f,
					       smr_specialization *s, const smr_env *e);

/** Runs one step, checks and measures it; what fails as smr_specialization_run() says. */
SMR_MUST_USE smr_status smr_step_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				     smr_dispatch *p, const smr_env *e);
/** Whether its next call may run elsewhere while this thread goes on: nothing about it has to be
 * checked or tried. Places it. */
bool smr_step_may_leave(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			size_t i);
/** What is to be done after such a call, which took @p seconds: it is noted; what failed runs here
 * now, if another way has to be found. */
SMR_MUST_USE smr_status smr_step_came_back(const smr_runner *r, smr_flow *f, smr_specialization *s,
					   size_t i, const smr_env *e, double seconds,
					   smr_status st, smr_shares *shares);
/** Whether its next call may run beside those of others: on one thread, by code that several
 * threads may run, and nothing about it is told, checked, tried or measured. */
bool smr_step_joins(const smr_runner *r, const smr_dispatch *p);
void smr_step_count(smr_dispatch *p); /* ... which is counted, then */
/** Seconds that checking the next call of a step takes besides, about. */
double smr_step_check_s(const smr_runner *r, const smr_dispatch *p, const smr_env *e);

/** Lets each step of a size that was made ready compete with its other ways (run/choose/online.c),
 * where that is allowed; without memory none does. */
void smr_specialization_compete(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				const smr_env *e);
void smr_specialization_settle(smr_specialization *s); /* what leads stays */
bool smr_step_competes(const smr_specialization *s, size_t i);
/** Runs step @p i , or another way in its place. */
SMR_MUST_USE smr_status smr_step_compete(const smr_runner *r, smr_flow *f, smr_specialization *s,
					 size_t i, const smr_env *e);

/** Expected values of a sample of output points, taken before the run (see run/step/check.c). */
typedef struct smr_check_sample smr_check_sample;
double smr_check_sample_s(const smr_codelet *c,
			  const smr_env *e); /* that taking one takes, about */
SMR_MUST_USE smr_status smr_check_sample_take(const smr_codelet *c, const smr_env *e,
					      smr_check_sample **out);
/** The same, but not to be restored. */
SMR_MUST_USE smr_status smr_check_sample_look(const smr_codelet *c, const smr_env *e,
					      smr_check_sample **out);
/** SMR_OK, or SMR_ECORRUPT with the point and both values. */
SMR_MUST_USE smr_status smr_check_sample_compare(const smr_check_sample *s, const smr_env *e);
/** Changes the points of the result that are compared, so that who stores nothing is found out. */
uint64_t smr_check_sample_points(const smr_check_sample *s); /* that are compared; NULL: none */
void smr_check_sample_spoil(const smr_check_sample *s, const smr_env *e);
/** Puts back the windows that the flow both reads and writes. */
void smr_check_sample_restore(const smr_check_sample *s, const smr_env *e);
void smr_check_sample_free(smr_check_sample *s); /* NULL is fine */

/** What people call a codelet: "gemm product.c:12". */
void smr_step_name(const smr_flow *f, const smr_dispatch *p, char *out, size_t n);
/** The same, kept in the step for the next time. */
const char *smr_step_called(const smr_flow *f, smr_dispatch *p);
/** Rows of the report: all codelets are left to the original loops, or done as the steps say. */
void smr_rows_original(const smr_runner *r, const smr_flow *f, const char *why);
void smr_rows_taken(const smr_runner *r, const smr_flow *f, smr_specialization *s);
void smr_row_taken(const smr_runner *r, const smr_flow *f, smr_dispatch *p);
/** At the end: what ran the original loops until it was worth replacing, or would be by now. */
void smr_rows_ahead(const smr_runner *r);
void smr_row_changed(const smr_dispatch *p); /* it is done in another way now */
/** Why a step's code stays here, or that it does not any more. */
void smr_row_stays(const smr_dispatch *p);
/** The call of the step's trial, as @p tried has it, in a row of its own. */
void smr_row_tried(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
		   const smr_report_row *tried);

/** Tells hooks.called how often each size of each flow was asked for, once, at the end. */
void smr_run_count(const smr_runner *r);

/** The answer to one question of a compiled program. */
smr_site_answer smr_site_ask(smr_runner *r, smr_site *site, int64_t *nums, va_list bases);
#endif
