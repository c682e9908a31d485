/* Evaluates a model on kernels outside its training data. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cost/model/trained.h"
#include "cost/model/trees.h"
#include "learn/train/cross_machine.h"
#include "learn/train/probes.h"
#include "learn/train/train.h"
#include "learn/train/xgboost.h"

typedef struct verdict {
	const smr_train_sample *s;
	double p10, p50, p90, analytic, plain;
} verdict;

typedef SMR_VEC(verdict) verdicts;

static void sample_features(const smr_train_sample *s, float x[SMR_COST_FEATURES])
{
	smr_device_time d;

	smr_train_sample_base(s, &d);
	smr_features_of(s->machine, &s->query, &d, x);
}

/* Features of trees on log(seconds) of sizes and hardware: the baseline of learning without
 * formulas. */
static smr_status plain_row(const smr_train_sample *s, float x[SMR_COST_FEATURES])
{
	sample_features(s, x);
	memset(x, 0, 4 * sizeof(*x)); /* those computed from formulas */
	for (int i = 4; s->machine->kind == SMR_MACHINE_CPU && i < SMR_FEATURES_FREE; i++)
		if (i > SMR_FEATURES_CPU_KIND)
			x[i] = 0; /* keeps sizes and the kind of kernel */
	return SMR_OK;
}

static smr_status grow_plain(const smr_samples *s, const bool *held, unsigned seed, float *x,
			     float *y, json_t **out)
{
	smr_xgboost how = smr_train_trees;
	size_t n = 0;

	how.seed = seed;
	for (size_t i = 0; i < s->list.n; i++)
		if (!held[i]) {
			SMR_TRY(plain_row(&s->list.v[i], x + n * SMR_COST_FEATURES));
			y[n++] = (float)log(s->list.v[i].seconds);
		}
	return smr_xgboost_grow(&how, x, y, NULL, n, SMR_COST_FEATURES, out);
}

static smr_status predict_by_plain_trees(const smr_samples *s, const bool *held, unsigned seed,
					 verdicts *all)
{
	float *x = smr_malloc((s->list.n + 1) * SMR_COST_FEATURES * sizeof(*x));
	float *y = smr_malloc((s->list.n + 1) * sizeof(*y));
	json_t *model = NULL;
	smr_trees *t = NULL;
	smr_status st;

	st = x != NULL && y != NULL ? grow_plain(s, held, seed, x, y, &model)
				    : smr_fail(SMR_ENOMEM, "no memory for training");
	if (st == SMR_OK)
		st = smr_trees_read(model, "a model", SMR_COST_FEATURES, &t);
	for (size_t i = 0; st == SMR_OK && i < all->n; i++) {
		st = plain_row(all->v[i].s, x);
		all->v[i].plain = exp(smr_trees_sum(t, x));
	}
	smr_free(x);
	smr_free(y);
	json_decref(model);
	smr_trees_free(t);
	return st;
}

static void predict_sample(const smr_train_sample *x, const smr_trained *f, smr_prediction *out)
{
	smr_cost c = {.machine = x->machine, .trained = f};
	smr_device_time d;

	smr_train_sample_base(x, &d);
	smr_cost_estimate_from(&c, &x->query, &d, out);
}

static smr_status ask(const smr_samples *s, const bool *held, const smr_trained *f, verdicts *all)
{
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_train_sample *x = &s->list.v[i];
		smr_prediction p;

		if (!held[i])
			continue;
		predict_sample(x, f, &p);
		SMR_TRY(smr_vec_push(all, (verdict){x, p.p10, p.p50, p.p90, p.roofline, -1}));
	}
	return SMR_OK;
}

/* Corrects the predictions of a group by measurements of some of its kernels on the machine
 * (probes.h). These kernels are not scored. */
