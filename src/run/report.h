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
	uint32_t taken; /* 0: the original loops ran; `why` says why */
	uint64_t calls;
	double measured_s;          /* sum over the calls */
	double p10_s, p50_s, p90_s; /* predicted, one call */
	double original_s;          /* the original loops, one call: predicted, or measured */
	uint64_t ahead;  /* calls that these ran, and will not in a run that begins with what this
			  * one learned */
	double energy_j; /* sum over the calls */
	char energy_label[16];
	char check[16];      /* "passed": calls of this run were checked; "cached": those of an
			      * earlier run, none of these; "off", "FAILED" */
	uint64_t away_calls; /* on other nodes; sums over these, in seconds: */
	double away_s, pack_s, wait_s, move_s, run_s, store_s;
	char node[48];        /* the last of them */
	smr_cost_query query; /* of one call, where it was taken; its strings are no strings: */
	char klass[16];       /* query.klass; query.impl is `impl` */
	uint64_t checked; /* calls of which points were compared with the reference; how many: */
	uint64_t points;
} smr_report_row;

/** Of the program as a whole; 0: nobody measured it. */
typedef struct smr_report_whole {
	double inside_s; /* seconds of all its threads in codelets, and in choosing and making them
			  */
	double run_s;    /* from its start to its end */
	double waited_s; /* in that: its first thread could have run, but others had the processors
			  */
	double opened_s; /* what of inside_s another process has, too: coming and going, opening
			  * libraries, choosing and preparing, not what it finds made; and what
			  * is before its start */
	double memory_bytes; /* at most, of the process */
} smr_report_whole;

typedef struct smr_report smr_report;

/** The file's first bytes, another for each layout. */
#define SMR_REPORT_MAGIC "SMRREP06"

/** Makes or opens the file at @p path and maps it. SMR_ECORRUPT: it has something else, which
 * stays.
 */
SMR_MUST_USE smr_status smr_report_open(const char *path, smr_report **out);
/** A copy of the file's rows as they are now, to look at; the file stays as it is. */
SMR_MUST_USE smr_status smr_report_read(const char *path, smr_report **out);
void smr_report_close(smr_report *r); /* NULL is fine */
/** A new row, zeroed; NULL when the report is full or NULL. Safe from several threads. */
smr_report_row *smr_report_add(smr_report *r);
size_t smr_report_count(const smr_report *r);
/** Rows for which there was no room. */
size_t smr_report_lost(const smr_report *r);
/** Row i. The program may have written anywhere: texts end, and have nothing but what prints;
 * numbers may be any. */
smr_report_row smr_report_at(const smr_report *r, size_t i);
/** Keeps a sentence for who reads the report, as far as there is room; NULL is fine. Not safe from
 * several threads. */
void smr_report_note(smr_report *r, const char *text);
/** The sentences, a line each: ended, and nothing but what prints. Free it with smr_free(). */
SMR_MUST_USE smr_status smr_report_notes(const smr_report *r, char **out);
/** Adds to the time inside; safe from several threads, NULL is fine. */
void smr_report_inside(smr_report *r, int64_t ns);
/** Adds what every process has (smr_report_whole.opened_s); safe like the one above. */
void smr_report_opened(smr_report *r, int64_t ns);
/** Keeps what whoever started the program measured of it. */
void smr_report_ended(smr_report *r, double run_s, double waited_s, double memory_bytes);
/** A copy as another file. */
SMR_MUST_USE smr_status smr_report_keep(const smr_report *r, const char *path);
void smr_report_tell(const smr_report *r, smr_report_whole *out);
#endif
