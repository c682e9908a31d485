/* Abstract interpretation of a script: blocks with known sizes, marks where code is compiled at run
 * time only, and the flows that are certain, with their plans. */
#include <string.h>

#include "api/explain/internal.h"
#include "api/script/internal.h"
#include "base/data/c_locale.h"
#include "base/data/vec.h"
#include "sparse/sparse.h"

enum { NAMES = 200 /* unknown sizes that are named */ };

/* Consecutive steps of one depth form a block, whose lists grow until it ends. */
typedef struct view {
	smr_arena *a;
	const smr_script *s;
	int64_t names[NAMES];
	SMR_VEC(const smr_foreseen_unknown *) unknown; /* [index of the name] */
	SMR_VEC(const smr_foreseen_step *) steps;
	smr_foreseen_step *block; /* the open block; NULL: none */
	SMR_VEC(const smr_foreseen_set *) sets;
	SMR_VEC(const smr_foreseen_wait *) waits;
	SMR_VEC(int64_t) flows;
} view;

/* ---- sizes ----------------------------------------------------------------------------------- */

/* Returns "?3" for the third unknown size in the order of appearance. */
static const char *name_unknown_size(view *v, int64_t n, const smr_script_unknown *u)
{
	smr_foreseen_unknown *x;
	size_t i = 0;

	while (i < v->unknown.n && v->names[i] != n)
		i++;
	if (i == NAMES)
		return "?";
	if (i < v->unknown.n)
		return v->unknown.v[i]->name;
	x = smr_arena_alloc(v->a, sizeof(*x));
	if (x == NULL || smr_vec_push(&v->unknown, x) != SMR_OK)
		return NULL;
	v->names[i] = n;
	*x = (smr_foreseen_unknown){.name = smr_arena_printf(v->a, "?%zu", i + 1),
				    .why = smr_text_copy(v->a, u->why),
				    .file = smr_text_copy(v->a, u->loc.file),
				    .line = u->loc.line};
	return x->name;
}

static smr_quantity quantity_of_size(view *v, int64_t n)
{
	smr_script_unknown u;

	if (smr_interp_unknown(v->s->interp, n, &u))
		return (smr_quantity){.text = name_unknown_size(v, n, &u)};
	return (smr_quantity){.value = (double)n};
}

static bool is_known(const view *v, const smr_script_sight *x)
{
	smr_script_unknown u;

	return !smr_interp_unknown(v->s->interp, x->rows, &u) &&
	       !smr_interp_unknown(v->s->interp, x->cols, &u);
}

