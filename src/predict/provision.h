/** @file `samara plan` of programs (internal to cli/). */
#ifndef SMR_CLI_PLAN_H
#define SMR_CLI_PLAN_H
#include "cli/predict.h"
#include "predict/sla.h"
#include "predict/split.h"

/** A program on some devices of a machine, or split over several of any. */
typedef struct smr_cli_offer {
	smr_cli_target target; /* of a split, the first machine; the forecast is that of all */
	uint32_t sides;        /* 0: it is no split */
	char names[SMR_SPLIT_SIDES][96]; /* of its machines, by side */
	char how[48];  /* "dp=4,tp=2,fsdp"; "": on one device, or as the program says itself */
	char why[160]; /* it cannot be so; "": it can */
	smr_split *split;
	size_t points; /* that no plan of a split's tasks beats in time and energy; 0: nobody asked
			*/
	bool all_points; /* ... proved */
	bool between;    /* a split between the ends of its front */
	bool front;
} smr_cli_offer;

typedef struct smr_cli_planning {
	smr_cli_asked asked;
	const char *inputs, *limits, *link, *plot;
	bool as_json, link_is_ours;
	double dispatch_s; /* of a message between hosts; 0: not measured */
	smr_sla sla;
	smr_sla_measure by;
	size_t nmachines, n, cap, chosen;
	smr_cli_target *machines;
	smr_cli_offer *offers;
} smr_cli_planning;

/** A new last offer, empty, which counts once n is larger. */
SMR_MUST_USE smr_status smr_cli_offer_new(smr_cli_planning *r, smr_cli_offer **out);
/** Adds all ways to run it on that machine: on one device, on several, cut in all ways. */
SMR_MUST_USE smr_status smr_cli_plan_machine(smr_cli_planning *r, smr_cli_asking *a,
					     const smr_cli_target *machine);
/** Devices that a program may be split over. */
typedef struct smr_cli_chosen {
	uint32_t n;
	const smr_cli_target *of[SMR_SPLIT_SIDES];
	uint32_t host[SMR_SPLIT_SIDES]; /* smr_split_params */
} smr_cli_chosen;

/** Adds plans of parts on these: the quickest, that of the least energy within the limits, some
 * between. */
SMR_MUST_USE smr_status smr_cli_plan_parts(smr_cli_planning *r, const smr_cli_chosen *d);
/** Adds parts of a program of one device on several: on each two machines, on all, on all devices.
 */
SMR_MUST_USE smr_status smr_cli_plan_splits(smr_cli_planning *r, smr_cli_asking *a);
/** The first @p n offers can be. */
void smr_cli_plan_print(const smr_cli_planning *r, size_t n, bool feasible);
SMR_MUST_USE smr_status smr_cli_plan_json(const smr_cli_planning *r, size_t n, bool feasible);

SMR_MUST_USE smr_status smr_cli_plan_plot(const smr_cli_planning *r, size_t n);

extern const smr_cli_options smr_cli_plan_options;
/** argv[0] is the command's name; returns the exit status. */
int smr_cli_plan_program(int argc, char **argv);
#endif
