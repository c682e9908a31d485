/* tokenize(): words or n-grams of a column of texts, with counts, places or hash codes. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/arena.h"
#include "base/data/vec.h"
#include "dml/builtin/frame.h"
#include "dml/frame/java.h"
#include "dml/lambda/lambda.h"
#include "dml/transform/transform.h"

enum { TARGET, SPEC, MOST };

typedef enum output { COUNTS, PLACES, HASHES } output;

typedef struct token {
	const char *s;
	size_t n;
	int64_t place; /* of its first character, from 0 */
	int64_t count;
	int32_t hash;
} token;
typedef SMR_VEC(token) tokens;

typedef struct settings {
	bool ngrams, of_tokens, sorted, wide;
	int64_t least, most; /* of n-grams */
	output out;
	int64_t features, column, max;
	int64_t *ids; /* columns, from 0 */
	size_t nids;
	regex_t gap;
	bool has_gap;
} settings;

/* ---- the specification ----------------------------------------------------------------------- */

static const char *text_in(const json_t *o, const char *key, const char *otherwise)
{
	const json_t *v = json_object_get(o, key);

	return json_is_string(v) ? json_string_value(v) : otherwise;
}

static int64_t number_in(const json_t *o, const char *key, int64_t otherwise)
{
	const json_t *v = json_object_get(o, key);

	return json_is_integer(v) ? json_integer_value(v) : otherwise;
}

