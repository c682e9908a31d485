/** @file What is behind the handles of <samara/samara.h> (internal to api/ and cli/). */
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
	smr_fp source_fp; /* of C programs; runner.fp: of models and scripts */
	smr_library *library;
	smr_machine machine;
	smr_history *history; /* NULL: none */
	char **cflags;        /* NULL-terminated */
	void (*tell)(void *arg, const smr_event *event);
	void *tell_arg;
	smr_monitor_book *book;
	smr_remote_target *away; /* NULL: no cluster was joined */
	smr_local *local;        /* its nodes, where they are this context's own */
	smr_crew *crew;        /* of runs that go on by themselves (api_future.c); NULL: none yet */
	_Atomic uint32_t open; /* programs not yet closed */
	uint32_t plans;        /* of all of them */
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
	smr_api_place *places; /* of all flows, in order; a codelet's number here is its id */
	smr_graph **opaque;    /* flows of code that is not lifted: told of, never run */
	size_t nopaque;
	char *notes;      /* lines `file:line function: reason` of what is not taken */
	uint32_t damaged; /* frames that could not be read */
	uint32_t open;    /* plans not yet closed */
};

/** Where a step runs. */
typedef struct smr_spot {
	char name[96], fleet[48], node[48];
	double there_s;
} smr_spot;

/** One flow at its sizes. */
typedef struct smr_flow_plan {
	smr_flow *flow;
	smr_specialization *size;
	smr_spot *spots; /* of the steps */
	size_t first;    /* number of its first codelet in the program */
} smr_flow_plan;

struct smr_planned {
	smr_program *program;
	smr_runner runner; /* the context's, as it was, with the plan's own limits */
	char *fleet;       /* of the runner */
	size_t n, nsteps;
	smr_flow_plan *flows;
	uint32_t open; /* runs not yet closed */
};

struct smr_result {
	smr_planned *plan;
	smr_flow_plan *flow;
	smr_env env;
	size_t next;
	double *seconds; /* of each step that ran */
};

/** Checks parameters, makes a run ready and binds it; nothing has run. */
SMR_MUST_USE smr_status smr_result_open(const char *who, smr_planned *p,
					const smr_execute_params *q, smr_result **out);
/** Calls the context's watcher about step @p i. */
void smr_result_tell(const smr_result *r, size_t i);
/** Ends the threads of a context's futures. */
void smr_crew_close(smr_crew *c); /* NULL is fine */

/** Ends a cluster's nodes and its connection, if there is one. */
void smr_ctx_leave(smr_ctx *c);

/** Marks the symbols that decide the work of a nest (not: where it begins). */
void smr_nest_symbols(const smr_graph *g, const smr_node *nest, bool *used);
/** Values of the flow's symbols, 0 where not given. SMR_EINVAL names one that is not given but used
 * in
 * @p nest (NULL: in any). *@p out is the caller's (smr_free). */
SMR_MUST_USE smr_status smr_bind_sizes(const smr_graph *g, const smr_node *nest,
				       const smr_setting *sizes, size_t nsizes, int64_t **out);
/** An environment without memory, to predict in: pointers are NULL. */
SMR_MUST_USE smr_status smr_env_new(const smr_graph *g, const int64_t *sym, smr_env *out);
void smr_env_free(smr_env *e);
#endif
