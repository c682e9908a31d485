/* One part of a plan, or one op of it, out of all. */
#include "cli/explain.h"

static long number_of(const json_t *o, const char *key)
{
	return (long)json_integer_value(json_object_get(o, key));
}

static bool has_op(const json_t *ops, long n)
{
	for (size_t i = 0; i < json_array_size(ops); i++)
		if (number_of(json_array_get(ops, i), "number") == n)
			return true;
	return false;
}

static bool runs_op(const json_t *kernel, long n)
{
	const json_t *ops = json_object_get(kernel, "ops");

	for (size_t i = 0; i < json_array_size(ops); i++)
		if (json_integer_value(json_array_get(ops, i)) == n)
			return true;
	return false;
}

static bool runs_some(const json_t *kernel, const json_t *ops)
{
	for (size_t i = 0; i < json_array_size(ops); i++)
		if (runs_op(kernel, number_of(json_array_get(ops, i), "number")))
			return true;
	return false;
}

static void keep_part(json_t *parts, const smr_explain_limit *l)
{
	for (size_t i = json_array_size(parts); i-- > 0;) {
		const json_t *p = json_array_get(parts, i);
		bool is = l->part >= 0 ? number_of(p, "part") == l->part
				       : has_op(json_object_get(p, "ops"), l->op);

		if (!is)
			json_array_remove(parts, i);
	}
}

static void keep_op(json_t *ops, long n)
{
	for (size_t i = json_array_size(ops); i-- > 0;)
		if (number_of(json_array_get(ops, i), "number") != n)
			json_array_remove(ops, i);
}

static void keep_chains(json_t *chains, long op)
{
	for (size_t i = json_array_size(chains); i-- > 0;)
		if (!has_op(json_object_get(json_array_get(chains, i), "ops"), op))
			json_array_remove(chains, i);
}

smr_status smr_cli_explain_limit(json_t *o, const smr_explain_limit *l)
{
	json_t *parts = json_object_get(o, "parts"), *kernels = json_object_get(o, "kernels");
	json_t *others = json_object_get(o, "without_kernel"), *ops;
	size_t nparts = json_array_size(parts);

	if (l->part < 0 && l->op < 0)
		return SMR_OK;
	keep_part(parts, l);
	keep_chains(json_object_get(o, "slabs"), l->op);
	keep_op(json_object_get(o, "joins"), l->op);
	(void)json_object_del(o, "groups");
	ops = json_object_get(json_array_get(parts, 0), "ops");
	if (l->part >= 0 && ops == NULL)
		return smr_fail(SMR_ENOTFOUND, "there is no part %ld, but %zu", l->part, nparts);
	if (l->op >= 0)
		keep_op(ops, l->op);
	for (size_t i = json_array_size(kernels); i-- > 0;) {
		const json_t *k = json_array_get(kernels, i);

		if (!(l->op >= 0 ? runs_op(k, l->op) : runs_some(k, ops)))
			json_array_remove(kernels, i);
	}
	if (l->op >= 0)
		keep_op(others, l->op);
	else
		json_array_clear(others);
	if (l->op >= 0 && json_array_size(kernels) + json_array_size(others) == 0)
		return smr_fail(SMR_ENOTFOUND, "there is no op %ld, but %ld", l->op,
				number_of(o, "after"));
	return SMR_OK;
}
