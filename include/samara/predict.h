/** @file What a program takes on machines, here or not: time, energy and memory.
 *
 *   smr_open() -> smr_predict() -> read the members -> smr_predicted_free()
 *
 * Seconds, joules, bytes and flops are of one run of the program, unless a member says otherwise.
 * p10, p50 and p90 are quantiles. A result is not changed once it is there: any thread may read it.
 * Lists of results are arrays of pointers, so that later versions can add members behind. */
#ifndef SAMARA_PREDICT_H
#define SAMARA_PREDICT_H
#include <samara/model.h>
#include <samara/script.h>

SMR_BEGIN_DECLS

/** The program that is asked about: one of model, script, report and command is not NULL. */
typedef struct smr_predict_program {
	size_t struct_size;
	const smr_load_params *model;         /* read, and neither compiled nor run */
	const smr_script_open_params *script; /* run here once; what it prints is dropped */
	/* A compiled program, by the report of one of its runs here: the file that it wrote with
	 * SAMARA_REPORT=FILE in its environment. */
	const char *report;
	/* The same program, which is run here once: its path and arguments up to a NULL. What it
	 * prints is dropped. */
	const char *const *command;
	const char *name; /* in messages and in the result; NULL: the path */
} smr_predict_program;

/** Devices of one kind. */
typedef struct smr_predict_target {
	const char *machine; /* a name of `samara machine list`, a file, or "this" */
	unsigned devices;    /* 0: as many as the program says */
} smr_predict_target;

/** Who says what a kernel takes. */
typedef enum smr_predictor {
	SMR_PREDICTOR_AUTO,      /* past runs on this machine, the analytic one elsewhere */
	SMR_PREDICTOR_PROFILED,  /* past runs on this machine, where there are some */
	SMR_PREDICTOR_ROOFLINE,  /* the analytic one */
	SMR_PREDICTOR_LEARNED,   /* ... corrected by what was learned of such machines */
	SMR_PREDICTOR_SIMULATED, /* the analytic one, by discrete events */
	SMR_PREDICTOR_ALL        /* each of the others that has something to say */
} smr_predictor;
/** "auto", "profiled" ...; NULL: there is no such one. Static text. */
SMR_API const char *smr_predictor_name(smr_predictor p);

typedef struct smr_predict_params {
	size_t struct_size;
	const smr_predict_program *program;
	const smr_predict_target *on; /* NULL: this machine */
	size_t non;
	const char *strategy; /* how a program of one device is cut over several: "dp=2,tp=2"
				 (docs/howto/predict.md); NULL: its batch, over all devices */
	smr_predictor predictor;
	const char *learned; /* a file of smr_learn_train(): what SMR_PREDICTOR_LEARNED asks.
				NULL: what is shipped, and this machine's own */
	double turns;        /* of loops whose end depends on data; 0: 1 */
	double repeat;       /* of a tensor program: a run that is so many-th of its process; 0:
				1000 */
	int kernels;         /* not 0: what each kernel takes, too */
	/* Files that are written, of SMR_PREDICTOR_SIMULATED and one machine: what a device does
	 * when, for Perfetto; execution traces of MLCommons Chakra, PREFIX.STAGE.et. */
	const char *timeline, *chakra;
	/* Called for each of several machines that cannot be predicted, which is left out. NULL is
	 * fine: they are in the result as well. */
	void (*refused)(void *arg, const char *machine, const char *why);
	void *refused_arg;
} smr_predict_params;

/** One kernel of the program, all its places together. */
typedef struct smr_predicted_kernel {
	const char *op, *type;      /* "dot", "f32[2, 3], f32[3] -> f32[2]" */
	const char *codelet;        /* a kernel of the library, "nest"; "plain": code of its own */
	const char *cost_class;     /* which formula predicts it */
	const char *implementation; /* what runs it here */
	double once_s;              /* of all runs together besides: until code is there */
	uint32_t line, places;      /* of the first place; 0: not known */
	double runs;                /* of all places */
	double p10_s, p50_s, p90_s; /* of one run of the kernel */
	double flops, bytes;        /* of one run of the kernel */
	const char *source;         /* of the prediction: "roofline", "history" ... */
} smr_predicted_kernel;

