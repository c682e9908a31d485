/* Two sums of trees for each part of a model, of CPUs three. One uses sizes and hardware and
 * applies to machines of the training data, within the ranges seen there. The other uses only
 * ratios, and applies to other machines, with a weight that was found by leaving out one machine
 * after another. Outside the ranges both fade, by exp(-distance), and the analytic prediction with
 * its own interval remains; for CPUs trees keep their weight, and only intervals widen. */
#include <math.h>
#include <string.h>

#include "cost/model/trained_internal.h"

enum { MOST_SHIFT = 3 /* a factor of 20 up or down */ };

const char *smr_trained_about(const smr_trained *m)
{
	return m->about;
}

/* Returns the index of a word; n if it is none of them. */
static size_t find_word(char **words, size_t n, const char *word)
{
	size_t i = 0;

	while (i < n && strcmp(words[i], word) != 0)
		i++;
	return i;
}

static double limited(double shift)
{
	return fmax(-MOST_SHIFT, fmin(MOST_SHIFT, shift));
}

/* Returns the part for kernels like this one: one for as many products at once, if there is one,
 * else any of its class. */
static const smr_trained_part *part_for(const smr_trained *m, smr_machine_kind kind,
					const smr_cost_query *q, size_t *klass)
{
	const smr_trained_part *found = NULL;

	for (size_t i = 0; i < m->parts.n; i++) {
		const smr_trained_part *p = &m->parts.v[i];
		size_t k = find_word(p->classes, p->nclasses, q->klass);

		if (p->kind != kind || k == p->nclasses)
			continue;
		if (found == NULL || p->batched == (q->shape.batch > 1)) {
			found = p;
			*klass = k;
		}
	}
	return found;
}

static const smr_wave *wave_of(const smr_trained_part *p, const smr_machine *machine,
			       const smr_cost_query *q)
{
	return p != NULL && p->has_wave && smr_wave_is_for(machine, q) ? &p->wave : NULL;
}

const smr_wave *smr_trained_wave(const smr_trained *m, const smr_machine *machine,
				 const smr_cost_query *q)
{
	size_t klass = 0;

	return wave_of(part_for(m, machine->kind, q, &klass), machine, q);
}

bool smr_trained_has(const smr_trained *m, smr_machine_kind kind)
{
	for (size_t i = 0; i < m->parts.n; i++)
		if (m->parts.v[i].kind == kind)
			return true;
	return false;
}

/* The term that trees add to the logarithm of the base time, on machines of the training data. For
 * CPUs there are two: over the roofline, and over the sum of a kernel's parts. They err in
 * different directions, and the mean is nearer. */
static double shift_of(const smr_trained_part *p, size_t klass, const float *x)
{
	double shift = smr_trees_sum(p->all, x), shares[SMR_COST_SHARES], sum = 0;

	if (p->over == NULL)
		return limited(shift);
	smr_features_shares(x, shares);
	for (int i = 0; i < SMR_COST_SHARES; i++)
		sum += p->made_up[klass].shares[i] * shares[i];
	return limited((shift + log(fmax(sum, 1e-9)) + smr_trees_sum(p->over, x)) / 2);
}

static double clamp_shift(double x)
{
	return fmax(-SMR_TRAINED_FARTHEST, fmin(SMR_TRAINED_FARTHEST, x));
}

/* Predicts on a CPU of the training data. For kernels larger than any of their class trees predict
 * the same as for the largest. Over the sum of the kernel's parts that is better than nothing, and
 * its error was measured on the largest kernels. */
static void predict_on_cpu(const smr_trained_part *p, size_t klass, const float *x,
			   smr_learned *out)
{
	double wide;

	out->inside =
		exp(-smr_feature_range_distance(p->made_up[klass].hull, x, SMR_COST_FEATURES));
	wide = 1 + p->wider * (1 - out->inside);
	out->shift = shift_of(p, klass, x);
	out->low = clamp_shift(p->inside[klass].low * wide);
	out->high = clamp_shift(p->inside[klass].high * wide);
}

/* Predicts on all other machines. */
static void predict_on_device(const smr_trained_part *p, size_t klass, const float *x,
			      smr_learned *out)
{
	double in =
		out->known ? exp(-smr_feature_range_distance(p->hull, x, SMR_COST_FEATURES)) : 0;
	double out_of = 0, rest;

	out->shift = 0;
	if (in > 0.01)
		out->shift = in * shift_of(p, klass, x);
	if (in < 0.99)
		out_of = exp(-smr_feature_range_distance(p->hull, x, SMR_FEATURES_FREE));
	rest = (1 - in) * p->weight * out_of;
	if (rest > 0.01)
		out->shift += rest * limited(smr_trees_sum(p->free, x));
	out_of *= 1 - in;
	rest = 1 - in - out_of;
	out->low = in * p->inside[klass].low + out_of * p->beyond[klass].low +
		   rest * p->base[klass].low;
	out->high = in * p->inside[klass].high + out_of * p->beyond[klass].high +
		    rest * p->base[klass].high;
	out->inside = fmax(in, out_of);
}

bool smr_trained_ask(const smr_trained *m, const smr_machine *machine, const smr_cost_query *q,
		     const smr_device_time *base, smr_learned *out)
{
	size_t klass = 0;
	const smr_trained_part *p = part_for(m, machine->kind, q, &klass);
	float x[SMR_COST_FEATURES];
	smr_device_time own = *base;

	if (p == NULL)
		return false;
	if (wave_of(p, machine, q) != NULL) {
		smr_cost_wave_by(machine, q, &p->wave, &own);
		own.start_s = base->start_s;
	}
	smr_features_of(machine, q, &own, x);
	out->known = find_word(p->machines, p->nmachines, machine->name) < p->nmachines;
	if (out->known && p->over != NULL)
		predict_on_cpu(p, klass, x, out);
	else
		predict_on_device(p, klass, x, out);
	out->shift += log(smr_features_ground(machine, q, &own) / smr_device_seconds(base));
	return true;
}
