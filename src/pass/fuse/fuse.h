/** @file Fusion of ops over values: the ops of a flow become fewer, larger ones (op `fused`). */
#ifndef SMR_PASS_FUSE_FUSE_H
#define SMR_PASS_FUSE_FUSE_H
#include <samara/model.h>

#include "base/data/vec.h"
#include "cost/machine/machine.h"
#include "ir/module/module.h"
#include "pass/fuse/report.h"

/** What planning by cost decided, a byte for each decision, in the order in which they come. A
 * program is planned once: what was decided is followed the next time, costs are not asked for.
 * Whatever the bytes say, a plan comes out that could have been made at random: they may be dear,
 * never wrong. */
typedef struct smr_plan_cache {
	SMR_VEC(uint8_t) of;
	bool known;    /* they are followed; else they are written down */
	bool short_of; /* there were too few to follow */
	size_t at;     /* how many were followed */
} smr_plan_cache;

/** Whether all of them were followed, and no more were wanted: they are of this very program. */
bool smr_plan_cache_whole(const smr_plan_cache *d);

typedef struct smr_fuse_params {
	const smr_machine *machine; /* NULL: two cores of a server, about */
	int threads;                /* 0: all of the machine's */
	smr_fuse way;
	uint64_t seed;            /* SMR_FUSE_AT_RANDOM */
	smr_fusion_report *story; /* to be told what was seen; NULL: nobody asks */
	bool apart;               /* each op has one result */
	smr_plan_cache *decided;  /* SMR_FUSE_BY_COST without a story; NULL: nobody keeps it */
	bool costed;              /* what is followed is costed, too */
	bool simple;              /* flows are as smr_simplify_module() left them */
	bool brief; /* what joins change of a plan is not looked for: half the time, for plans that
		     * take up to a twentieth longer */
} smr_fuse_params;

/** What became of a flow. */
typedef struct smr_fusion {
	uint32_t before; /* ops of it */
	uint32_t after;  /* ops now, fused ones too */
	uint32_t fused;
	uint32_t joined;    /* ops that became results of one that has several */
	uint32_t slabs;     /* chains of ops that run slab by slab (pass/lower/tile_chain.h) */
	uint32_t parts;     /* of the flow, that have nothing to do with one another */
	uint32_t points;    /* what is to be decided in them */
	double possible;    /* plans that there are, part by part */
	uint64_t evaluated; /* ... whose cost was found */
	uint32_t joint;     /* plans that are others since ops are joined */
	uint32_t kept;      /* plans that stay though another is a little better */
	double seconds[SMR_FUSE_WAYS]; /* that each way is taken to take; 0: not asked for */
	double ops_s;                  /* all ops that were planned, joined; costed plans */
} smr_fusion;

/** Puts the computation of a value into the ops that read it, where that saves more than it costs.
 * Every element's arithmetic stays as it was, so results keep their bits. The flow's params and
 * results keep their numbers; its nodes are renumbered, those that nobody needs are gone. Sizes
 * that are no numbers, or 0, are left as they are, and so are flows of more than 100,000 nodes. */
SMR_MUST_USE smr_status smr_fuse_values(smr_graph *g, const smr_fuse_params *p, smr_fusion *out);
/** The same for all flows of a module; counts of all together. */
SMR_MUST_USE smr_status smr_fuse_module(smr_module *m, const smr_fuse_params *p, smr_fusion *out);
#endif
