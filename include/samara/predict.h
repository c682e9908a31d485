/** @file Prediction of time, energy and memory of a program on machines that need not be here.
 *
 *   smr_open() -> smr_predict() -> read the members -> smr_predicted_free()
 *
 * Seconds, joules, bytes and flops are for one run of the program, unless a member says otherwise.
 * p10, p50 and p90 are quantiles. A result is immutable: any thread may read it. Lists in results
 * are arrays of pointers, so that later versions can append members. */
#ifndef SAMARA_PREDICT_H
#define SAMARA_PREDICT_H
#include <samara/model.h>
#include <samara/script.h>

SMR_BEGIN_DECLS

/** The program to predict: exactly one of model, script, report and command is not NULL. */
typedef struct smr_predict_program {
	size_t struct_size;
	const smr_load_params *model;         /* parsed, neither compiled nor run */
	const smr_script_open_params *script; /* run here once; its output is dropped */
	/* Report of an earlier run of a compiled program on this machine: the file that the run
	 * wrote with SAMARA_REPORT=FILE in its environment. */
	const char *report;
	/* Path and arguments of a compiled program, NULL-terminated; it is run here once and its
	 * output is dropped. */
	const char *const *command;
	const char *name; /* name in messages and in the result; NULL: the path */
} smr_predict_program;

/** Devices of one kind. */
typedef struct smr_predict_target {
	const char *machine; /* a name of `samara machine list`, a file, or "this" */
	unsigned devices;    /* 0: as many as the program asks for */
} smr_predict_target;

/** The source of the predicted time of a kernel. */
typedef enum smr_predictor {
	SMR_PREDICTOR_AUTO,      /* past runs on this machine, the roofline model elsewhere */
	SMR_PREDICTOR_PROFILED,  /* past runs on this machine, where there are any */
	SMR_PREDICTOR_ROOFLINE,  /* the analytic model */
	SMR_PREDICTOR_LEARNED,   /* the analytic model, corrected by a learned one */
	SMR_PREDICTOR_SIMULATED, /* the analytic model, by discrete-event simulation */
	SMR_PREDICTOR_ALL        /* each of the others that gives a prediction */
} smr_predictor;
/** The name of a predictor: "auto", "profiled" ...; NULL: unknown value. Static text. */
SMR_API const char *smr_predictor_name(smr_predictor p);

typedef struct smr_predict_params {
	size_t struct_size;
	const smr_predict_program *program;
	const smr_predict_target *on; /* NULL: this machine */
	size_t non;
	const char *strategy; /* how a program of one device is partitioned over several:
				 "dp=2,tp=2" (docs/howto/predict.md); NULL: its batch, over all
				 devices */
	smr_predictor predictor;
	const char *learned; /* file of a model from smr_learn_train(), for SMR_PREDICTOR_LEARNED;
				NULL: the shipped model and this machine's own */
	double turns;        /* iterations of loops whose end depends on data; 0: 1 */
	double repeat;       /* of a tensor program: number of the predicted run within its process;
				0: 1000 */
	int kernels;         /* not 0: predict each kernel as well */
	/* Files to write, for SMR_PREDICTOR_SIMULATED and one machine only: a timeline of the
	 * devices for Perfetto; execution traces of MLCommons Chakra, PREFIX.STAGE.et. */
	const char *timeline, *chakra;
	/* Called for each of several machines that cannot be predicted and is left out of the list.
	 * NULL is fine: the result lists these machines, too. */
	void (*refused)(void *arg, const char *machine, const char *why);
	void *refused_arg;
	/* How products of f32 are computed on other machines, whatever the program says: "f32",
	 * "tf32", "bf16x3" ..., or "default", "high", "highest", as XLA has it; NULL: as the
	 * program says. */
	const char *matmul;
	/* How other devices than CPUs run the ops of a tensor program: "compiled" (NULL): fused;
	 * "eager": as PyTorch does without torch.compile, one kernel for each element-wise op. */
	const char *framework;
} smr_predict_params;

/** One kernel of the program, summed over the places where it occurs. */
typedef struct smr_predicted_kernel {
	const char *op, *type;      /* "dot", "f32[2, 3], f32[3] -> f32[2]" */
	const char *codelet;        /* a kernel of the library, "nest"; "plain": code of this op */
	const char *cost_class;     /* the formula that predicts it */
	const char *implementation; /* the implementation that runs it here */
	double once_s;              /* one-time cost of all runs together: until its code is
				       compiled */
	uint32_t line, places;      /* line: of the first place; 0: unknown */
	double runs;                /* runs of all places together */
	double p10_s, p50_s, p90_s; /* of one run of the kernel */
	double flops, bytes;        /* of one run of the kernel */
	const char *source;         /* of the prediction: "roofline", "history" ... */
	const char *multiplies;     /* of a product: the numbers that units multiply there, "f32",
				       "tf32", "bf16x6" ...; NULL: no product, or a CPU */
} smr_predicted_kernel;

