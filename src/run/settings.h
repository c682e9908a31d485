/** @file Environment variables: keywords and numbers, with diagnostics for wrong values. */
#ifndef SMR_RUN_SETTINGS_H
#define SMR_RUN_SETTINGS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/data/words.h"
#include "run/run.h"

/** Settings of the runs of a compiled program: read once from the environment of the process that
 * runs it. An invalid value counts as not set. Strings are the environment's. */
typedef struct smr_settings {
	bool reassociates;     /* SAMARA_FP: fast, reassoc */
	bool deterministic;    /* SAMARA_DETERMINISTIC=1 */
	bool force;            /* SAMARA_FORCE=1 */
	bool shares_cores;     /* SAMARA_SHARED_CORES=1: nodes run on this program's cores */
	smr_check check;       /* SAMARA_CHECK */
	smr_run_device device; /* SAMARA_DEVICE */
	const char *impl;      /* SAMARA_IMPL: the name of an implementation; NULL: any */
	unsigned pieces;       /* SAMARA_CUT; 0: as predicted */
	double tune_s;         /* SAMARA_TUNE; 0: no tuning */
	double patience_s;     /* SAMARA_PATIENCE; 0: a default */
	/* NULL where there is none */
	const char *report;  /* SAMARA_REPORT: a file */
	const char *via;     /* SAMARA_VIA */
	const char *cluster; /* SAMARA_CLUSTER: a folder, local:N or loop */
	const char *run;     /* SAMARA_RUN: its name */
	const char *trace;   /* SAMARA_TRACE: a file */
	const char *monitor; /* SAMARA_MONITOR: a file */
} smr_settings;
void smr_settings_read(smr_settings *out);

/** Returns the device of the word "cpu", "gpu", "auto" or "webgpu"; others are SMR_RUN_CPU. */
smr_run_device smr_setting_device(const char *word);

/** Whether GPUs may round factors of f32 to tf32 (SAMARA_MATMUL). */
bool smr_setting_is_tf32(void);

/** Returns whether @p value is valid for SAMARA_...; if not, @p takes describes the valid ones. A
 * variable that is not in the table accepts any. */
bool smr_setting_fits(const char *variable, const char *value, char *takes, size_t n);

/** Gets the words that the variable accepts (base/data/words.h); both NULL: it accepts other
 * values. */
void smr_setting_words(const char *variable, const char **words, smr_word_fn **word);

/** Calls @p tell with a sentence for each variable of the environment with an invalid value, which
 * counts as not set; an empty value is not set. */
void smr_settings_wrong(void (*tell)(void *ctx, const char *text), void *ctx);
#endif
