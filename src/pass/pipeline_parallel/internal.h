/** @file Internals of pipeline parallelism (internal to pass/). */
#ifndef SMR_PASS_PIPELINE_PARALLEL_INTERNAL_H
#define SMR_PASS_PIPELINE_PARALLEL_INTERNAL_H
#include "pass/pipeline_parallel/stage.h"

enum { ST_NONE = UINT32_MAX }; /* no pass */

typedef enum st_class {
	ST_FIXED, /* the same for all micro-batches: computed wherever it is read */
	ST_MICRO, /* of one of them */
	ST_ONCE   /* of what is summed over all of them */
} st_class;

/** A node of the program of one micro-batch.
 *
 * Passes of n stages: s is forward through stage s, 2n - 1 - s back through it, and 2n + n l + s
 * round l of what stage s does once. A value is read in its own pass and in later ones. */
typedef struct st_value {
	st_class class;
	uint32_t pass;   /* ST_NONE: it is at hand in each */
	uint32_t known;  /* the last stage that reads it, or has it, on the way forward */
	uint32_t latest; /* the last pass that has it in time for marked ops; of one that is
			  * marked: of its stage */
	bool sum;        /* an all_reduce over micro-batches; its pass is once */
	bool sent;       /* it is read in other passes */
	uint32_t vars;   /* its first variable of function 0, one for each micro-batch of what is
			  * ST_MICRO */
	uint32_t so_far; /* of a sum: the variable that it is added up in */
} st_value;

/** What a pass takes or gives. */
typedef enum st_link_kind {
	ST_NUMBER, /* of the micro-batch: i32 */
	ST_VAR,    /* variable `of` of function 0 */
	ST_VALUE,  /* node `of` */
	ST_SUM     /* ... summed so far */
} st_link_kind;

typedef struct st_link {
	st_link_kind kind;
	uint32_t of;
	smr_node *node; /* in the pass's flow */
	struct st_link *next;
} st_link;

/** A function. Its flow is open until all that other passes read of it is known. */
typedef struct st_pass {
	smr_graph *g;    /* NULL: it has nothing to do */
	uint32_t callee; /* its number as a function */
	smr_function *f;
	smr_block *b;
	smr_node **copy; /* by node */
	st_link *ins, *outs;
} st_pass;

typedef struct st_staging {
	smr_module *m;
	smr_function *f;                 /* number 0 */
	uint32_t stages, micro, devices; /* devices of each stage */
	bool gpipe;
	uint32_t axes; /* of the mesh: those that count micro-batches, its last ones */
	smr_block *b;  /* of one micro-batch */
	smr_node **nodes, **results;
	uint32_t n, nresults;
	bool *data;    /* by variable of function 0: an argument that is of the batch */
	uint32_t *cut; /* by variable: 1 + the dimension that micro-batches cut; 0: none */
	bool *apart;   /* by result: each stage has its own part */
	st_value *of;
	uint32_t npasses;
	st_pass *passes;
	uint32_t *numbers; /* variables: numbers of micro-batches */
} st_staging;

uint32_t st_stage_of(const st_staging *x, uint32_t pass);

/* ---- stage_layers.c */
/** Makes function 0 one flow, and marks its ops with the stages of its layers, which are turns of
 * loops; how many layers there are. SMR_EINVAL: stages do not divide them; SMR_EUNSUPPORTED: there
 * are none, or what runs hangs on data. */
SMR_MUST_USE smr_status st_layers(smr_module *m, uint32_t stages, uint32_t *layers);
/* ---- stage_stack.c */
/** Whether @p v, a `slice`, is one of @p n parts of its operand's first dimension: number @p at. */
bool st_takes_part(const smr_node *v, uint32_t n, int64_t *at);
/** Of function 0, one flow: values with a part for each layer become those of each stage. */
SMR_MUST_USE smr_status st_stacks(smr_module *m, uint32_t layers, uint32_t stages);
/* ---- stage_place.c: class and pass of each node */
SMR_MUST_USE smr_status st_place(st_staging *x);
/* ---- stage_flow.c: functions of the passes, and what they take and give */
SMR_MUST_USE smr_status st_flows(st_staging *x);
/* ---- stage_share.c: arguments and results of which each stage has its part */
/** Behind st_place(). */
SMR_MUST_USE smr_status st_share_results(st_staging *x);
/** When all flows are made, and no function is. */
SMR_MUST_USE smr_status st_share_arguments(st_staging *x);
/* ---- stage_group.c: ops between the devices of one stage */
/** Devices of a group are of several micro-batches. */
bool st_spans(const st_staging *x, const smr_node *v);
/** @p v, of operands @p ins, among the devices of @p stage; over micro-batches it is none. */
SMR_MUST_USE smr_status st_between(const st_staging *x, uint32_t stage, smr_graph *g,
				   const smr_node *v, smr_node **ins, smr_node **out);
/* ---- stage_program.c: function 0 */
/** Number of a new scalar variable of function 0; UINT32_MAX: no memory. */
uint32_t st_scalar(st_staging *x, smr_graph *g, smr_dtype t);
SMR_MUST_USE smr_status st_programs(st_staging *x);
#endif
