/* Intervals of the error of a part of a model: for machines in the training data, and for others.
 */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "cost/model/trained.h"
#include "learn/train/internal.h"

/* Makes an interval, limited to the range of a model. */
static json_t *interval_to_json(double low, double high)
{
	return json_pack("[f,f]", fmax(fmin(low, 0), -SMR_TRAINED_FARTHEST),
			 fmin(fmax(high, 0), SMR_TRAINED_FARTHEST));
}

/* The 90 % quantiles of Student's distributions of 1, 2, ... degrees of freedom. */
static const double students[] = {3.078, 1.886, 1.638, 1.533, 1.476, 1.440, 1.415, 1.397},
		    normal = 1.282;

/* Returns the factor by which the error of one more machine may exceed that of all these rows,
 * assuming that machines' common errors are normally distributed and that only these few are known.
 * @p v has the rows of one class, @p of the machine of each. */
static double widening_factor(const double *v, const int *of, size_t n, int machines)
{
	size_t last = sizeof(students) / sizeof(students[0]) - 1, few = (size_t)machines - 2;
	double mean = 0, between = 0, all = 0, groups = 0, t;

	for (size_t i = 0; i < n; i++)
		mean += v[i] / (double)n;
	for (size_t i = 0; i < n; i++)
		all += (v[i] - mean) * (v[i] - mean) / (double)n;
	for (int m = 0; m < machines; m++) {
		double sum = 0, count = 0;

		for (size_t i = 0; i < n; i++)
			if (of[i] == m) {
				sum += v[i];
				count++;
			}
		if (count > 0) {
			between += (sum / count - mean) * (sum / count - mean);
			groups++;
		}
	}
	if (groups < 2 || !(all > 0))
		return 1;
	t = students[few < last ? few : last] / normal;
	all = fmax(all - between / groups, 0);
	return sqrt((all + between / (groups - 1) * (1 + 1 / groups) * t * t) /
		    (all + between / groups));
}

/* Computes the interval of residuals of one class; with @p machines, which r->fold contains, that
 * of one more machine. */
static smr_status class_interval(const smr_lessons *r, const char *klass, int machines,
				 json_t **out)
{
	double *v = smr_malloc(r->n * sizeof(*v)), wide = 1, middle, low, high;
	int *of = smr_malloc(r->n * sizeof(*of));
	size_t n = 0;

	*out = NULL;
	for (size_t i = 0; v != NULL && of != NULL && i < r->n; i++)
		if (!isnan(r->off[i]) && strcmp(smr_row(r, i)->query.klass, klass) == 0) {
			of[n] = r->fold[i];
			v[n++] = r->off[i];
		}
	if (n > 0) {
		wide = machines > 1 ? widening_factor(v, of, n, machines) : 1;
		middle = smr_quantile(v, n, 0.5);
		low = smr_quantile(v, n, 0.1);
		high = smr_quantile(v, n, 0.9);
		*out = interval_to_json(middle + wide * (low - middle),
					middle + wide * (high - middle));
	}
	smr_free(v);
	smr_free(of);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for training");
}

smr_status smr_train_intervals(const smr_lessons *r, json_t *part, const char *name, int machines)
{
	json_t *list = json_array(), *c, *j;
	size_t k;

	json_object_set_new(part, name, list);
	json_array_foreach (json_object_get(part, "classes"), k, c) {
		SMR_TRY(class_interval(r, json_string_value(c), machines, &j));
		json_array_append_new(list, j);
	}
	return SMR_OK;
}
