/** @file Threads that run turns of a parfor, and where they meet (internal to dml/:
 * workers.c, commit.c, share.c). */
#ifndef SMR_DML_PARFOR_CREW_H
#define SMR_DML_PARFOR_CREW_H
#include "dml/parfor/iterations.h"

enum { DML_WHY = 1024 };

typedef struct dml_over { /* what a turn leaves until those before it are over */
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
	double held; /* bytes, by the loop's variables */
	_Atomic int64_t next;
	_Atomic int64_t failed; /* the first turn that failed; INT64_MAX: none */
	pthread_mutex_t lock;   /* of all below */
	pthread_cond_t came;    /* a turn is over */
	int64_t done;           /* turns before this are */
	dml_over *waiting;      /* by turn */
	smr_str printed;        /* to be printed by the thread of the loop */
	smr_status status;
	bool told; /* why has its place */
	char why[DML_WHY];
} dml_meeting;

typedef struct dml_last { /* what a turn's own variable became, by the last turn that set it */
	int64_t turn;
	dml_value v;
} dml_last;

typedef struct dml_worker {
	script s;
	smr_interp_params params;
	smr_runner runner; /* of one thread */
	dml_turn turn;
	dml_meeting *m; /* NULL: it has nothing to do */
	int64_t number; /* of the turn that it runs */
	smr_str printed;
	dml_lates late;
	dml_last *lasts; /* by name of the proof's inner ones */
	_Atomic double held;
} dml_worker;

typedef struct dml_crew {
	uint32_t n;
	dml_worker **workers;
} dml_crew;

/* ---- commit.c */
/** The worker's turn is over: what it left goes where it belongs once it is next. */
SMR_MUST_USE smr_status dml_hand_over(dml_worker *w);
/** The worker's turn failed, as smr_errmsg() says. */
void dml_turn_failed(dml_worker *w, smr_status st);
/** On the thread of the loop: prints what turns printed that are over. */
void dml_print_now(const dml_worker *w);
/** As smr_interp_params.fits, beside what all workers hold; @p ctx: a worker. Who does not fit
 * waits until there are fewer, but for the one whose turn it is. */
SMR_MUST_USE smr_status dml_crew_fits(void *ctx, double bytes, double held);
/** As smr_interp_params.room. */
double dml_crew_room(void *ctx, double held);
void dml_meeting_free(dml_meeting *m);

/* ---- share.c */
/** The worker's variables, frame and turn, as the loop begins. */
SMR_MUST_USE smr_status dml_set_out(script *s, dml_worker *w, dml_meeting *m);
/** Variables that turns left, each by the last one that set it. */
SMR_MUST_USE smr_status dml_bring_home(script *s, const dml_meeting *m, dml_worker **w, int n);
/** What the worker has goes. */
void dml_come_home(dml_worker *w);
#endif