static smr_status read_columns(const json_t *o, const dml_dataframe *f, settings *s)
{
	const json_t *ids = json_object_get(o, "id_cols");

	s->column = number_in(o, "tokenize_col", 0) - 1;
	s->nids = json_array_size(ids);
	s->ids = smr_calloc(s->nids + 1, sizeof(*s->ids));
	if (s->ids == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for columns");
	for (size_t i = 0; i <= s->nids; i++) {
		int64_t j =
			i < s->nids ? json_integer_value(json_array_get(ids, i)) - 1 : s->column;

		if (j < 0 || j >= f->cols)
			return smr_fail(SMR_EINVAL, "there is no column %lld", (long long)j + 1);
		s->ids[i] = j;
	}
	return SMR_OK;
}

static smr_status read_algorithm(const json_t *o, settings *s)
{
	const json_t *how = json_object_get(o, "algo_params");
	const char *algo = text_in(o, "algo", ""), *gap = text_in(how, "regex", "\\s+");

	s->ngrams = strcmp(algo, "ngram") == 0;
	if (!s->ngrams && strcmp(algo, "split") != 0)
		return smr_fail(SMR_EINVAL, "algo is split or ngram, not '%s'", algo);
	s->least = number_in(how, "min_gram", 1);
	s->most = number_in(how, "max_gram", 2);
	s->of_tokens = strcmp(text_in(how, "ngram_type", "document"), "token") == 0;
	if (s->least < 1 || s->most < s->least || s->most > 1000)
		return smr_fail(SMR_EINVAL, "n-grams of %lld to %lld", (long long)s->least,
				(long long)s->most);
	SMR_TRY(dml_lambda_compile(gap, strlen(gap), &s->gap));
	s->has_gap = true;
	return SMR_OK;
}

static smr_status read_output(const json_t *o, settings *s)
{
	static const char *const outputs[] = {"count", "position", "hash"};
	const json_t *how = json_object_get(o, "out_params");
	const char *out = text_in(o, "out", "");
	bool pads = json_is_true(json_object_get(o, "apply_padding"));
	int k = 0;

	while (k < 3 && strcmp(outputs[k], out) != 0)
		k++;
	if (k == 3)
		return smr_fail(SMR_EINVAL, "out is count, position or hash, not '%s'", out);
	s->out = (output)k;
	s->sorted = json_is_true(json_object_get(how, "sort_alpha"));
	s->features = number_in(how, "num_features", 1 << 20);
	s->wide = json_is_true(json_object_get(o, "format_wide"));
	if (s->features < 1 || s->features > INT32_MAX)
		return smr_fail(SMR_EINVAL, "num_features is no number of codes");
	if (s->wide != pads || (s->wide && s->out != PLACES))
		return smr_fail(SMR_EUNSUPPORTED, "format_wide and apply_padding are supported "
						  "together, with out:position");
	return SMR_OK;
}

static smr_status read_settings(const char *text, const dml_dataframe *f, settings *s)
{
	smr_str strict = {0};
	json_error_t e;
	json_t *o;
	smr_status st = dml_spec_strict(text, &strict);

	o = st == SMR_OK ? json_loads(smr_str_text(&strict), 0, &e) : NULL;
	if (st == SMR_OK && !json_is_object(o))
		st = smr_fail(SMR_EINVAL, "the specification is no object of JSON");
	if (st == SMR_OK)
		st = read_columns(o, f, s);
	if (st == SMR_OK)
		st = read_algorithm(o, s);
	if (st == SMR_OK)
		st = read_output(o, s);
	json_decref(o);
	smr_str_free(&strict);
	return st;
}

/* ---- tokens of a text ------------------------------------------------------------------------ */

static smr_status split(smr_arena *a, const settings *s, dml_cell text, tokens *out)
{
	const char *copy = smr_arena_strndup(a, text.s, text.n);
	size_t at = 0;
	regmatch_t m;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for tokens");
	while (at < text.n) {
		bool gap = regexec(&s->gap, copy + at, 1, &m, 0) == 0 && m.rm_eo > m.rm_so;
		size_t n = gap ? (size_t)m.rm_so : text.n - at;

		if (n > 0)
			SMR_TRY(smr_vec_push(
				out,
				(token){.s = copy + at, .n = n, .place = (int64_t)at, .count = 1}));
		at += gap ? (size_t)m.rm_eo : n;
	}
	return SMR_OK;
}

/* Adds "('a', 'b')", with quotes around it. */
static smr_status add_joined(smr_arena *a, const token *words, int64_t n, tokens *out)
{
	smr_str text = {0};
	token t = {.place = words[0].place, .count = 1};

	smr_str_puts(&text, "\"(");
	for (int64_t k = 0; k < n; k++) {
		smr_str_puts(&text, k > 0 ? ", '" : "'");
		smr_str_write(&text, words[k].s, words[k].n);
		smr_str_putc(&text, '\'');
	}
	smr_str_puts(&text, ")\"");
	t.n = text.n;
	t.s = smr_arena_strndup(a, smr_str_text(&text), text.n);
	smr_str_free(&text);
	return t.s != NULL ? smr_vec_push(out, t) : smr_fail(SMR_ENOMEM, "no memory for tokens");
}

static smr_status grams_of_words(smr_arena *a, const settings *s, const tokens *words, tokens *out)
{
	for (int64_t n = s->least; n <= s->most; n++)
		for (int64_t i = 0; i + n <= (int64_t)words->n; i++)
			SMR_TRY(n == 1 ? smr_vec_push(out, words->v[i])
				       : add_joined(a, &words->v[i], n, out));
	return SMR_OK;
}

static smr_status grams_of_letters(const settings *s, const tokens *words, tokens *out)
{
	for (size_t w = 0; w < words->n; w++)
		for (int64_t n = s->least; n <= s->most; n++)
			for (int64_t i = 0; i + n <= (int64_t)words->v[w].n; i++)
				SMR_TRY(smr_vec_push(out, (token){.s = words->v[w].s + i,
								  .n = (size_t)n,
								  .place = words->v[w].place + i,
								  .count = 1}));
	return SMR_OK;
}

static smr_status tokens_of(smr_arena *a, const settings *s, dml_cell text, tokens *out)
{
	tokens words = {0};
	smr_status st = text.s != NULL ? split(a, s, text, s->ngrams ? &words : out) : SMR_OK;

	if (st == SMR_OK && s->ngrams)
		st = s->of_tokens ? grams_of_letters(s, &words, out)
				  : grams_of_words(a, s, &words, out);
	smr_vec_free(&words);
	return st;
}

/* ---- counts ---------------------------------------------------------------------------------- */

static int order_of(const token *a, const token *b)
{
	int d = memcmp(a->s, b->s, a->n < b->n ? a->n : b->n);

	return d != 0 ? d : (a->n > b->n) - (a->n < b->n);
}

static int by_text(const void *a, const void *b)
{
	return order_of(a, b);
}

static int by_hash(const void *a, const void *b)
{
	const token *x = a, *y = b;

	return (x->hash > y->hash) - (x->hash < y->hash);
}

/* Counts equal tokens; the first of each stays in its place. */
static smr_status count_equal(const settings *s, tokens *t)
{
	dml_tokens table;
	size_t kept = 0;
	smr_status st = dml_tokens_begin(DML_CELL_STRING, &table);

	for (size_t i = 0; i < t->n && st == SMR_OK; i++) {
		int32_t k = s->out == HASHES
				    ? dml_tokens_add_text(&table, (const char *)&t->v[i].hash,
							  sizeof(t->v[i].hash))
				    : dml_tokens_add_text(&table, t->v[i].s, t->v[i].n);

		if (k < 0)
			st = smr_fail(SMR_ENOMEM, "no memory for tokens");
		else if ((size_t)k > kept)
			t->v[kept++] = t->v[i];
		else
			t->v[k - 1].count++;
	}
	t->n = kept;
	dml_tokens_free(&table);
	return st;
}

/* Puts tokens in the order of a HashMap. */
static smr_status order_as_map(tokens *t)
{
	int32_t *hashes = smr_calloc(t->n + 1, sizeof(*hashes));
	int64_t *order = smr_calloc(t->n + 1, sizeof(*order));
	token *copy = smr_calloc(t->n + 1, sizeof(*copy));
	smr_status st = hashes != NULL && order != NULL && copy != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for tokens");

	for (size_t i = 0; i < t->n && st == SMR_OK; i++) {
		hashes[i] = dml_java_hash_text(t->v[i].s, t->v[i].n);
		copy[i] = t->v[i];
	}
	if (st == SMR_OK)
		st = dml_java_map_order(hashes, (int64_t)t->n, false, order);
	for (size_t i = 0; i < t->n && st == SMR_OK; i++)
		t->v[i] = copy[order[i]];
	smr_free(hashes);
	smr_free(order);
	smr_free(copy);
	return st;
}

static smr_status summarize(const settings *s, tokens *t)
{
	if (s->out == PLACES)
		return SMR_OK;
	for (size_t i = 0; i < t->n && s->out == HASHES; i++) {
		int64_t h = dml_java_hash_text(t->v[i].s, t->v[i].n) % s->features;

		t->v[i].hash = (int32_t)(h < 0 ? h + s->features : h);
	}
	SMR_TRY(count_equal(s, t));
	if (s->out == HASHES || s->sorted) {
		if (t->n > 0)
			qsort(t->v, t->n, sizeof(*t->v), s->out == HASHES ? by_hash : by_text);
		return SMR_OK;
	}
	return order_as_map(t);
}

/* ---- the result ------------------------------------------------------------------------------ */

static void add_ids(const settings *s, const dml_dataframe *f, int64_t i, dml_dataframe *r)
{
	char room[DML_CELL_ROOM];

	for (size_t k = 0; k < s->nids; k++) {
		dml_cell x = dml_cell_text(f->columns[s->ids[k]], i, room);

		dml_column_add_text(r->columns[k], x.s, x.n);
	}
}

static void add_integer(dml_column *c, int64_t v)
{
	if (dml_column_reserve(c, 1, 0))
		c->int64[c->n++] = v;
}

static void add_rows(const settings *s, const dml_dataframe *f, int64_t i, const tokens *t,
		     dml_dataframe *r)
{
	dml_column **to = r->columns + s->nids;

	for (int64_t k = 0; k < (int64_t)t->n && k < s->max && !s->wide; k++) {
		const token *x = &t->v[k];

		add_ids(s, f, i, r);
		if (s->out == COUNTS) {
			dml_column_add_text(to[0], x->s, x->n);
			add_integer(to[1], x->count);
		} else if (s->out == PLACES) {
			add_integer(to[0], x->place + 1);
			dml_column_add_text(to[1], x->s, x->n);
		} else {
			add_integer(to[0], x->hash + 1);
			add_integer(to[1], x->count);
		}
	}
	if (s->wide)
		add_ids(s, f, i, r);
	for (int64_t k = 0; k < s->max && s->wide; k++)
		dml_column_add_text(to[k], k < (int64_t)t->n ? t->v[k].s : "",
				    k < (int64_t)t->n ? t->v[k].n : 0);
}

static smr_status tokenize_row(const settings *s, const dml_dataframe *f, int64_t i,
			       dml_dataframe *r)
{
	char room[DML_CELL_ROOM];
	smr_arena *a = smr_arena_new();
	tokens t = {0};
	smr_status st = a != NULL
				? tokens_of(a, s, dml_cell_text(f->columns[s->column], i, room), &t)
				: smr_fail(SMR_ENOMEM, "no memory for tokens");

	if (st == SMR_OK)
		st = summarize(s, &t);
	if (st == SMR_OK)
		add_rows(s, f, i, &t, r);
	smr_vec_free(&t);
	smr_arena_free(a);
	return st;
}

static smr_status make_result(const settings *s, const dml_dataframe *f, dml_dataframe **out)
{
	int64_t more = s->wide ? s->max : 2;
	dml_dataframe *r = dml_dataframe_new(0, (int64_t)s->nids + more);

	*out = r;
	for (int64_t j = 0; r != NULL && j < r->cols; j++) {
		int64_t k = j - (int64_t)s->nids;
		bool number = k >= 0 && !s->wide &&
			      (s->out == HASHES || (s->out == COUNTS ? k == 1 : k == 0));

		r->columns[j] = dml_column_new(number ? DML_CELL_INT64 : DML_CELL_STRING, 0);
		if (r->columns[j] == NULL)
			return SMR_ENOMEM;
	}
	return r != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status eval_tokenize(dml_builtin_call *c, dml_value *out)
{
	settings s = {0};
	dml_dataframe *f, *r = NULL;
	const char *spec;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, TARGET, &f));
	SMR_TRY(dml_arg_text(c, SPEC, NULL, &spec));
	SMR_TRY(dml_arg_int(c, MOST, 0, &s.max));
	if (s.max < 1 || s.max > 1 << 20)
		return dml_run_fail(c->s, c->at, "tokenize(): max_tokens is no number of tokens");
	st = read_settings(spec, f, &s);
	if (st == SMR_OK)
		st = make_result(&s, f, &r);
	for (int64_t i = 0; i < f->rows && st == SMR_OK; i++)
		st = tokenize_row(&s, f, i, r);
	if (s.has_gap)
		regfree(&s.gap);
	smr_free(s.ids);
	if (st != SMR_OK)
		st = dml_run_fail(c->s, c->at, "tokenize(): %s", smr_errmsg());
	return dml_give_frame(st, r, out);
}

static const dml_builtin rows[] = {
	{"tokenize", "target! spec! max_tokens!", eval_tokenize, .shape = "f??"},
};

const dml_builtins dml_builtins_tokenize = {rows, sizeof(rows) / sizeof(rows[0])};
