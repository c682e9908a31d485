/* Builtin functions on scalars: sizes, casts, text, and what ends a script. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread/clock.h"
#include "dml/interp.h"

static smr_status size_of(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	if (c->args[0].kind == SCRIPT_LIST) {
		*out = script_integer(c->data == 1 ? 1 : c->args[0].list->n);
		return SMR_OK;
	}
	SMR_TRY(script_arg_matrix(c, 0, &m));
	*out = script_integer(c->data == 0 ? m->rows : c->data == 1 ? m->cols : m->rows * m->cols);
	return SMR_OK;
}

static smr_status as_scalar(script_builtin_call *c, script_value *out)
{
	script_node n = script_node_of(SCRIPT_RESHAPE, 0, 0);
	script_matrix *m;

	if (c->args[0].kind == SCRIPT_LIST && c->args[0].list->n == 1) {
		*out = script_keep(&c->args[0].list->values[0]);
		return SMR_OK;
	}
	if (c->args[0].kind != SCRIPT_MATRIX) {
		*out = script_keep(&c->args[0]);
		return SMR_OK;
	}
	SMR_TRY(script_arg_matrix(c, 0, &m));
	if (m->rows != 1 || m->cols != 1)
		return script_fail(c->s, c->at, "as.scalar() of a matrix of %lldx%lld, not 1x1",
				   (long long)m->rows, (long long)m->cols);
	if (m->data != NULL) {
		*out = script_double(m->data[0]);
		return SMR_OK;
	}
	n.scalar = true;
	SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
	return script_trace_add(c->s->trace, &n, out);
}

static smr_status cast(script_builtin_call *c, script_value *out)
{
	double x;

	if (c->args[0].kind == SCRIPT_MATRIX) {
		script_value v = {0};

		SMR_TRY(as_scalar(c, &v));
		script_drop(&c->args[0]);
		c->args[0] = v;
	}
	if (c->args[0].kind == SCRIPT_STRING) {
		char *end;
		const char *text = c->args[0].text->s;

		x = strtod(text, &end);
		if (strcmp(text, "TRUE") == 0 || strcmp(text, "true") == 0)
			x = 1;
		else if (strcmp(text, "FALSE") == 0 || strcmp(text, "false") == 0)
			x = 0;
		else if (*text == '\0' || *end != '\0')
			return script_fail(c->s, c->at, "'%s' is no number", text);
	} else {
		SMR_TRY(script_arg_number(c, 0, 0, &x));
	}
	if (c->data == SCRIPT_INTEGER)
		*out = c->args[0].kind == SCRIPT_INTEGER ? c->args[0]
							 : script_integer(script_whole(x));
	else if (c->data == SCRIPT_BOOLEAN)
		*out = script_boolean(x != 0);
	else
		*out = script_double(x);
	return SMR_OK;
}

/* [shorter, what went] = remove(list, i) */
static smr_status removed(script_builtin_call *c, script_value *out)
{
	uint32_t i;

	if (c->args[0].kind != SCRIPT_LIST)
		return script_fail(c->s, c->at, "remove() takes a list, not %s",
				   script_a_kind(c->args[0].kind));
	SMR_TRY(script_force(c->s->trace, &c->args[1]));
	SMR_TRY(script_list_find(c->s, c->at, c->args[0].list, &c->args[1], &i));
	SMR_TRY(script_list_without(&c->args[0], i, &out[0]));
	if (c->nout > 1)
		return script_list_part(&c->args[0], i, 1, &out[1]);
	return SMR_OK;
}

/* ---- text */

/* Of a large sparse matrix only what is shown gets all its elements. */
static smr_status show(script_builtin_call *c, script_value *v, const script_format *f)
{
	script_value part = {0};
	int64_t n[2];
	bool sparse;

	SMR_TRY(script_sparse_now(c->s, v, &sparse));
	if (!sparse)
		return SMR_OK;
	n[0] = v->matrix->rows < f->rows ? v->matrix->rows : f->rows;
	n[1] = v->matrix->cols < f->cols ? v->matrix->cols : f->cols;
	if (n[0] < 1 || n[1] < 1 || (n[0] == v->matrix->rows && n[1] == v->matrix->cols))
		return SMR_OK;
	SMR_TRY(script_sparse_part(c->s, v, (int64_t[]){0, 0}, n, &part, &sparse));
	script_drop(v);
	*v = part;
	return SMR_OK;
}

static smr_status to_text(script_builtin_call *c, script_value *v, const script_format *f,
			  smr_str *text);

