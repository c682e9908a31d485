/* Specifications of transforms: JSON objects whose keys are encoders. */
#include <jansson.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "dml/transform/transform.h"

typedef struct parser {
	const dml_dataframe *t;
	dml_spec *s;
	bool ids;
} parser;

/* ---- columns --------------------------------------------------------------------------------- */

/* Gets a column, by number from 1 or by name; -1: a number beyond the columns, which is ignored. */
static smr_status column_of(const parser *p, const json_t *v, int64_t *out)
{
	*out = -1;
	if (json_is_integer(v) && p->ids) {
		if (json_integer_value(v) >= 1 && json_integer_value(v) <= p->s->cols)
			*out = json_integer_value(v) - 1;
		return SMR_OK;
	}
	if (!json_is_string(v) || p->ids)
		return smr_fail(SMR_EINVAL,
				p->ids ? "with ids:true, columns are numbers"
				       : "columns are names: with ids:true they are numbers");
	*out = dml_dataframe_find(p->t, json_string_value(v));
	if (*out < 0)
		return smr_fail(SMR_EINVAL, "Specified column '%s' does not exist.",
				json_string_value(v));
	return SMR_OK;
}

static smr_status set_coder(const parser *p, int64_t j, dml_coder coder)
{
	char room[DML_CELL_ROOM];
	dml_coding *c = &p->s->of[j];

	if (c->coder != DML_CODER_PASS && c->coder != coder)
		return smr_fail(SMR_EINVAL,
				"column %s has more than one of recode, bin, hash, word_embedding, "
				"bag_of_words",
				dml_dataframe_name(p->t, j, room));
	c->coder = coder;
	return SMR_OK;
}

static smr_status each_column(const parser *p, const json_t *list, const char *key,
			      smr_status (*fn)(const parser *p, int64_t j, int data), int data)
{
	if (!json_is_array(list))
		return smr_fail(SMR_EINVAL, "%s: it is no list of columns", key);
	for (size_t i = 0; i < json_array_size(list); i++) {
		int64_t j;

		SMR_TRY(column_of(p, json_array_get(list, i), &j));
		if (j >= 0)
			SMR_TRY(fn(p, j, data));
	}
	return SMR_OK;
}

static smr_status add_coder(const parser *p, int64_t j, int coder)
{
	return set_coder(p, j, (dml_coder)coder);
}

static smr_status add_dummy(const parser *p, int64_t j, int data)
{
	(void)data;
	p->s->of[j].dummy = true;
	return SMR_OK;
}

static smr_status add_call(const parser *p, int64_t j, int data)
{
	(void)data;
	p->s->of[j].call = true;
	return SMR_OK;
}

static smr_status add_omit(const parser *p, int64_t j, int data)
{
	(void)data;
	p->s->of[j].omit = true;
	p->s->omits = true;
	return SMR_OK;
}

/* ---- objects of bin and impute --------------------------------------------------------------- */

static smr_status column_of_object(const parser *p, const json_t *o, const char *key, int64_t *out)
{
	const json_t *v = json_object_get(o, p->ids ? "id" : "name");

	if (v == NULL)
		return smr_fail(SMR_EINVAL, "%s: an object has no \"%s\"", key,
				p->ids ? "id" : "name");
	return column_of(p, v, out);
}

static const char *method_of(const json_t *o)
{
	const json_t *v = json_object_get(o, "method");

	return json_is_string(v) ? json_string_value(v) : "";
}

static int find_word(const char *const *words, int n, const char *s)
{
	for (int i = 0; i < n; i++)
		if (strcasecmp(words[i], s) == 0)
			return i;
	return -1;
}

static smr_status add_bin(const parser *p, const json_t *o)
{
	static const char *const methods[] = {"equi-width", "equi-height", "equi-height-approx"};
	const json_t *n = json_object_get(o, "numbins");
	int method = find_word(methods, 3, method_of(o));
	int64_t j;

	SMR_TRY(column_of_object(p, o, "bin", &j));
	if (method < 0)
		return smr_fail(SMR_EINVAL,
				"bin: there is no method '%s': there are equi-width, equi-height, "
				"equi-height-approx",
				method_of(o));
	if (n != NULL &&
	    (!json_is_integer(n) || json_integer_value(n) < 1 || json_integer_value(n) > 1 << 30))
		return smr_fail(SMR_EINVAL, "bin: \"numbins\" is no number of bins");
	if (j < 0)
		return SMR_OK;
	SMR_TRY(set_coder(p, j, DML_CODER_BIN));
	p->s->of[j].method = (dml_bin_method)method;
	p->s->of[j].bins = n != NULL ? json_integer_value(n) : 1;
	return SMR_OK;
}

static smr_status set_constant(dml_coding *c, const json_t *v)
{
	smr_str text = {0};

	if (json_is_string(v))
		smr_str_puts(&text, json_string_value(v));
	else if (json_is_integer(v))
		smr_str_printf(&text, "%lld", (long long)json_integer_value(v));
	else if (json_is_number(v))
		dml_put_double(&text, json_number_value(v));
	else
		return smr_fail(SMR_EINVAL, "impute: a constant has a \"value\"");
	smr_free(c->constant);
	c->constant = smr_str_take(&text);
	return c->constant != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a constant");
}