typedef struct smr_predicted_machine {
	const char *machine; /* as given by the caller */
	uint64_t devices;
	double p10_s, p50_s, p90_s;
	double throughput_per_s; /* runs per second */
	double energy_j;
	const char *energy_label; /* "modelled", "measured" */
	const char *predictor;    /* smr_predictor_name() */
	const char *source;       /* the source of most of the predicted time */
	double flops, bytes;
	double compute_utilisation, memory_utilisation; /* fractions of the machine's peaks */
	double remainder_s;     /* part of p50_s: work in no kernel, at the speed of plain code */
	double call_s;          /* part of p50_s: checking arguments, handing over results */
	double copied_s;        /* part of p50_s: copies between device and host at each call */
	double communication_s; /* time in which devices communicate */
	double exposed_communication_s; /* ... and do not compute at the same time */
	double memory_bytes;            /* peak of one device */
	int fits;                       /* 0: it needs more than the memory of a device, as far as
					   known */
	int pareto;                     /* no other machine is better in both time and energy */
	double price;      /* of one run, in the currency of the machine's file; 0: unknown */
	uint64_t not_told; /* kernels that the report had no room for; part of remainder_s */
	size_t nkernels;   /* 0 unless `kernels` was set */
	const smr_predicted_kernel *const *kernels; /* the longest first */
	const char *multiplies; /* the numbers of all products by their share of the flops, "tf32
				   98 %, f32 2 %"; NULL: there is no product, or it is a CPU */
} smr_predicted_machine;

typedef struct smr_predicted_refusal {
	const char *machine; /* "h100:3" */
	const char *why;
} smr_predicted_refusal;

typedef struct smr_predicted {
	const char *file;
	double read_s; /* time to read the program, in seconds */
	size_t nmachines;
	const smr_predicted_machine *const *machines; /* the fastest first */
	const char *learned_from; /* origin of the learned model; NULL: none was used */
	size_t nrefused;
	const smr_predicted_refusal *const *refused;
	uint32_t guessed_from_line; /* line of the first loop or branch that depends on data, whose
				       number of runs is a guess; 0: none */
} smr_predicted;

/** Predicts a program on each machine. Of several machines, one that cannot be predicted is left
 * out; an error means that the program cannot be read, or that no machine can be predicted. The
 * context is for one thread at a time. Free *@p out with smr_predicted_free(). */
SMR_API SMR_MUST_USE smr_status smr_predict(smr_ctx *ctx, const smr_predict_params *params,
					    const smr_predicted **out);
SMR_API void smr_predicted_free(const smr_predicted *p); /* NULL is fine */
/** Gives the result as JSON (docs/json/predict.schema.json); real numbers have @p digits digits, 0:
 * all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_predicted_json(const smr_predicted *p, int digits, char **out);

/* ---- training steps -------------------------------------------------------------------------- */

/** A job of many steps. 0: the default, where one is named. */
typedef struct smr_simulate_job {
	double tokens;          /* to train on */
	double deadline_s;      /* 0: none */
	double price_hour;      /* of one device; 0: of the machine's description */
	const char *price_kind; /* "demand" (NULL), "spot", "reserved": of the description */
	double mtbf_hours;      /* between failures of one device (50,700) */
	double checkpoint_s, restart_s; /* to write one; to start again (300) */
	double carbon_g_kwh, pue;       /* 0: unknown; power of the site over that of devices (1) */
} smr_simulate_job;

typedef struct smr_simulate_params {
	size_t struct_size;
	const char *path; /* file of a transformer's shape (docs/howto/simulate.md), or with `text`
			     its name; NULL: the default of one device */
	const char *text; /* the shape as JSON; NULL: read from `path` */
	const char *const *set; /* fields to override, "layers=96", in this order */
	size_t nset;
	const smr_predict_target *on; /* devices: in all; 0: as many as the shape says */
	size_t non;
	const char *timeline, *chakra; /* output files, for one machine; as in smr_predict_params */
	const smr_simulate_job *job;   /* NULL: one step */
} smr_simulate_params;

/** Bytes on one device, of the pipeline stage that needs most. */
typedef struct smr_simulated_memory {
	double weights, gradients, optimiser, activations, working, total;
} smr_simulated_memory;

/** A whole job: seconds with failures and checkpoints. */
typedef struct smr_simulated_job {
	double steps, p10_s, p50_s, p90_s;
	double goodput;                          /* share of the time that steps take */
	double failure_s, checkpoint_interval_s; /* between failures; between checkpoints */
	double price;                            /* 0: unknown */
	double energy_j, carbon_kg;              /* modelled, all devices; 0: unknown */
	int in_time;                             /* p90_s keeps the deadline */
} smr_simulated_job;

/** One training step on one kind of machine. */
typedef struct smr_simulated_step {
	const char *model, *machine;
	uint64_t devices;
	double p10_s, p50_s, p90_s;
	double parameters;
	double model_flops; /* of one step on all devices, without recomputation */
	double utilisation; /* model_flops per second as a fraction of the peak (MFU) */
	double tokens_per_s;
	double energy_j; /* of all devices */
	const char *energy_label;
	double computing, exposed, idle; /* fractions of the time, averaged over all stages */
	const smr_simulated_memory *memory;
	int fits;
	uint64_t tasks;
	double simulation_s;          /* duration of the simulation itself */
	double price;                 /* of one step; 0: unknown */
	const char *currency;         /* of the price, or NULL */
	double machine_memory_bytes;  /* of one device; 0: unknown */
	const smr_simulated_job *job; /* NULL: not asked for */
	const char *basis;            /* figures that the interval rests on */
} smr_simulated_step;

typedef struct smr_simulated {
	size_t nsteps;
	const smr_simulated_step *const *steps; /* in the order of the machines */
} smr_simulated;

/** Simulates a training step of a transformer on each machine. Needs no context; thread-safe. Free
 * *@p out with smr_simulated_free(). */
SMR_API SMR_MUST_USE smr_status smr_simulate(const smr_simulate_params *params,
					     const smr_simulated **out);
SMR_API void smr_simulated_free(const smr_simulated *s); /* NULL is fine */
/** Gives the result as JSON (docs/json/simulate.schema.json); real numbers have @p digits digits,
 * 0: all. Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_simulated_json(const smr_simulated *s, int digits, char **out);

SMR_END_DECLS

#endif
