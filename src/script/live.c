/* Which variables may still be read: those that no statement reads before it is set again need not
 * be computed, so that what stands between a loop's statements is never stored.
 *
 * As compilers do it: what a body reads before it sets it (`gen`), from its end to its beginning,
 * once; then, with what is read behind it, what is live while each statement runs. A loop sets
 * nothing for sure, and its end is its beginning. Texts count as names: eval("f"), exists("x"). */
#include <string.h>

#include "base/alloc.h"
#include "script/interp.h"

typedef struct known { /* a name */
	uint32_t number;
	UT_hash_handle hh;
	const char *name;
} known;

typedef struct noted { /* a statement */
	UT_hash_handle hh;
	const smr_dml_statement *t;
	uint64_t *live; /* while it runs */
	uint64_t *gen;  /* of a loop */
} noted;

struct script_live {
	UT_hash_handle hh;
	const smr_dml_body *of;
	const smr_interp_params *given; /* to the script itself; NULL: it is a function's body */
	smr_arena *arena;
	known *names;
	noted *statements;
	uint32_t nnames, words;
	bool partial; /* any name may be meant: memory was short, or it is computed */
};

typedef void on_name(script_live *l, uint64_t *set, const char *name);

/* ---- names ---------------------------------------------------------------------------------- */

static const known *find(const script_live *l, const char *name)
{
	known *k;

	HASH_FIND_STR(l->names, name, k);
	return k;
}

static void number(script_live *l, uint64_t *set, const char *name)
{
	known *k;

	(void)set;
	if (find(l, name) != NULL)
		return;
	k = smr_arena_alloc(l->arena, sizeof(*k));
	if (k == NULL)
		return;
	*k = (known){.number = l->nnames++, .name = name};
	HASH_ADD_KEYPTR(hh, l->names, k->name, strlen(name), k);
	l->partial |= k->hh.tbl == NULL;
}

static void put(script_live *l, uint64_t *set, const char *name)
{
	const known *k = find(l, name);

	if (k != NULL)
		set[k->number / 64] |= UINT64_C(1) << k->number % 64;
}

static void take(script_live *l, uint64_t *set, const char *name)
{
	const known *k = find(l, name);

	if (k != NULL)
		set[k->number / 64] &= ~(UINT64_C(1) << k->number % 64);
}

/* exists("a" + "b"), and exists(n) where n is a text. */
static bool computes_name(const smr_dml_expr *e)
{
	return e->kind == SMR_DML_CALL && e->space == NULL && strcmp(e->callee, "exists") == 0 &&
	       e->nargs > 0 && e->args[0].value->kind != SMR_DML_STRING;
}

static void read_by(script_live *l, const smr_dml_expr *e, on_name *fn, uint64_t *set)
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

static void reads(script_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set)
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

/* What the caller gives stays: the statement that would read it may be left out. */
static bool is_given(const script_live *l, const char *name)
{
	for (size_t i = 0; l->given != NULL && i < l->given->ninputs; i++)
		if (strcmp(l->given->inputs[i], name) == 0)
			return true;
	return false;
}

static void sets(script_live *l, const smr_dml_statement *t, on_name *fn, uint64_t *set)
{
	for (uint32_t i = 0; t->kind == SMR_DML_ASSIGN && i < t->ntargets; i++)
		if (t->targets[i]->kind == SMR_DML_NAME && !is_given(l, t->targets[i]->name))
			fn(l, set, t->targets[i]->name);
}

/* ---- sets ----------------------------------------------------------------------------------- */

/* Memory that is missing is noted by the arena; all is done with the same one then. */
static uint64_t *new_set(script_live *l, const uint64_t *from)
{
	uint64_t *s = smr_arena_array(l->arena, l->words + 1, sizeof(*s));

	if (s != NULL && from != NULL)
		memcpy(s, from, l->words * sizeof(*s));
	return s;
}

static void join(const script_live *l, uint64_t *to, const uint64_t *with)
{
	for (uint32_t w = 0; w < l->words; w++)
		to[w] |= with[w];
}

