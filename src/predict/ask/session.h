/** @file A program whose cost is predicted, and the answers (internal).
 *
 * A program is read once for each kind of machine and each strategy; all targets of that kind share
 * the workload. */
#ifndef SMR_PREDICT_ASK_SESSION_H
#define SMR_PREDICT_ASK_SESSION_H
#include <samara/predict.h>

#include "base/data/vec.h"
#include "predict/predict.h"

enum { SMR_PREDICT_NAME = 96 };

/** One machine, and its predictions. */
typedef struct smr_predict_answer {
	char name[SMR_PREDICT_NAME]; /* name given by the user */
	long devices;                /* 0: as many as the program has */
	bool here;                   /* it is this machine */
	bool found;                  /* the machine was found, and is in `machine` */
	smr_machine machine;
	smr_predictor who;
	smr_cost cost;         /* predictor; its machine pointer is updated when the answer moves */
	smr_strategy strategy; /* devices in it: 1, or the program's own number */
	const smr_workload *work;
	smr_forecast forecast;
	bool front; /* no other answer is better in both time and energy */
} smr_predict_answer;

/** Callbacks of the command line. */
typedef struct smr_predict_hooks {
	/* Builds and runs a compiled program; then smr_predict_program has no report. */
	smr_status (*run)(void *arg, smr_ctx *ctx, smr_workload **out);
	void *arg;
	double began_s; /* seconds that a script's process needs to start and to end */
} smr_predict_hooks;

typedef struct smr_predict_session {
	smr_ctx *ctx;
	smr_cost cost; /* the context's own, restored at the end */
	const char *file;
	smr_load_params load;                 /* of a tensor program; else its path is NULL */
	const smr_script_open_params *script; /* NULL: no script */
	const char *report, *const *command;  /* of a compiled program; else NULL */
	smr_predict_hooks hooks;
	int matmul;        /* smr_dot_precision of all products of f32; -1: the program's own */
	bool eager;        /* devices run each element-wise op by itself */
	double turns;      /* iterations of loops of unknown length */
	double repeat;     /* smr_workload_params */
	smr_predictor who; /* predictor of the next query */
	const char *model; /* file of a model; NULL: the shipped one */
	struct smr_trained *learned;         /* of GPUs, or that file's; NULL: not loaded yet */
	struct smr_trained *own;             /* of this machine; NULL: there is none */
	SMR_VEC(struct smr_probed *) probed; /* of machines that were asked about */
	size_t n, cap;
	struct smr_predict_reading
		*readings;             /* the program for each kind of machine and strategy */
	struct smr_predict_bare *bare; /* ... for each strategy, not fused */
	smr_model *whole;              /* ... not divided; NULL: there is one strategy */
} smr_predict_session;

/** Opens a session. @p p and all that it points to must outlive it. Close the session on failure,
 * too. */
SMR_MUST_USE smr_status smr_predict_session_open(smr_ctx *ctx, const smr_predict_params *p,
						 const smr_predict_hooks *hooks,
						 smr_predict_session *out);
/** Closes the session, after its answers were copied. */
void smr_predict_session_close(smr_predict_session *a);
/** Returns whether the program is run here once to find its kernels. */
bool smr_predict_runs_here(const smr_predict_session *a);
/** Returns whether the program could be read for some machine; a later failure is then due to the
 * target. */
bool smr_predict_was_read(const smr_predict_session *a);
/** Makes an answer without predictions. SMR_EINVAL: there is no machine of this name, or it has
 * fewer devices. */
SMR_MUST_USE smr_status smr_predict_answer_of(const smr_predict_target *t, smr_predict_answer *out);
/** Reads the program in parallel for the first of @p n targets, up to the one that is this machine;
 * returns their number. A failure is not reported here: it occurs again in the query. */
size_t smr_predict_ask_ahead(smr_predict_session *a, const smr_strategy *how, smr_predict_answer *t,
			     size_t n);
/** Reads the program for a machine, divided by each of @p n strategies without stages, on all
 * threads, so that smr_predict_ask() finds it. Only SMR_ENOMEM and an unknown machine are reported;
 * a strategy that cannot be fails again in the query. */
SMR_MUST_USE smr_status smr_predict_read_ways(smr_predict_session *a,
					      const smr_predict_answer *machine,
					      const smr_strategy *how, size_t n);
/** Fills in the predictions of a target, whose name and devices are set; @p how: a strategy, or
 * NULL: the batch is divided, if the program is for one device. */
SMR_MUST_USE smr_status smr_predict_ask(smr_predict_session *a, const smr_strategy *how,
					smr_predict_answer *t);
/** Does the same for a strategy with stages; @p sim: NULL, or receives the simulation. */
SMR_MUST_USE smr_status smr_predict_ask_stages(smr_predict_session *a, smr_predict_answer *t,
					       struct smr_sim **sim);

/** Loads this machine's own model before programs are read for it: it selects implementations. */
SMR_MUST_USE smr_status smr_predict_take_own(smr_predict_session *a, const smr_predict_answer *t);
/** Selects the predictor of a target: the model of GPUs, of this machine, or the user's. */
SMR_MUST_USE smr_status smr_predict_choose_cost(smr_predict_session *a, smr_predict_answer *t);
/** SMR_ENOTFOUND: past runs have no times of the target's program. */
SMR_MUST_USE smr_status smr_predict_check_profile(const smr_predict_session *a,
						  const smr_predict_answer *t);

/** Runs a compiled program once to find its kernels; its output is discarded. SMR_EIO: it cannot be
 * started, or fails. */
SMR_MUST_USE smr_status smr_predict_command(smr_ctx *ctx, const char *const *command,
					    smr_workload **out);
/** Runs smr_predict() with hooks; NULL: none. */
SMR_MUST_USE smr_status smr_predict_with(smr_ctx *ctx, const smr_predict_params *p,
					 const smr_predict_hooks *hooks, const smr_predicted **out);
/** Copies the result of smr_predict(); answers are ordered from the fastest to the slowest. */
SMR_MUST_USE smr_status smr_predicted_of(const smr_predict_session *a, const smr_predict_params *p,
					 const smr_predict_answer *answers, size_t n,
					 const smr_predicted_refusal *refused, size_t nrefused,
					 const smr_predicted **out);
/** The table of smr_predicted (base/data/fields.h). */
extern const struct smr_fields smr_predicted_fields;
#endif
