/** @file Threads that run iterations of a parfor, and the state they share (internal to dml/:
 * workers.c, commit.c, share.c). */
#ifndef SMR_DML_PARFOR_CREW_H
#define SMR_DML_PARFOR_CREW_H
#include "dml/parfor/iterations.h"

enum { DML_WHY = 1024 };

typedef struct dml_over { /* effects of an iteration, until all earlier iterations have ended */
	struct dml_over *next;
	int64_t turn;
	smr_str printed;
	dml_lates late;
} dml_over;

typedef struct dml_meeting {
	const dml_proof *proof;
	const dml_range *range;
	dml_result *results;
	uint32_t nresults;
	double held; /* bytes held by the loop's variables */
	_Atomic int64_t next;
	_Atomic int64_t failed; /* the first iteration that failed; INT64_MAX: none */
	pthread_mutex_t lock;   /* protects the fields below */
	pthread_cond_t came;    /* signalled when an iteration ends */
	int64_t done;           /* iterations before this one have ended */
	dml_over *waiting;      /* ordered by iteration */
	smr_str printed;        /* output to be printed by the thread of the loop */
	smr_status status;
	bool told; /* `why` has its position */
	char why[DML_WHY];
} dml_meeting;

typedef struct dml_last { /* value of a private variable, from the last iteration that set it */
	int64_t turn;
	dml_value v;
} dml_last;

typedef struct dml_worker {
	script s;
	smr_interp_params params;
	smr_runner runner; /* with one thread */
	dml_turn turn;
	dml_meeting *m; /* NULL: idle */
	int64_t number; /* the iteration that it runs */
	smr_str printed;
	dml_lates late;
	dml_last *lasts; /* by name in the proof's `inner` */
	_Atomic double held;
} dml_worker;

typedef struct dml_crew {
	uint32_t n;
	dml_worker **workers;
} dml_crew;

/* ---- commit.c */
/** Ends the worker's iteration: its effects are committed once all earlier iterations have
 * ended. */
SMR_MUST_USE smr_status dml_hand_over(dml_worker *w);
/** Records that the worker's iteration failed, with the message in smr_errmsg(). */
void dml_turn_failed(dml_worker *w, smr_status st);
/** Called on the thread of the loop: prints the output of iterations that have ended. */
void dml_print_now(const dml_worker *w);
/** Like smr_interp_params.fits, beside what all workers hold; @p ctx: a worker. If @p bytes do not
 * fit, it waits until others have ended, except in the oldest iteration. */
SMR_MUST_USE smr_status dml_crew_fits(void *ctx, double bytes, double held);
/** Like smr_interp_params.room. */
double dml_crew_room(void *ctx, double held);
void dml_meeting_free(dml_meeting *m);

/* ---- share.c */
/** Sets the worker's variables, frame and iteration to their state at the start of the loop. */
SMR_MUST_USE smr_status dml_set_out(script *s, dml_worker *w, dml_meeting *m);
/** Sets variables of iterations in the script, each to its value from the last iteration that set
 * it. */
SMR_MUST_USE smr_status dml_bring_home(script *s, const dml_meeting *m, dml_worker **w, int n);
/** Releases everything that the worker holds. */
void dml_come_home(dml_worker *w);
#endif
