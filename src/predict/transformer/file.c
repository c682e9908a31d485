/* Shapes of transformers as JSON: one table of fields. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/status.h"
#include "predict/transformer/internal.h"

const smr_transformer smr_transformer_default = {.name = "model",
						 .micro_batch = 1,
						 .tensor = 1,
						 .pipeline = 1,
						 .data = 1,
						 .context = 1,
						 .expert = 1,
						 .imbalance = 1,
						 .chunks = 1,
						 .schedule = SMR_1F1B};

typedef enum kind { COUNT, FLAG, REAL, NAME, WORD, KEEP, ZERO, SCHEDULE } kind;

typedef struct words {
	const char *const *list;
	const char *expected;
} words;

static const char *const kepts[] = {"query", "key", "value", "context", "out",
				    "gate",  "up",  "input", NULL};
static const words recomputes = {(const char *const[]){"none", "selective", "cheap", "full", NULL},
				 "none, selective, cheap or full"},
		   shardings = {(const char *const[]){"none", "optimiser", "gradients", "full",
						      NULL},
				"none, optimiser, gradients or full"},
		   precisions = {(const char *const[]){"bf16", "f16", "fp8", "mxfp8", "nvfp4",
						       NULL},
				 "bf16, f16, fp8, mxfp8 or nvfp4"},
		   stored = {(const char *const[]){"bf16", "fp8", "int8", "int4", "nvfp4", NULL},
			     "bf16, fp8, int8, int4 or nvfp4"},
		   contexts = {(const char *const[]){"ring", "gather", NULL}, "ring or gather"},
		   offloads = {(const char *const[]){"none", "optimiser", "activations", "both",
						     NULL},
			       "none, optimiser, activations or both"};

static const struct field {
	const char *name;
	kind kind;
	size_t at;
	const words *words; /* of a WORD: an int, the number of the word */
} fields[] = {
#define FIELD(name, kind) {#name, kind, offsetof(smr_transformer, name), NULL}
#define WORDS(name, list) {#name, WORD, offsetof(smr_transformer, name), &(list)}
	FIELD(name, NAME),
	FIELD(layers, COUNT),
	FIELD(hidden, COUNT),
	FIELD(heads, COUNT),
	FIELD(head_size, COUNT),
	FIELD(kv_heads, COUNT),
	FIELD(mlp, COUNT),
	FIELD(gated, FLAG),
	FIELD(flash, FLAG),
	FIELD(untied, FLAG),
	FIELD(parallel_layers, FLAG),
	FIELD(experts, COUNT),
	FIELD(top_k, COUNT),
	FIELD(expert_mlp, COUNT),
	FIELD(shared_experts, COUNT),
	FIELD(dense_layers, COUNT),
	FIELD(imbalance, REAL),
	FIELD(q_rank, COUNT),
	FIELD(kv_rank, COUNT),
	FIELD(rope_size, COUNT),
	FIELD(value_size, COUNT),
	FIELD(window, COUNT),
	FIELD(window_layers, COUNT),
	FIELD(packed, COUNT),
	FIELD(sequence, COUNT),
	FIELD(vocabulary, COUNT),
	FIELD(batch, COUNT),
	FIELD(micro_batch, COUNT),
	FIELD(accumulate, COUNT),
	FIELD(tensor, COUNT),
	FIELD(pipeline, COUNT),
	FIELD(data, COUNT),
	FIELD(context, COUNT),
	FIELD(expert, COUNT),
	WORDS(context_by, contexts),
	FIELD(overlap_experts, FLAG),
	WORDS(precision, precisions),
	WORDS(weights, stored),
	WORDS(cache, stored),
	FIELD(attention_data, FLAG),
	WORDS(offload, offloads),
	FIELD(adapters, COUNT),
	FIELD(software, REAL),
	FIELD(eager, FLAG),
	FIELD(chunks, COUNT),
	FIELD(schedule, SCHEDULE),
	WORDS(shard, shardings),
	{"zero", ZERO, offsetof(smr_transformer, shard), NULL},
	FIELD(shard_over, COUNT),
	WORDS(recompute, recomputes),
	FIELD(keep, KEEP),
	FIELD(sequence_parallel, FLAG),
	FIELD(overlap_tensor, FLAG),
	FIELD(overlap_gradients, FLAG),
	FIELD(gradient_bytes, REAL),
	FIELD(sustained, REAL),
#undef WORDS
#undef FIELD
};

const char *smr_precision_name(smr_transformer_precision p)
{
	return precisions.list[p];
}

static int one_of(const char *const *names, const json_t *v)
{
	const char *text = json_string_value(v);

	for (int i = 0; text != NULL && names[i] != NULL; i++)
		if (strcmp(names[i], text) == 0)
			return i;
	return -1;
}

