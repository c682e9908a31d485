/* Names that statements read and set. Texts count as names: eval("f"), exists("x"). */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp/liveness_internal.h"

const known *live_find(const dml_live *l, const char *name)
{
	known *k;

	HASH_FIND_STR(l->names, name, k);
	return k;
}

void live_number(dml_live *l, uint64_t *set, const char *name)
{
	known *k;

	(void)set;
	if (live_find(l, name) != NULL)
		return;
	k = smr_arena_alloc(l->arena, sizeof(*k));
	if (k == NULL)
		return;
	*k = (known){.number = l->nnames++, .name = name};
	HASH_ADD_KEYPTR(hh, l->names, k->name, strlen(name), k);
	l->partial |= k->hh.tbl == NULL;
}

void live_put(dml_live *l, uint64_t *set, const char *name)
{
	const known *k = live_find(l, name);

	if (k != NULL)
		set[k->number / 64] |= UINT64_C(1) << k->number % 64;
}

void live_put_again(dml_live *l, uint64_t *set, const char *name)
{
	const known *k = live_find(l, name);

	if (k != NULL && set[k->number / 64] >> k->number % 64 & 1)
		live_put(l, set + l->words, name);
	live_put(l, set, name);
}

/* exists("a" + "b"), and exists(n) where n is a text. */
static bool computes_name(const smr_dml_expr *e)
{
	return e->kind == SMR_DML_CALL && e->space == NULL && strcmp(e->callee, "exists") == 0 &&
	       e->nargs > 0 && e->args[0].value->kind != SMR_DML_STRING;
}

static void read_by(dml_live *l, const smr_dml_expr *e, on_name *fn, uint64_t *set)
{
	if (e == NULL)
		return;
	l->partial |= computes_name(e);
	switch (e->kind) {
	case SMR_DML_NAME:
		fn(l, set, e->name);
		break;
	case SMR_DML_STRING:
		fn(l, set, e->text);
		break;
	case SMR_DML_OPERATION:
		read_by(l, e->a, fn, set);
		read_by(l, e->b, fn, set);
		break;
	case SMR_DML_CALL:
	case SMR_DML_LIST:
		for (uint32_t i = 0; i < e->nargs; i++)
			read_by(l, e->args[i].value, fn, set);
		break;
	case SMR_DML_INDEX:
		fn(l, set, e->array);
		for (uint32_t i = 0; i < e->nranges; i++) {
			read_by(l, e->ranges[i].from, fn, set);
			read_by(l, e->ranges[i].to, fn, set);
		}
		break;
	default:
		break;
	}
}

void live_reads(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set)
{
	for (uint32_t i = 0; i < t->ntargets; i++)
		if (t->kind == SMR_DML_ADD || t->targets[i]->kind == SMR_DML_INDEX)
			read_by(l, t->targets[i], fn, set);
	read_by(l, t->value, fn, set);
	read_by(l, t->from, fn, set);
	read_by(l, t->to, fn, set);
	for (uint32_t i = 0; i < t->noptions; i++)
		read_by(l, t->options[i].value, fn, set);
}

/* Inputs of the caller stay live: the statement that would read them may be skipped. */
static bool is_given(const dml_live *l, const char *name)
{
	for (size_t i = 0; l->given != NULL && i < l->given->ninputs; i++)
		if (strcmp(l->given->inputs[i], name) == 0)
			return true;
	return false;
}

void live_sets(dml_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set)
{
	for (uint32_t i = 0; t->kind == SMR_DML_ASSIGN && i < t->ntargets; i++)
		if (t->targets[i]->kind == SMR_DML_NAME && !is_given(l, t->targets[i]->name))
			fn(l, set, t->targets[i]->name);
}
