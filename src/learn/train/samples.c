/* Measured kernels, with their machines and words. */
#include "learn/train/samples.h"

#include <string.h>

/* Returns the one copy of a word. */
smr_status smr_samples_word(smr_samples *s, const char *word, const char **out)
{
	char *copy;
	smr_status st;

	for (size_t i = 0; i < s->words.n; i++)
		if (strcmp(s->words.v[i], word) == 0) {
			*out = s->words.v[i];
			return SMR_OK;
		}
	copy = smr_strdup(word);
	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for samples");
	st = smr_vec_push(&s->words, copy);
	if (st != SMR_OK)
		smr_free(copy);
	else
		*out = copy;
	return st;
}

static const smr_machine *find_machine(const smr_samples *s, const char *name)
{
	for (size_t i = 0; i < s->machines.n; i++)
		if (strcmp(s->machines.v[i]->asked, name) == 0)
			return &s->machines.v[i]->m;
	return NULL;
}

smr_status smr_samples_machine(smr_samples *s, const char *name, const smr_machine **out)
{
	smr_machine m;

	*out = find_machine(s, name);
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(smr_machine_load(name, &m));
	return smr_samples_add_machine(s, name, &m, out);
}

smr_status smr_samples_add_machine(smr_samples *s, const char *name, const smr_machine *added,
				   const smr_machine **out)
{
	smr_train_sample_machine *m;
	smr_status st;

	*out = find_machine(s, name);
	if (*out != NULL)
		return SMR_OK;
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for samples");
	m->m = *added;
	st = smr_samples_word(s, name, &m->asked);
	if (st == SMR_OK)
		st = smr_vec_push(&s->machines, m);
	if (st != SMR_OK)
		smr_free(m);
	else
		*out = &m->m;
	return st;
}

void smr_samples_free(smr_samples *s)
{
	for (size_t i = 0; i < s->machines.n; i++)
		smr_free(s->machines.v[i]);
	for (size_t i = 0; i < s->words.n; i++)
		smr_free(s->words.v[i]);
	smr_free(s->machines.v);
	smr_free(s->words.v);
	smr_free(s->list.v);
	*s = (smr_samples){0};
}

void smr_train_sample_base(const smr_train_sample *s, smr_device_time *out)
{
	smr_cost_base(s->machine, &s->query, out);
	if (s->start_s >= 0)
		out->start_s = s->start_s;
}
