/** @file Fusion of ops over values: the ops of a flow become fewer, larger ones (op `fused`). */
#ifndef SMR_PASS_FUSE_FUSE_H
#define SMR_PASS_FUSE_FUSE_H
#include <samara/model.h>

#include "base/data/vec.h"
#include "cost/machine/machine.h"
#include "ir/module/module.h"
#include "pass/fuse/report.h"

/** Record of cost-based planning: one byte per decision, in order. A program is planned once; the
 * next time its decisions are replayed without evaluating costs. Any bytes give a plan that could
 * have been chosen at random: it may be slow, never wrong. */
typedef struct smr_plan_cache {
	SMR_VEC(uint8_t) of;
	bool known;    /* replay the decisions; else record them */
	bool short_of; /* replay: too few decisions were recorded */
	size_t at;     /* number of replayed decisions */
} smr_plan_cache;

/** Returns whether a replay used all decisions and needed no more, i.e. they are this program's. */
bool smr_plan_cache_whole(const smr_plan_cache *d);

/** The form of a chain of ops that need not store what they hand on to each other. */
typedef enum smr_fuse_chains {
	SMR_FUSE_IN_SLABS, /* it runs slab by slab, for the caches of a CPU */
	SMR_FUSE_WHOLE,    /* an attention becomes one op: ops run on a GPU */
	SMR_FUSE_EITHER /* ... one op beside its ops (SMR_ATTR_apart): it is open where they run */
} smr_fuse_chains;

typedef struct smr_fuse_params {
	const smr_machine *machine; /* NULL: about two cores of a server */
	int threads;                /* 0: all threads of the machine */
	smr_fuse way;
	uint64_t seed;            /* SMR_FUSE_AT_RANDOM */
	smr_fusion_report *story; /* collects the report; NULL: no report */
	bool apart;               /* every op has one result */
	smr_plan_cache *decided;  /* SMR_FUSE_BY_COST without a report; NULL: not recorded */
	bool costed;              /* also compute the costs of a replayed plan */
	bool simple;              /* flows are as smr_simplify_module() leaves them */
	smr_fuse_chains chains;
	bool brief; /* skip the search for plans with joins: half the time, for plans that take up
		     * to a twentieth longer */
} smr_fuse_params;

/** Statistics of the fusion of a flow. */
typedef struct smr_fusion {
	uint32_t before; /* ops before fusion */
	uint32_t after;  /* ops after fusion, fused ones included */
	uint32_t fused;
	uint32_t joined;               /* ops that became results of a multi-output op */
	uint32_t slabs;                /* tiled chains (pass/lower/tile_chain.h) */
	uint32_t parts;                /* independent parts of the flow */
	uint32_t points;               /* decisions in them */
	double possible;               /* number of possible plans, by part */
	uint64_t evaluated;            /* ... that were evaluated */
	uint32_t joint;                /* plans that changed because ops are joined */
	uint32_t kept;                 /* plans kept although another is slightly better */
	double seconds[SMR_FUSE_WAYS]; /* predicted by way; 0: not evaluated */
	double ops_s;                  /* costed plans: all planned ops, joined */
} smr_fusion;

/** Inlines the computation of a value into the ops that read it, where that saves more than it
 * costs. The arithmetic of every element stays the same, so results keep their bits. Params and
 * results of the flow keep their numbers; its nodes are renumbered, and dead ones are removed. Ops
 * with symbolic or zero sizes are left as they are, and so are flows of more than 100,000 nodes. */
SMR_MUST_USE smr_status smr_fuse_values(smr_graph *g, const smr_fuse_params *p, smr_fusion *out);
/** Fuses all flows of a module; @p out has the totals. */
SMR_MUST_USE smr_status smr_fuse_module(smr_module *m, const smr_fuse_params *p, smr_fusion *out);
#endif
