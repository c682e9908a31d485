/** @file The structs of the handles of <samara/samara.h> (internal to api/ and cli/). */
#ifndef SMR_API_API_H
#define SMR_API_API_H
#include <samara/samara.h>

#include "api/pipeline.h"
#include "api/remote/remote.h"
#include "cluster/dispatch/local.h"
#include "cluster/dispatch/monitor.h"

typedef struct smr_crew smr_crew;

struct smr_ctx {
	smr_runner runner;
	smr_fp source_fp; /* of C programs; runner.fp is that of models and scripts */
	bool once; /* models run once: only loops are compiled as regions (run/exec/region.h) */
	smr_library *library;
	smr_machine machine;
	smr_history *history; /* NULL: none */
	char **cflags;        /* NULL-terminated */
	void (*tell)(void *arg, const smr_event *event);
	void *tell_arg;
	smr_monitor_book *book;
	smr_remote_target *away; /* NULL: no cluster was joined */
	smr_local *local;        /* its nodes, if this context started them */
	smr_crew *crew;          /* threads for asynchronous runs (api_future.c); NULL: none yet */
	_Atomic uint32_t open;   /* programs not yet closed */
	_Atomic uint32_t unloaded; /* models, so far */
	uint32_t plans;            /* open plans of all programs */
};

/** One codelet of a program. */
typedef struct smr_api_place {
	smr_flow *flow;
	const smr_codelet *codelet;
} smr_api_place;

struct smr_program {
	smr_ctx *ctx;
	char *path;
	smr_flow **flows;
	size_t nflows, nplaces;
	smr_api_place *places; /* of all flows, in order; the index of a codelet is its id */
	smr_graph **opaque;    /* flows of code that is not lifted: only described, never run */
	size_t nopaque;
	char *notes;      /* lines `file:line function: reason` for loops that are not taken */
	uint32_t damaged; /* frames that could not be read */
	uint32_t open;    /* plans not yet closed */
};

/** The place where a step runs. */
typedef struct smr_spot {
	char name[96], fleet[48], node[48];
	double there_s;
} smr_spot;

/** A flow specialised for its sizes. */
typedef struct smr_flow_plan {
	smr_flow *flow;
	smr_specialization *size;
	smr_spot *spots; /* [step] */
	size_t first;    /* id of its first codelet in the program */
} smr_flow_plan;

struct smr_planned {
	smr_program *program;
	smr_runner runner; /* a copy of the context's, with the plan's own limits */
	char *fleet;       /* owned: the fleet's name in the runner */
	size_t n, nsteps;
	smr_flow_plan *flows;
	uint32_t open; /* runs not yet closed */
};

struct smr_result {
	smr_planned *plan;
	smr_flow_plan *flow;
	smr_env env;
	size_t next;
	double *seconds; /* [step]: time of each step that ran */
};

/** Checks the parameters, creates a run and binds its arrays; runs nothing. */
SMR_MUST_USE smr_status smr_result_open(const char *who, smr_planned *p,
					const smr_execute_params *q, smr_result **out);
/** Calls the context's watcher for step @p i. */
void smr_result_tell(const smr_result *r, size_t i);
/** Stops the threads that run a context's futures. */
void smr_crew_close(smr_crew *c); /* NULL is fine */

/** Stops the nodes of a cluster and closes its connection, if there is one. */
void smr_ctx_leave(smr_ctx *c);

/** Marks the symbols that the amount of work of a nest depends on (not those of its start). */
void smr_nest_symbols(const smr_graph *g, const smr_node *nest, bool *used);
/** Gives the values of the flow's symbols, 0 where not given. SMR_EINVAL names one that is used in
 * @p nest (NULL: in any nest) but not given. The caller frees *@p out (smr_free). */
SMR_MUST_USE smr_status smr_bind_sizes(const smr_graph *g, const smr_node *nest,
				       const smr_setting *sizes, size_t nsizes, int64_t **out);
/** Makes an environment for predictions: its pointers are NULL. */
SMR_MUST_USE smr_status smr_env_new(const smr_graph *g, const int64_t *sym, smr_env *out);
void smr_env_free(smr_env *e);
#endif
