/** @file Kernels that were measured: what is learned from. */
#ifndef SMR_LEARN_TRAIN_SAMPLES_H
#define SMR_LEARN_TRAIN_SAMPLES_H
#include "base/data/vec.h"
#include "base/str.h"
#include "cost/model/device.h"
#include "learn/history/history.h"

typedef struct smr_train_sample {
	const smr_machine *machine;
	smr_cost_query query;
	const char *group; /* what figures are told by; "": its class */
	double seconds;
	double start_s; /* what measuring itself added to each; below 0: as the machine says */
	double noise;   /* repeats above the least one, as a share; below 0: nobody said */
	double at;      /* when, in seconds; 0: nobody said */
	uint64_t key;   /* a hash of what it is, by which it is dealt out: not of what it took */
} smr_train_sample;

/** As it was asked for, by name, alias or file. */
typedef struct smr_train_sample_machine {
	const char *asked;
	smr_machine m;
} smr_train_sample_machine;

typedef struct smr_samples {
	SMR_VEC(smr_train_sample) list;
	SMR_VEC(smr_train_sample_machine *) machines;
	SMR_VEC(char *) words;
} smr_samples;

void smr_samples_free(smr_samples *s); /* leaves it empty */

/** Reads a table behind what is there, which is the caller's to free in any case: first line names
 * columns, in any order, of machine (a name or file, as smr_machine_load() takes it), class, dtype,
 * factor, impl, group; batch, m, n, k, flops, read, written, points, the walk's numbers, chained,
 * strided (0, 1), threads, start_s, seconds, noise. machine, class, seconds, flops, read, written
 * are needed. SMR_EPARSE: told as "path:line: what"; no rows are an error, too. */
SMR_MUST_USE smr_status smr_samples_read(const char *path, smr_samples *out);
/** That table of them, all of one machine by the name of @p machine. */
SMR_MUST_USE smr_status smr_samples_text(const smr_samples *s, const char *machine, smr_str *out);
/** What was measured on this machine, from the least recent on, and is still known what it was. */
SMR_MUST_USE smr_status smr_history_samples(smr_history *h, smr_samples *out);
/** The samples' own copy of a word, or of a machine; it lasts as long as they do. */
SMR_MUST_USE smr_status smr_samples_word(smr_samples *s, const char *word, const char **out);
SMR_MUST_USE smr_status smr_samples_machine(smr_samples *s, const char *name,
					    const smr_machine **out);
/** The analytic prediction of it. */
void smr_train_sample_base(const smr_train_sample *s, smr_device_time *out);
#endif
