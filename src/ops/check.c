/* Validates operands and attributes of ops; error messages begin with the name of the op. */
#include <stdarg.h>
#include <stdio.h>

#include "ops/build.h"

smr_status(smr_ops_wrong)(const smr_node *v, const char *fmt, ...)
{
	char why[300];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	return smr_fail(SMR_ETYPE, "%s: %s", smr_op_name(v->op), why);
}

static smr_status dims_of(const smr_node *v, const smr_type *t, int64_t dims[SMR_MAX_RANK])
{
	int64_t n;

	if (!smr_type_dims(t, dims) || !smr_type_count(t, &n))
		return smr_ops_wrong(v,
				     "a tensor whose sizes are no numbers, or larger than memory");
	return SMR_OK;
}

smr_status smr_ops_dims(const smr_node *v, uint32_t i, int64_t dims[SMR_MAX_RANK])
{
	if (i >= v->nins)
		return smr_ops_wrong(v, "operand %u is missing", i);
	return dims_of(v, &v->ins[i]->type, dims);
}

smr_status smr_ops_out_dims(const smr_node *v, uint32_t k, int64_t dims[SMR_MAX_RANK])
{
	return dims_of(v, smr_node_type(v, k), dims);
}

smr_status smr_ops_numbers(const smr_node *v, smr_attr_key key, uint32_t n, int64_t lo, int64_t hi,
			   const int64_t **out)
{
	uint32_t count;
	const int64_t *list = smr_node_get(v, key, &count);

	if (list == NULL || count != n)
		return smr_ops_wrong(v, "%s has %u numbers, %u are needed", smr_attr_name(key),
				     count, n);
	for (uint32_t i = 0; i < n; i++)
		if (list[i] < lo || list[i] > hi)
			return smr_ops_wrong(v, "%s has %lld, which is not from %lld to %lld",
					     smr_attr_name(key), (long long)list[i], (long long)lo,
					     (long long)hi);
	*out = list;
	return SMR_OK;
}

smr_status smr_ops_dim_list(const smr_node *v, smr_attr_key key, uint32_t rank, const int64_t **out,
			    uint32_t *n, uint32_t *mask)
{
	static const int64_t none;
	const int64_t *list = smr_node_get(v, key, n);

	if (list == NULL)
		list = &none;
	*out = list;
	*mask = 0;
	for (uint32_t i = 0; i < *n; i++) {
		if (list[i] < 0 || list[i] >= rank)
			return smr_ops_wrong(v, "%s names dimension %lld of %u", smr_attr_name(key),
					     (long long)list[i], rank);
		if (*mask >> list[i] & 1)
			return smr_ops_wrong(v, "%s names dimension %lld twice", smr_attr_name(key),
					     (long long)list[i]);
		*mask |= 1u << list[i];
	}
	return SMR_OK;
}

smr_status smr_ops_rank(const smr_node *v, uint32_t i, uint32_t rank)
{
	if (i >= v->nins)
		return smr_ops_wrong(v, "operand %u is missing", i);
	return v->ins[i]->type.rank == rank
		       ? SMR_OK
		       : smr_ops_wrong(v, "operand %u has %u dimensions, not %u", i,
				       v->ins[i]->type.rank, rank);
}

smr_status smr_ops_same_dtype(const smr_node *v, uint32_t i, uint32_t k)
{
	smr_dtype a = v->ins[i]->type.dtype, b = v->ins[k]->type.dtype;

	return a == b ? SMR_OK
		      : smr_ops_wrong(v, "operands %u and %u are %s and %s", i, k,
				      smr_dtype_name(a), smr_dtype_name(b));
}

smr_status smr_ops_body(const smr_node *v, uint32_t nparams, uint32_t nresults)
{
	if (v->body == NULL)
		return smr_ops_wrong(v, "it has no body");
	if (v->body->nparams != nparams || v->body->nresults != nresults)
		return smr_ops_wrong(v, "its body makes %u of %u numbers, not %u of %u",
				     v->body->nresults, v->body->nparams, nresults, nparams);
	return SMR_OK;
}

smr_status smr_ops_counts(const smr_node *v, uint32_t nins, uint32_t nresults)
{
	if (v->nins != nins || v->nmore + 1 != nresults)
		return smr_ops_wrong(v, "%u operands and %u results, not %u and %u", v->nins,
				     v->nmore + 1, nins, nresults);
	return SMR_OK;
}

smr_status smr_ops_result(smr_graph *g, const smr_node *v, smr_dtype t, uint32_t rank,
			  const int64_t *dims, smr_type *out)
{
	int64_t n;

	SMR_TRY(smr_type_make(g, t, rank, dims, out));
	return smr_type_count(out, &n) ? SMR_OK
				       : smr_ops_wrong(v, "its result would be larger than memory");
}

smr_status smr_ops_places(const smr_node *v, uint32_t i)
{
	smr_dtype t = v->ins[i]->type.dtype;

	return smr_dtype_is_float(t) || t == SMR_I1
		       ? smr_ops_wrong(v, "places are integers, not %s", smr_dtype_name(t))
		       : SMR_OK;
}
