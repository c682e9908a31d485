/* Training for kernels of CPUs in the training data: two sums of trees, one over the roofline and
 * one over the sum of a kernel's parts, whose mean is the prediction; and intervals, which widen
 * for kernels larger than all in the training data. The widening is measured on the largest of each
 * class, with a model that was not trained on them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cost/model/trees.h"
#include "learn/train/internal.h"

enum { FOLDS = 5 };
static const double largest = 0.3, covered = 0.8;

typedef smr_lessons rows;

/* Models trained on the used rows. */
typedef struct lesson {
	double (*shares)[SMR_COST_SHARES]; /* of each class */
	json_t *all, *over;
} lesson;

static void free_lesson(lesson *l)
{
	json_decref(l->all);
	json_decref(l->over);
	smr_free(l->shares);
	*l = (lesson){0};
}

static size_t class_of(const rows *r, json_t *classes, size_t i)
{
	json_t *c;
	size_t k;

	json_array_foreach (classes, k, c)
		if (strcmp(json_string_value(c), smr_row(r, i)->query.klass) == 0)
			break;
	return k;
}

static double log_sum_of_shares(const rows *r, const lesson *l, json_t *classes, size_t i)
{
	const double *c = l->shares[class_of(r, classes, i)];
	double shares[SMR_COST_SHARES], sum = 0;

	smr_features_shares(r->x + i * SMR_COST_FEATURES, shares);
	for (int k = 0; k < SMR_COST_SHARES; k++)
		sum += c[k] * shares[k];
	return log(fmax(sum, 1e-9));
}