static smr_status correct_by_probes(verdict *all, const size_t *at, size_t n, const float *x,
				    unsigned count)
{
	size_t chosen[SMR_PROBES];
	double off[SMR_PROBES], more;
	smr_probes *p;

	count = count < n ? count : (unsigned)n;
	count = count < SMR_PROBES ? count : SMR_PROBES;
	SMR_TRY(smr_probes_choose(x, n, count, smr_cost_is_product(&all[at[0]].s->query), chosen,
				  &p));
	for (unsigned i = 0; i < count; i++)
		off[i] = log(all[at[chosen[i]]].s->seconds / all[at[chosen[i]]].p50);
	smr_probes_learn(p, off);
	for (size_t i = 0; i < n; i++) {
		verdict *v = &all[at[i]];

		v->p50 *= exp(smr_probes_ask(p, x + i * SMR_COST_FEATURES, &more));
		v->p10 = v->p50 * exp(-1.28 * more); /* 90 % quantile of a normal */
		v->p90 = v->p50 * exp(1.28 * more);
	}
	for (unsigned i = 0; i < count; i++)
		all[at[chosen[i]]].p50 = -1;
	smr_probes_free(p);
	return SMR_OK;
}

/* Corrects the fitted constants of the formula instead, where it has some. */
static smr_status correct_wave_by_probes(verdict *all, const size_t *at, size_t n,
					 const smr_wave *w, unsigned count)
{
	const smr_train_sample **s = smr_malloc(n * sizeof(*s));
	size_t chosen[SMR_PROBES];
	smr_wave_probes *p = NULL;
	smr_status st = SMR_OK;

	count = count < n ? count : (unsigned)n;
	count = count < SMR_PROBES ? count : SMR_PROBES;
	if (s == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for probes");
	for (size_t i = 0; st == SMR_OK && i < n; i++)
		s[i] = all[at[i]].s;
	if (st == SMR_OK)
		st = smr_wave_probes_new(s, n, w, count, chosen, &p);
	for (size_t i = 0; st == SMR_OK && i < n; i++) {
		verdict *v = &all[at[i]];
		double deviation;

		v->p50 = smr_wave_probes_ask(p, v->s, &deviation);
		v->p10 = v->p50 * exp(-1.28 * deviation);
		v->p90 = v->p50 * exp(1.28 * deviation);
	}
	for (unsigned i = 0; st == SMR_OK && i < count; i++)
		all[at[chosen[i]]].p50 = -1;
	smr_wave_probes_free(p);
	smr_free(s);
	return st;
}

/* Returns the constants that apply to all of them; NULL: some kernels have none. */
static const smr_wave *wave_of(const smr_trained *f, const verdict *all, const size_t *at, size_t n)
{
	const smr_wave *w = NULL;

	for (size_t i = 0; i < n; i++) {
		const smr_train_sample *s = all[at[i]].s;
		const smr_wave *its = smr_trained_wave(f, s->machine, &s->query);

		if (its == NULL || (w != NULL && its != w) || s->machine != all[at[0]].s->machine)
			return NULL;
		w = its;
	}
	return w;
}

static smr_status probe_group(const smr_trained *f, verdicts *all, const char *group,
			      unsigned count)
{
	float *x = smr_malloc((all->n + 1) * SMR_COST_FEATURES * sizeof(*x));
	size_t *at = smr_malloc((all->n + 1) * sizeof(*at));
	size_t n = 0, least = 0;
	const smr_wave *w;
	smr_status st = SMR_OK;

	if (x == NULL || at == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; st == SMR_OK && i < all->n; i++)
		if (strcmp(all->v[i].s->group, group) == 0) {
			sample_features(all->v[i].s, x + n * SMR_COST_FEATURES);
			at[n++] = i;
		}
	w = st == SMR_OK ? wave_of(f, all->v, at, n) : NULL;
	if (w != NULL)
		st = correct_wave_by_probes(all->v, at, n, w, count);
	else if (st == SMR_OK && n > 0)
		st = correct_by_probes(all->v, at, n, x, count);
	for (size_t i = 0; st == SMR_OK && n > 0 && i < all->n; i++)
		if (all->v[i].p50 > 0)
			all->v[least++] = all->v[i];
	if (st == SMR_OK && n > 0)
		all->n = least;
	smr_free(x);
	smr_free(at);
	return st;
}

static bool verdict_in_group(const verdict *v, const char *group)
{
	return group == NULL || strcmp(v->s->group, group) == 0;
}

static void score_group(const verdicts *all, const char *group, double *errors, smr_score *out)
{
	double sum = 0, squares = 0, rest = 0, noisy = 0;
	size_t n = 0;

	*out = (smr_score){.noise = -1, .trend = -1};
	(void)snprintf(out->group, sizeof(out->group), "%s", group != NULL ? group : "all");
	for (size_t i = 0; i < all->n; i++) {
		const verdict *v = &all->v[i];
		double t = v->s->seconds;

		if (!verdict_in_group(v, group))
			continue;
		errors[n++] = fabs(v->p50 / t - 1);
		out->mape += errors[n - 1];
		out->mae_s += fabs(v->p50 - t);
		out->bias += log(v->p50 / t);
		out->covered += t >= v->p10 && t <= v->p90;
		out->analytic += fabs(v->analytic / t - 1);
		out->plain += v->plain > 0 ? fabs(v->plain / t - 1) : -1;
		noisy += v->s->noise;
		sum += t;
		squares += t * t;
		rest += (v->p50 - t) * (v->p50 - t);
	}
	out->n = n;
	if (n == 0)
		return;
	out->mape /= (double)n;
	out->mae_s /= (double)n;
	out->bias /= (double)n;
	out->covered /= (double)n;
	out->analytic /= (double)n;
	out->plain /= (double)n;
	out->noise = noisy / (double)n;
	out->r2 = 1 - rest / fmax(squares - sum * sum / (double)n, 1e-300);
	out->median = smr_quantile(errors, n, 0.5);
}

/* Computes the trend error; held-back samples have their scored predictions, all others the
 * model's. */
static smr_status find_trend(const smr_samples *s, const bool *held, const smr_trained *f,
			     const verdicts *all, smr_cross_machine *out)
{
	double *seconds = smr_calloc(s->list.n + 1, sizeof(*seconds));
	smr_status st;

	*out = (smr_cross_machine){.n = 0};
	if (seconds == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < s->list.n && s->machines.n > 1; i++) {
		smr_prediction p;

		if (held[i])
			continue;
		predict_sample(&s->list.v[i], f, &p);
		seconds[i] = p.p50;
	}
	for (size_t i = 0; i < all->n && s->machines.n > 1; i++)
		seconds[all->v[i].s - s->list.v] = all->v[i].p50;
	st = smr_cross_machine_new(s, seconds, held, out);
	smr_free(seconds);
	return st;
}

static smr_status score_groups(const smr_samples *s, const verdicts *all,
			       const smr_cross_machine *trend, double *errors, smr_scores *out)
{
	for (size_t w = 0; w <= s->words.n; w++) {
		const char *group = w < s->words.n ? s->words.v[w] : NULL;
		smr_score x;

		score_group(all, group, errors, &x);
		if (x.n == 0)
			continue;
		SMR_TRY(smr_cross_machine_of(trend, group, &x.trend));
		SMR_TRY(smr_vec_push(&out->list, x));
	}
	return SMR_OK;
}

static smr_status score_verdicts(const smr_samples *s, const bool *held, const smr_trained *f,
				 const smr_training *how, verdicts *all, smr_scores *out)
{
	double *errors = smr_malloc((all->n + 1) * sizeof(*errors));
	smr_cross_machine trend = {.n = 0};
	smr_status st = SMR_OK;

	if (errors == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t w = 0; w < s->words.n && how->probes > 0 && st == SMR_OK; w++)
		st = probe_group(f, all, s->words.v[w], how->probes);
	if (st == SMR_OK)
		st = find_trend(s, held, f, all, &trend);
	if (st == SMR_OK)
		st = score_groups(s, all, &trend, errors, out);
	smr_cross_machine_free(&trend);
	smr_free(errors);
	return st;
}

smr_status smr_evaluate_model(const smr_samples *s, const bool *held, json_t *model,
			      const smr_training *how, smr_scores *out)
{
	verdicts all = {0};
	smr_trained *f;
	smr_status st;

	SMR_TRY(smr_trained_read(model, "the model", &f));
	st = ask(s, held, f, &all);
	if (st == SMR_OK && how->compare && all.n > 0)
		st = predict_by_plain_trees(s, held, how->seed, &all);
	if (st == SMR_OK)
		st = score_verdicts(s, held, f, how, &all, out);
	smr_free(all.v);
	smr_trained_free(f);
	return st;
}
