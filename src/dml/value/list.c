/* Lists. They are immutable, since they may be shared. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/interp.h"

smr_status dml_list_new(uint32_t n, dml_list **out)
{
	dml_list *l = smr_calloc(1, sizeof(*l));

	if (l != NULL) {
		l->refs = 1;
		l->n = n;
		l->values = smr_calloc((size_t)n + 1, sizeof(*l->values));
		l->names = smr_calloc((size_t)n + 1, sizeof(*l->names));
	}
	if (l == NULL || l->values == NULL || l->names == NULL) {
		if (l != NULL) {
			smr_free(l->values);
			smr_free(l->names);
		}
		smr_free(l);
		return smr_fail(SMR_ENOMEM, "no memory for a list of %u values", n);
	}
	*out = l;
	return SMR_OK;
}

static dml_value value_of(dml_list *l)
{
	smr_assert(l->refs > 0);
	return (dml_value){.kind = DML_LIST, .list = l};
}

smr_status dml_list_name(dml_list *l, uint32_t i, const char *name)
{
	smr_assert(i < l->n && l->names[i] == NULL);
	if (name == NULL)
		return SMR_OK;
	l->names[i] = smr_strdup(name);
	return l->names[i] != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a name");
}

/* Sets value @p i to value @p k of @p from. */
static smr_status copy_item(dml_list *l, uint32_t i, const dml_list *from, uint32_t k)
{
	smr_assert(i < l->n && k < from->n);
	l->values[i] = dml_keep(&from->values[k]);
	return dml_list_name(l, i, from->names[k]);
}

static smr_status finish_list(smr_status st, dml_list *l, dml_value *out)
{
	dml_value v = value_of(l);

	if (st == SMR_OK)
		*out = v;
	else
		dml_drop(&v);
	return st;
}

smr_status dml_list_of(uint32_t n, const dml_value *values, const smr_dml_param *names,
		       dml_value *out)
{
	dml_list *l;
	smr_status st = SMR_OK;

	SMR_TRY(dml_list_new(n, &l));
	for (uint32_t i = 0; st == SMR_OK && i < n; i++) {
		l->values[i] = dml_keep(&values[i]);
		st = dml_list_name(l, i, names[i].name);
	}
	return finish_list(st, l, out);
}

smr_status dml_list_part(const dml_value *list, uint32_t at, uint32_t n, dml_value *out)
{
	dml_list *l;
	smr_status st = SMR_OK;

	smr_assert(list->kind == DML_LIST && at + n <= list->list->n);
	SMR_TRY(dml_list_new(n, &l));
	for (uint32_t i = 0; st == SMR_OK && i < n; i++)
		st = copy_item(l, i, list->list, at + i);
	return finish_list(st, l, out);
}

smr_status dml_list_with(const dml_value *list, uint32_t at, const dml_value *v, const char *name,
			 dml_value *out)
{
	const dml_list *from = list->list;
	dml_list *l;
	smr_status st = SMR_OK;

	smr_assert(at <= from->n);
	SMR_TRY(dml_list_new(at < from->n ? from->n : from->n + 1, &l));
	for (uint32_t i = 0; st == SMR_OK && i < l->n; i++)
		if (i != at)
			st = copy_item(l, i, from, i);
		else
			st = dml_list_name(l, i, i < from->n ? from->names[i] : name);
	l->values[at] = dml_keep(v);
	return finish_list(st, l, out);
}

smr_status dml_list_put(const dml_value *list, uint32_t at, const dml_list *part, dml_value *out)
{
	const dml_list *from = list->list;
	dml_list *l;
	smr_status st = SMR_OK;

	smr_assert(at + part->n <= from->n);
	SMR_TRY(dml_list_new(from->n, &l));
	for (uint32_t i = 0; st == SMR_OK && i < l->n; i++) {
		bool put = i >= at && i - at < part->n;

		l->values[i] = dml_keep(put ? &part->values[i - at] : &from->values[i]);
		st = dml_list_name(l, i,
				   put && part->names[i - at] != NULL ? part->names[i - at]
								      : from->names[i]);
	}
	return finish_list(st, l, out);
}

smr_status dml_list_append(const dml_value *list, const dml_value *v, dml_value *out)
{
	const char *name = NULL;

	if (v->kind == DML_LIST && v->list->n == 1) {
		name = v->list->names[0];
		v = &v->list->values[0];
	}
	return dml_list_with(list, list->list->n, v, name, out);
}

smr_status dml_list_without(const dml_value *list, uint32_t at, dml_value *out)
{
	dml_list *l;
	smr_status st = SMR_OK;

	smr_assert(at < list->list->n);
	SMR_TRY(dml_list_new(list->list->n - 1, &l));
	for (uint32_t i = 0; st == SMR_OK && i < l->n; i++)
		st = copy_item(l, i, list->list, i + (i >= at));
	return finish_list(st, l, out);
}
