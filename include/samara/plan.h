/** @file Plans: which implementation runs each codelet, at given sizes. */
#ifndef SAMARA_PLAN_H
#define SAMARA_PLAN_H
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_planned smr_planned;

typedef struct smr_plan_params {
	size_t struct_size;
	const char *flow;         /* which flow; NULL: all that the sizes are known of */
	const smr_setting *sizes; /* of symbolic sizes */
	size_t nsizes;
	const char *only;  /* this implementation alone, such as "nest"; NULL: the fastest */
	const char *fleet; /* the codelets run there, whatever it takes; "here": in this process;
			      NULL: where they are over first */
} smr_plan_params;

/** Chooses implementations by predicted time and prepares them (which may compile code).
 * NULL @p params: the defaults. Close *@p out with smr_plan_close(). */
SMR_API SMR_MUST_USE smr_status smr_plan(smr_program *program, const smr_plan_params *params,
					 smr_planned **out);
/** SMR_ESTATE when a run of it is still open; NULL is fine. */
SMR_API smr_status smr_plan_close(smr_planned *plan);

typedef struct smr_choice {
	size_t struct_size;
	uint32_t codelet; /* number in the program */
	const char *implementation, *detail;
	double p10_s, p50_s, p90_s, energy_j; /* predicted, one call */
	double original_s;                    /* predicted for loops as a C compiler makes them */
	const char *source;                   /* of the prediction: "roofline", "history" */
	const char *label;                    /* of the energy: "modelled", "measured" */
	const char *name;                     /* for smr_monitor(), such as "gemm product.c:12" */
	const char *fleet;                    /* where it runs; "here": in this process */
	const char *node; /* the one that is predicted to be the first; "": here */
	double there_s;   /* predicted for that, sending included; 0: here */
} smr_choice;

SMR_API size_t smr_plan_count(const smr_planned *plan);
SMR_API SMR_MUST_USE smr_status smr_plan_choice(const smr_planned *plan, size_t i, smr_choice *out);

SMR_END_DECLS

#endif