/* Parses words and commas, each word a bit in the order of kepts; 0: a word is unknown. */
static unsigned kept_of(const json_t *v)
{
	const char *at = json_string_value(v);
	unsigned kept = SMR_TRANSFORMER_SAVED_INPUT;

	while (at != NULL) {
		size_t n = strcspn(at, ",");
		int i = 0;

		while (kepts[i] != NULL && (strlen(kepts[i]) != n || strncmp(kepts[i], at, n) != 0))
			i++;
		if (kepts[i] == NULL)
			return 0;
		kept |= 1u << i;
		at = at[n] == ',' ? at + n + 1 : NULL;
	}
	return json_is_string(v) ? kept : 0;
}

/* Stores a field; returns NULL, or the expected kind of value. */
static const char *store_field(const struct field *f, json_t *v, char *to)
{
	int n;

	switch (f->kind) {
	case COUNT:
		if (!json_is_integer(v) || json_integer_value(v) < 0 ||
		    json_integer_value(v) > UINT32_MAX)
			return "a whole number";
		*(uint32_t *)(void *)to = (uint32_t)json_integer_value(v);
		return NULL;
	case FLAG:
		*(bool *)(void *)to = json_is_true(v);
		return json_is_boolean(v) ? NULL : "true or false";
	case REAL:
		*(double *)(void *)to = json_number_value(v);
		return json_is_number(v) && json_number_value(v) > 0 && json_number_value(v) <= 1e4
			       ? NULL
			       : "a number above 0";
	case NAME:
		if (!json_is_string(v))
			return "text";
		(void)snprintf(to, sizeof(smr_transformer_default.name), "%s",
			       json_string_value(v));
		return NULL;
	case WORD:
		n = one_of(f->words->list, v);
		*(int *)(void *)to = n < 0 ? 0 : n;
		return n < 0 ? f->words->expected : NULL;
	case ZERO: /* ZeRO's stages are the kinds of sharding, in order */
		n = json_is_integer(v) && json_integer_value(v) < SMR_SHARDINGS
			    ? (int)json_integer_value(v)
			    : -1;
		*(int *)(void *)to = n < 0 ? 0 : n;
		return n < 0 ? "0, 1, 2 or 3" : NULL;
	case KEEP:
		*(unsigned *)(void *)to = kept_of(v);
		return *(unsigned *)(void *)to == 0
			       ? "words of input, query, key, value, context, out, gate and "
				 "up with commas between them"
			       : NULL;
	case SCHEDULE:
		n = json_is_string(v) ? (int)smr_pp_schedule_named(json_string_value(v))
				      : SMR_SCHEDULES;
		*(smr_pp_schedule *)(void *)to = (smr_pp_schedule)n;
		return n == SMR_SCHEDULES ? "gpipe, 1f1b or interleaved" : NULL;
	}
	return "something else";
}

static smr_status set_field(const char *file, const char *name, json_t *v, smr_transformer *t)
{
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		const char *why;

		if (strcmp(fields[i].name, name) != 0)
			continue;
		why = store_field(&fields[i], v, (char *)t + fields[i].at);
		if (why != NULL)
			return smr_fail(SMR_EPARSE, "%s: \"%s\" must be %s", file, name, why);
		return SMR_OK;
	}
	return smr_fail(SMR_EPARSE, "%s: a transformer has no \"%s\"", file, name);
}

smr_status smr_transformer_set(smr_transformer *t, const char *field)
{
	const char *is = strchr(field, '=');
	char *name = is != NULL ? smr_strndup(field, (size_t)(is - field)) : NULL;
	json_t *v;
	smr_status st;

	if (is == NULL)
		return smr_fail(SMR_EPARSE, "'%s' is no NAME=VALUE", field);
	if (name == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for '%s'", field);
	v = json_loads(is + 1, JSON_DECODE_ANY, NULL);
	if (v == NULL)
		v = json_string(is + 1); /* words need no quotes here */
	st = v == NULL ? smr_fail(SMR_EPARSE, "'%s' is no text", field)
		       : set_field("the command line", name, v, t);
	json_decref(v);
	smr_free(name);
	return st;
}

smr_status smr_transformer_read(const char *name, const char *text, smr_transformer *out)
{
	json_error_t error;
	json_t *j = json_loads(text, 0, &error), *v;
	const char *key;
	smr_status st = SMR_OK;

	if (j == NULL)
		return smr_fail(SMR_EPARSE, "%s:%d:%d: %s", name, error.line, error.column,
				error.text);
	*out = smr_transformer_default;
	if (!json_is_object(j))
		st = smr_fail(SMR_EPARSE, "%s: a transformer is an object of fields", name);
	json_object_foreach (j, key, v)
		if (st == SMR_OK && key[0] != '#') /* "#...": a comment */
			st = set_field(name, key, v, out);
	json_decref(j);
	return st;
}
