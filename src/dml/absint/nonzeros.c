/* Share of zeros in results of builtin functions whose arguments have unknown elements. */
#include <math.h>
#include <string.h>

#include "dml/absint.h"

/* Functions that map zeros to zeros element by element, or move elements. */
static bool keeps_zeros(const char *name)
{
	static const char *const names[] = {"abs",         "sign",      "sqrt",      "round",
					    "floor",       "ceil",      "ceiling",   "sin",
					    "tan",         "asin",      "atan",      "sinh",
					    "tanh",        "t",         "rev",       "order",
					    "roll",        "upper.tri", "lower.tri", "as.matrix",
					    "removeEmpty", "unique"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

static double zeros_of(const dml_builtin_call *c, const dml_matrix *out)
{
	double all = (double)out->rows * (double)out->cols, places = 0;
	const dml_matrix *m = dml_matrix_at(c, 0);
	const dml_value *share = &c->args[5];

	if (m != NULL && keeps_zeros(c->name))
		return dml_zeros(m);
	if (m != NULL && strcmp(c->name, "diag") == 0 && out->cols > 1)
		return 1 - 1 / (double)out->cols;
	if (strcasecmp(c->name, "rand") == 0 && share->matrix == NULL && dml_is_number(share))
		return 1 - fmin(1, fmax(0, dml_number_of(share)));
	if (m != NULL && (strcmp(c->name, "table") == 0 || strcmp(c->name, "ctable") == 0))
		return all > 0 ? fmax(0, 1 - (double)m->rows / all) : 0;
	if (strcmp(c->name, "matrix") == 0 && c->args[0].matrix == NULL &&
	    dml_is_number(&c->args[0]))
		return dml_number_of(&c->args[0]) == 0;
	if (strcmp(c->name, "cbind") != 0 && strcmp(c->name, "rbind") != 0 &&
	    strcmp(c->name, "append") != 0)
		return 0;
	for (uint32_t i = 0; i < DML_ARGS; i++)
		if (dml_matrix_at(c, i) != NULL)
			places += (1 - dml_zeros(c->args[i].matrix)) *
				  (double)c->args[i].matrix->rows * (double)c->args[i].matrix->cols;
	return all > 0 ? fmax(0, 1 - places / all) : 0;
}

/* rand() gives the requested share, by chance; matrix() of a number gives none or all. */
static bool is_exact(const dml_builtin_call *c)
{
	const dml_value *v = strcmp(c->name, "matrix") == 0     ? &c->args[0]
			     : strcasecmp(c->name, "rand") == 0 ? &c->args[5]
								: NULL;

	return v != NULL && (v->kind == DML_NOTHING || (v->matrix == NULL && dml_is_number(v)));
}

static bool is_one(const dml_value *v)
{
	return v->kind != DML_MATRIX && v->matrix == NULL && dml_is_number(v) &&
	       dml_number_of(v) == 1;
}

void dml_absint_zeros(const dml_builtin_call *c, const dml_value *out)
{
	bool counts = strcmp(c->name, "seq") == 0 && out->kind == DML_MATRIX &&
		      is_one(&c->args[0]) &&
		      (c->args[2].kind == DML_NOTHING || is_one(&c->args[2]));
	double zeros = out->kind == DML_MATRIX ? zeros_of(c, out->matrix) : 0;
	bool exact = out->kind == DML_MATRIX && (counts || is_exact(c));
	dml_outlook *o = zeros > 0 || counts || exact ? dml_outlook_of(out->matrix) : NULL;

	if (o != NULL) {
		o->zeros = zeros;
		o->counts = counts;
		o->exact = exact;
	}
}
