/* A part of a model: two sums of trees for log(seconds / analytic), the ranges of all features, and
 * the residuals of predictions where the trees had not seen the kernel (five folds) or the machine
 * (each left out in turn). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/data/vec.h"
#include "cost/model/features.h"
#include "cost/model/trees.h"
#include "learn/train/internal.h"
#include "learn/train/xgboost.h"

enum { FOLDS = 5, WEIGHTS = 5 };

const smr_xgboost smr_train_trees = {.rounds = 400,
				     .depth = 6,
				     .seed = 1,
				     .threads = 1,
				     .rate = 0.05,
				     .rows = 0.8,
				     .columns = 0.5,
				     .weight = 3};

/* Parameters of trees: those for machines outside the training data are kept simple; and kernels
 * that are limited by memory are simpler than products. */
static smr_xgboost trees_for(const smr_train_sample *s, size_t columns)
{
	smr_xgboost how = smr_train_trees;

	if (s->machine->kind == SMR_MACHINE_CPU && columns != SMR_FEATURES_FREE) {
		how.weight = 2;
		return how;
	}
	how.weight = 5;
	if (columns == SMR_FEATURES_FREE) {
		how.rounds = 150;
		how.depth = 5;
		how.weight = 20;
		how.columns = 0.3;
	} else if (!smr_cost_is_product(&s->query)) {
		how.rounds = 220;
		how.depth = 5;
	} else {
		how.rounds = 300;
		how.rate = 0.08;
	}
	return how;
}

typedef smr_lessons rows;

double smr_quantile(double *values, size_t n, double share)
{
	if (n == 0)
		return 0;
	smr_sort_doubles(values, n);
	return values[(size_t)fmin(floor(share * (double)n), (double)n - 1)];
}

/* Computes weights of rows, 1 in the mean: lower the more repeats of a kernel differed. NULL: equal
 * weights, since the differences are unknown. The tenth was chosen by five folds of kernels of a
 * CPU. */
static smr_status weigh_rows(const rows *r, const bool *use, float **out)
{
	static const double far = 0.1;
	double sum = 0;
	size_t n = 0;
	bool said = false;

	*out = NULL;
	for (size_t i = 0; i < r->n; i++)
		said |= smr_row(r, i)->noise > 0;
	if (!said)
		return SMR_OK;
	*out = smr_malloc((r->n + 1) * sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < r->n; i++) {
		double off = fmax(smr_row(r, i)->noise, 0) / far;

		if (use[i]) {
			(*out)[n] = (float)(1 / (1 + off * off));
			sum += (double)(*out)[n++];
		}
	}
	for (size_t i = 0; i < n; i++)
		(*out)[i] *= (float)((double)n / sum);
	return SMR_OK;
}

smr_status smr_train_grow(const smr_lessons *r, const bool *use, const double *y, size_t columns,
			  json_t **out)
{
	float *x = smr_malloc(r->n * columns * sizeof(*x)), *z = smr_malloc(r->n * sizeof(*z));
	float *w;
	smr_xgboost how = trees_for(smr_row(r, 0), columns);
	size_t n = 0;
	smr_status st = weigh_rows(r, use, &w);

	how.seed = r->seed;
	if (r->rounds > 0 && r->rounds < how.rounds)
		how.rounds = r->rounds;
	for (size_t i = 0; x != NULL && z != NULL && i < r->n; i++)
		if (use[i]) {
			memcpy(x + n * columns, r->x + i * SMR_COST_FEATURES, columns * sizeof(*x));
			z[n++] = (float)y[i];
		}
	if (st == SMR_OK)
		st = x != NULL && z != NULL ? smr_xgboost_grow(&how, x, z, w, n, columns, out)
					    : smr_fail(SMR_ENOMEM, "no memory for training");
	smr_free(x);
	smr_free(z);
	smr_free(w);
	if (st == SMR_OK) {
		smr_xgboost_lean(*out);
		smr_xgboost_round(*out);
	}
	return st;
}

/* Grows trees from the rows that are not of fold @p left_out (-1: from all). */
static smr_status grow_without_fold(const rows *r, int left_out, size_t columns, json_t **out)
{
	bool *use = smr_malloc((r->n + 1) * sizeof(*use));
	smr_status st;

	for (size_t i = 0; use != NULL && i < r->n; i++)
		use[i] = r->fold[i] != left_out;
	st = use != NULL ? smr_train_grow(r, use, r->y, columns, out)
			 : smr_fail(SMR_ENOMEM, "no memory for training");
	smr_free(use);
	return st;
}

static void base_of(const rows *r, const smr_train_sample *s, smr_device_time *out)
{
	if (!r->has_wave || !smr_wave_is_for(s->machine, &s->query)) {
		smr_train_sample_base(s, out);
		return;
	}
	smr_cost_wave_by(s->machine, &s->query, &r->wave, out);
	if (s->start_s >= 0)
		out->start_s = s->start_s;
}

