/** @file A program that was read to be asked about, and its answers (internal).
 *
 * A program is read once for each kind of machine and each strategy; all targets of that kind share
 * what was read. */
#ifndef SMR_PREDICT_ASK_SESSION_H
#define SMR_PREDICT_ASK_SESSION_H
#include <samara/predict.h>

#include "predict/predict.h"

enum { SMR_PREDICT_NAME = 96 };

/** One machine, and what was predicted for it. */
typedef struct smr_predict_answer {
	char name[SMR_PREDICT_NAME]; /* as the user calls it */
	long devices;                /* 0: as many as the program has */
	bool here;                   /* it is this machine */
	bool found;                  /* ... or it was looked for, and is below */
	smr_machine machine;
	smr_predictor who;
	smr_cost cost; /* what says so; its machine is the one above, before the answer was moved */
	smr_strategy strategy; /* devices of it: 1, as the program says itself */
	const smr_workload *work;
	smr_forecast forecast;
	bool front; /* no other one is better in both time and energy */
} smr_predict_answer;

/** What only the command line has. */
typedef struct smr_predict_hooks {
	/* Builds and runs a compiled program; then smr_predict_program has no report. */
	smr_status (*run)(void *arg, smr_ctx *ctx, smr_workload **out);
	void *arg;
	double began_s; /* that the process of a script takes to begin and to end besides */
} smr_predict_hooks;

typedef struct smr_predict_session {
	smr_ctx *ctx;
	smr_cost cost; /* the context's own, put back at the end */
	const char *file;
	smr_load_params load;                 /* of a tensor program; else its path is NULL */
	const smr_script_open_params *script; /* NULL: it is no script */
	const char *report, *const *command;  /* of a compiled program; else NULL */
	smr_predict_hooks hooks;
	double turns;                /* of loops whose end is not known */
	double repeat;               /* smr_workload_params */
	smr_predictor who;           /* who is asked next */
	const char *model;           /* a file that says what was learned; NULL: ours */
	struct smr_trained *learned; /* of GPUs, or that file's; NULL: nobody asked for it yet */
	struct smr_trained *own;     /* of this machine; NULL: there is none */
	size_t n, cap;
	struct smr_predict_reading
		*readings;             /* the program for each kind of machine and strategy */
	struct smr_predict_bare *bare; /* ... for each strategy, not fused */
	smr_model *whole;              /* ... not cut; NULL: there is one strategy */
} smr_predict_session;

/** @p p with all that it points to must outlive it. On failure, too, it is to be closed. */
SMR_MUST_USE smr_status smr_predict_session_open(smr_ctx *ctx, const smr_predict_params *p,
						 const smr_predict_hooks *hooks,
						 smr_predict_session *out);
/** After what was asked by it was told. */
void smr_predict_session_close(smr_predict_session *a);
/** The program is run here, once, to know what it computes. */
bool smr_predict_runs_here(const smr_predict_session *a);
/** Whether the program could be read for a machine: what fails then hangs on the one asked about.
 */
bool smr_predict_was_read(const smr_predict_session *a);
/** An answer that is still to be found. SMR_EINVAL: no machine is called so, or has so many
 * devices. */
SMR_MUST_USE smr_status smr_predict_answer_of(const smr_predict_target *t, smr_predict_answer *out);
/** Reads the program for the first of @p n targets, up to the one that is this machine, all at
 * once. What fails does so again, and says why, when it is asked for. Returns how many that were.
 */
size_t smr_predict_ask_ahead(smr_predict_session *a, const smr_strategy *how, smr_predict_answer *t,
			     size_t n);
/** Fills in all that is asked of a target, whose name and devices are there; @p how: a strategy, or
 * NULL: parts of the batch, where the program is one for one device. */
SMR_MUST_USE smr_status smr_predict_ask(smr_predict_session *a, const smr_strategy *how,
					smr_predict_answer *t);
/** The same of one whose strategy has stages; @p sim: NULL, or what is simulated. */
SMR_MUST_USE smr_status smr_predict_ask_stages(smr_predict_session *a, smr_predict_answer *t,
					       struct smr_sim **sim);

/** This machine's own model, before programs are read for it: it says what would run them. */
SMR_MUST_USE smr_status smr_predict_take_own(smr_predict_session *a, const smr_predict_answer *t);
/** Fills in who is asked about a target: what was learned is of GPUs, of this machine, or what a
 * model says that the user has. */
SMR_MUST_USE smr_status smr_predict_choose_cost(smr_predict_session *a, smr_predict_answer *t);
/** SMR_ENOTFOUND: past runs have nothing of the target's program. */
SMR_MUST_USE smr_status smr_predict_check_profile(const smr_predict_session *a,
						  const smr_predict_answer *t);

/** A compiled program, which is run once for that; what it prints is dropped. SMR_EIO: it cannot be
 * started, or fails. */
SMR_MUST_USE smr_status smr_predict_command(smr_ctx *ctx, const char *const *command,
					    smr_workload **out);
/** smr_predict() with hooks; NULL: none. */
SMR_MUST_USE smr_status smr_predict_with(smr_ctx *ctx, const smr_predict_params *p,
					 const smr_predict_hooks *hooks, const smr_predicted **out);
/** What smr_predict() gives, of answers from the quickest to the slowest. */
SMR_MUST_USE smr_status smr_predicted_of(const smr_predict_session *a, const smr_predict_params *p,
					 const smr_predict_answer *answers, size_t n,
					 const smr_predicted_refusal *refused, size_t nrefused,
					 const smr_predicted **out);
/** The table of smr_predicted (base/data/fields.h). */
extern const struct smr_fields smr_predicted_fields;
#endif
