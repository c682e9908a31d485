/** @file Which machines a program is to have: all ways to run it, judged by limits (internal). */
#ifndef SMR_PREDICT_ASK_PROVISION_H
#define SMR_PREDICT_ASK_PROVISION_H
#include <samara/plan.h>

#include "predict/ask/session.h"
#include "predict/sla.h"
#include "predict/split/split.h"

/** A program on some devices of a machine, or split over several of any. */
typedef struct smr_provision_offer {
	smr_predict_answer target; /* of a split, the first machine; the forecast is that of all */
	uint32_t sides;            /* 0: it is no split */
	char names[SMR_SPLIT_SIDES][96]; /* of its machines, by side */
	char how[48];  /* "dp=4,tp=2,fsdp"; "": on one device, or as the program says itself */
	char why[160]; /* it cannot be so; "": it can */
	smr_split *split;
	size_t points; /* that no plan of a split's tasks beats in time and energy; 0: nobody asked
			*/
	bool all_points; /* ... proved */
	bool between;    /* a split between the ends of its front */
	bool front;
} smr_provision_offer;

/** What is looked for, and what was found so far. */
typedef struct smr_provision {
	const char *link;  /* what parts on two machines speak over */
	bool link_is_ours; /* ... and nobody asked for that one */
	double dispatch_s; /* of a message between hosts; 0: not measured */
	smr_sla sla;
	smr_sla_measure by;
	size_t nmachines, n, cap, chosen;
	smr_predict_answer *machines;
	smr_provision_offer *offers;
} smr_provision;

/** A new last offer, empty, which counts once n is larger. */
SMR_MUST_USE smr_status smr_provision_add(smr_provision *r, smr_provision_offer **out);
/** Adds all ways to run it on that machine: on one device, on several, cut in all ways. */
SMR_MUST_USE smr_status smr_provision_ways(smr_provision *r, smr_predict_session *a,
					   const smr_predict_answer *machine);
/** Devices that a program may be split over. */
typedef struct smr_provision_devices {
	uint32_t n;
	const smr_predict_answer *of[SMR_SPLIT_SIDES];
	uint32_t host[SMR_SPLIT_SIDES]; /* smr_split_params */
} smr_provision_devices;

/** Adds plans of parts on these: the quickest, that of the least energy within the limits, some
 * between. */
SMR_MUST_USE smr_status smr_provision_parts(smr_provision *r, const smr_provision_devices *d);
/** Adds parts of a program of one device on several: on each two machines, on all, on all devices.
 */
SMR_MUST_USE smr_status smr_provision_splits(smr_provision *r, smr_predict_session *a);
/** The table of smr_machine_plans (base/data/fields.h). */
extern const struct smr_fields smr_machine_plans_fields;
/** What smr_plan_machines() gives; the first @p n offers can be. */
SMR_MUST_USE smr_status smr_machine_plans_of(const smr_provision *r, const char *program, size_t n,
					     const smr_machine_plans **out);
/** smr_plan_machines() with hooks; NULL: none. */
SMR_MUST_USE smr_status smr_plan_machines_with(smr_ctx *ctx, const smr_plan_machines_params *p,
					       const smr_predict_hooks *hooks,
					       const smr_machine_plans **out);
#endif
