/** @file Declarations shared by the files of predict/ (internal). */
#ifndef SMR_PREDICT_INTERNAL_H
#define SMR_PREDICT_INTERNAL_H
#include <math.h>

#include "dml/script.h"
#include "predict/predict.h"

/** Returns @p s seconds without the share of other processes: of @p run_s in all, the thread was
 * ready but waited for a processor for @p waited_s. */
static inline double smr_predict_alone(double s, double run_s, double waited_s)
{
	return run_s > 0 ? s * fmax(1 - waited_s / run_s, 0) : s;
}

/** Returns the factor within which a measurement is repeatable: 1.07 for 80 % of the C programs and
 * scripts of the development set (tests/bench/predict/ran.py, split.py), on a machine that does
 * little else; more if other processes had the processors for a share of the time, since they may
 * or may not have them the next time. */
static inline double smr_predict_steady(double run_s, double waited_s)
{
	return 1.07 / fmax(smr_predict_alone(1, run_s, waited_s), 0.5);
}

/** Sets the time of one run of @p k on this machine to a measured one; 0 s: not measured. */
void smr_predict_say_measured(const smr_workload *w, double seconds, smr_predict_kernel *k);

/** Makes an empty workload. */
SMR_MUST_USE smr_status smr_predict_make(smr_workload **out);
/** Reads and fuses a tensor program into an empty workload; then finds its kernels. */
SMR_MUST_USE smr_status smr_predict_fuse(smr_ctx *ctx, const smr_load_params *p,
					 const smr_workload_params *how, smr_workload *w);
SMR_MUST_USE smr_status smr_predict_find(const smr_load_params *p, const smr_workload_params *how,
					 smr_workload *w);

/** An op that runs, before equal ones are merged. */
typedef struct smr_predict_place {
	size_t at, first; /* index of the op in the program, and of its kernel's first op */
	const smr_executable *image;
	smr_executable_op op;
	double runs;
} smr_predict_place;

typedef struct smr_predict_places {
	smr_predict_place *list;
	size_t n, cap;
} smr_predict_places;

/** Adds the ops of an image; block b runs runs[b] times (NULL: once) in each of @p times. */
SMR_MUST_USE smr_status smr_predict_add(smr_predict_places *to, const smr_executable *image,
					const double *of, double times);
/** Makes kernels, moves and steps of the ops. @p repeat: 0, or the number of runs of a process
 * before the predicted one, which determines the state of kernels. */
SMR_MUST_USE smr_status smr_predict_sort_out(smr_workload *w, smr_predict_places *p, double repeat);

/** Returns a fold or scan inside of @p e; NULL: there is none. */
const smr_expr *smr_predict_fold(const smr_expr *e);
/** Counts the kernels that an eager framework runs for @p v besides one. */
double smr_predict_passes(const smr_node *v, const smr_cost_query *q);
/** Adds them to the prediction @p out of the kernel, and the time of the host. */
void smr_forecast_eager(const smr_cost *c, const smr_predict_kernel *k, smr_prediction *out);

/** Counts the operations of an op without a nest. @p copied: bytes (smr_executable_op). */
void smr_predict_plain(const smr_node *v, double copied, smr_cost_query *q);

/** Predicts one of these ops on @p m, or between the threads of this machine. */
SMR_MUST_USE smr_status smr_forecast_move(const smr_machine *m, const smr_workload *w,
					  const smr_predict_move *x, smr_collective_cost *out);
/** Computes utilisation and price from p50. */
/** Units for matrices multiply short numbers as they are: takes their conversions off the
 * operations of product @p v. */
void smr_predict_uncount_converts(const smr_node *v, smr_cost_query *q);
void smr_forecast_shares(const smr_machine *m, const smr_workload *w, smr_forecast *out);

/** Converts an op between so many devices, with its number of runs. */
SMR_MUST_USE smr_status smr_predict_move_of(const smr_node *v, uint32_t devices, double runs,
					    smr_predict_move *out);
#endif