static void compute_features(rows *r)
{
	for (size_t i = 0; i < r->n; i++) {
		const smr_train_sample *s = smr_row(r, i);
		smr_device_time d;

		base_of(r, s, &d);
		smr_features_of(s->machine, &s->query, &d, r->x + i * SMR_COST_FEATURES);
		r->y[i] = log(s->seconds / smr_features_ground(s->machine, &s->query, &d));
	}
}

/* Fits the constants of the formula to the rows that are not of fold @p left_out (-1: to all), and
 * computes the features of all rows with them. */
static smr_status fit_without_fold(rows *r, int left_out)
{
	size_t *at = smr_malloc((r->n + 1) * sizeof(*at)), n = 0;
	smr_status st;

	if (at == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < r->n; i++)
		if (left_out < 0 || r->fold[i] != left_out)
			at[n++] = r->at[i];
	st = smr_fit_gpu_fit(r->s, at, n, &r->wave);
	smr_free(at);
	if (st == SMR_OK)
		compute_features(r);
	return st;
}

/* Computes r->off of the rows of one fold, by trees from the others. */
static smr_status leave_out(rows *r, int fold, size_t columns)
{
	json_t *model;
	smr_trees *t = NULL;
	smr_status st = grow_without_fold(r, fold, columns, &model);

	if (st != SMR_OK)
		return st;
	st = smr_trees_read(model, "a model", columns, &t);
	json_decref(model);
	for (size_t i = 0; st == SMR_OK && i < r->n; i++)
		if (r->fold[i] == fold)
			r->off[i] = r->y[i] - smr_trees_sum(t, r->x + i * SMR_COST_FEATURES);
	smr_trees_free(t);
	return st;
}

/* Sets r->fold to the index of the machine; returns the number of machines. */
static int assign_machine_folds(rows *r)
{
	int machines = 0;

	for (size_t i = 0; i < r->n; i++)
		r->fold[i] = -1;
	for (size_t i = 0; i < r->n; i++) {
		if (r->fold[i] >= 0)
			continue;
		for (size_t k = i; k < r->n; k++)
			if (smr_row(r, k)->machine == smr_row(r, i)->machine)
				r->fold[k] = machines;
		machines++;
	}
	return machines;
}

/* Returns the weight of the trees on machines outside the training data that would have been best
 * for those left out. r->off then is the residual with that weight. */
static double choose_tree_weight(rows *r)
{
	double best = INFINITY, weight = 0;

	for (int k = 0; k < WEIGHTS; k++) {
		double w = (double)k / (WEIGHTS - 1), sum = 0;

		for (size_t i = 0; i < r->n; i++)
			sum += fabs((1 - w) * r->bare[i] + w * r->off[i]);
		if (sum < best) {
			best = sum;
			weight = w;
		}
	}
	for (size_t i = 0; i < r->n; i++)
		r->off[i] = (1 - weight) * r->bare[i] + weight * r->off[i];
	return weight;
}

void smr_train_hull(const smr_lessons *r, const bool *use, const char *klass,
		    smr_feature_range out[SMR_COST_FEATURES])
{
	for (size_t f = 0; f < SMR_COST_FEATURES; f++) {
		double least = INFINITY, most = -INFINITY, sum = 0, squares = 0, mean;

		for (size_t i = 0; i < r->n; i++) {
			double v = r->x[i * SMR_COST_FEATURES + f];

			sum += v;
			squares += v * v;
			if ((use != NULL && !use[i]) ||
			    (klass != NULL && strcmp(smr_row(r, i)->query.klass, klass) != 0))
				continue;
			least = fmin(least, v);
			most = fmax(most, v);
		}
		mean = sum / (double)r->n;
		out[f] = (smr_feature_range){
			least, most,
			fmax(sqrt(fmax(squares / (double)r->n - mean * mean, 0)), 0.5)};
	}
}

json_t *smr_train_hull_json(const smr_feature_range *hull)
{
	json_t *all = json_array();

	for (size_t f = 0; f < SMR_COST_FEATURES; f++)
		json_array_append_new(all, json_pack("[f,f,f]", hull[f].least, hull[f].most,
						     hull[f].unit));
	return all;
}

/* Collects the distinct words. */
static json_t *collect_words(const rows *r, bool machines)
{
	json_t *all = json_array(), *x;
	size_t k;

	for (size_t i = 0; i < r->n; i++) {
		const char *word =
			machines ? smr_row(r, i)->machine->name : smr_row(r, i)->query.klass;
		bool known = false;

		json_array_foreach (all, k, x)
			known |= strcmp(json_string_value(x), word) == 0;
		if (!known)
			json_array_append_new(all, json_string(word));
	}
	return all;
}

