/* Value types of columns: names, schemas. */
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/dataframe.h"

static const char *const names[DML_CELL_TYPES] = {
	[DML_CELL_UINT4] = "UINT4",     [DML_CELL_UINT8] = "UINT8",
	[DML_CELL_FP32] = "FP32",       [DML_CELL_FP64] = "FP64",
	[DML_CELL_INT32] = "INT32",     [DML_CELL_INT64] = "INT64",
	[DML_CELL_BOOLEAN] = "BOOLEAN", [DML_CELL_STRING] = "STRING",
	[DML_CELL_UNKNOWN] = "UNKNOWN", [DML_CELL_HASH64] = "HASH64",
	[DML_CELL_HASH32] = "HASH32",   [DML_CELL_CHARACTER] = "CHARACTER"};

static const struct alias {
	const char *name;
	dml_cell_type type;
} aliases[] = {
	{"float", DML_CELL_FP32},   {"double", DML_CELL_FP64}, {"int", DML_CELL_INT64},
	{"bool", DML_CELL_BOOLEAN}, {"str", DML_CELL_STRING},  {"char", DML_CELL_CHARACTER},
};

const char *dml_cell_type_name(dml_cell_type t)
{
	smr_assert(t < DML_CELL_TYPES);
	return names[t];
}

static bool is_name(const char *name, const char *s, size_t n)
{
	return strlen(name) == n && strncasecmp(name, s, n) == 0;
}

bool dml_cell_type_find(const char *s, size_t n, dml_cell_type *out)
{
	for (int t = 0; t < DML_CELL_TYPES; t++)
		if (is_name(names[t], s, n)) {
			*out = (dml_cell_type)t;
			return true;
		}
	for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
		if (is_name(aliases[i].name, s, n)) {
			*out = aliases[i].type;
			return true;
		}
	return false;
}

bool dml_cell_type_stored(dml_cell_type t)
{
	return t != DML_CELL_UINT4 && t != DML_CELL_UNKNOWN && t != DML_CELL_HASH64 &&
	       t != DML_CELL_HASH32;
}

/* The order of numbers: each takes all values of those before it. */
static int rank(dml_cell_type t)
{
	static const dml_cell_type order[] = {DML_CELL_BOOLEAN, DML_CELL_UINT8, DML_CELL_INT32,
					      DML_CELL_INT64,   DML_CELL_FP32,  DML_CELL_FP64};

	for (int i = 0; i < 6; i++)
		if (order[i] == t)
			return i;
	return 6;
}

dml_cell_type dml_cell_type_common(dml_cell_type a, dml_cell_type b)
{
	if (a == b || b == DML_CELL_UNKNOWN)
		return a;
	if (a == DML_CELL_UNKNOWN)
		return b;
	if (rank(a) == 6 || rank(b) == 6)
		return DML_CELL_STRING;
	return rank(a) > rank(b) ? a : b;
}

/* ---- schemas --------------------------------------------------------------------------------- */

static size_t trim(const char **s, size_t n)
{
	while (n > 0 && (**s == ' ' || **s == '\t')) {
		++*s;
		n--;
	}
	while (n > 0 && ((*s)[n - 1] == ' ' || (*s)[n - 1] == '\t'))
		n--;
	return n;
}

static smr_status type_at(const char *where, const char *s, size_t n, dml_cell_type *out)
{
	if (!dml_cell_type_find(s, n, out))
		return smr_fail(SMR_EINVAL,
				"%s: a schema has no type '%.*s': there are STRING, INT32, INT64, "
				"FP32, FP64, BOOLEAN, CHARACTER, UINT8",
				where, n < 40 ? (int)n : 40, s);
	if (!dml_cell_type_stored(*out))
		return smr_fail(SMR_EUNSUPPORTED,
				"%s: columns of type %s are not supported; STRING takes any text",
				where, names[*out]);
	return SMR_OK;
}

static int64_t count_names(const char *s)
{
	int64_t n = 0;

	while (*s != '\0') {
		size_t len = strcspn(s, ",");

		n++;
		s += len + (s[len] == ',');
	}
	return n;
}

smr_status dml_schema_parse(const char *where, const char *schema, int64_t cols,
			    dml_cell_type **out, int64_t *n)
{
	bool any = *schema == '\0' || strcmp(schema, "*") == 0;
	int64_t given = any ? 1 : count_names(schema);
	smr_status st = SMR_OK;
	dml_cell_type *t;

	*n = cols >= 0 ? cols : given;
	if (given != 1 && given != *n)
		return smr_fail(SMR_EINVAL, "%s: the schema has %lld types for %lld columns", where,
				(long long)given, (long long)*n);
	t = smr_calloc((size_t)*n + 1, sizeof(*t));
	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a schema");
	t[0] = DML_CELL_STRING;
	for (int64_t i = 0; i < given && !any && st == SMR_OK; i++) {
		size_t len = strcspn(schema, ",");
		const char *s = schema;
		size_t used = trim(&s, len);

		st = type_at(where, s, used, &t[i]);
		schema += len + (schema[len] == ',');
	}
	for (int64_t i = 1; i < *n && given == 1; i++)
		t[i] = t[0];
	if (st == SMR_OK)
		*out = t;
	else
		smr_free(t);
	return st;
}