typedef struct smr_predicted_machine {
	const char *machine; /* as it was asked for */
	uint64_t devices;
	double p10_s, p50_s, p90_s;
	double throughput_per_s; /* runs */
	double energy_j;
	const char *energy_label; /* "modelled", "measured" */
	const char *predictor;    /* smr_predictor_name() */
	const char *source;       /* of most of the time */
	double flops, bytes;
	double compute_utilisation, memory_utilisation; /* shares of what the machine could */
	double remainder_s;     /* in p50_s: what is no kernel, by the speed of plain code */
	double call_s;          /* in p50_s: arguments looked at, results handed over */
	double copied_s;        /* in p50_s: copies between a device and its host at each call */
	double communication_s; /* in which devices speak with each other */
	double exposed_communication_s; /* ... and do not compute meanwhile */
	double memory_bytes;            /* of one device, at most */
	int fits;                       /* in its memory, as far as that is known */
	int pareto;                     /* no other one is better in both time and energy */
	double price;      /* of one run, in the money of the machine's file; 0: not known */
	uint64_t not_told; /* kernels that a report had no room for: they are in remainder_s */
	size_t nkernels;   /* 0 unless asked for */
	const smr_predicted_kernel *const *kernels; /* the longest first */
} smr_predicted_machine;

typedef struct smr_predicted_refusal {
	const char *machine; /* "h100:3" */
	const char *why;
} smr_predicted_refusal;

typedef struct smr_predicted {
	const char *file;
	double read_s; /* seconds that reading the program took */
	size_t nmachines;
	const smr_predicted_machine *const *machines; /* the quickest first */
	const char *learned_from; /* where what was learned comes from; NULL: nobody asked */
	size_t nrefused;
	const smr_predicted_refusal *const *refused;
	uint32_t guessed_from_line; /* of the first loop or choice that depends on data: how often
				       it runs is guessed; 0: there is none */
} smr_predicted;

/** Predicts a program on each machine. One machine of several that cannot is left out; SMR_E...:
 * the program cannot be read, or none of the machines can. The context is for one thread at a
 * time. Free *@p out with smr_predicted_free(). */
SMR_API SMR_MUST_USE smr_status smr_predict(smr_ctx *ctx, const smr_predict_params *params,
					    const smr_predicted **out);
SMR_API void smr_predicted_free(const smr_predicted *p); /* NULL is fine */
/** The result as JSON (docs/json/predict.schema.json), real numbers with so many digits, 0: all.
 * Free *@p out with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_predicted_json(const smr_predicted *p, int digits, char **out);

/* ---- training steps -------------------------------------------------------------------------- */

typedef struct smr_simulate_params {
	size_t struct_size;
	const char *path; /* a shape of a transformer (docs/howto/simulate.md), or its name where
			     there is a text; NULL: one device's default */
	const char *text; /* the JSON of a shape; NULL: it is read from the path */
	const char *const *set; /* fields of it, "layers=96", in this order */
	size_t nset;
	const smr_predict_target *on; /* devices: in all; 0: as many as the shape says */
	size_t non;
	const char *timeline, *chakra; /* files, of one machine; as in smr_predict_params */
} smr_simulate_params;

/** Bytes of one device, of the stage that needs most. */
typedef struct smr_simulated_memory {
	double weights, gradients, optimiser, activations, working, total;
} smr_simulated_memory;

/** One training step on one kind of machine. */
typedef struct smr_simulated_step {
	const char *model, *machine;
	uint64_t devices;
	double p10_s, p50_s, p90_s;
	double parameters;
	double model_flops; /* of one step on all devices, nothing recomputed */
	double utilisation; /* of the peak, by these: MFU */
	double tokens_per_s;
	double energy_j; /* all devices */
	const char *energy_label;
	double computing, exposed, idle; /* shares of the time, the mean of all stages */
	const smr_simulated_memory *memory;
	int fits;
	uint64_t tasks;
	double simulation_s;         /* what the simulation took */
	double price;                /* of one step; 0: not known */
	const char *currency;        /* of the price; NULL */
	double machine_memory_bytes; /* of one device; 0: not known */
} smr_simulated_step;

typedef struct smr_simulated {
	size_t nsteps;
	const smr_simulated_step *const *steps; /* in the order of the machines */
} smr_simulated;

/** Simulates a training step of a transformer on each machine. Needs no context; any thread may
 * call it. Free *@p out with smr_simulated_free(). */
SMR_API SMR_MUST_USE smr_status smr_simulate(const smr_simulate_params *params,
					     const smr_simulated **out);
SMR_API void smr_simulated_free(const smr_simulated *s); /* NULL is fine */
/** As JSON (docs/json/simulate.schema.json), real numbers with so many digits, 0: all. Free *@p out
 * with smr_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_simulated_json(const smr_simulated *s, int digits, char **out);

SMR_END_DECLS

#endif
