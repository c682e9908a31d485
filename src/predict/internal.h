/** @file What the files of predict/ share (internal). */
#ifndef SMR_PREDICT_INTERNAL_H
#define SMR_PREDICT_INTERNAL_H
#include <math.h>

#include "dml/script.h"
#include "predict/predict.h"

/** What @p s seconds are without the share of others: in all, of @p run_s, the thread could have
 * run for @p waited_s, had they not had the processors. */
static inline double smr_predict_alone(double s, double run_s, double waited_s)
{
	return run_s > 0 ? s * fmax(1 - waited_s / run_s, 0) : s;
}

/** What was measured once is so again within this factor: 1.07 of 80 % of the programs of C and
 * scripts for developing (tests/bench/predict/ran.py, split.py), on a machine that does little
 * else; more where others had the processors for a share of the time, since they may or may not
 * the next time. */
static inline double smr_predict_steady(double run_s, double waited_s)
{
	return 1.07 / fmax(smr_predict_alone(1, run_s, waited_s), 0.5);
}

/** What one run of @p k takes on this machine, as was measured; 0 s: it was not. */
void smr_predict_say_measured(const smr_workload *w, double seconds, smr_predict_kernel *k);

/** An empty one. */
SMR_MUST_USE smr_status smr_predict_make(smr_workload **out);
/** Reads and fuses a tensor program into an empty one; then finds its kernels. */
SMR_MUST_USE smr_status smr_predict_fuse(smr_ctx *ctx, const smr_load_params *p,
					 const smr_workload_params *how, smr_workload *w);
SMR_MUST_USE smr_status smr_predict_find(const smr_load_params *p, const smr_workload_params *how,
					 smr_workload *w);

/** An op that runs, before equal ones are put together. */
typedef struct smr_predict_place {
	size_t at, first; /* in the program: it, and the first one of its kernel */
	const smr_executable *image;
	smr_executable_op op;
	double runs;
} smr_predict_place;

typedef struct smr_predict_places {
	smr_predict_place *list;
	size_t n, cap;
} smr_predict_places;

/** Adds the ops of an image; block b runs of[b] times (NULL: once) in each of @p times. */
SMR_MUST_USE smr_status smr_predict_add(smr_predict_places *to, const smr_executable *image,
					const double *of, double times);
/** Makes kernels, moves and steps of them. @p repeat: 0, or the runs of a process after which one
 * is predicted; kernels go by what they have become then. */
SMR_MUST_USE smr_status smr_predict_sort_out(smr_workload *w, smr_predict_places *p, double repeat);

/** What an op without a nest does. @p copied: bytes (smr_executable_op). */
void smr_predict_plain(const smr_node *v, double copied, smr_cost_query *q);

/** What one of these ops takes on @p m, or between the threads of this machine. */
SMR_MUST_USE smr_status smr_forecast_move(const smr_machine *m, const smr_workload *w,
					  const smr_predict_move *x, smr_collective_cost *out);
/** What follows from p50: utilisation and price. */
void smr_forecast_shares(const smr_machine *m, const smr_workload *w, smr_forecast *out);

/** An op between so many devices, which runs so often. */
SMR_MUST_USE smr_status smr_predict_move_of(const smr_node *v, uint32_t devices, double runs,
					    smr_predict_move *out);
#endif