/* Estimates the bytes in memory, dense or sparse. */
static void estimate_matrix_bytes(const view *v, const smr_script_sight *x, smr_foreseen_set *to)
{
	double all = (double)x->rows * (double)x->cols, nnz = (1 - x->zeros) * all;

	to->bytes = -1;
	if (!is_known(v, x))
		return;
	to->sparse = smr_sparse_pays(x->rows, x->cols, (int64_t)nnz);
	to->bytes = (int64_t)(to->sparse ? nnz * 16 + 4 * (double)x->rows : all * 8);
	to->nonzeros = (int64_t)nnz;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static void end_block(view *v)
{
	if (v->block == NULL)
		return;
	v->block->nsets = v->sets.n;
	v->block->sets = smr_arena_memdup(v->a, v->sets.v, v->sets.n * sizeof(*v->sets.v));
	v->block->nflows = v->flows.n;
	v->block->flows = smr_arena_memdup(v->a, v->flows.v, v->flows.n * sizeof(*v->flows.v));
	v->block->nwaits = v->waits.n;
	v->block->waits = smr_arena_memdup(v->a, v->waits.v, v->waits.n * sizeof(*v->waits.v));
	v->sets.n = v->flows.n = v->waits.n = 0;
	v->block = NULL;
}

static smr_status add_step(view *v, const smr_script_sight *x, const char *kind,
			   smr_foreseen_step **out)
{
	smr_foreseen_step *to = smr_arena_alloc(v->a, sizeof(*to));

	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
	*to = (smr_foreseen_step){.kind = kind,
				  .depth = x->depth,
				  .file = smr_text_copy(v->a, x->loc.file),
				  .line = x->loc.line,
				  .last = x->loc.line};
	*out = to;
	return smr_vec_push(&v->steps, to);
}

static smr_status begin_block(view *v, const smr_script_sight *x)
{
	if (v->block != NULL && v->block->depth == x->depth)
		return SMR_OK;
	end_block(v);
	return add_step(v, x, "block", &v->block);
}

static smr_status add_set(view *v, const smr_script_sight *x)
{
	smr_foreseen_set *to = smr_arena_alloc(v->a, sizeof(*to));

	SMR_TRY(begin_block(v, x));
	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
	*to = (smr_foreseen_set){.line = x->loc.line,
				 .name = smr_text_copy(v->a, x->text),
				 .type = smr_text_copy(v->a, x->type)};
	if (strcmp(v->block->file, x->loc.file) == 0 && x->loc.line > v->block->last)
		v->block->last = x->loc.line;
	v->block->marked |= strcmp(x->type, "unknown") == 0;
	if (strcmp(x->type, "frame") == 0) {
		to->rows = quantity_of_size(v, x->rows);
		to->cols = quantity_of_size(v, x->cols);
		to->bytes = -1;
	}
	if (strcmp(x->type, "matrix") == 0) {
		to->rows = quantity_of_size(v, x->rows);
		to->cols = quantity_of_size(v, x->cols);
		estimate_matrix_bytes(v, x, to);
		v->block->marked |= !is_known(v, x);
	}
	return smr_vec_push(&v->sets, to);
}

/* Returns the flow's number, from 1. */
static int64_t number_of(const view *v, const void *code)
{
	smr_script_flow f;
	int64_t number = 0;

	for (size_t i = 0; smr_interp_flow(v->s->interp, i, &f); i++)
		if (f.code == code)
			number = (int64_t)i + 1;
	return number;
}

static smr_status add_flow(view *v, const smr_script_sight *x)
{
	smr_foreseen_wait *to;

	SMR_TRY(begin_block(v, x));
	if (x->text == NULL)
		return smr_vec_push(&v->flows, number_of(v, x->code));
	v->block->marked = 1;
	to = smr_arena_alloc(v->a, sizeof(*to));
	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
	*to = (smr_foreseen_wait){.line = x->loc.line,
				  .what = smr_text_copy(v->a, x->text),
				  .operations = (uint64_t)x->rows};
	return smr_vec_push(&v->waits, to);
}

static smr_status add_sight(view *v, const smr_script_sight *x)
{
	static const char *const kinds[] = {
		[SMR_SIGHT_IF] = "if",   [SMR_SIGHT_ELSE] = "else",     [SMR_SIGHT_WHILE] = "while",
		[SMR_SIGHT_FOR] = "for", [SMR_SIGHT_PARFOR] = "parfor", [SMR_SIGHT_CALL] = "call",
		[SMR_SIGHT_END] = "end", [SMR_SIGHT_SPARSE] = "sparse"};
	smr_foreseen_step *to;

	if (x->kind == SMR_SIGHT_SET)
		return add_set(v, x);
	if (x->kind == SMR_SIGHT_FLOW)
		return add_flow(v, x);
	end_block(v);
	SMR_TRY(add_step(v, x, kinds[x->kind], &to));
	to->text = smr_text_copy(v->a, x->text);
	to->note = smr_text_copy(v->a, x->note);
	to->again = x->type != NULL;
	to->below = x->kind == SMR_SIGHT_SPARSE ? 1 - x->zeros : 0;
	return SMR_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

typedef struct owner {
	smr_foreseen_script shown; /* must be first: the caller's pointer is its address */
	smr_arena *arena;
} owner;

static smr_status collect_steps(view *v, smr_foreseen_script *to)
{
	smr_script_sight x;

	for (size_t i = 0; smr_interp_sight(v->s->interp, i, &x); i++)
		SMR_TRY(add_sight(v, &x));
	end_block(v);
	to->file = smr_text_copy(v->a, v->s->ast->file);
	to->nsteps = v->steps.n;
	to->steps = smr_arena_memdup(v->a, v->steps.v, v->steps.n * sizeof(*v->steps.v));
	to->nunknown = v->unknown.n;
	to->unknown = smr_arena_memdup(v->a, v->unknown.v, v->unknown.n * sizeof(*v->unknown.v));
	SMR_TRY(smr_script_tell_flows(v->a, v->s, &to->flows, &to->nflows));
	return smr_arena_ran_short(v->a)
		       ? smr_fail(SMR_ENOMEM, "no memory for the analysis of the script")
		       : SMR_OK;
}

static smr_status analyse_script(smr_script *s, owner *o)
{
	locale_t before = smr_c_locale_enter();
	smr_status st = smr_interp_absint(s->interp);
	view v = {.a = o->arena, .s = s};

	smr_c_locale_leave(before);
	if (st == SMR_OK)
		st = collect_steps(&v, &o->shown);
	smr_vec_free(&v.unknown);
	smr_vec_free(&v.steps);
	smr_vec_free(&v.sets);
	smr_vec_free(&v.waits);
	smr_vec_free(&v.flows);
	return st;
}

smr_status smr_script_foresee(smr_script *s, const smr_foreseen_script **out)
{
	smr_arena *a = smr_arena_new();
	owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	smr_status st;

	if (o == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for the analysis of the script");
	}
	o->arena = a;
	st = analyse_script(s, o);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(a);
	return st;
}

smr_status smr_foresee_script(smr_ctx *ctx, const smr_script_open_params *params,
			      const smr_foreseen_script **out)
{
	smr_script *s;
	smr_status st;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_foresee_script: no place for the result");
	*out = NULL;
	SMR_TRY(smr_script_load(ctx, params, SMR_SCRIPT_TELLS_PLANS, &s));
	st = smr_script_foresee(s, out);
	(void)smr_script_close(s);
	return st;
}

void smr_foreseen_script_free(const smr_foreseen_script *f)
{
	if (f != NULL)
		smr_arena_free(((const owner *)f)->arena);
}
