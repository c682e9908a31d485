/* Liveness of variables: those that no statement reads before they are set again need not be
 * computed, so that intermediate results of a loop are never stored.
 *
 * The usual backward analysis: for each body, once, the names it reads before it sets them (`gen`)
 * and those that it sets on all ways (`kills`); then, with the names read after it, the names live
 * during each statement. A loop is assumed to set nothing, and its end flows to its start. Texts
 * count as names: eval("f"), exists("x"). */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp/liveness_internal.h"

/* ---- sets ----------------------------------------------------------------------------------- */

/* The arena records missing memory; live_in() then rejects the analysis. */
static uint64_t *new_set(dml_live *l, const uint64_t *from)
{
	uint64_t *s = smr_arena_array(l->arena, l->words + 1, sizeof(*s));

	if (s != NULL && from != NULL)
		memcpy(s, from, l->words * sizeof(*s));
	return s;
}

static void join(const dml_live *l, uint64_t *to, const uint64_t *with)
{
	for (uint32_t w = 0; w < l->words; w++)
		to[w] |= with[w];
}

static void remove_all(const dml_live *l, uint64_t *from, const uint64_t *names)
{
	for (uint32_t w = 0; w < l->words; w++)
		from[w] &= ~names[w];
}

static noted *note_statement(dml_live *l, const smr_dml_statement *t)
{
	noted *n;

	HASH_FIND_PTR(l->statements, &t, n);
	if (n != NULL)
		return n;
	n = smr_arena_alloc(l->arena, sizeof(*n));
	if (n == NULL)
		return NULL;
	*n = (noted){.t = t};
	HASH_ADD_PTR(l->statements, t, n);
	return n;
}

/* ---- the passes ------------------------------------------------------------------------------ */

static void number_all(dml_live *l, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		live_reads(l, b->list[i], live_number, NULL);
		live_sets(l, b->list[i], live_number, NULL);
		number_all(l, &b->list[i]->body);
		number_all(l, &b->list[i]->otherwise);
	}
}

static void gen_of(dml_live *l, const smr_dml_body *b, uint64_t *gen, uint64_t *kills);

/* Computes the names that a statement reads before setting them, and those that it sets on all its
 * ways: of a branch those that both arms set. */
static void note_gen(dml_live *l, const smr_dml_statement *t, noted *n)
{
	uint64_t *own = new_set(l, NULL), *other = new_set(l, NULL);
	uint64_t *sets = new_set(l, NULL), *others = new_set(l, NULL), *kills = new_set(l, NULL);

	if (own == NULL || other == NULL || sets == NULL || others == NULL || kills == NULL)
		return;
	gen_of(l, &t->body, own, sets);
	gen_of(l, &t->otherwise, other, others);
	join(l, own, other);
	n->inner = new_set(l, own);
	live_reads(l, t, live_put, own);
	live_sets(l, t, live_put, kills);
	for (uint32_t w = 0; t->kind == SMR_DML_IF && w < l->words; w++)
		kills[w] |= sets[w] & others[w];
	n->gen = own;
	n->kills = kills;
}

/* Computes the names that a body reads before setting them, and those that it sets for certain. */
static void gen_of(dml_live *l, const smr_dml_body *b, uint64_t *gen, uint64_t *kills)
{
	for (uint32_t i = b->n; gen != NULL && kills != NULL && i-- > 0;) {
		noted *n = note_statement(l, b->list[i]);

		if (n != NULL)
			note_gen(l, b->list[i], n);
		if (n == NULL || n->kills == NULL)
			return;
		remove_all(l, gen, n->kills);
		join(l, gen, n->gen);
		join(l, kills, n->kills);
	}
}

/* Returns names read after @p t, in its bodies, or by it more than once. A loop's condition is read
 * again. */
static uint64_t *after_of(dml_live *l, const smr_dml_statement *t, const noted *n,
			  const uint64_t *end)
{
	uint64_t *after = new_set(l, end), *counts = smr_arena_array(l->arena, 2 * l->words + 1, 8);

	if (after == NULL || counts == NULL || n->inner == NULL || t->kind == SMR_DML_WHILE)
		return NULL;
	live_reads(l, t, live_put_again, counts);
	join(l, after, n->inner);
	join(l, after, counts + l->words);
	return after;
}

static void live_of(dml_live *l, const smr_dml_body *b, uint64_t *live)
{
	for (uint32_t i = b->n; live != NULL && i-- > 0;) {
		const smr_dml_statement *t = b->list[i];
		noted *n = note_statement(l, t);
		uint64_t *end;

		if (n == NULL || n->gen == NULL || n->kills == NULL)
			return;
		n->end = new_set(l, live);
		end = new_set(l, live);
		remove_all(l, live, n->kills);
		if (t->kind != SMR_DML_IF && end != NULL)
			remove_all(l, end, n->kills);
		if (end != NULL)
			n->after = after_of(l, t, n, end);
		join(l, live, n->gen);
		n->live = new_set(l, live);
		if (t->kind == SMR_DML_IF) {
			live_of(l, &t->body, new_set(l, end));
			live_of(l, &t->otherwise, end);
		} else if (t->body.n > 0) {
			live_of(l, &t->body, new_set(l, live));
		}
	}
}

