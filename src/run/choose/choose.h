/** @file Selection of the implementation of a codelet (internal to run/).
 *
 * query.c: work, shape, class and name of a codelet at its sizes.
 * candidates.c: the implementations on one thread and on all, with predicted times.
 * choose.c: the selection, and the preparation of the selected implementation. */
#ifndef SMR_RUN_CHOOSE_CHOOSE_H
#define SMR_RUN_CHOOSE_CHOOSE_H
#include "base/data/hash.h"
#include "run/run.h"

enum { SMR_MOST_WAYS = 32 };

/** The implementations that accept a codelet, each on one thread and on all. */
typedef struct smr_candidates {
	size_t n;
	smr_candidate candidates[SMR_MOST_WAYS]; /* way: index in smr_impls */
	smr_cost_query queries[SMR_MOST_WAYS];   /* ... and what was asked about each */
	char why[120];                           /* reason of the last refusal */
	const char *forbidden;                   /* why the last one is not allowed; NULL: it is */
	bool starved;                            /* one was refused for lack of memory only */
	double transfers[SMR_MOST_WAYS];         /* seconds, in the prediction; 0: none */
} smr_candidates;

/** Bytes of the index arrays of @p v. */
double smr_choose_index_bytes(const smr_flow *f, const smr_node *v, const int64_t *sym);
/** Predicts the program's own loops. */
void smr_choose_original(const smr_runner *r, const smr_flow *f, const smr_codelet *c,
			 const smr_env *e, const smr_cost_query *asked, smr_prediction *out);

/** Makes the history's key of the loops of a step, whose implementations have the key @p code: the
 * speed of loops depends on how the program was compiled. */
static inline uint64_t smr_baseline_code(const smr_flow *f, uint64_t code)
{
	return f->loops != 0 ? smr_hash_mix(code, f->loops) : code;
}

/** Returns an implementation on the device that is selected; NULL: this CPU is. For SMR_RUN_AUTO it
 * is the first one whose device is there, and whose memory says that it may be used beside the CPU.
 */
const smr_impl *smr_impl_of_device(smr_run_device device);
/** Whether an implementation computes on this CPU or on the device that is selected. Others are
 * not asked, since an answer opens their device. */
bool smr_impl_is_of(const smr_impl *impl, smr_run_device device);
/** Finds the candidates; @p asked is computed once for a codelet. */
void smr_candidates_find(const smr_runner *r, const smr_specialization *s, const smr_dispatch *p,
			 const smr_env *e, const smr_cost_query *asked, smr_candidates *out);
/** Removes the candidates of the other side, the device's or this CPU's, if any is left. */
void smr_candidates_keep(smr_candidates *w, bool device);
/** Takes transfers out of the predictions: operands are where the step runs. */
void smr_candidates_stay(smr_candidates *w);
/** Finds the predicted seconds of a step by the fastest candidate on this CPU and on the device,
 * without transfers; INFINITY: there is none. */
void smr_step_sides(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
		    const smr_dispatch *p, const smr_env *e, double *host_s, double *device_s);
/** Selects again among the candidates of one side, where operands are. A step that fails there gets
 * any other. */
SMR_MUST_USE smr_status smr_step_take_side(const smr_runner *r, const smr_flow *f,
					   const smr_specialization *s, smr_dispatch *p,
					   const smr_env *e, bool device);
/** Makes a candidate, with its query, the implementation of the step. */
void smr_candidates_take(const smr_runner *r, smr_dispatch *p, const smr_candidate *k,
			 const smr_cost_query *q);
#endif
