/* Fields that are searched and their usual values. */
#include <stdio.h>
#include <string.h>

#include "predict/search/internal.h"

enum {
	MOST_TENSOR = 64,
	MOST_PIPELINE = 64,
	MOST_CONTEXT = 16,
	MOST_MICRO = 8,
	LONG_SEQUENCE = 16384 /* tokens, from which on sequences are divided */
};

static search_dimension *find(search_space *s, const char *name)
{
	for (size_t i = 0; i < s->n; i++)
		if (strcmp(s->list[i].name, name) == 0)
			return &s->list[i];
	return NULL;
}

static void add_value(search_dimension *d, const char *value)
{
	if (d->n < SEARCH_VALUES)
		(void)snprintf(d->values[d->n++], sizeof(d->values[0]), "%s", value);
}

/* Returns a new dimension, or NULL where the caller gave its values. */
static search_dimension *add_dimension(search_space *s, const char *name)
{
	search_dimension *d;

	if (find(s, name) != NULL || s->n == SEARCH_DIMENSIONS)
		return NULL;
	d = &s->list[s->n++];
	*d = (search_dimension){.n = 0};
	(void)snprintf(d->name, sizeof(d->name), "%s", name);
	return d;
}

/* Parses "NAME=VALUE,VALUE". */
static smr_status add_given(search_space *s, const char *text)
{
	const char *is = strchr(text, '=');
	size_t n = is != NULL ? (size_t)(is - text) : 0;
	search_dimension *d;
	char name[sizeof(d->name)];

	if (n == 0 || n >= sizeof(name) || is[1] == '\0')
		return smr_fail(SMR_EINVAL, "'%s' is no NAME=VALUE,VALUE", text);
	(void)snprintf(name, sizeof(name), "%.*s", (int)n, text);
	if (strcmp(name, "data") == 0 || strcmp(name, "schedule") == 0)
		return smr_fail(SMR_EINVAL, "'%s' follows from %s", name,
				name[0] == 'd' ? "the devices" : "\"chunks\"");
	d = add_dimension(s, name);
	if (d == NULL)
		return smr_fail(SMR_EINVAL,
				"the values of '%s' are given twice, or of more than %d "
				"fields",
				name, SEARCH_DIMENSIONS);
	d->given = true;
	for (const char *at = is + 1; *at != '\0';) {
		size_t m = strcspn(at, ",");
		char value[sizeof(d->values[0])];

		if (m == 0 || m >= sizeof(value) || d->n == SEARCH_VALUES)
			return smr_fail(SMR_EINVAL,
					"'%s': a value is empty or too long, or there "
					"are more than %d",
					text, SEARCH_VALUES);
		(void)snprintf(value, sizeof(value), "%.*s", (int)m, at);
		add_value(d, value);
		at += m;
		at += *at == ',';
	}
	return SMR_OK;
}

/* Divisors of @p whole, at most @p most. */
static void add_divisors(search_space *s, const char *name, uint32_t whole, uint32_t most)
{
	search_dimension *d = add_dimension(s, name);
	char text[16];

	for (uint32_t i = 1; d != NULL && i <= most && i <= whole; i++)
		if (whole % i == 0) {
			(void)snprintf(text, sizeof(text), "%u", i);
			add_value(d, text);
		}
}

static void add_powers(search_space *s, const char *name, uint32_t most)
{
	search_dimension *d = add_dimension(s, name);
	char text[16];

	for (uint32_t i = 1; d != NULL && i <= most; i *= 2) {
		(void)snprintf(text, sizeof(text), "%u", i);
		add_value(d, text);
	}
}

static void add_words(search_space *s, const char *name, const char *words)
{
	search_dimension *d = add_dimension(s, name);

	while (d != NULL && *words != '\0') {
		size_t n = strcspn(words, " ");
		char text[24];

		(void)snprintf(text, sizeof(text), "%.*s", (int)n, words);
		add_value(d, text);
		words += n;
		words += *words == ' ';
	}
}

static uint32_t least(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

/* Scores of attention in one kernel are never kept, so "selective" is none. */
static void add_recomputation(search_space *s, const smr_transformer *t)
{
	if (t->keep != 0)
		return;
	add_words(s, "recompute", t->flash ? "none cheap full" : "none selective cheap full");
}

smr_status search_space_of(const search *s, uint32_t devices, search_space *out)
{
	const smr_transformer *t = s->p->shape;
	uint32_t long_sequence = t->sequence >= LONG_SEQUENCE ? MOST_CONTEXT : 1;

	*out = (search_space){.n = 0};
	for (size_t i = 0; i < s->p->nvary; i++)
		SMR_TRY(add_given(out, s->p->vary[i]));
	add_divisors(out, "tensor", devices, least(MOST_TENSOR, devices));
	add_divisors(out, "pipeline", devices, least(MOST_PIPELINE, t->layers));
	add_divisors(out, "context", devices, long_sequence);
	if (find(out, "zero") == NULL)
		add_words(out, "shard", "none optimiser gradients full");
	add_powers(out, "micro_batch", MOST_MICRO);
	add_powers(out, "chunks", 4);
	if (t->experts > 0)
		add_divisors(out, "expert", t->experts, devices);
	add_recomputation(out, t);
	return SMR_OK;
}