/* Visits the names read after the end: results and outputs. */
static void visit_results(dml_live *l, const smr_dml_function *f, on_name *fn, uint64_t *set)
{
	for (uint32_t i = 0; f != NULL && i < f->nresults; i++)
		fn(l, set, f->results[i].name);
	for (size_t i = 0; l->given != NULL && i < l->given->noutputs; i++)
		fn(l, set, l->given->outputs[i]);
}

static dml_live *analyse(const smr_dml_body *b, const smr_dml_function *f,
			 const smr_interp_params *given)
{
	dml_live *l = smr_calloc(1, sizeof(*l));
	uint64_t *live, *gen, *kills;

	if (l == NULL)
		return NULL;
	l->of = b;
	l->given = given;
	l->arena = smr_arena_new();
	if (l->arena == NULL) {
		smr_free(l);
		return NULL;
	}
	number_all(l, b);
	visit_results(l, f, live_number, NULL);
	l->words = (l->nnames + 63) / 64;
	gen = new_set(l, NULL);
	kills = new_set(l, NULL);
	live = new_set(l, NULL);
	if (live != NULL)
		visit_results(l, f, live_put, live);
	gen_of(l, b, gen, kills);
	live_of(l, b, live);
	return l;
}

/* ---- queries --------------------------------------------------------------------------------- */

static void free_live(dml_live *l)
{
	HASH_CLEAR(hh, l->names);
	HASH_CLEAR(hh, l->statements);
	smr_arena_free(l->arena);
	smr_free(l);
}

void dml_free_lives(script *s)
{
	dml_live *l, *next;

	HASH_ITER (hh, s->lives, l, next) {
		HASH_DEL(s->lives, l);
		free_live(l);
	}
}

static const dml_live *live_in(script *s, const dml_frame *f)
{
	const smr_dml_body *b = f->function != NULL ? &f->function->body : &s->ast->body;
	dml_live *l;

	HASH_FIND_PTR(s->lives, &b, l);
	if (l != NULL)
		return l->partial ? NULL : l;
	l = analyse(b, f->function, f->function != NULL ? NULL : s->params);
	if (l == NULL)
		return NULL;
	l->partial |= smr_arena_ran_short(l->arena);
	HASH_ADD_PTR(s->lives, of, l);
	if (l->hh.tbl == NULL) {
		free_live(l);
		return NULL;
	}
	return l->partial ? NULL : l;
}

static bool set_contains(const dml_live *l, const uint64_t *set, const char *name)
{
	const known *k = live_find(l, name);

	return k != NULL && set[k->number / 64] >> k->number % 64 & 1;
}

static void forget_in(const dml_live *l, dml_frame *f)
{
	dml_variable *x, *next;
	const noted *n;

	HASH_FIND_PTR(l->statements, &f->now, n);
	if (n == NULL || n->live == NULL)
		return;
	HASH_ITER (hh, f->vars, x, next) {
		if (set_contains(l, n->live, x->name))
			continue;
		if (x->name[0] == '@') /* a kept invariant (licm.c) */
			continue;
		HASH_DEL(f->vars, x);
		dml_drop(&x->value);
		smr_free(x);
	}
}

void dml_forget_dead(void *ctx)
{
	script *s = ctx;

	for (dml_frame *f = s->frame; f != NULL; f = dml_frame_below(s, f)) {
		const dml_live *l = f->now != NULL ? live_in(s, f) : NULL;

		if (l != NULL)
			forget_in(l, f);
	}
}

/* Returns what is known of the running statement; NULL: nothing. */
static const noted *noted_now(script *s, const dml_live **l)
{
	const noted *n = NULL;

	*l = s->frame->now != NULL ? live_in(s, s->frame) : NULL;
	if (*l != NULL)
		HASH_FIND_PTR((*l)->statements, &s->frame->now, n);
	return n;
}

bool dml_is_dead(script *s, const char *name)
{
	const dml_live *l;
	const noted *n = noted_now(s, &l);

	return n != NULL && n->end != NULL && !set_contains(l, n->end, name);
}

dml_value dml_read(script *s, const char *name)
{
	const dml_live *l;
	const noted *n;
	dml_variable *x;
	dml_value v = {0};

	HASH_FIND_STR(s->frame->vars, name, x);
	if (x == NULL)
		return v;
	v = dml_keep(&x->value);
	if (v.kind != DML_MATRIX || dml_matrix_known(v.matrix) || name[0] == '@')
		return v;
	n = noted_now(s, &l);
	if (n == NULL || n->after == NULL || set_contains(l, n->after, name))
		return v;
	HASH_DEL(s->frame->vars, x);
	dml_drop(&x->value);
	smr_free(x);
	return v;
}
