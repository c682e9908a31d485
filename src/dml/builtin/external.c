/* Functions that scripts declare with a Java class, and that have a native implementation here. */
#include <string.h>

#include "dml/interp.h"

/* Computes edges of equi-height bins of a sorted column: the mean of each step-th number and its
 * predecessor, if they differ, then the last number. The first bin always has an edge. */
static int64_t compute_bin_edges(const dml_matrix *column, int64_t step, dml_matrix *to)
{
	int64_t n = dml_matrix_count(column), made = 0;
	double last = column->data[0];

	for (int64_t i = step; made + 1 < to->rows && i < n + step; i += step) {
		double next = column->data[i < n ? i : n - 1];

		if (next != last || made == 0)
			to->data[made++] = (last + next) / 2;
		last = next;
	}
	to->data[made] = column->data[n - 1];
	return made;
}

static smr_status call_binning(script *s, smr_dml_at at, dml_value *args, dml_value *out,
			       uint32_t nout)
{
	dml_matrix *r;
	int64_t n;

	SMR_TRY(dml_materialize(s->trace, &args[0]));
	if (dml_matrix_count(args[0].matrix) == 0 || args[1].integer < 1 || args[2].integer < 1)
		return dml_run_fail(s, at, "bins of %lld numbers: %lld of %lld numbers each",
				    (long long)dml_matrix_count(args[0].matrix),
				    (long long)args[2].integer, (long long)args[1].integer);
	r = dml_matrix_new(args[2].integer + 1, 1);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)r->rows * sizeof(double));
	n = compute_bin_edges(args[0].matrix, args[1].integer, r);
	out[0] = dml_of(r);
	if (nout > 1)
		out[1] = dml_integer(n);
	return SMR_OK;
}

static const struct known {
	const char *classname, *kinds; /* M: matrix, I: integer */
	smr_status (*run)(script *s, smr_dml_at at, dml_value *args, dml_value *out, uint32_t nout);
} known[] = {
	{"org.apache.sysml.udf.lib.BinningWrapper", "MII", call_binning},
};

static bool signature_matches(const char *kinds, const smr_dml_function *f, const dml_value *args)
{
	if (f->nparams != strlen(kinds))
		return false;
	for (uint32_t i = 0; i < f->nparams; i++)
		if (args[i].kind != (kinds[i] == 'M' ? DML_MATRIX : DML_INTEGER))
			return false;
	return true;
}

smr_status dml_external(script *s, smr_dml_at at, const smr_dml_function *f, dml_value *args,
			dml_value *out, uint32_t nout)
{
	const char *name = f->classname != NULL ? f->classname : "none";

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(known[i].classname, name) == 0 &&
		    signature_matches(known[i].kinds, f, args))
			return known[i].run(s, at, args, out, nout);
	return dml_run_fail(s, at, "%s() is code of another language, class %s", f->name, name);
}
