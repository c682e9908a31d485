/* Lookup of builtin functions by name, and binding of their arguments. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/domain.h"

static const dml_builtin *find_builtin(const char *name)
{
	static const dml_builtins *const tables[] = {
		&dml_builtins_algebra,   &dml_builtins_bits,      &dml_builtins_dist,
		&dml_builtins_distinct,  &dml_builtins_einsum,    &dml_builtins_eval,
		&dml_builtins_factor,    &dml_builtins_fourier,   &dml_builtins_frame,
		&dml_builtins_group,     &dml_builtins_image,     &dml_builtins_lineage,
		&dml_builtins_make,      &dml_builtins_map,       &dml_builtins_math,
		&dml_builtins_matrix,    &dml_builtins_meet,      &dml_builtins_order,
		&dml_builtins_outer,     &dml_builtins_paramserv, &dml_builtins_read,
		&dml_builtins_scalar,    &dml_builtins_schema,    &dml_builtins_select,
		&dml_builtins_sql,       &dml_builtins_stat,      &dml_builtins_storage,
		&dml_builtins_table,     &dml_builtins_tensor,    &dml_builtins_tokenize,
		&dml_builtins_transform, &dml_builtins_write};

	for (size_t k = 0; k < sizeof(tables) / sizeof(tables[0]); k++)
		for (size_t i = 0; i < tables[k]->n; i++)
			if (strcmp(tables[k]->rows[i].name, name) == 0)
				return &tables[k]->rows[i];
	return NULL;
}

/* Gives the name of parameter @p k of a row, and whether it is required; returns its length, or
 * 0. */
static size_t param_at(const dml_builtin *b, uint32_t k, const char **at, bool *must)
{
	const char *p = b->params;
	size_t n;

	smr_assert(b->params != NULL);
	for (uint32_t i = 0; i < k && p != NULL; i++) {
		p = strchr(p, ' ');
		p = p != NULL ? p + 1 : NULL;
	}
	*at = p;
	n = p != NULL ? strcspn(p, " !") : 0;
	*must = n > 0 && p[n] == '!';
	return n;
}

static uint32_t param_named(const dml_builtin *b, const char *name)
{
	const char *at;
	size_t n;
	bool must;

	for (uint32_t k = 0; (n = param_at(b, k, &at, &must)) > 0; k++)
		if (strlen(name) == n && memcmp(at, name, n) == 0)
			return k;
	return UINT32_MAX;
}

static smr_status bind_arguments(dml_builtin_call *c, const dml_builtin *b, const smr_dml_expr *e)
{
	const char *at;
	size_t n;
	bool must;

	smr_assert(c->nargs == 0);
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_dml_argument *a = &e->args[i];
		uint32_t k = a->name != NULL ? param_named(b, a->name) : i;

		if (a->name == NULL)
			c->nargs++;
		if (k >= DML_ARGS || param_at(b, k, &at, &must) == 0)
			return a->name != NULL
				       ? dml_run_fail(c->s, a->value->at,
						      "%s() has no parameter %s", b->name, a->name)
				       : dml_run_fail(c->s, a->value->at,
						      "%s() does not take %u arguments", b->name,
						      e->nargs);
		if (c->args[k].kind != DML_NOTHING)
			return dml_run_fail(c->s, a->value->at, "one argument of %s() twice",
					    b->name);
		SMR_TRY(a->value->kind == SMR_DML_LIST ? dml_list_make(c->s, a->value, &c->args[k])
						       : dml_eval(c->s, a->value, &c->args[k]));
	}
	for (uint32_t k = 0; (n = param_at(b, k, &at, &must)) > 0; k++)
		if (must && c->args[k].kind == DML_NOTHING)
			return dml_run_fail(c->s, e->at, "%s() without %.*s", b->name, (int)n, at);
	return SMR_OK;
}

static smr_status run_builtin(script *s, const dml_builtin *b, const smr_dml_expr *e,
			      dml_value *out, uint32_t nout)
{
	dml_builtin_call c = {.s = s, .at = e->at, .name = b->name, .data = b->data, .nout = nout};
	smr_status st = bind_arguments(&c, b, e);

	smr_assert(nout >= 1);
	if (st == SMR_OK)
		st = s->domain->builtin(&c, b, out);
	for (uint32_t i = 0; i < DML_ARGS; i++)
		dml_drop(&c.args[i]);
	return st;
}

/* ---- arguments */

smr_status dml_arg_matrix(dml_builtin_call *c, uint32_t i, dml_matrix **out)
{
	smr_assert(i < DML_ARGS);
	*out = c->args[i].matrix;
	return c->args[i].kind == DML_MATRIX
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at, "%s(): argument %u must be a matrix, and is %s",
				      c->name, i + 1, dml_a_kind(c->args[i].kind));
}

smr_status dml_arg_forced(dml_builtin_call *c, uint32_t i, dml_matrix **out)
{
	SMR_TRY(dml_arg_matrix(c, i, out));
	return dml_materialize(c->s->trace, &c->args[i]);
}

