/** @file samara predict: what is asked, and its answers on paper (internal to cli/). */
#ifndef SMR_CLI_PREDICT_H
#define SMR_CLI_PREDICT_H
#include <jansson.h>

#include "cli/asked.h"
#include "cli/model_arrays.h"
#include "cli/npz.h"
#include "predict/predict.h"

/** Who is asked. */
typedef enum smr_cli_predictor {
	SMR_CLI_AUTO,      /* past runs on this machine, the analytic one elsewhere */
	SMR_CLI_PROFILED,  /* past runs on this machine, where there are some */
	SMR_CLI_ROOFLINE,  /* the analytic one */
	SMR_CLI_LEARNED,   /* ... corrected by what was learned of such machines */
	SMR_CLI_SIMULATED, /* the analytic one, by discrete events */
	SMR_CLI_PREDICTORS
} smr_cli_predictor;
extern const char *const smr_cli_predictors[SMR_CLI_PREDICTORS + 1]; /* names; the last is `all` */

/** A machine that is asked about. */
typedef struct smr_cli_target {
	char name[96]; /* as the user calls it */
	long devices;  /* 0: as many as the program has */
	bool here;     /* it is this machine */
	bool found;    /* ... or it was looked for, and is below */
	smr_machine machine;
	smr_cli_predictor who;
	smr_cost cost;         /* what says so; its machine is the one above */
	smr_strategy strategy; /* devices of it: 1, as the program says itself */
	const smr_workload *work;
	smr_forecast forecast;
	bool front; /* no other one is better in both time and energy */
} smr_cli_target;

typedef struct smr_cli_prediction {
	const char *file;
	const char *learned_from; /* NULL: nobody asked what was learned */
	bool by_codelet;
	size_t n;
	smr_cli_target *targets; /* from the quickest to the slowest */
	json_t *refused;         /* machines that cannot, and why; NULL: none */
} smr_cli_prediction;

/** A program that machines are asked about (predict_ask.c). */
typedef struct smr_cli_asking {
	smr_ctx *ctx;
	smr_load_params load; /* load.path: the program */
	const smr_cli_asked *asked;
	smr_npz in;
	smr_arrays sizes;
	double turns;    /* of loops whose end is not known */
	double repeat;   /* smr_workload_params */
	int64_t came_ns; /* processor time that a process takes until it does anything */
	double began_s;  /* ... until programs could be asked about */
	smr_cli_predictor who;
	const char *model;           /* a file that says what was learned; NULL: ours */
	struct smr_trained *learned; /* of GPUs, or that file's; NULL: nobody asked for it yet */
	struct smr_trained *own;     /* of this machine; NULL: there is none */
	size_t n, cap;
	struct smr_cli_reading *readings; /* the program for each kind of machine and strategy */
	struct smr_cli_bare *bare;        /* ... for each strategy, not fused */
	smr_model *whole;                 /* ... not cut; NULL: there is one strategy */
} smr_cli_asking;

/** The program must outlive it. @p inputs: a file with arrays whose sizes its arguments have, or
 * NULL. On failure, too, it is to be closed. */
SMR_MUST_USE smr_status smr_cli_ask_open(const smr_cli_asked *program, const char *inputs,
					 long threads, double turns, smr_cli_asking *out);
/** After what was asked by it was told. */
void smr_cli_ask_close(smr_cli_asking *a);
#define SMR_CLI_MACHINE "MACHINE or MACHINE:DEVICES, 1 to 1024 devices"
/** NAME or NAME:DEVICES, of SMR_MAX_DEVICES at most; false: it is neither. */
bool smr_cli_target_read(char *text, smr_cli_target *out);
/** Whether the program could be read for a machine: what fails then hangs on the one asked about.
 */
bool smr_cli_asked_about(const smr_cli_asking *a);
/** Reads the program for the first of @p n targets, up to the one that is this machine, all at
 * once. What fails does so again, and says why, when it is asked for. Returns how many that were.
 */
size_t smr_cli_ask_ahead(smr_cli_asking *a, const smr_strategy *how, smr_cli_target *t, size_t n);
/** Fills in all that is asked of a target, whose name and devices are there; @p how: a strategy, or
 * NULL: parts of the batch, where the program is one for one device. */
SMR_MUST_USE smr_status smr_cli_ask(smr_cli_asking *a, const smr_strategy *how, smr_cli_target *t);
/** The same of one whose strategy has stages; @p sim: NULL, or what is simulated. */
SMR_MUST_USE smr_status smr_cli_ask_stages(smr_cli_asking *a, smr_cli_target *t,
					   struct smr_sim **sim);

/** This machine's own model, before programs are read for it: it says what would run them. */
SMR_MUST_USE smr_status smr_cli_take_own(smr_cli_asking *a, const smr_cli_target *t);
/** Fills in who is asked about a target: what was learned is of GPUs, of this machine, or what a
 * model says that the user has. */
SMR_MUST_USE smr_status smr_cli_choose_cost(smr_cli_asking *a, smr_cli_target *t);
/** SMR_ENOTFOUND: past runs have nothing of the target's program. */
SMR_MUST_USE smr_status smr_cli_check_profile(const smr_cli_asking *a, const smr_cli_target *t);

/** Builds a program of C and runs it, or takes what was kept of its last run with these arguments,
 * here. */
SMR_MUST_USE smr_status smr_cli_ask_program(const smr_cli_asking *a, smr_workload **out);

/** For people, to stdout. */
void smr_cli_predict_print(const smr_cli_prediction *p);
/** A new reference; NULL when out of memory. */
json_t *smr_cli_predict_json(const smr_cli_prediction *p);
#endif
