/* paramserv(): its arguments, and the rows of its workers. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/paramserv.h"
#include "dml/random/random.h"

/* Arguments, by the row of the table below. */
enum {
	MODEL,
	FEATURES,
	LABELS,
	UPD = 5,
	AGG,
	MODE = 8,
	UTYPE,
	FREQ,
	EPOCHS,
	BATCH,
	K,
	SCHEME,
	HYPER,
	AVERAGE = 17,
	NBATCHES,
	BACKUPS,
	SEED
};

/* Gets a text that is one of @p words, which are separated by blanks: its position; @p otherwise:
 * not given. */
static smr_status arg_word(dml_builtin_call *c, uint32_t i, const char *words, int otherwise,
			   int *out)
{
	const char *text, *at = words;

	*out = otherwise;
	SMR_TRY(dml_arg_text(c, i, NULL, &text));
	if (text == NULL)
		return SMR_OK;
	for (int k = 0; *at != '\0'; k++) {
		size_t n = strcspn(at, " ");

		if (strlen(text) == n && strncasecmp(at, text, n) == 0) {
			*out = k;
			return SMR_OK;
		}
		at += n + (at[n] == ' ');
	}
	return dml_run_fail(c->s, c->at, "paramserv(): '%s' is none of: %s", text, words);
}

static smr_status arg_count(dml_builtin_call *c, uint32_t i, int64_t otherwise, int64_t *out)
{
	SMR_TRY(dml_arg_int(c, i, otherwise, out));
	return *out >= 1 && *out <= INT32_MAX
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at, "paramserv(): argument %u is %lld", i + 1,
				      (long long)*out);
}

static smr_status arg_function(dml_builtin_call *c, uint32_t i, dml_lvalue *out)
{
	const char *text;

	SMR_TRY(dml_arg_text(c, i, NULL, &text));
	SMR_TRY(dml_find_by_path(c->s, text, &out->function, &out->file));
	return out->function != NULL
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at,
				      "paramserv(): there is no function %s; it is named by the "
				      "file of source(), as in \"./f.dml::f\"",
				      text);
}

static smr_status arg_modes(dml_builtin_call *c, dml_training *t, int *scheme)
{
	int mode, update, freq;
	int64_t pause;

	SMR_TRY(arg_word(c, MODE, "LOCAL REMOTE_SPARK", 0, &mode));
	SMR_TRY(arg_word(c, UTYPE, "ASP BSP SBP", DML_ASP, &update));
	SMR_TRY(arg_word(c, FREQ, "BATCH NBATCHES EPOCH", 2, &freq));
	SMR_TRY(arg_word(c, SCHEME,
			 "DISJOINT_CONTIGUOUS DISJOINT_ROUND_ROBIN DISJOINT_RANDOM "
			 "OVERLAP_RESHUFFLE",
			 0, scheme));
	SMR_TRY(dml_arg_truth(c, AVERAGE, false, &t->average));
	SMR_TRY(arg_count(c, NBATCHES, 1, &pause));
	t->update = (dml_update)update;
	t->pause = freq == 0 ? 1 : freq == 1 ? pause : INT64_MAX / 2;
	return t->average && t->update == DML_ASP
		       ? dml_run_fail(c->s, c->at, "paramserv(): modelAvg is for utype BSP and SBP")
		       : SMR_OK;
}

static smr_status arg_data(dml_builtin_call *c, dml_training *t)
{
	dml_matrix *x, *y;

	if (c->args[MODEL].kind != DML_LIST)
		return dml_run_fail(c->s, c->at, "paramserv(): the model must be a list, and is %s",
				    dml_a_kind(c->args[MODEL].kind));
	SMR_TRY(dml_arg_forced(c, FEATURES, &x));
	SMR_TRY(dml_arg_forced(c, LABELS, &y));
	if (x->rows != y->rows || x->rows == 0)
		return dml_run_fail(c->s, c->at, "paramserv(): %lld features and %lld labels",
				    (long long)x->rows, (long long)y->rows);
	t->features = &c->args[FEATURES];
	t->labels = &c->args[LABELS];
	t->hyper = &c->args[HYPER];
	return SMR_OK;
}