smr_status dml_arg_number(dml_builtin_call *c, uint32_t i, double otherwise, double *out)
{
	dml_value *v = &c->args[i];

	smr_assert(i < DML_ARGS);
	bool is = true;

	*out = otherwise;
	if (v->kind != DML_NOTHING)
		SMR_TRY(dml_number(c->s, v, &is, out));
	if (!is)
		return dml_run_fail(c->s, c->at, "%s(): argument %u must be a number, and is %s",
				    c->name, i + 1, dml_a_kind(v->kind));
	return SMR_OK;
}

smr_status dml_arg_int(dml_builtin_call *c, uint32_t i, int64_t otherwise, int64_t *out)
{
	double x;

	smr_assert(i < DML_ARGS);
	if (c->args[i].kind == DML_INTEGER) {
		*out = c->args[i].integer;
		return SMR_OK;
	}
	SMR_TRY(dml_arg_number(c, i, (double)otherwise, &x));
	if (!(fabs(x) < 9e15))
		return dml_run_fail(c->s, c->at, "%s(): argument %u is %s", c->name, i + 1,
				    isnan(x) ? "NaN" : "too large");
	*out = (int64_t)x;
	return SMR_OK;
}

smr_status dml_arg_truth(dml_builtin_call *c, uint32_t i, bool otherwise, bool *out)
{
	const dml_value *v = &c->args[i];
	double x;

	smr_assert(i < DML_ARGS);
	if (v->kind == DML_TEXT && strcasecmp(v->text->s, "true") == 0) {
		*out = true; /* an argument of the command line is a text in lower case */
		return SMR_OK;
	}
	if (v->kind == DML_TEXT && strcasecmp(v->text->s, "false") == 0) {
		*out = false;
		return SMR_OK;
	}
	SMR_TRY(dml_arg_number(c, i, otherwise, &x));
	*out = x != 0;
	return SMR_OK;
}

smr_status dml_arg_text(dml_builtin_call *c, uint32_t i, const char *otherwise, const char **out)
{
	smr_assert(i < DML_ARGS);
	*out = otherwise;
	if (c->args[i].kind == DML_NOTHING)
		return SMR_OK;
	if (c->args[i].kind != DML_TEXT)
		return dml_run_fail(c->s, c->at, "%s(): argument %u must be a string, and is %s",
				    c->name, i + 1, dml_a_kind(c->args[i].kind));
	*out = c->args[i].text->s;
	return SMR_OK;
}

smr_status dml_arg_to_text(dml_builtin_call *c, uint32_t i)
{
	dml_value *v = &c->args[i], text;
	smr_str s = {0};
	smr_status st;

	if (v->kind != DML_INTEGER && v->kind != DML_DOUBLE && v->kind != DML_BOOLEAN)
		return SMR_OK;
	SMR_TRY(dml_materialize(c->s->trace, v));
	dml_put_scalar(&s, v);
	st = smr_str_status(&s, "an argument");
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&s), s.n, &text);
	smr_str_free(&s);
	if (st != SMR_OK)
		return st;
	dml_drop(v);
	*v = text;
	return SMR_OK;
}

smr_status dml_arg_sizes(dml_builtin_call *c, uint32_t i, int64_t *rows, int64_t *cols)
{
	SMR_TRY(dml_arg_int(c, i, -1, rows));
	SMR_TRY(dml_arg_int(c, i + 1, -1, cols));
	return *rows >= 0 && *cols >= 0 ? SMR_OK
					: dml_run_fail(c->s, c->at, "%s(): a matrix of %lldx%lld",
						       c->name, (long long)*rows, (long long)*cols);
}

smr_status dml_arg_weights(dml_builtin_call *c, uint32_t i, const dml_matrix *m, const double **out)
{
	dml_matrix *w;

	*out = NULL;
	if (c->args[i].kind == DML_NOTHING)
		return SMR_OK;
	SMR_TRY(dml_arg_forced(c, i, &w));
	if (dml_matrix_count(w) != dml_matrix_count(m))
		return dml_run_fail(c->s, c->at, "%s(): %lld weights for %lld numbers", c->name,
				    (long long)dml_matrix_count(w), (long long)dml_matrix_count(m));
	*out = w->data;
	return SMR_OK;
}

smr_status dml_arg_frame(dml_builtin_call *c, uint32_t i, dml_dataframe **out)
{
	*out = c->args[i].frame;
	return c->args[i].kind == DML_FRAME
		       ? dml_frame_known(c->s, c->at, &c->args[i], out)
		       : dml_run_fail(c->s, c->at, "%s(): argument %u must be a frame, and is %s",
				      c->name, i + 1, dml_a_kind(c->args[i].kind));
}

double dml_weight(const double *w, int64_t i)
{
	smr_assert(i >= 0);
	return w != NULL ? w[i] : 1;
}

const dml_library dml_builtin_library = {
	.find = find_builtin,
	.run = run_builtin,
	.external = dml_external,
	.is_elementwise = dml_is_elementwise,
};
