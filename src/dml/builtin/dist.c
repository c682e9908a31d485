/* Builtin functions of probability distributions: cdf(), icdf() and their short names. */
#include <math.h>
#include <string.h>

#include "dml/builtin/dist.h"
#include "dml/interp.h"

/* Indices of parameters in the rows below. */
enum { TARGET, DIST, MEAN, SD, DF, DF1, DF2, RATE, LOWER };
#define PARAMS "mean sd df df1 df2 rate lower.tail"

static const char *const kinds[] = {
	[DML_DIST_NORMAL] = "normal", [DML_DIST_EXP] = "exp", [DML_DIST_CHISQ] = "chisq",
	[DML_DIST_T] = "t",           [DML_DIST_F] = "f",
};

/* In `data` of a row: the distribution (UNNAMED: from an argument), and whether its inverse. */
enum { UNNAMED = 8, INVERSE = 16 };

static smr_status kind_of(dml_builtin_call *c, dml_dist *d)
{
	const char *name;

	d->kind = (dml_dist_kind)(c->data & (UNNAMED - 1));
	if ((c->data & UNNAMED) == 0)
		return SMR_OK;
	SMR_TRY(dml_arg_text(c, DIST, "normal", &name));
	for (unsigned i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strcmp(kinds[i], name) == 0) {
			d->kind = (dml_dist_kind)i;
			return SMR_OK;
		}
	return dml_run_fail(
		c->s, c->at,
		"%s(): dist is \"normal\", \"t\", \"f\", \"chisq\" or \"exp\", not \"%s\"", c->name,
		name);
}

static smr_status params_of(dml_builtin_call *c, dml_dist *d)
{
	static const struct {
		int first, second;
		double a, b;
	} of[] = {
		[DML_DIST_NORMAL] = {MEAN, SD, 0, 1}, [DML_DIST_EXP] = {RATE, RATE, 1, 1},
		[DML_DIST_CHISQ] = {DF, DF, 0, 1},    [DML_DIST_T] = {DF, DF, 0, 1},
		[DML_DIST_F] = {DF1, DF2, 0, 0},
	};

	SMR_TRY(dml_arg_number(c, (uint32_t)of[d->kind].first, of[d->kind].a, &d->a));
	SMR_TRY(dml_arg_number(c, (uint32_t)of[d->kind].second, of[d->kind].b, &d->b));
	if ((d->kind == DML_DIST_NORMAL || d->a > 0) && d->b > 0)
		return SMR_OK;
	return dml_run_fail(
		c->s, c->at,
		"%s(): dist=\"%s\" needs degrees of freedom, rates and deviations above 0", c->name,
		kinds[d->kind]);
}

static double eval_distribution(const dml_builtin_call *c, const dml_dist *d, double x, bool below)
{
	if ((c->data & INVERSE) != 0)
		return dml_dist_quantile(d, below ? x : 1 - x);
	return dml_dist_share(d, x, !below);
}

static smr_status distribution(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *m = c->args[TARGET].matrix;
	dml_matrix *r;
	dml_dist d;
	bool below;
	double x;

	SMR_TRY(kind_of(c, &d));
	SMR_TRY(params_of(c, &d));
	SMR_TRY(dml_arg_truth(c, LOWER, true, &below));
	if (c->args[TARGET].kind != DML_MATRIX) {
		SMR_TRY(dml_arg_number(c, TARGET, 0, &x));
		*out = dml_double(eval_distribution(c, &d, x, below));
		return SMR_OK;
	}
	SMR_TRY(dml_materialize(c->s->trace, &c->args[TARGET]));
	r = dml_new(c->s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows * m->cols; i++)
		r->data[i] = eval_distribution(c, &d, m->data[i], below);
	*out = dml_of(r);
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"cdf", "target! dist " PARAMS, distribution, UNNAMED, .shape = "e"},
	{"icdf", "target! dist " PARAMS, distribution, UNNAMED | INVERSE, .shape = "e"},
	{"pnorm", "target! dist " PARAMS, distribution, DML_DIST_NORMAL, .shape = "e"},
	{"qnorm", "target! dist " PARAMS, distribution, DML_DIST_NORMAL | INVERSE, .shape = "e"},
	{"pexp", "target! dist " PARAMS, distribution, DML_DIST_EXP, .shape = "e"},
	{"qexp", "target! dist " PARAMS, distribution, DML_DIST_EXP | INVERSE, .shape = "e"},
	{"pchisq", "target! dist " PARAMS, distribution, DML_DIST_CHISQ, .shape = "e"},
	{"qchisq", "target! dist " PARAMS, distribution, DML_DIST_CHISQ | INVERSE, .shape = "e"},
	{"pt", "target! dist " PARAMS, distribution, DML_DIST_T, .shape = "e"},
	{"qt", "target! dist " PARAMS, distribution, DML_DIST_T | INVERSE, .shape = "e"},
	{"pf", "target! dist " PARAMS, distribution, DML_DIST_F, .shape = "e"},
	{"qf", "target! dist " PARAMS, distribution, DML_DIST_F | INVERSE, .shape = "e"},
};

const dml_builtins dml_builtins_dist = {rows, sizeof(rows) / sizeof(rows[0])};
