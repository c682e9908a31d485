#include "learn/train/train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/data/hash.h"
#include "base/fs.h"
#include "cost/machine/text.h"
#include "cost/model/features.h"

enum { LEAST = 20 /* samples of a part */, VERSION = 1 };

uint64_t smr_sample_deal(const smr_train_sample *s, unsigned seed, uint64_t n)
{
	return smr_hash_mix(s->key, seed) % 1000003 % n;
}

typedef struct sized {
	double work;
	size_t at;
} sized;

static int compare_by_work(const void *a, const void *b)
{
	double x = ((const sized *)a)->work, y = ((const sized *)b)->work;

	return (x < y) - (x > y);
}

/* Selects the share of each class and machine that takes longest by formula. */
static smr_status hold_largest(const smr_samples *s, double share, bool *held)
{
	sized *list = smr_malloc(s->list.n * sizeof(*list));

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_train_sample *a = &s->list.v[i];
		size_t n = 0;
		bool first = true;

		for (size_t k = 0; k < s->list.n; k++) {
			const smr_train_sample *b = &s->list.v[k];
			smr_device_time d;

			if (b->machine != a->machine || strcmp(a->group, b->group) != 0)
				continue;
			first &= k >= i;
			if (!first)
				break;
			smr_train_sample_base(b, &d);
			list[n++] = (sized){fmax(d.compute_s, d.memory_s), k};
		}
		if (!first)
			continue;
		qsort(list, n, sizeof(*list), compare_by_work);
		for (size_t k = 0; (double)k < share * (double)n; k++)
			held[list[k].at] = true;
	}
	smr_free(list);
	return SMR_OK;
}

/* Selects the samples that are held back: an array of bools, which the caller frees. */
static smr_status select_held_out(const smr_samples *s, const smr_training *how, bool **out)
{
	bool *held = smr_calloc(s->list.n, sizeof(*held));
	smr_status st = SMR_OK;

	if (held == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_train_sample *x = &s->list.v[i];

		if (how->hold == SMR_ISOLATION_RANDOM)
			held[i] = (double)smr_sample_deal(x, how->seed, 1000) < 1000 * how->share;
		else if (how->hold == SMR_ISOLATION_MACHINE)
			held[i] = strcmp(x->machine->name, how->machine) == 0;
	}
	if (how->hold == SMR_ISOLATION_LARGEST)
		st = hold_largest(s, how->share, held);
	if (st == SMR_OK)
		*out = held;
	else
		smr_free(held);
	return st;
}

/* Parts of each kind of machine: all but products of matrices, products, and batched products, for
 * which libraries have kernels of their own. */
enum { PARTS = 3 };

static bool belongs_to_part(const smr_train_sample *s, int kind, int part)
{
	bool product = smr_cost_is_product(&s->query);
	int own = product ? 1 + (s->query.shape.batch > 1) : 0;

	/* of CPUs all are one part: libraries and loops compete for the same classes */
	return (int)s->machine->kind == kind && part == (kind == SMR_MACHINE_CPU ? 0 : own);
}

static json_t *names_of(smr_machine_kind kind)
{
	json_t *names = json_array();

	for (int i = 0; i < SMR_COST_FEATURES; i++)
		json_array_append_new(names, json_string(smr_feature_name(kind, i)));
	return names;
}

static smr_status train_parts(const smr_samples *s, const bool *held, const smr_training *how,
			      size_t *at, json_t *parts)
{
	for (int part = 0; part < PARTS * SMR_MACHINE_KINDS; part++) {
		size_t n = 0;
		json_t *j;

		for (size_t i = 0; i < s->list.n; i++)
			if (!held[i] && belongs_to_part(&s->list.v[i], part / PARTS, part % PARTS))
				at[n++] = i;
		if (n < LEAST)
			continue;
		SMR_TRY(smr_train_part(s, at, n, how, &j));
		json_object_set_new(j, "kind", json_string(smr_machine_kinds[part / PARTS]));
		if (part % PARTS > 0)
			json_object_set_new(j, "batched", json_boolean(part % PARTS == 2));
		if (part / PARTS == SMR_MACHINE_CPU)
			json_object_set_new(j, "features", names_of(SMR_MACHINE_CPU));
		json_array_append_new(parts, j);
	}
	if (json_array_size(parts) == 0)
		return smr_fail(SMR_EINVAL,
				"there is too little to learn from: %d kernels at least of a kind "
				"of machine, products or others",
				LEAST);
	return SMR_OK;
}

static smr_status train_all_parts(const smr_samples *s, const smr_training *how, const bool *held,
				  json_t *model)
{
	json_t *parts = json_array();
	size_t *at = smr_malloc((s->list.n + 1) * sizeof(*at));
	smr_status st;

	json_object_set_new(model, "samara_model", json_integer(VERSION));
	json_object_set_new(model, "about", json_string(how->about != NULL ? how->about : ""));
	json_object_set_new(model, "features", names_of(SMR_MACHINE_GPU));
	json_object_set_new(model, "parts", parts);
	st = at != NULL ? train_parts(s, held, how, at, parts)
			: smr_fail(SMR_ENOMEM, "no memory for training");
	smr_free(at);
	return st;
}

smr_status smr_train(const smr_samples *s, const smr_training *how, json_t **model,
		     smr_scores *scores)
{
	json_t *m = json_object();
	bool *held;
	smr_status st;

	*scores = (smr_scores){0};
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	st = select_held_out(s, how, &held);
	if (st == SMR_OK) {
		for (size_t i = 0; i < s->list.n; i++)
			scores->taught += !held[i];
		st = train_all_parts(s, how, held, m);
		if (st == SMR_OK)
			st = smr_evaluate_model(s, held, m, how, scores);
		smr_free(held);
	}
	if (st == SMR_OK)
		*model = m;
	else
		json_decref(m);
	return st;
}

smr_status smr_train_write(json_t *model, const char *path)
{
	char *text = json_dumps(model, JSON_COMPACT | JSON_REAL_PRECISION(6));
	smr_status st = text != NULL ? smr_write_file(path, text, strlen(text), SMR_WRITE_SYNC)
				     : smr_fail(SMR_ENOMEM, "no memory for a model");

	free(text);
	return st;
}
