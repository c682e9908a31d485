/* What is foreseen of a script, as JSON: blocks with the sizes that are known, marks for what is
 * made when it runs, and the flows that are certain, with their plans. */
#include <string.h>

#include <jansson.h>

#include "base/decimal.h"
#include "pipeline/explain_own.h"
#include "pipeline/script_own.h"
#include "sparse/sparse.h"

enum { NAMES = 200 /* unknown sizes that get a name */ };

typedef struct view {
	smr_json_view w;
	const smr_script *s;
	json_t *out, *unknowns, *flows;
	int64_t names[NAMES];
	size_t nnames;
	/* the block that is added to, or NULL; a block is what follows each other at one depth */
	json_t *block;
	unsigned depth;
} view;

/* "?3": the third that is mentioned. */
static json_t *named(view *v, int64_t n, const smr_script_unknown *u)
{
	size_t i = 0;

	while (i < v->nnames && v->names[i] != n)
		i++;
	if (i == NAMES)
		return json_string("?");
	if (i == v->nnames) {
		v->names[v->nnames++] = n;
		smr_json_add(&v->w, v->unknowns,
			     json_pack("{s:o, s:s, s:s, s:I}", "name", json_sprintf("?%zu", i + 1),
				       "why", u->why, "file", u->loc.file, "line",
				       (json_int_t)u->loc.line));
	}
	return json_sprintf("?%zu", i + 1);
}

static json_t *size(view *v, int64_t n)
{
	smr_script_unknown u;

	return smr_interp_unknown(v->s->interp, n, &u) ? named(v, n, &u)
						       : json_integer((json_int_t)n);
}

static bool is_known(const view *v, const smr_script_sight *x)
{
	smr_script_unknown u;

	return !smr_interp_unknown(v->s->interp, x->rows, &u) &&
	       !smr_interp_unknown(v->s->interp, x->cols, &u);
}