static smr_status add_impute(const parser *p, const json_t *o)
{
	static const char *const methods[] = {"global_mean", "global_mode", "constant"};
	int method = find_word(methods, 3, method_of(o));
	int64_t j;

	SMR_TRY(column_of_object(p, o, "impute", &j));
	if (method < 0)
		return smr_fail(SMR_EINVAL,
				"impute: there is no method '%s': there are global_mean, "
				"global_mode, constant",
				method_of(o));
	if (j < 0)
		return SMR_OK;
	p->s->of[j].fill = (dml_fill)(method + 1);
	p->s->fills = true;
	return method == 2 ? set_constant(&p->s->of[j], json_object_get(o, "value")) : SMR_OK;
}

static smr_status each_object(const parser *p, const json_t *list, const char *key,
			      smr_status (*fn)(const parser *p, const json_t *o))
{
	if (!json_is_array(list))
		return smr_fail(SMR_EINVAL, "%s: it is no list of objects", key);
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *o = json_array_get(list, i);

		if (!json_is_object(o))
			return smr_fail(SMR_EINVAL, "%s: it is no list of objects", key);
		SMR_TRY(fn(p, o));
	}
	return SMR_OK;
}

/* {name: f, ids: [columns]} */
static smr_status add_udf(const parser *p, const json_t *o)
{
	const json_t *name = json_object_get(o, "name");

	if (!json_is_object(o) || !json_is_string(name))
		return smr_fail(SMR_EINVAL, "udf: it is no object with a \"name\" and \"ids\"");
	p->s->udf = smr_strdup(json_string_value(name));
	if (p->s->udf == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a name");
	return each_column(p, json_object_get(o, "ids"), "udf", add_call, 0);
}

/* ---- all keys -------------------------------------------------------------------------------- */

static smr_status read_key(const parser *p, const char *key, const json_t *v)
{
	static const struct coder {
		const char *key;
		dml_coder coder;
	} coders[] = {{"recode", DML_CODER_RECODE},
		      {"hash", DML_CODER_HASH},
		      {"word_embedding", DML_CODER_EMBED},
		      {"bag_of_words", DML_CODER_WORDS}};

	for (size_t i = 0; i < sizeof(coders) / sizeof(coders[0]); i++)
		if (strcmp(coders[i].key, key) == 0)
			return each_column(p, v, key, add_coder, (int)coders[i].coder);
	if (strcmp(key, "dummycode") == 0)
		return each_column(p, v, key, add_dummy, 0);
	if (strcmp(key, "omit") == 0)
		return each_column(p, v, key, add_omit, 0);
	if (strcmp(key, "bin") == 0)
		return each_object(p, v, key, add_bin);
	if (strcmp(key, "impute") == 0)
		return each_object(p, v, key, add_impute);
	if (strcmp(key, "ids") == 0 || strcmp(key, "K") == 0)
		return SMR_OK;
	if (strcmp(key, "udf") == 0)
		return add_udf(p, v);
	return smr_fail(
		SMR_EINVAL,
		"'%s' is an invalid encoder: there are recode, dummycode, bin, hash, impute, "
		"omit, word_embedding, bag_of_words, udf",
		key);
}

/* A dummy code is of the codes of a column, which are those of its tokens if nothing else is said.
 */
static smr_status finish(const parser *p, const json_t *o)
{
	const json_t *k = json_object_get(o, "K");
	bool hashes = false;

	for (int64_t j = 0; j < p->s->cols; j++) {
		dml_coding *c = &p->s->of[j];

		if (c->dummy && c->coder == DML_CODER_PASS)
			c->coder = DML_CODER_RECODE;
		hashes |= c->coder == DML_CODER_HASH;
		if (c->dummy && (c->coder == DML_CODER_EMBED || c->coder == DML_CODER_WORDS))
			return smr_fail(SMR_EINVAL, "dummycode is not for embeddings and words");
	}
	if (k != NULL)
		p->s->buckets = json_integer_value(k);
	if (hashes && (p->s->buckets < 1 || p->s->buckets > INT32_MAX))
		return smr_fail(SMR_EINVAL, "hash: K is no number of codes");
	return SMR_OK;
}

static smr_status read_spec(parser *p, json_t *o)
{
	const char *key;
	json_t *v;

	if (!json_is_object(o))
		return smr_fail(SMR_EINVAL, "the specification is no object of JSON");
	p->ids = json_is_true(json_object_get(o, "ids"));
	json_object_foreach (o, key, v)
		SMR_TRY(read_key(p, key, v));
	return finish(p, o);
}

smr_status dml_spec_parse(const char *text, const dml_dataframe *t, dml_spec *out)
{
	smr_str strict = {0};
	json_error_t e;
	json_t *o = NULL;
	parser p = {.t = t, .s = out};
	smr_status st = dml_spec_strict(text, &strict);

	*out = (dml_spec){.cols = t->cols};
	if (st == SMR_OK) {
		out->of = smr_calloc((size_t)t->cols + 1, sizeof(*out->of));
		st = out->of != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for encoders");
	}
	if (st == SMR_OK) {
		o = json_loads(smr_str_text(&strict), 0, &e);
		st = o != NULL ? read_spec(&p, o)
			       : smr_fail(SMR_EINVAL, "the specification, line %d, column %d: %s",
					  e.line, e.column, e.text);
	}
	json_decref(o);
	smr_str_free(&strict);
	if (st != SMR_OK)
		dml_spec_free(out);
	return st;
}

void dml_spec_free(dml_spec *s)
{
	for (int64_t j = 0; s->of != NULL && j < s->cols; j++)
		smr_free(s->of[j].constant);
	smr_free(s->of);
	smr_free(s->udf);
	*s = (dml_spec){0};
}