static smr_status arg_numbers(dml_builtin_call *c, dml_training *t)
{
	int64_t threads = smr_workers_count(c->s->trace->runner->workers);

	SMR_TRY(arg_count(c, EPOCHS, 1, &t->epochs));
	SMR_TRY(arg_count(c, BATCH, 64, &t->batch));
	SMR_TRY(arg_count(c, K, threads, &t->workers));
	SMR_TRY(arg_count(c, BACKUPS, 1, &t->backups));
	if (t->update == DML_SBP && t->backups >= t->workers && t->workers > 1)
		return dml_run_fail(c->s, c->at, "paramserv(): %lld of %lld workers are backups",
				    (long long)t->backups, (long long)t->workers);
	if (t->workers == 1)
		t->backups = 0;
	return SMR_OK;
}

/* ---- rows of the workers --------------------------------------------------------------------- */

typedef enum scheme { CONTIGUOUS, ROUND_ROBIN, RANDOM, RESHUFFLE } scheme;

static void shuffle(int64_t n, int64_t seed, double *room, int64_t *rows)
{
	dml_random_sample(n, n, false, seed, room);
	for (int64_t i = 0; i < n; i++)
		rows[i] = (int64_t)room[i] - 1;
}

/* Gives each worker its rows of @p n; with RESHUFFLE all of them, in an order of its own. */
static void deal_rows(scheme how, int64_t n, int64_t workers, int64_t seed, double *room,
		      int64_t *rows, int64_t *starts)
{
	int64_t block = (n + workers - 1) / workers, made = 0;

	if (how == RANDOM)
		shuffle(n, seed, room, rows);
	for (int64_t k = 0; k < workers; k++) {
		int64_t from = k * block < n ? k * block : n,
			to = from + block < n ? from + block : n;

		starts[k] = made;
		if (how == RESHUFFLE) {
			shuffle(n, seed + k, room, rows + made);
			made += n;
		}
		for (int64_t i = k; how == ROUND_ROBIN && i < n; i += workers)
			rows[made++] = i;
		for (int64_t i = from; how == CONTIGUOUS && i < to; i++)
			rows[made++] = i;
		if (how == RANDOM)
			made += to - from;
	}
	starts[workers] = made;
}

static smr_status train_on(dml_builtin_call *c, dml_training *t, scheme how, int64_t seed,
			   dml_value *model)
{
	int64_t n = t->features->matrix->rows, all = how == RESHUFFLE ? n * t->workers : n;
	int64_t *rows = (int64_t *)smr_numbers_new(all);
	int64_t *starts = (int64_t *)smr_numbers_new(t->workers + 1);
	double *room = smr_numbers_new(n);
	smr_status st = SMR_ENOMEM;

	if (rows != NULL && starts != NULL && room != NULL) {
		deal_rows(how, n, t->workers, seed, room, rows, starts);
		t->rows = rows;
		t->starts = starts;
		st = dml_train(t, model);
	}
	free((double *)rows);
	free((double *)starts);
	free(room);
	return st;
}

static smr_status eval_paramserv(dml_builtin_call *c, dml_value *out)
{
	dml_training t = {.s = c->s, .at = c->at};
	dml_value model;
	int64_t seed;
	int how;
	smr_status st;

	SMR_TRY(arg_data(c, &t));
	SMR_TRY(arg_function(c, UPD, &t.gradients));
	SMR_TRY(arg_function(c, AGG, &t.aggregate));
	SMR_TRY(arg_modes(c, &t, &how));
	SMR_TRY(arg_numbers(c, &t));
	SMR_TRY(dml_arg_int(c, SEED, -1, &seed));
	if (seed == -1)
		seed = dml_random_seed();
	model = dml_keep(&c->args[MODEL]);
	st = train_on(c, &t, (scheme)how, seed, &model);
	if (st == SMR_OK)
		*out = model;
	else
		dml_drop(&model);
	return st;
}

static const dml_builtin rows[] = {
	{"paramserv",
	 "model! features! labels! val_features val_labels upd! agg! val mode utype freq epochs! "
	 "batchsize k scheme hyperparams checkpointing modelAvg nbatches num_backup_workers seed",
	 eval_paramserv, .analysis = DML_INFER, .shape = "a"},
};

const dml_builtins dml_builtins_paramserv = {rows, sizeof(rows) / sizeof(rows[0])};
