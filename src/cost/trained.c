/* Two sums of trees for each part of a model. One knows sizes and hardware and counts on machines
 * that were learned from, within the ranges of what was seen there. The other one knows only
 * ratios, and counts on other machines, with a weight that was found by leaving out one machine
 * after another. Outside the ranges both fade, by exp(-distance), and what is left is the analytic
 * prediction with its own interval. */
#include "cost/trained.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "base/vec.h"
#include "cost/machine_text.h"
#include "cost/trees.h"
#include "cost/wave.h"

enum { VERSION = 1, MOST_SHIFT = 3 /* a factor of 20 either way */ };

typedef struct range {
	double least, most, unit; /* unit: by which distances from it are measured */
} range;

typedef struct interval {
	double low, high;
} interval;

typedef struct part {
	smr_machine_kind kind;
	int batched; /* 0: of one product, 1: of several at once, -1: of any kernel */
	char **classes, **machines;
	size_t nclasses, nmachines;
	range hull[SMR_COST_FEATURES];
	interval *inside, *beyond, *base; /* of each class */
	double weight;                    /* of `free` on machines that were not learned from */
	bool has_wave;
	smr_wave wave; /* constants of the formula that trees mend, where it has its own */
	smr_trees *all, *free;
} part;

struct smr_trained {
	char *about;
	SMR_VEC(part) parts;
};

static void drop_words(char **words, size_t n)
{
	for (size_t i = 0; words != NULL && i < n; i++)
		smr_free(words[i]);
	smr_free(words);
}

void smr_trained_free(smr_trained *m)
{
	if (m == NULL)
		return;
	for (size_t i = 0; i < m->parts.n; i++) {
		part *p = &m->parts.v[i];

		drop_words(p->classes, p->nclasses);
		drop_words(p->machines, p->nmachines);
		smr_free(p->inside);
		smr_free(p->beyond);
		smr_free(p->base);
		smr_trees_free(p->all);
		smr_trees_free(p->free);
	}
	smr_free(m->parts.v);
	smr_free(m->about);
	smr_free(m);
}

const char *smr_trained_about(const smr_trained *m)
{
	return m->about;
}

/* ---- reading -----------------------------------------------------------------------------------
 */

static smr_status bad(const char *path, const char *what)
{
	return smr_fail(SMR_EPARSE, "%s: %s: make the model anew (samara learn train)", path, what);
}