/* Without names, matrices as they print; an empty one has no bracket. */
static smr_status list_to_text(script_builtin_call *c, const script_list *l, const script_format *f,
			       smr_str *text)
{
	smr_status st = SMR_OK;

	smr_str_puts(text, l->n > 0 ? "List containing:\n[" : "List containing:");
	for (uint32_t i = 0; i < l->n && st == SMR_OK; i++) {
		script_value v = script_keep(&l->values[i]);

		if (i > 0)
			smr_str_puts(text, ", ");
		if (v.kind == SCRIPT_MATRIX)
			smr_str_puts(text, "\nMatrix:\n");
		st = to_text(c, &v, f, text);
		script_drop(&v);
	}
	smr_str_putc(text, ']');
	return st;
}

static smr_status to_text(script_builtin_call *c, script_value *v, const script_format *f,
			  smr_str *text)
{
	SMR_TRY(show(c, v, f));
	SMR_TRY(script_force(c->s->trace, v));
	if (v->kind == SCRIPT_MATRIX)
		script_put_matrix(text, v->matrix, f);
	else if (v->kind == SCRIPT_LIST)
		SMR_TRY(list_to_text(c, v->list, f, text));
	else
		script_put_scalar(text, v);
	return smr_str_status(text, "a text");
}

static const script_format usual = {100, 100, 3, false, " ", "\n"};

static smr_status to_string(script_builtin_call *c, script_value *out)
{
	script_format f = usual;
	smr_str text = {0};
	smr_status st;

	SMR_TRY(script_arg_int(c, 1, f.rows, &f.rows));
	SMR_TRY(script_arg_int(c, 2, f.cols, &f.cols));
	SMR_TRY(script_arg_int(c, 3, f.decimal, &f.decimal));
	SMR_TRY(script_arg_truth(c, 4, f.sparse, &f.sparse));
	SMR_TRY(script_arg_text(c, 5, f.sep, &f.sep));
	SMR_TRY(script_arg_text(c, 6, f.linesep, &f.linesep));
	if (f.decimal < 0 || f.decimal > 300)
		return script_fail(c->s, c->at, "toString(): decimal=%lld", (long long)f.decimal);
	st = to_text(c, &c->args[0], &f, &text);
	if (st == SMR_OK)
		st = script_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st;
}

static smr_status print(script_builtin_call *c, script_value *out)
{
	const smr_interp_params *p = c->s->params;
	smr_str text = {0};
	smr_status st = c->nargs > 1 && c->args[0].kind == SCRIPT_STRING
				? script_put_formatted(c, &text)
				: to_text(c, &c->args[0], &usual, &text);

	*out = (script_value){0};
	smr_str_putc(&text, '\n');
	if (st == SMR_OK)
		st = smr_str_status(&text, "a text");
	if (st == SMR_OK)
		p->print(p->ctx, smr_str_text(&text), text.n);
	smr_str_free(&text);
	return st;
}

static smr_status stop(script_builtin_call *c, script_value *out)
{
	smr_str text = {0};
	smr_status st = to_text(c, &c->args[0], &usual, &text);

	if (st == SMR_OK)
		st = smr_fail(SMR_ESTATE, "%s", smr_str_text(&text));
	smr_str_free(&text);
	return st;
}

static smr_status check(script_builtin_call *c, script_value *out)
{
	bool holds;

	SMR_TRY(script_arg_truth(c, 0, false, &holds));
	return holds ? SMR_OK : script_fail(c->s, c->at, "assertion failed");
}

static smr_status now(script_builtin_call *c, script_value *out)
{
	*out = script_integer(smr_now_ns());
	return SMR_OK;
}

static const script_builtin rows[] = {
	{"nrow", "target!", size_of, 0},
	{"ncol", "target!", size_of, 1},
	{"length", "target!", size_of, 2},
	{"as.scalar", "target!", as_scalar, 0},
	{"castAsScalar", "target!", as_scalar, 0},
	{"as.integer", "target!", cast, SCRIPT_INTEGER},
	{"as.double", "target!", cast, SCRIPT_DOUBLE},
	{"as.logical", "target!", cast, SCRIPT_BOOLEAN},
	{"as.boolean", "target!", cast, SCRIPT_BOOLEAN},
	{"toString", "target! rows cols decimal sparse sep linesep", to_string, 0},
	{"remove", "list! i!", removed, 0},
	{"print", "target! a b c d e f g h i j k l m n o", print, 0},
	{"stop", "message!", stop, 0},
	{"assert", "holds!", check, 0},
	{"time", "", now, 0},
};

const script_builtins script_builtins_scalar = {rows, sizeof(rows) / sizeof(rows[0])};