static noted *note(script_live *l, const smr_dml_statement *t)
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

static void number_all(script_live *l, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		reads(l, b->list[i], number, NULL);
		sets(l, b->list[i], number, NULL);
		number_all(l, &b->list[i]->body);
		number_all(l, &b->list[i]->otherwise);
	}
}

/* What a body reads of what is set before it. Of a fork: what either does, and what it sets is
 * forgotten, which says that more is live. */
static void gen_of(script_live *l, const smr_dml_body *b, uint64_t *gen)
{
	for (uint32_t i = b->n; gen != NULL && i-- > 0;) {
		const smr_dml_statement *t = b->list[i];
		uint64_t *own = new_set(l, NULL), *other = new_set(l, NULL);
		noted *n = note(l, t);

		if (own == NULL || other == NULL || n == NULL)
			return;
		gen_of(l, &t->body, own);
		gen_of(l, &t->otherwise, other);
		join(l, own, other);
		reads(l, t, put, own);
		n->gen = own;
		sets(l, t, take, gen);
		join(l, gen, own);
	}
}

static void live_of(script_live *l, const smr_dml_body *b, uint64_t *live)
{
	for (uint32_t i = b->n; live != NULL && i-- > 0;) {
		const smr_dml_statement *t = b->list[i];
		noted *n = note(l, t);
		uint64_t *end;

		if (n == NULL || n->gen == NULL)
			return;
		sets(l, t, take, live);
		end = new_set(l, live);
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

/* What is read behind the end. */
static void results(script_live *l, const smr_dml_function *f, on_name *fn, uint64_t *set)
{
	for (uint32_t i = 0; f != NULL && i < f->nresults; i++)
		fn(l, set, f->results[i].name);
	for (size_t i = 0; l->given != NULL && i < l->given->noutputs; i++)
		fn(l, set, l->given->outputs[i]);
}

static script_live *analyse(const smr_dml_body *b, const smr_dml_function *f,
			    const smr_interp_params *given)
{
	script_live *l = smr_calloc(1, sizeof(*l));
	uint64_t *live, *gen;

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
	results(l, f, number, NULL);
	l->words = (l->nnames + 63) / 64;
	gen = new_set(l, NULL);
	live = new_set(l, NULL);
	if (live != NULL)
		results(l, f, put, live);
	gen_of(l, b, gen);
	live_of(l, b, live);
	return l;
}

/* ---- outside --------------------------------------------------------------------------------- */

static void free_live(script_live *l)
{
	HASH_CLEAR(hh, l->names);
	HASH_CLEAR(hh, l->statements);
	smr_arena_free(l->arena);
	smr_free(l);
}

void script_free_lives(script *s)
{
	script_live *l, *next;

	HASH_ITER (hh, s->lives, l, next) {
		HASH_DEL(s->lives, l);
		free_live(l);
	}
}

static const script_live *live_in(script *s, const script_frame *f)
{
	const smr_dml_body *b = f->function != NULL ? &f->function->body : &s->ast->body;
	script_live *l;

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

static void forget_in(const script_live *l, script_frame *f)
{
	script_variable *x, *next;
	const noted *n;

	HASH_FIND_PTR(l->statements, &f->now, n);
	if (n == NULL || n->live == NULL)
		return;
	HASH_ITER (hh, f->vars, x, next) {
		const known *k = find(l, x->name);

		if (k != NULL && n->live[k->number / 64] >> k->number % 64 & 1)
			continue;
		if (x->name[0] == '@') /* a loop's own (invariant.c) */
			continue;
		HASH_DEL(f->vars, x);
		script_drop(&x->value);
		smr_free(x);
	}
}

void script_forget_dead(void *ctx)
{
	script *s = ctx;

	for (script_frame *f = s->frame; f != NULL; f = script_frame_below(s, f)) {
		const script_live *l = f->now != NULL ? live_in(s, f) : NULL;

		if (l != NULL)
			forget_in(l, f);
	}
}