/* Bytes in memory, dense or by its places; null: the size is not known. */
static void put_estimate(view *v, json_t *o, const smr_script_sight *x)
{
	double all = (double)x->rows * (double)x->cols, nnz = (1 - x->zeros) * all;
	bool sparse;

	if (!is_known(v, x)) {
		smr_json_put(&v->w, o, "bytes", json_null());
		return;
	}
	sparse = smr_sparse_pays(x->rows, x->cols, (int64_t)nnz);
	smr_json_put(&v->w, o, "bytes",
		     json_integer((json_int_t)(sparse ? nnz * 16 + 4 * (double)x->rows : all * 8)));
	smr_json_put(&v->w, o, "nonzeros", json_integer((json_int_t)nnz));
	smr_json_put(&v->w, o, "sparse", json_boolean(sparse));
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static void begin_block(view *v, const smr_script_sight *x)
{
	if (v->block != NULL && v->depth == x->depth)
		return;
	v->block = json_pack("{s:s, s:I, s:s, s:I, s:I, s:b, s:[], s:[], s:[]}", "kind", "block",
			     "depth", (json_int_t)x->depth, "file", x->loc.file, "line",
			     (json_int_t)x->loc.line, "last", (json_int_t)x->loc.line, "marked", 0,
			     "sets", "flows", "waits");
	v->depth = x->depth;
	smr_json_add(&v->w, v->out, v->block);
}

static void put_last(const view *v, const smr_script_sight *x)
{
	json_int_t last = json_integer_value(json_object_get(v->block, "last"));
	json_int_t line = (json_int_t)x->loc.line;

	if (strcmp(json_string_value(json_object_get(v->block, "file")), x->loc.file) == 0 &&
	    line > last)
		json_integer_set(json_object_get(v->block, "last"), line);
}

static void mark(const view *v)
{
	(void)json_object_set_new(v->block, "marked", json_true());
}

static void add_set(view *v, const smr_script_sight *x)
{
	json_t *o = json_pack("{s:I, s:s, s:s}", "line", (json_int_t)x->loc.line, "name", x->text,
			      "type", x->type);

	begin_block(v, x);
	put_last(v, x);
	if (strcmp(x->type, "unknown") == 0)
		mark(v);
	if (strcmp(x->type, "matrix") == 0) {
		smr_json_put(&v->w, o, "rows", size(v, x->rows));
		smr_json_put(&v->w, o, "cols", size(v, x->cols));
		put_estimate(v, o, x);
		if (!is_known(v, x))
			mark(v);
	}
	smr_json_add(&v->w, json_object_get(v->block, "sets"), o);
}

/* The flow's number, from 1; it is told once. */
static smr_status number_of(view *v, const void *code, json_int_t *out)
{
	smr_script_flow f;

	*out = 0;
	for (size_t i = 0; smr_interp_flow(v->s->interp, i, &f); i++)
		if (f.code == code)
			*out = (json_int_t)i + 1;
	return SMR_OK;
}

static smr_status add_flow(view *v, const smr_script_sight *x)
{
	json_int_t n;

	begin_block(v, x);
	if (x->text != NULL) {
		mark(v);
		smr_json_add(&v->w, json_object_get(v->block, "waits"),
			     json_pack("{s:I, s:s, s:I}", "line", (json_int_t)x->loc.line, "for",
				       x->text, "operations", (json_int_t)x->rows));
		return SMR_OK;
	}
	SMR_TRY(number_of(v, x->code, &n));
	smr_json_add(&v->w, json_object_get(v->block, "flows"), json_integer(n));
	return SMR_OK;
}

static smr_status add(view *v, const smr_script_sight *x)
{
	static const char *const kinds[] = {
		[SMR_SIGHT_IF] = "if",   [SMR_SIGHT_ELSE] = "else",     [SMR_SIGHT_WHILE] = "while",
		[SMR_SIGHT_FOR] = "for", [SMR_SIGHT_PARFOR] = "parfor", [SMR_SIGHT_CALL] = "call",
		[SMR_SIGHT_END] = "end", [SMR_SIGHT_SPARSE] = "sparse"};
	json_t *o;

	if (x->kind == SMR_SIGHT_SET) {
		add_set(v, x);
		return SMR_OK;
	}
	if (x->kind == SMR_SIGHT_FLOW)
		return add_flow(v, x);
	v->block = NULL;
	o = json_pack("{s:s, s:I, s:s, s:I, s:s?, s:s?, s:b}", "kind", kinds[x->kind], "depth",
		      (json_int_t)x->depth, "file", x->loc.file, "line", (json_int_t)x->loc.line,
		      "text", x->text, "note", x->note, "again", x->type != NULL);
	if (x->kind == SMR_SIGHT_SPARSE)
		smr_json_put(&v->w, o, "below", json_real(1 - x->zeros));
	smr_json_add(&v->w, v->out, o);
	return SMR_OK;
}

static smr_status look(view *v, json_t **out)
{
	smr_script_sight x;

	for (size_t i = 0; smr_interp_sight(v->s->interp, i, &x); i++)
		SMR_TRY(add(v, &x));
	SMR_TRY(smr_script_tell_flows(v->s, v->flows));
	if (v->w.short_of_memory)
		return smr_fail(SMR_ENOMEM, "no memory for what is foreseen");
	*out = json_pack("{s:s, s:O, s:O, s:O}", "file", v->s->ast->file, "script", v->out,
			 "unknown", v->unknowns, "flows", v->flows);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for what is foreseen");
}

smr_status smr_script_foresee(smr_script *s, json_t **out)
{
	locale_t before = smr_decimal_enter();
	smr_status st = smr_interp_foresee(s->interp);
	view v = {.s = s, .out = json_array(), .unknowns = json_array(), .flows = json_array()};

	smr_decimal_leave(before);
	if (st == SMR_OK)
		st = look(&v, out);
	json_decref(v.out);
	json_decref(v.unknowns);
	json_decref(v.flows);
	return st;
}
