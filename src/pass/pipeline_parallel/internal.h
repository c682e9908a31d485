/** @file Internals of pipeline parallelism (internal to pass/). */
#ifndef SMR_PASS_PIPELINE_PARALLEL_INTERNAL_H
#define SMR_PASS_PIPELINE_PARALLEL_INTERNAL_H
#include "pass/pipeline_parallel/stage.h"

enum { ST_NONE = UINT32_MAX }; /* no pass */

typedef enum st_class {
	ST_FIXED, /* micro-batch invariant: computed in each pass that reads it */
	ST_MICRO, /* differs by micro-batch */
	ST_ONCE   /* computed once, from sums over all micro-batches */
} st_class;

/** Node of the program of one micro-batch.
 *
 * Passes of n stages: s is the forward pass of stage s, 2n - 1 - s its backward pass, and 2n + n l
 * + s round l of the once-only computations of stage s. A value is read in its own pass and in
 * later ones. */
typedef struct st_value {
	st_class class;
	uint32_t pass;   /* ST_NONE: available in every pass */
	uint32_t known;  /* last stage that reads or has it in the forward direction */
	uint32_t latest; /* last pass that computes it in time for marked ops; of a marked op: among
			  * the passes of its stage */
	bool sum;        /* all_reduce over micro-batches, in a once-only pass */
	bool sent;       /* read in other passes */
	uint32_t vars;   /* first variable of function 0 that holds it; for ST_MICRO one per
			  * micro-batch */
	uint32_t so_far; /* of a sum: the variable of the partial sum */
} st_value;

/** Kind of a parameter or result of a pass. */
typedef enum st_link_kind {
	ST_NUMBER, /* the micro-batch's number: i32 */
	ST_VAR,    /* variable `of` of function 0 */
	ST_VALUE,  /* node `of` */
	ST_SUM     /* ... its partial sum */
} st_link_kind;

typedef struct st_link {
	st_link_kind kind;
	uint32_t of;
	smr_node *node; /* in the pass's flow */
	struct st_link *next;
} st_link;

/** Pass as a function. Its flow is open until all values that other passes read are known. */
typedef struct st_pass {
	smr_graph *g;    /* NULL: the pass is empty */
	uint32_t callee; /* number of its function */
	smr_function *f;
	smr_block *b;
	smr_node **copy; /* by node: its copy in this pass */
	st_link *ins, *outs;
} st_pass;

typedef struct st_staging {
	smr_module *m;
	smr_function *f;                 /* function 0 */
	uint32_t stages, micro, devices; /* devices: of each stage */
	bool gpipe;
	uint32_t axes; /* mesh axes that count micro-batches: the last ones */
	smr_block *b;  /* block of one micro-batch */
	smr_node **nodes, **results;
	uint32_t n, nresults;
	bool *data;    /* by variable of function 0: depends on the batch */
	uint32_t *cut; /* by variable: 1 + dimension split into micro-batches; 0: none */
	bool *apart;   /* by result: each stage has its own part */
	st_value *of;
	uint32_t npasses;
	st_pass *passes;
	uint32_t *numbers; /* variables that hold micro-batch numbers */
} st_staging;

uint32_t st_stage_of(const st_staging *x, uint32_t pass);

static inline smr_status st_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a pipeline");
}

/* ---- stage_layers.c */
/** Flattens function 0 to one flow and marks its ops with the stages of its layers, which are loop
 * iterations; counts the layers. Returns SMR_EINVAL if @p stages does not divide them,
 * SMR_EUNSUPPORTED if there are none or control flow depends on data. */
SMR_MUST_USE smr_status st_layers(smr_module *m, uint32_t stages, uint32_t *layers);
/* ---- stage_stack.c */
/** Returns whether @p v is a `slice` of part number @p at of @p n along the first dimension. */
bool st_takes_part(const smr_node *v, uint32_t n, int64_t *at);
/** Splits values with one part per layer, in function 0 as one flow, into one value per stage. */
SMR_MUST_USE smr_status st_stacks(smr_module *m, uint32_t layers, uint32_t stages);
/* ---- stage_place.c: class and pass of each node */
SMR_MUST_USE smr_status st_place(st_staging *x);
/* ---- stage_flow.c: functions of the passes, and what they take and give */
SMR_MUST_USE smr_status st_flows(st_staging *x);
/* ---- stage_share.c: arguments and results of which each stage has its part */
/** Called after st_place(). */
SMR_MUST_USE smr_status st_share_results(st_staging *x);
/** Called when all flows are complete, before any function is. */
SMR_MUST_USE smr_status st_share_arguments(st_staging *x);
/* ---- stage_group.c: ops between the devices of one stage */
/** Returns whether a device group spans several micro-batches. */
bool st_spans(const st_staging *x, const smr_node *v);
/** Copies collective @p v with operands @p ins to the devices of @p stage; a group that spans only
 * micro-batches needs no collective. */
SMR_MUST_USE smr_status st_between(const st_staging *x, uint32_t stage, smr_graph *g,
				   const smr_node *v, smr_node **ins, smr_node **out);
/* ---- stage_program.c: function 0 */
/** Returns the number of a new scalar variable of function 0; UINT32_MAX: no memory. */
uint32_t st_scalar(st_staging *x, smr_graph *g, smr_dtype t);
SMR_MUST_USE smr_status st_programs(st_staging *x);
#endif
