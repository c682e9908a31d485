/** @file Selection of machines for a program: all configurations, compared by limits (internal). */
#ifndef SMR_PREDICT_ASK_PROVISION_H
#define SMR_PREDICT_ASK_PROVISION_H
#include <samara/plan.h>

#include "predict/ask/session.h"
#include "predict/sla.h"
#include "predict/split/split.h"

/** A program on some devices of a machine, or split over several machines. */
typedef struct smr_provision_offer {
	smr_predict_answer target; /* of a split, the first machine; the forecast is that of all */
	uint32_t sides;            /* number of devices of a split; 0: no split */
	char names[SMR_SPLIT_SIDES][96]; /* of its machines, by side */
	char how[48];  /* "dp=4,tp=2,fsdp"; "": one device, or the program's own strategy */
	char why[160]; /* reason why it is impossible; "": possible */
	smr_split *split;
	size_t points;   /* plans of a split's front of time and energy; 0: not computed */
	bool all_points; /* the front is proved */
	bool between;    /* a split between the ends of its front */
	bool front;
} smr_provision_offer;

/** A request and the offers found so far. */
typedef struct smr_provision {
	const char *link;  /* name of the link between parts on two machines */
	bool link_is_ours; /* ... chosen by default */
	double dispatch_s; /* seconds of a message between hosts; 0: not measured */
	smr_sla sla;
	smr_sla_measure by;
	size_t nmachines, n, cap, chosen;
	smr_predict_answer *machines;
	smr_provision_offer *offers;
} smr_provision;

/** Allocates an empty offer behind the last one; it becomes valid when the caller increments n. */
SMR_MUST_USE smr_status smr_provision_add(smr_provision *r, smr_provision_offer **out);
/** Adds all configurations on that machine: on one device, on several, with all strategies. */
SMR_MUST_USE smr_status smr_provision_ways(smr_provision *r, smr_predict_session *a,
					   const smr_predict_answer *machine);
/** Devices over which a program may be split. */
typedef struct smr_provision_devices {
	uint32_t n;
	const smr_predict_answer *of[SMR_SPLIT_SIDES];
	uint32_t host[SMR_SPLIT_SIDES]; /* as in smr_split_params */
} smr_provision_devices;

/** Adds splits over these devices: the fastest, that of the least energy within the limits, some
 * between. */
SMR_MUST_USE smr_status smr_provision_parts(smr_provision *r, const smr_provision_devices *d);
/** Adds splits of a program of one device: over each two machines, over all, over all devices. */
SMR_MUST_USE smr_status smr_provision_splits(smr_provision *r, smr_predict_session *a);
/** The table of smr_machine_plans (base/data/fields.h). */
extern const struct smr_fields smr_machine_plans_fields;
/** Copies the result of smr_plan_machines(); the first @p n offers are possible. */
SMR_MUST_USE smr_status smr_machine_plans_of(const smr_provision *r, const char *program, size_t n,
					     const smr_machine_plans **out);
/** Runs smr_plan_machines() with hooks; NULL: none. */
SMR_MUST_USE smr_status smr_plan_machines_with(smr_ctx *ctx, const smr_plan_machines_params *p,
					       const smr_predict_hooks *hooks,
					       const smr_machine_plans **out);
#endif
