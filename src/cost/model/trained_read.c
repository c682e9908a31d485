/* Reads the file of a model; a damaged file, or one of another version, is refused. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "cost/machine/text.h"
#include "cost/model/trained_internal.h"

enum { VERSION = 1 };

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
		smr_trained_part *p = &m->parts.v[i];

		drop_words(p->classes, p->nclasses);
		drop_words(p->machines, p->nmachines);
		smr_free(p->inside);
		smr_free(p->beyond);
		smr_free(p->base);
		smr_trees_free(p->all);
		smr_trees_free(p->free);
		smr_trees_free(p->over);
		smr_free(p->made_up);
	}
	smr_free(m->parts.v);
	smr_free(m->about);
	smr_free(m);
}

static smr_status report_bad_model(const char *path, const char *what)
{
	return smr_fail(SMR_EPARSE, "%s: %s: train the model again (samara learn train)", path,
			what);
}

static smr_status read_words(json_t *j, const char *path, char ***out, size_t *n)
{
	size_t i, count = json_array_size(j);
	json_t *word;

	if (count == 0 || count > 1000)
		return report_bad_model(path, "a part has no list of classes or machines");
	*out = smr_calloc(count, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	*n = count;
	json_array_foreach (j, i, word) {
		if (!json_is_string(word))
			return report_bad_model(path, "a class or machine is no word");
		(*out)[i] = smr_strdup(json_string_value(word));
		if ((*out)[i] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a model");
	}
	return SMR_OK;
}

static smr_status read_hull(json_t *j, const char *path, smr_feature_range *out)
{
	if (json_array_size(j) != SMR_COST_FEATURES)
		return report_bad_model(path, "\"hull\" does not have a range for each feature");
	for (size_t i = 0; i < SMR_COST_FEATURES; i++) {
		smr_feature_range *r = &out[i];

		if (json_unpack(json_array_get(j, i), "[F,F,F]", &r->least, &r->most, &r->unit) !=
			    0 ||
		    !(r->least <= r->most) || !(r->unit > 0))
			return report_bad_model(path, "a range in \"hull\" is none");
	}
	return SMR_OK;
}

static bool interval_ok(const smr_interval *i)
{
	return i->low <= 0 && i->high >= 0 && i->low >= -SMR_TRAINED_FARTHEST &&
	       i->high <= SMR_TRAINED_FARTHEST;
}

static smr_status read_intervals(json_t *j, const char *path, size_t n, smr_interval **out)
{
	smr_interval *list = smr_calloc(n, sizeof(*list));

	*out = list;
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	if (json_array_size(j) != n)
		return report_bad_model(path, "there is not an interval for each class");
	for (size_t i = 0; i < n; i++)
		if (json_unpack(json_array_get(j, i), "[F,F]", &list[i].low, &list[i].high) != 0 ||
		    !interval_ok(&list[i]))
			return report_bad_model(path, "an interval is none");
	return SMR_OK;
}

/* Returns whether the names are those of the features of that kind of machine. */
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

/* Reads constants by their names; all must be there. */
static smr_status read_wave(json_t *j, const char *path, smr_trained_part *p)
{
	for (int i = 0; i < SMR_WAVE; i++) {
		double x = json_number_value(json_object_get(j, smr_wave_names[i]));

		if (!(x > 1e-9 && x < 1e9))
			return report_bad_model(path, "a constant of the formula is none");
		p->wave.v[i] = x;
	}
	p->has_wave = true;
	return SMR_OK;
}

static smr_status read_class(json_t *j, const char *path, smr_trained_class *out)
{
	json_t *shares = json_object_get(j, "shares");
	double sum = 0;

	for (size_t i = 0; i < SMR_COST_SHARES; i++) {
		double x = json_number_value(json_array_get(shares, i));

		if (!(x >= 0 && x < 1e9))
			return report_bad_model(path, "a constant of a share is none");
		sum += out->shares[i] = x;
	}
	if (json_array_size(shares) != SMR_COST_SHARES || !(sum > 0))
		return report_bad_model(path, "there is not a constant for each share");
	return read_hull(json_object_get(j, "hull"), path, out->hull);
}

/* Reads the members that only CPUs have. */
static smr_status read_made_up(json_t *j, const char *path, smr_trained_part *p)
{
	json_t *list, *over;

	if (json_unpack(j, "{s:o,s:o,s:F}", "made_up", &list, "over", &over, "wider", &p->wider) !=
		    0 ||
	    json_array_size(list) != p->nclasses || !(p->wider >= 0 && p->wider < 1e9))
		return report_bad_model(path, "the model is of another version");
	p->made_up = smr_calloc(p->nclasses, sizeof(*p->made_up));
	if (p->made_up == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	for (size_t i = 0; i < p->nclasses; i++)
		SMR_TRY(read_class(json_array_get(list, i), path, &p->made_up[i]));
	return smr_trees_read(over, path, SMR_COST_FEATURES, &p->over);
}

static smr_status read_part(json_t *j, const char *path, smr_trained_part *p)
{
	const char *kind;
	json_t *classes, *machines, *hull, *inside, *beyond, *base, *all, *free_, *wave = NULL;

	p->batched = -1;
	if (json_unpack(j, "{s:s,s:o,s:o,s:o,s:o,s:o,s:o,s:F,s:o,s:o,s?b,s?o}", "kind", &kind,
			"classes", &classes, "machines", &machines, "hull", &hull, "inside",
			&inside, "beyond", &beyond, "base", &base, "weight", &p->weight, "all",
			&all, "free", &free_, "batched", &p->batched, "wave", &wave) != 0)
		return report_bad_model(path, "a part lacks a member, or one is of a wrong kind");
	while (p->kind < SMR_MACHINE_KINDS && strcmp(smr_machine_kinds[p->kind], kind) != 0)
		p->kind++;
	if (p->kind == SMR_MACHINE_KINDS || !(p->weight >= 0 && p->weight <= 1))
		return report_bad_model(path, "a part's kind or weight is none");
	if (p->kind == SMR_MACHINE_CPU &&
	    !are_names(json_object_get(j, "features"), SMR_MACHINE_CPU))
		return report_bad_model(path, "the model is of another version");
	if (wave != NULL)
		SMR_TRY(read_wave(wave, path, p));
	SMR_TRY(read_words(classes, path, &p->classes, &p->nclasses));
	SMR_TRY(read_words(machines, path, &p->machines, &p->nmachines));
	SMR_TRY(read_hull(hull, path, p->hull));
	SMR_TRY(read_intervals(inside, path, p->nclasses, &p->inside));
	SMR_TRY(read_intervals(beyond, path, p->nclasses, &p->beyond));
	SMR_TRY(read_intervals(base, path, p->nclasses, &p->base));
	if (p->kind == SMR_MACHINE_CPU)
		SMR_TRY(read_made_up(j, path, p));
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
		return report_bad_model(path, "this is no model of Samara");
	if (version != VERSION || !are_names(names, SMR_MACHINE_GPU))
		return report_bad_model(path, "the model is of another version");
	m->about = smr_strdup(about);
	if (m->about == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	json_array_foreach (parts, i, x) {
		SMR_TRY(smr_vec_push(&m->parts, (smr_trained_part){0}));
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
