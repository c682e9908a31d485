/* Fusion templates, and the memo table of fusible edges: an entry means that the template of the
 * reader can inline that of the operand. Conditions on the whole op are checked when it is walked
 * or built: the rows of a fold must be outer loops of the op (fuse_walk_op(), try_inline()). */
#include "pass/fuse/plan_internal.h"

static bool opens_cell(const fuse_value *x)
{
	return x->nest != NULL && !x->fold;
}

static bool opens_row(const fuse_value *x)
{
	return x->nest != NULL && x->fold && !x->core;
}

static bool opens_tail(const fuse_value *x)
{
	return x->core;
}

/* Returns whether the reader may select slices of @p x repeatedly. */
static bool may_repeat_slices(const fuse_value *reader, const fuse_value *x)
{
	return reader->node->op == SMR_OP_gather && !x->free;
}

static bool reads_indirectly(const fuse_value *reader, const fuse_value *x)
{
	const fuse_form *form = reader->form;

	if (!may_repeat_slices(reader, x))
		return false;
	for (uint32_t i = 0; i < form->nreads; i++) {
		const fuse_edge *e = &reader->edges[form->reads[i].edge];

		for (uint32_t d = 0; e->from == x && d < x->form->rank; d++)
			if (form->reads[i].dims[d].where != NULL)
				return true;
	}
	return false;
}

static bool fuses_cell(const fuse_value *reader, const fuse_value *x)
{
	return !reads_indirectly(reader, x);
}

/* Row template; excludes one fold over everything, which must be known before the first element. */
static bool fuses_row(const fuse_value *reader, const fuse_value *x)
{
	return !reads_indirectly(reader, x) && (x->elements > 1 || reader->elements == 1);
}

/* Tail template: each element once. Walking or building the op checks that it is at its own
 * index. */
static bool fuses_tail(const fuse_value *reader, const fuse_value *x)
{
	return !reader->fold && reader->elements == x->elements && !reads_indirectly(reader, x);
}

typedef struct template
{
	const char *name, *about;
	bool (*open)(const fuse_value *x); /* NULL: not in the form (see `about`) */
	bool (*fuse)(const fuse_value *reader, const fuse_value *x);
}
template;

static const template templates[] = {
	{"cell", "element by element: maps, moves and picks of elements", opens_cell, fuses_cell},
	{"row", "with folds over inner dimensions, for each point of the outer loops", opens_row,
	 fuses_row},
	{"tail", "a product under what is computed of each of its elements", opens_tail,
	 fuses_tail},
	{"magg",
	 "several folds of the same tensors in one pass: ops that were made are joined "
	 "(multi_out.c)",
	 NULL, NULL},
	{"outer",
	 "a product of which a sparse tensor picks elements: all tensors are dense, so none can be "
	 "skipped",
	 NULL, NULL},
};

static bool can_fuse(const fuse_value *reader, const fuse_value *x)
{
	if (reader->nest == NULL || reader->core)
		return false;
	for (size_t t = 0; t < sizeof(templates) / sizeof(templates[0]); t++)
		if (templates[t].open != NULL && templates[t].open(x))
			return templates[t].fuse(reader, x);
	return false;
}

void fuse_explore(fuse_flow *f)
{
	for (uint32_t i = 0; i < f->nvalues; i++) {
		fuse_value *x = &f->values[i];

		for (uint32_t k = 0; k < x->nedges; k++)
			x->edges[k].open = can_fuse(x, x->edges[k].from);
	}
}
