/** @file Report rows of a run, in a mapped file so that a crash loses none. */
#ifndef SMR_RUN_REPORT_H
#define SMR_RUN_REPORT_H
#include <stddef.h>
#include <stdint.h>

#include "cost/model/cost.h"

enum { SMR_REPORT_ROWS = 1024, SMR_REPORT_NOTES = 1024 };

/** One codelet of one site at one size, or one site that runs its original loops. */
typedef struct smr_report_row {
	char file[96], function[48], kernel[24], impl[16], detail[64], why[160];
	uint32_t line;
	uint32_t taken; /* 0: the original loops ran; `why` is the reason */
	uint64_t calls;
	double measured_s;          /* sum over the calls */
	double p10_s, p50_s, p90_s; /* predicted, one call */
	double original_s;          /* the original loops, one call: predicted, or measured */
	uint64_t ahead;  /* calls that ran the loops, and will not in the next run, which starts
			  * with this one's measurements */
	double energy_j; /* sum over the calls */
	char energy_label[16];
	char check[16];      /* "passed": calls of this run were checked; "cached": those of an
			      * earlier run, none of these; "off", "FAILED" */
	uint64_t away_calls; /* on other nodes; sums over these, in seconds: */
	double away_s, pack_s, wait_s, move_s, run_s, store_s;
	char node[48];        /* the last of them */
	smr_cost_query query; /* of one call, at selection; its strings are invalid: */
	char klass[16];       /* query.klass; query.impl is `impl` */
	uint64_t checked;     /* calls that were compared with the reference; points of these: */
	uint64_t points;
	uint64_t device_calls; /* whose kernels a device measured; sum over these, in seconds: */
	double device_s;
	double device_p50_s;   /* predicted, one call, kernels alone */
	char device_label[16]; /* "measured:events"; "emulated": there is no card */
} smr_report_row;

/** Measurements of the program as a whole; 0: not measured. */
typedef struct smr_report_whole {
	double inside_s; /* seconds of all its threads in codelets, and in selection and compilation
			  */
	double run_s;    /* from its start to its end */
	double waited_s; /* part of run_s: its first thread was ready, but other processes ran */
	double opened_s; /* part of inside_s that every process has: start and exit, opening
			  * libraries, selection and preparation except for compilation; and the
			  * time before its start */
	double memory_bytes; /* peak of the process */
} smr_report_whole;

typedef struct smr_report smr_report;

/** The file's first bytes, different for each layout. */
#define SMR_REPORT_MAGIC "SMRREP07"

/** Makes or opens the file at @p path and maps it. SMR_ECORRUPT: it is another file, which is
 * unchanged. */
SMR_MUST_USE smr_status smr_report_open(const char *path, smr_report **out);
/** Reads a copy of the file's rows; the file is unchanged. */
SMR_MUST_USE smr_status smr_report_read(const char *path, smr_report **out);
void smr_report_close(smr_report *r); /* accepts NULL */
/** Returns a new row, zeroed; NULL when the report is full or NULL. Thread-safe. */
smr_report_row *smr_report_add(smr_report *r);
size_t smr_report_count(const smr_report *r);
/** Returns the number of rows that did not fit. */
size_t smr_report_lost(const smr_report *r);
/** Returns row i. The program may have overwritten it: texts are terminated and printable, numbers
 * may have any value. */
smr_report_row smr_report_at(const smr_report *r, size_t i);
/** Adds a sentence for readers of the report, if there is space; accepts NULL. Not thread-safe. */
void smr_report_note(smr_report *r, const char *text);
/** Returns the sentences, one a line: terminated and printable. Free it with smr_free(). */
SMR_MUST_USE smr_status smr_report_notes(const smr_report *r, char **out);
/** Adds to inside_s; thread-safe, accepts NULL. */
void smr_report_inside(smr_report *r, int64_t ns);
/** Adds to smr_report_whole.opened_s; thread-safe, accepts NULL. */
void smr_report_opened(smr_report *r, int64_t ns);
/** Stores the measurements by the process that started the program. */
void smr_report_ended(smr_report *r, double run_s, double waited_s, double memory_bytes);
/** Copies the report to another file. */
SMR_MUST_USE smr_status smr_report_keep(const smr_report *r, const char *path);
void smr_report_tell(const smr_report *r, smr_report_whole *out);
#endif
