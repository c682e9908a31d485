/** @file Measured kernels: the training data. */
#ifndef SMR_LEARN_TRAIN_SAMPLES_H
#define SMR_LEARN_TRAIN_SAMPLES_H
#include "base/data/vec.h"
#include "base/str.h"
#include "cost/model/device.h"
#include "learn/history/history.h"

typedef struct smr_train_sample {
	const smr_machine *machine;
	smr_cost_query query;
	const char *group; /* group of reported figures; "": its class */
	double seconds;
	double start_s; /* overhead of measuring each call; below 0: the machine's */
	double noise;   /* mean distance of repeats from the least, a share; below 0: unknown */
	double at;      /* time of the measurement, in seconds; 0: unknown */
	uint64_t key;   /* hash of its features, which assigns it to folds; not of its time */
} smr_train_sample;

/** A machine and its given name, alias or file. */
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

/** Appends the rows of a table to @p out, which the caller frees in any case: the first line names
 * columns, in any order, of machine (a name or file, as smr_machine_load() takes it), class, dtype,
 * factor, precision, impl, group; batch, m, n, k, flops, read, written, points, the walk's numbers,
 * chained, strided (0, 1), threads, start_s, seconds, noise. machine, class, seconds, flops, read,
 * written are needed. SMR_EPARSE: the message is "path:line: what"; no rows are an error, too. */
SMR_MUST_USE smr_status smr_samples_read(const char *path, smr_samples *out);
/** Writes such a table of the rows of one machine, NULL: of all, with @p name as the machine's. */
SMR_MUST_USE smr_status smr_samples_text(const smr_samples *s, const smr_machine *of,
					 const char *name, smr_str *out);
/** Reads the measurements of this machine and of its GPUs, oldest first, of kernels whose features
 * are recorded. Those of an emulated GPU are left out. */
SMR_MUST_USE smr_status smr_history_samples(smr_history *h, smr_samples *out);
/** Returns the samples' own copy of a word, or of a machine; it lives as long as they do. */
SMR_MUST_USE smr_status smr_samples_word(smr_samples *s, const char *word, const char **out);
SMR_MUST_USE smr_status smr_samples_machine(smr_samples *s, const char *name,
					    const smr_machine **out);
/** The same of a machine that is not found by its name: @p m is copied, unless one was added as
 * @p name before. */
SMR_MUST_USE smr_status smr_samples_add_machine(smr_samples *s, const char *name,
						const smr_machine *m, const smr_machine **out);
/** Computes its analytic prediction. */
void smr_train_sample_base(const smr_train_sample *s, smr_device_time *out);
#endif