static smr_status read_words(json_t *j, const char *path, char ***out, size_t *n)
{
	size_t i, count = json_array_size(j);
	json_t *word;

	if (count == 0 || count > 1000)
		return bad(path, "a part has no list of classes or machines");
	*out = smr_calloc(count, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	*n = count;
	json_array_foreach (j, i, word) {
		if (!json_is_string(word))
			return bad(path, "a class or machine is no word");
		(*out)[i] = smr_strdup(json_string_value(word));
		if ((*out)[i] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a model");
	}
	return SMR_OK;
}

static smr_status read_hull(json_t *j, const char *path, part *p)
{
	if (json_array_size(j) != SMR_COST_FEATURES)
		return bad(path, "\"hull\" does not have a range for each feature");
	for (size_t i = 0; i < SMR_COST_FEATURES; i++) {
		range *r = &p->hull[i];

		if (json_unpack(json_array_get(j, i), "[F,F,F]", &r->least, &r->most, &r->unit) !=
			    0 ||
		    !(r->least <= r->most) || !(r->unit > 0))
			return bad(path, "a range in \"hull\" is none");
	}
	return SMR_OK;
}

static bool interval_ok(const interval *i)
{
	return i->low <= 0 && i->high >= 0 && i->low >= -SMR_TRAINED_FARTHEST &&
	       i->high <= SMR_TRAINED_FARTHEST;
}

static smr_status read_intervals(json_t *j, const char *path, size_t n, interval **out)
{
	interval *list = smr_calloc(n, sizeof(*list));

	*out = list;
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	if (json_array_size(j) != n)
		return bad(path, "there is not an interval for each class");
	for (size_t i = 0; i < n; i++)
		if (json_unpack(json_array_get(j, i), "[F,F]", &list[i].low, &list[i].high) != 0 ||
		    !interval_ok(&list[i]))
			return bad(path, "an interval is none");
	return SMR_OK;
}

/* Of the features of that kind of machine. */
static bool are_names(const json_t *names, smr_machine_kind kind)
{
	json_t *x;
	size_t i;

	if (json_array_size(names) != SMR_COST_FEATURES)
		return false;
	json_array_foreach (names, i, x)
		if (!json_is_string(x) ||
		    strcmp(json_string_value(x), smr_feature_name(kind, (int)i)) != 0)
			return false;
	return true;
}

/* Constants by their names, all of them. */
static smr_status read_wave(json_t *j, const char *path, part *p)
{
	for (int i = 0; i < SMR_WAVE; i++) {
		double x = json_number_value(json_object_get(j, smr_wave_names[i]));

		if (!(x > 1e-9 && x < 1e9))
			return bad(path, "a constant of the formula is none");
		p->wave.v[i] = x;
	}
	p->has_wave = true;
	return SMR_OK;
}

static smr_status read_part(json_t *j, const char *path, part *p)
{
	const char *kind;
	json_t *classes, *machines, *hull, *inside, *beyond, *base, *all, *free_, *wave = NULL;

	p->batched = -1;
	if (json_unpack(j, "{s:s,s:o,s:o,s:o,s:o,s:o,s:o,s:F,s:o,s:o,s?b,s?o}", "kind", &kind,
			"classes", &classes, "machines", &machines, "hull", &hull, "inside",
			&inside, "beyond", &beyond, "base", &base, "weight", &p->weight, "all",
			&all, "free", &free_, "batched", &p->batched, "wave", &wave) != 0)
		return bad(path, "a part lacks a member, or one is of a wrong kind");
	while (p->kind < SMR_MACHINE_KINDS && strcmp(smr_machine_kinds[p->kind], kind) != 0)
		p->kind++;
	if (p->kind == SMR_MACHINE_KINDS || !(p->weight >= 0 && p->weight <= 1))
		return bad(path, "a part's kind or weight is none");
	if (p->kind == SMR_MACHINE_CPU &&
	    !are_names(json_object_get(j, "features"), SMR_MACHINE_CPU))
		return bad(path, "the model is of another version");
	if (wave != NULL)
		SMR_TRY(read_wave(wave, path, p));
	SMR_TRY(read_words(classes, path, &p->classes, &p->nclasses));
	SMR_TRY(read_words(machines, path, &p->machines, &p->nmachines));
	SMR_TRY(read_hull(hull, path, p));
	SMR_TRY(read_intervals(inside, path, p->nclasses, &p->inside));
	SMR_TRY(read_intervals(beyond, path, p->nclasses, &p->beyond));
	SMR_TRY(read_intervals(base, path, p->nclasses, &p->base));
	SMR_TRY(smr_trees_read(all, path, SMR_COST_FEATURES, &p->all));
	return smr_trees_read(free_, path, SMR_FEATURES_FREE, &p->free);
}

static smr_status read_model(json_t *j, const char *path, smr_trained *m)
{
	json_t *names = json_object_get(j, "features"), *parts = json_object_get(j, "parts"), *x;
	const char *about = "";
	size_t i;
	int version = 0;

	if (json_unpack(j, "{s:i,s:s}", "samara_model", &version, "about", &about) != 0 ||
	    !json_is_array(parts))
		return bad(path, "this is no model of Samara");
	if (version != VERSION || !are_names(names, SMR_MACHINE_GPU))
		return bad(path, "the model is of another version");
	m->about = smr_strdup(about);
	if (m->about == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	json_array_foreach (parts, i, x) {
		SMR_TRY(smr_vec_push(&m->parts, (part){0}));
		SMR_TRY(read_part(x, path, &m->parts.v[i]));
	}
	return SMR_OK;
}

smr_status smr_trained_read(json_t *j, const char *path, smr_trained **out)
{
	smr_trained *m = smr_calloc(1, sizeof(*m));
	smr_status st;

	st = m != NULL ? read_model(j, path, m) : smr_fail(SMR_ENOMEM, "no memory for a model");
	if (st == SMR_OK)
		*out = m;
	else
		smr_trained_free(m);
	return st;
}

static smr_status load_path(const char *path, smr_trained **out)
{
	json_t *j;
	smr_status st;

	SMR_TRY(smr_machine_text(path, &j));
	st = smr_trained_read(j, path, out);
	json_decref(j);
	return st;
}

smr_status smr_trained_load(const char *name, smr_trained **out)
{
	size_t n = strlen(name);
	smr_str file = {0};
	char *path = NULL;
	smr_status st;

	if (strchr(name, '/') != NULL || (n > 5 && strcmp(name + n - 5, ".json") == 0))
		return load_path(name, out);
	smr_str_printf(&file, "models/%s.json", name);
	st = smr_str_status(&file, "a file name");
	if (st == SMR_OK)
		st = smr_find_own(file.s, &path);
	if (st == SMR_OK)
		st = load_path(path, out);
	smr_free(path);
	smr_str_free(&file);
	return st;
}

/* ---- asking ------------------------------------------------------------------------------------
 */

/* Its place among the words; n: it is none of them. */
static size_t find(char **words, size_t n, const char *word)
{
	size_t i = 0;

	while (i < n && strcmp(words[i], word) != 0)
		i++;
	return i;
}

/* How far outside the ranges, in their units. */
static double distance(const range *hull, const float *x, size_t n)
{
	double d = 0;

	for (size_t i = 0; i < n; i++)
		d += fmax(fmax(hull[i].least - x[i], x[i] - hull[i].most), 0) / hull[i].unit;
	return d;
}

static double limited(double shift)
{
	return fmax(-MOST_SHIFT, fmin(MOST_SHIFT, shift));
}

/* The part for kernels like this one: one for as many products at once, if there is, else any of
 * its class. */
static const part *part_for(const smr_trained *m, smr_machine_kind kind, const smr_cost_query *q,
			    size_t *klass)
{
	const part *found = NULL;

	for (size_t i = 0; i < m->parts.n; i++) {
		const part *p = &m->parts.v[i];
		size_t k = find(p->classes, p->nclasses, q->klass);

		if (p->kind != kind || k == p->nclasses)
			continue;
		if (found == NULL || p->batched == (q->shape.batch > 1)) {
			found = p;
			*klass = k;
		}
	}
	return found;
}

static const smr_wave *wave_of(const part *p, const smr_machine *machine, const smr_cost_query *q)
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

bool smr_trained_ask(const smr_trained *m, const smr_machine *machine, const smr_cost_query *q,
		     const smr_device_time *base, smr_learned *out)
{
	size_t klass = 0;
	const part *p = part_for(m, machine->kind, q, &klass);
	float x[SMR_COST_FEATURES];
	double in, out_of = 0, rest, shift = 0;
	smr_device_time own = *base;
	bool holds;

	if (p == NULL)
		return false;
	if (wave_of(p, machine, q) != NULL) {
		smr_cost_wave_by(machine, q, &p->wave, &own);
		own.start_s = base->start_s;
	}
	smr_features_of(machine, q, &own, x);
	out->known = find(p->machines, p->nmachines, machine->name) < p->nmachines;
	holds = out->known && p->kind == SMR_MACHINE_CPU;
	in = out->known ? exp(-distance(p->hull, x, SMR_COST_FEATURES)) : 0;
	/* trees say of what is larger than anything what they say of the largest: over the
	 * roofline of a CPU that is better than nothing */
	if (in > 0.01 || holds)
		shift = (holds ? 1 : in) * limited(smr_trees_sum(p->all, x));
	if (in < 0.99 && !holds)
		out_of = exp(-distance(p->hull, x, SMR_FEATURES_FREE));
	rest = holds ? 0 : (1 - in) * p->weight * out_of;
	if (rest > 0.01)
		shift += rest * limited(smr_trees_sum(p->free, x));
	out->shift = shift + log(smr_features_ground(machine, q, &own) / smr_device_seconds(base));
	out_of *= 1 - in;
	rest = 1 - in - out_of;
	out->low = in * p->inside[klass].low + out_of * p->beyond[klass].low +
		   rest * p->base[klass].low;
	out->high = in * p->inside[klass].high + out_of * p->beyond[klass].high +
		    rest * p->base[klass].high;
	out->inside = fmax(in, out_of);
	return true;
}
