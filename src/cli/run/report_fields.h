/** @file The report of a C program as JSON, and sums that the table prints, too. */
#ifndef SMR_CLI_RUN_REPORT_FIELDS_H
#define SMR_CLI_RUN_REPORT_FIELDS_H
#include <stdbool.h>
#include <stdio.h>

#include "run/report.h"

/** Fractions of the time that the program waited for remote calls, by cause; not finite without
 * such time. */
typedef struct smr_report_shares {
	double dispatch, serialisation, transfer, work;
} smr_report_shares;

smr_report_shares smr_report_shares_of(const smr_report_row *r);
/** Returns the seconds of one call; 0: none was measured. */
double smr_report_mean_s(const smr_report_row *r);

extern const struct smr_fields smr_run_report_fields;
/** Prints all rows. SMR_EIO, SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_report_put_json(const smr_report *r, bool deterministic, FILE *to);
#endif