static smr_status learn_classes(const rows *r, json_t *classes, const bool *use, lesson *l)
{
	double *left = smr_malloc((r->n + 1) * sizeof(*left));
	smr_status st = SMR_OK;
	json_t *c;
	size_t k;

	*l = (lesson){.shares = smr_calloc(json_array_size(classes), sizeof(*l->shares))};
	if (left == NULL || l->shares == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for training");
	json_array_foreach (classes, k, c)
		if (st == SMR_OK)
			smr_train_shares(r, use, json_string_value(c), l->shares[k]);
	for (size_t i = 0; st == SMR_OK && i < r->n; i++)
		left[i] = r->y[i] - log_sum_of_shares(r, l, classes, i);
	if (st == SMR_OK)
		st = smr_train_grow(r, use, r->y, SMR_COST_FEATURES, &l->all);
	if (st == SMR_OK)
		st = smr_train_grow(r, use, left, SMR_COST_FEATURES, &l->over);
	smr_free(left);
	if (st != SMR_OK)
		free_lesson(l);
	return st;
}

/* Computes r->off of the rows in @p asked. */
static smr_status predict_rows(rows *r, json_t *classes, const lesson *l, const bool *asked)
{
	smr_trees *all = NULL, *over = NULL;
	smr_status st = smr_trees_read(l->all, "a model", SMR_COST_FEATURES, &all);

	if (st == SMR_OK)
		st = smr_trees_read(l->over, "a model", SMR_COST_FEATURES, &over);
	for (size_t i = 0; st == SMR_OK && i < r->n; i++) {
		const float *x = r->x + i * SMR_COST_FEATURES;

		if (asked[i])
			r->off[i] = r->y[i] - (smr_trees_sum(all, x) + smr_trees_sum(over, x) +
					       log_sum_of_shares(r, l, classes, i)) /
						      2;
	}
	smr_trees_free(all);
	smr_trees_free(over);
	return st;
}

/* Computes r->off of all rows except those that are @p held, each by a model of the other folds. */
static smr_status cross_predict_folds(rows *r, json_t *classes, const bool *held, bool *use,
				      bool *asked)
{
	smr_status st = SMR_OK;

	for (int f = 0; st == SMR_OK && f < FOLDS; f++) {
		lesson l;

		for (size_t i = 0; i < r->n; i++) {
			bool mine = (int)smr_sample_deal(smr_row(r, i), r->seed + 1, FOLDS) == f;

			use[i] = !held[i] && !mine;
			asked[i] = !held[i] && mine;
			if (held[i])
				r->off[i] = NAN;
		}
		st = learn_classes(r, classes, use, &l);
		if (st != SMR_OK)
			break;
		st = predict_rows(r, classes, &l, asked);
		free_lesson(&l);
	}
	return st;
}

/* Selects the rows with the longest base time of their class. */
static void hold_largest(const rows *r, bool *held)
{
	for (size_t i = 0; i < r->n; i++) {
		double mine = log(smr_row(r, i)->seconds) - r->y[i];
		size_t larger = 0, n = 0;

		for (size_t k = 0; k < r->n; k++)
			if (strcmp(smr_row(r, i)->query.klass, smr_row(r, k)->query.klass) == 0) {
				larger += log(smr_row(r, k)->seconds) - r->y[k] > mine;
				n++;
			}
		held[i] = (double)larger < floor(largest * (double)n);
	}
}

/* Computes the factors by which intervals must widen to hold each held row, at infinite distance.
 */
static size_t needed_widening(const rows *r, json_t *part, const bool *held, const bool *use,
			      double *out)
{
	json_t *classes = json_object_get(part, "classes"), *c;
	json_t *intervals = json_object_get(part, "inside");
	size_t k, n = 0;

	json_array_foreach (classes, k, c) {
		smr_feature_range hull[SMR_COST_FEATURES];
		double low = 0, high = 0;

		(void)json_unpack(json_array_get(intervals, k), "[F,F]", &low, &high);
		smr_train_hull(r, use, json_string_value(c), hull);
		for (size_t i = 0; i < r->n; i++) {
			double off = r->off[i], d, times;

			if (!held[i] || class_of(r, classes, i) != k)
				continue;
			d = smr_feature_range_distance(hull, r->x + i * SMR_COST_FEATURES,
						       SMR_COST_FEATURES);
			times = off < 0 ? off / fmin(low, -1e-9) : off / fmax(high, 1e-9);
			out[n++] = fmax(times - 1, 0) / fmax(1 - exp(-d), 1e-9);
		}
	}
	return n;
}

/* Writes the member "wider": the growth of intervals far from the training data. */
static smr_status find_wider(rows *r, json_t *part, bool *held, bool *use, bool *asked)
{
	json_t *classes = json_object_get(part, "classes"), *small = json_object();
	double *times = smr_malloc((r->n + 1) * sizeof(*times));
	lesson l = {0};
	smr_status st;

	hold_largest(r, held);
	json_object_set(small, "classes", classes);
	st = times != NULL ? cross_predict_folds(r, classes, held, use, asked)
			   : smr_fail(SMR_ENOMEM, "no memory for training");
	if (st == SMR_OK)
		st = smr_train_intervals(r, small, "inside", 0);
	for (size_t i = 0; i < r->n; i++)
		use[i] = !held[i];
	if (st == SMR_OK)
		st = learn_classes(r, classes, use, &l);
	if (st == SMR_OK)
		st = predict_rows(r, classes, &l, held);
	if (st == SMR_OK) {
		size_t n = needed_widening(r, small, held, use, times);

		json_object_set_new(part, "wider",
				    json_real(fmin(smr_quantile(times, n, covered), 1e6)));
	}
	free_lesson(&l);
	smr_free(times);
	json_decref(small);
	return st;
}

/* Writes the members "all", "over" and "made_up". */
static smr_status store_lesson(const rows *r, json_t *part, const bool *use)
{
	json_t *classes = json_object_get(part, "classes"), *list = json_array(), *c;
	lesson l;
	size_t k;

	json_object_set_new(part, "made_up", list);
	SMR_TRY(learn_classes(r, classes, use, &l));
	json_array_foreach (classes, k, c) {
		smr_feature_range hull[SMR_COST_FEATURES];
		json_t *shares = json_array();

		for (int i = 0; i < SMR_COST_SHARES; i++)
			json_array_append_new(shares, json_real(l.shares[k][i]));
		smr_train_hull(r, use, json_string_value(c), hull);
		json_array_append_new(list, json_pack("{s:o,s:o}", "shares", shares, "hull",
						      smr_train_hull_json(hull)));
	}
	json_object_set(part, "all", l.all);
	json_object_set(part, "over", l.over);
	free_lesson(&l);
	return SMR_OK;
}

smr_status smr_train_host(smr_lessons *r, json_t *part)
{
	bool *held = smr_calloc(3 * (r->n + 1), sizeof(*held));
	bool *use = held + r->n, *asked = use + r->n;
	json_t *classes = json_object_get(part, "classes");
	smr_status st;

	if (held == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	st = cross_predict_folds(r, classes, held, use, asked);
	if (st == SMR_OK)
		st = smr_train_intervals(r, part, "inside", 0);
	for (size_t i = 0; i < r->n; i++)
		use[i] = true;
	if (st == SMR_OK)
		st = store_lesson(r, part, use);
	if (st == SMR_OK)
		st = find_wider(r, part, held, use, asked);
	smr_free(held);
	return st;
}