/* Trains the trees for machines in the training data. */
static smr_status train_inside(rows *r, json_t *part)
{
	json_t *j;

	for (size_t i = 0; i < r->n; i++)
		r->fold[i] = (int)smr_sample_deal(smr_row(r, i), r->seed + 1, FOLDS);
	for (int f = 0; f < FOLDS; f++)
		SMR_TRY(leave_out(r, f, SMR_COST_FEATURES));
	SMR_TRY(smr_train_intervals(r, part, "inside", 0));
	SMR_TRY(grow_without_fold(r, -1, SMR_COST_FEATURES, &j));
	json_object_set_new(part, "all", j);
	return SMR_OK;
}

/* Computes r->off and r->bare of the rows of one machine, without using them. */
static smr_status leave_machine_out(rows *r, int machine)
{
	if (r->has_wave)
		SMR_TRY(fit_without_fold(r, machine));
	SMR_TRY(leave_out(r, machine, SMR_FEATURES_FREE));
	for (size_t i = 0; i < r->n; i++)
		if (r->fold[i] == machine)
			r->bare[i] = r->y[i];
	return SMR_OK;
}

/* Trains the trees for other machines. */
static smr_status train_beyond(rows *r, json_t *part)
{
	int machines = assign_machine_folds(r);
	json_t *j;
	smr_status st = SMR_OK;

	memcpy(r->off, r->y, r->n * sizeof(*r->off));
	memcpy(r->bare, r->y, r->n * sizeof(*r->bare));
	for (int f = 0; st == SMR_OK && machines > 1 && f < machines; f++)
		st = leave_machine_out(r, f);
	if (st != SMR_OK)
		return st;
	/* one machine gives no information on others */
	json_object_set_new(part, "weight", json_real(machines > 1 ? choose_tree_weight(r) : 0));
	SMR_TRY(smr_train_intervals(r, part, "beyond", machines));
	memcpy(r->off, r->bare, r->n * sizeof(*r->off));
	SMR_TRY(smr_train_intervals(r, part, "base", machines));
	if (r->has_wave && machines > 1)
		SMR_TRY(fit_without_fold(r, -1));
	SMR_TRY(grow_without_fold(r, -1, SMR_FEATURES_FREE, &j));
	json_object_set_new(part, "free", j);
	return SMR_OK;
}

static json_t *wave_of(const smr_wave *w)
{
	json_t *j = json_object();

	for (int i = 0; i < SMR_WAVE; i++)
		json_object_set_new(j, smr_wave_names[i], json_real(w->v[i]));
	return j;
}

static smr_status train(rows *r, json_t *part)
{
	smr_feature_range hull[SMR_COST_FEATURES];

	for (size_t i = 0; i < r->n; i++)
		r->has_wave |= smr_wave_is_for(smr_row(r, i)->machine, &smr_row(r, i)->query);
	if (r->has_wave) {
		SMR_TRY(fit_without_fold(r, -1));
		json_object_set_new(part, "wave", wave_of(&r->wave));
	} else
		compute_features(r);
	json_object_set_new(part, "classes", collect_words(r, false));
	json_object_set_new(part, "machines", collect_words(r, true));
	json_object_set_new(part, "samples", json_integer((json_int_t)r->n));
	smr_train_hull(r, NULL, NULL, hull);
	json_object_set_new(part, "hull", smr_train_hull_json(hull));
	if (smr_row(r, 0)->machine->kind == SMR_MACHINE_CPU)
		SMR_TRY(smr_train_host(r, part));
	else
		SMR_TRY(train_inside(r, part));
	return train_beyond(r, part);
}

smr_status smr_train_part(const smr_samples *s, const size_t *at, size_t n, const smr_training *how,
			  json_t **out)
{
	rows r = {.s = s, .at = at, .n = n, .seed = how->seed, .rounds = how->rounds};
	json_t *part = json_object();
	smr_status st;

	r.x = smr_calloc(n, SMR_COST_FEATURES * sizeof(*r.x));
	r.y = smr_calloc(n, sizeof(*r.y));
	r.off = smr_calloc(n, sizeof(*r.off));
	r.bare = smr_calloc(n, sizeof(*r.bare));
	r.fold = smr_calloc(n, sizeof(*r.fold));
	if (part && r.x && r.y && r.off && r.bare && r.fold)
		st = train(&r, part);
	else
		st = smr_fail(SMR_ENOMEM, "no memory for training");
	smr_free(r.x);
	smr_free(r.y);
	smr_free(r.off);
	smr_free(r.bare);
	smr_free(r.fold);
	if (st == SMR_OK)
		*out = part;
	else
		json_decref(part);
	return st;
}
