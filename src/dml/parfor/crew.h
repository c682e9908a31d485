/** @file Threads that run turns of a parfor, and where they meet (internal to dml/:
 * workers.c, commit.c, share.c). */
#ifndef SMR_DML_PARFOR_CREW_H
#define SMR_DML_PARFOR_CREW_H
#include "dml/parfor/iterations.h"

enum { SCRIPT_WHY = 1024 };

typedef struct script_over { /* what a turn leaves until those before it are over */
	struct script_over *next;
	int64_t turn;
	smr_str printed;
	script_lates late;
} script_over;

typedef struct script_meeting {
	const script_proof *proof;
	const script_range *range;
	script_result *results;
	uint32_t nresults;
	double held; /* bytes, by the loop's variables */
	_Atomic int64_t next;
	_Atomic int64_t failed; /* the first turn that failed; INT64_MAX: none */
	pthread_mutex_t lock;   /* of all below */
	pthread_cond_t came;    /* a turn is over */
	int64_t done;           /* turns before this are */
	script_over *waiting;   /* by turn */
	smr_str printed;        /* to be printed by the thread of the loop */
	smr_status status;
	bool told; /* why has its place */
	char why[SCRIPT_WHY];
} script_meeting;

typedef struct script_last { /* what a turn's own variable became, by the last turn that set it */
	int64_t turn;
	script_value v;
} script_last;

typedef struct script_worker {
	script s;
	smr_interp_params params;
	smr_runner runner; /* of one thread */
	script_turn turn;
	script_meeting *m; /* NULL: it has nothing to do */
	int64_t number;    /* of the turn that it runs */
	smr_str printed;
	script_lates late;
	script_last *lasts; /* by name of the proof's inner ones */
	_Atomic double held;
} script_worker;

typedef struct script_crew {
	uint32_t n;
	script_worker **workers;
} script_crew;

/* ---- commit.c */
/** The worker's turn is over: what it left goes where it belongs once it is next. */
SMR_MUST_USE smr_status script_hand_over(script_worker *w);
/** The worker's turn failed, as smr_errmsg() says. */
void script_turn_failed(script_worker *w, smr_status st);
/** On the thread of the loop: prints what turns printed that are over. */
void script_print_now(const script_worker *w);
/** As smr_interp_params.fits, beside what all workers hold; @p ctx: a worker. Who does not fit
 * waits until there are fewer, but for the one whose turn it is. */
SMR_MUST_USE smr_status script_crew_fits(void *ctx, double bytes, double held);
/** As smr_interp_params.room. */
double script_crew_room(void *ctx, double held);
void script_meeting_free(script_meeting *m);

/* ---- share.c */
/** The worker's variables, frame and turn, as the loop begins. */
SMR_MUST_USE smr_status script_set_out(script *s, script_worker *w, script_meeting *m);
/** Variables that turns left, each by the last one that set it. */
SMR_MUST_USE smr_status script_bring_home(script *s, const script_meeting *m, script_worker **w,
					  int n);
/** What the worker has goes. */
void script_come_home(script_worker *w);
#endif
