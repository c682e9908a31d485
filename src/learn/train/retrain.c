/* Champion and challenger. The newest fifth of the measurements is held back; the challenger is
 * grown from the rest, and the model with the least error on the newest becomes the current one. A
 * challenger that wins is grown once more, from all. */
#include "learn/train/retrain.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fs.h"
#include "base/str.h"
#include "cost/model/trained.h"

enum { LEAST = 100 /* samples */, NEWEST = 5 /* one in so many */ };

smr_status smr_retrain_path(char **out)
{
	return smr_cache_file(NULL, "this.json", out);
}

static smr_status before_of(const char *path, char **out)
{
	smr_str s = {0};
	smr_status st;

	smr_str_printf(&s, "%s.before", path);
	st = smr_str_status(&s, "a file name");
	if (st == SMR_OK)
		*out = smr_str_take(&s);
	else
		smr_str_free(&s);
	return st;
}

/* Returns the error on the samples from @p first on. */
static double error_of(const smr_samples *s, size_t first, const smr_trained *model)
{
	double sum = 0;

	for (size_t i = first; i < s->list.n; i++) {
		const smr_train_sample *x = &s->list.v[i];
		const smr_cost c = {.machine = x->machine, .trained = model};
		smr_prediction p;

		smr_cost_estimate(&c, &x->query, &p);
		sum += fabs(log(p.p50 / x->seconds));
	}
	return sum / (double)(s->list.n - first);
}

/* Computes the error of a model's file; below 0: there is none. @p damaged: the file cannot be
 * read. */
static smr_status error_of_file(const smr_samples *s, size_t first, const char *path, double *out,
				bool *damaged)
{
	smr_trained *model;
	smr_status st = smr_trained_load(path, &model);

	*out = -1;
	*damaged |= st != SMR_OK && st != SMR_ENOTFOUND;
	if (st == SMR_ENOMEM)
		return st;
	if (st != SMR_OK)
		return SMR_OK;
	*out = error_of(s, first, model);
	smr_trained_free(model);
	return SMR_OK;
}

static smr_status evaluate_candidate(const smr_samples *s, size_t first, const smr_training *how,
				     double *out)
{
	smr_samples old = *s;
	smr_scores none;
	smr_trained *t;
	json_t *model;
	smr_status st;

	old.list.n = first;
	SMR_TRY(smr_train(&old, how, &model, &none));
	st = smr_trained_read(model, "a challenger", &t);
	json_decref(model);
	if (st != SMR_OK)
		return st;
	*out = error_of(s, first, t);
	smr_trained_free(t);
	return SMR_OK;
}

/* Replaces the model; the old one, if there is one, becomes the previous model. */
static smr_status replace_model(const smr_samples *s, const char *path, const char *before,
				const smr_training *how, bool had)
{
	smr_scores none;
	char *text = NULL;
	json_t *model;
	size_t n;
	smr_status st;

	SMR_TRY(smr_train(s, how, &model, &none));
	st = had ? smr_read_file(path, &text, &n) : SMR_OK;
	if (st == SMR_OK && had)
		st = smr_write_file(before, text, n, SMR_WRITE_SYNC);
	if (st == SMR_OK)
		st = smr_train_write(model, path);
	smr_free(text);
	json_decref(model);
	return st;
}

static bool has_lower_error(double x, double than)
{
	return x >= 0 && (than < 0 || x < than);
}

static smr_status contest(const smr_samples *s, const char *path, const char *before,
			  const smr_training *how, smr_retraining *out)
{
	size_t first = s->list.n - s->list.n / NEWEST;
	bool none = false;

	out->newest = s->list.n - first;
	out->formula = error_of(s, first, NULL);
	SMR_TRY(error_of_file(s, first, path, &out->champion, &out->damaged));
	SMR_TRY(error_of_file(s, first, before, &out->before, &none));
	SMR_TRY(evaluate_candidate(s, first, how, &out->challenger));
	if (has_lower_error(out->challenger, out->formula) &&
	    has_lower_error(out->challenger, out->champion) &&
	    !has_lower_error(out->before, out->challenger)) {
		out->what = SMR_RETRAIN_REPLACED;
		return replace_model(s, path, before, how, out->champion >= 0);
	}
	if (has_lower_error(out->before, out->champion)) {
		out->what = SMR_RETRAIN_BACK;
		return smr_retrain_back(path);
	}
	out->what = SMR_RETRAIN_KEPT;
	return SMR_OK;
}

smr_status smr_retrain(const smr_samples *s, const char *path, const smr_training *how,
		       smr_retraining *out)
{
	smr_training all = *how;
	char *before;
	smr_status st;

	*out = (smr_retraining){.samples = s->list.n, .champion = -1, .before = -1};
	if (s->list.n < LEAST)
		return smr_fail(SMR_EINVAL,
				"the history has %zu measured kernels, and learning takes %d at "
				"least: run some programs",
				s->list.n, LEAST);
	all.hold = SMR_ISOLATION_NOTHING;
	all.probes = 0;
	all.compare = false;
	SMR_TRY(before_of(path, &before));
	st = contest(s, path, before, &all, out);
	smr_free(before);
	return st;
}

smr_status smr_retrain_back(const char *path)
{
	char *before, *was = NULL, *is = NULL;
	size_t nwas = 0, nis = 0;
	smr_status st;

	SMR_TRY(before_of(path, &before));
	st = smr_read_file(before, &was, &nwas);
	if (st == SMR_ENOTFOUND)
		st = smr_fail(SMR_ENOTFOUND, "there is no model before this one (%s)", before);
	if (st == SMR_OK && smr_read_file(path, &is, &nis) == SMR_OK)
		st = smr_write_file(before, is, nis, SMR_WRITE_SYNC);
	if (st == SMR_OK)
		st = smr_write_file(path, was, nwas, SMR_WRITE_SYNC);
	smr_free(was);
	smr_free(is);
	smr_free(before);
	return st;
}
