/** @file `samara plan` of programs (internal to cli/). */
#ifndef SMR_CLI_PLAN_H
#define SMR_CLI_PLAN_H
#include "cli/predict.h"
#include "predict/sla.h"
#include "predict/split.h"

/** A program on some devices of a machine, or split over two. */
typedef struct smr_cli_offer {
	smr_cli_target target; /* of a split, the first machine; the forecast is that of both */
	char other[96];        /* the second one; "": it is no split */
	char how[48];  /* "dp=4,tp=2,fsdp"; "": on one device, or as the program says itself */
	char why[160]; /* it cannot be so; "": it can */
	smr_split *split;
	bool front;
} smr_cli_offer;

typedef struct smr_cli_planning {
	smr_cli_asked asked;
	const char *inputs, *limits, *link, *plot;
	bool as_json, link_is_ours;
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
/** Adds parts of a program of one device on two machines, for each pair of them. */
SMR_MUST_USE smr_status smr_cli_plan_pairs(smr_cli_planning *r, smr_cli_asking *a);
/** The first @p n offers can be. */
void smr_cli_plan_print(const smr_cli_planning *r, size_t n, bool feasible);
SMR_MUST_USE smr_status smr_cli_plan_json(const smr_cli_planning *r, size_t n, bool feasible);

SMR_MUST_USE smr_status smr_cli_plan_plot(const smr_cli_planning *r, size_t n);

/** argv[0] is the command's name; returns the exit status. */
int smr_cli_plan_program(int argc, char **argv);
#endif
