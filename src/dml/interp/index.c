/* Parts of matrices: X[a:b, c:d], read and assigned. Indices start from 1. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

typedef dml_part_of part;

static smr_status eval_bound(script *s, const smr_dml_expr *e, int64_t *out, bool *literal)
{
	double x;

	SMR_TRY(dml_eval_number(s, e, &x));
	*literal = e->kind == SMR_DML_INTEGER;
	if (!(x >= 1 && x < 9e15))
		return dml_run_fail(s, e->at, "index %g: Value must be >= 1", x);
	*out = (int64_t)x;
	return SMR_OK;
}

static smr_status one_range(script *s, const smr_dml_expr *e, const smr_dml_range *r, int d,
			    int64_t size, part *p)
{
	static const char *const names[] = {"row", "column"}, *const all[] = {"Rows", "Columns"};
	int64_t from, to;
	bool literal;

	smr_assert(d == 0 || d == 1);
	smr_assert(size >= 0);
	p->from[d] = 0;
	p->n[d] = size;
	p->literal[d] = true;
	if (r->from == NULL)
		return SMR_OK;
	SMR_TRY(eval_bound(s, r->from, &from, &p->literal[d]));
	to = from;
	if (r->to != NULL)
		SMR_TRY(eval_bound(s, r->to, &to, &literal));
	if (from > size || to > size)
		return dml_run_fail(
			s, e->at,
			"%s[...] -- %s-bound %s index %lld initialized to out of bounds "
			"value.  %s in %s: %lld",
			e->array, from > size ? "lower" : "upper", names[d],
			(long long)(from > size ? from : to), all[d], e->array, (long long)size);
	if (to < from)
		return dml_run_fail(s, e->at,
				    "upper-bound %s index %lld greater than lower-bound %s index "
				    "%lld",
				    names[d], (long long)to, names[d], (long long)from);
	p->from[d] = from - 1;
	p->n[d] = to - from + 1;
	return SMR_OK;
}

/* Evaluates the ranges of a part, except in a dimension that @p p has already. */
static smr_status part_of(script *s, const smr_dml_expr *e, int64_t rows, int64_t ncols, part *p)
{
	static const smr_dml_range all = {0};
	const smr_dml_range *cols = &all;

	smr_assert(e->nranges >= 1);
	if (e->nranges == 2)
		cols = &e->ranges[1]; /* X[i] is X[i,], also for a single row */
	if (p->n[0] == 0)
		SMR_TRY(one_range(s, e, &e->ranges[0], 0, rows, p));
	return p->n[1] == 0 ? one_range(s, e, cols, 1, ncols, p) : SMR_OK;
}

static smr_status trace_index(script *s, const part *p, int d, uint32_t *node)
{
	dml_value v = dml_double((double)p->from[d]);

	smr_assert(p->from[d] >= 0);
	v.literal = p->literal[d];
	return dml_lazy_in(s->trace, &v, node);
}

/* Gives the position, from 0, that an index of a list denotes. */
static smr_status list_place(script *s, const smr_dml_expr *e, const dml_list *l, uint32_t *i)
{
	dml_value at = {0};
	smr_status st = dml_eval(s, e, &at);

	if (st == SMR_OK && at.kind == DML_DOUBLE)
		st = dml_materialize(s->trace, &at);
	if (st == SMR_OK)
		st = dml_list_find(s, e->at, l, &at, i);
	dml_drop(&at);
	return st;
}

/* l[i], or l[i, 1] as of a column. */
static bool has_list_index(const smr_dml_expr *e)
{
	const smr_dml_expr *second = e->nranges == 2 ? e->ranges[1].from : NULL;

	if (e->ranges[0].from == NULL)
		return false;
	return e->nranges == 1 || (second != NULL && e->ranges[1].to == NULL &&
				   second->kind == SMR_DML_INTEGER && second->integer == 1);
}

/* Gives the *@p n values from position *@p from, from 0, that l[i] or l[i:k] denotes. */
static smr_status list_range(script *s, const smr_dml_expr *e, const dml_value *list,
			     uint32_t *from, uint32_t *n)
{
	uint32_t to;

	smr_assert(list->kind == DML_LIST);
	if (!has_list_index(e))
		return dml_run_fail(s, e->at, "a list takes one index");
	SMR_TRY(list_place(s, e->ranges[0].from, list->list, from));
	to = *from;
	if (e->ranges[0].to != NULL)
		SMR_TRY(list_place(s, e->ranges[0].to, list->list, &to));
	if (to < *from)
		return dml_run_fail(s, e->at, "%s[%u:%u] ends before it begins", e->array,
				    *from + 1, to + 1);
	*n = to - *from + 1;
	return SMR_OK;
}

/* Gives a list, also for a single value. */
static smr_status list_items(script *s, const smr_dml_expr *e, const dml_value *list,
			     dml_value *out)
{
	uint32_t from, n;

	SMR_TRY(list_range(s, e, list, &from, &n));
	return dml_list_part(list, from, n, out);
}

static smr_status check_list_length(script *s, const smr_dml_expr *e, const dml_value *v,
				    uint32_t n)
{
	if (v->kind != DML_LIST)
		return dml_run_fail(s, e->at, "%s[...] of %u values takes a list, not %s", e->array,
				    n, dml_a_kind(v->kind));
	if (v->list->n != n)
		return dml_run_fail(s, e->at, "%s[...] of %u value%s does not take a list of %u",
				    e->array, n, n == 1 ? "" : "s", v->list->n);
	return SMR_OK;
}

static smr_status list_put(script *s, const smr_dml_expr *e, const dml_value *list,
			   const dml_value *v, dml_value *out)
{
	uint32_t from, n;

	SMR_TRY(list_range(s, e, list, &from, &n));
	SMR_TRY(check_list_length(s, e, v, n));
	return dml_list_put(list, from, v->list, out);
}

/* l[i] = v, where list(v) stands for v; l["name"] = v appends a missing name. */
static smr_status list_set(script *s, const smr_dml_expr *e, const dml_value *list,
			   const dml_value *v, dml_value *out)
{
	dml_value at = {0};
	const dml_list *l = list->list, *part = NULL;
	const char *name = NULL;
	uint32_t i = l->n;
	smr_status st;

	if (!has_list_index(e))
		return dml_run_fail(s, e->at, "a list takes one index");
	if (e->ranges[0].to != NULL)
		return list_put(s, e, list, v, out);
	if (v->kind == DML_LIST) {
		SMR_TRY(check_list_length(s, e, v, 1));
		part = v->list;
		v = &v->list->values[0];
	}
	SMR_TRY(dml_eval(s, e->ranges[0].from, &at));
	st = at.kind == DML_DOUBLE ? dml_materialize(s->trace, &at) : SMR_OK;
	if (at.kind == DML_TEXT) {
		name = at.text->s;
		for (i = 0; i < l->n && (l->names[i] == NULL || strcmp(l->names[i], name) != 0);)
			i++;
	} else if (st == SMR_OK) {
		st = dml_list_find(s, e->at, l, &at, &i);
	}
	if (st == SMR_OK && part != NULL && at.kind != DML_TEXT && i < l->n)
		st = dml_list_put(list, i, part, out); /* with its name */
	else if (st == SMR_OK)
		st = dml_list_with(list, i, v, name, out);
	dml_drop(&at);
	return st;
}

static smr_status dense_part(script *s, const dml_value *of, const part *p, dml_value *out)
{
	dml_node node = dml_node_of(DML_PIECE, p->n[0], p->n[1]);

	smr_assert(p->n[0] >= 0 && p->n[1] >= 0);
	SMR_TRY(dml_lazy_in(s->trace, of, &node.in[0]));
	for (int d = 0; d < 2; d++)
		SMR_TRY(trace_index(s, p, d, &node.in[1 + d]));
	return dml_lazy_add(s->trace, &node, out);
}

static void replace_by_part(dml_value *of, const dml_value *by, part *p, int d)
{
	dml_drop(of);
	*of = *by;
	p->from[d] = 0;
	p->literal[d] = true;
}

/* Of a matrix in a file, selects rows and columns without loading the others; of one derived from
 * such a matrix, rows. */
static smr_status read_part_only(script *s, dml_value *of, part *p)
{
	dml_matrix *m = of->matrix;
	dml_value read;
	bool done;

	smr_assert(m != NULL);
	if (dml_is_in_file(m) && (p->n[0] < m->rows || p->n[1] < m->cols)) {
		SMR_TRY(dml_file_part_of(s, m,
					 &(dml_file_part){.from = p->from[0],
							  .n = p->n[0],
							  .col = p->from[1],
							  .cols = p->n[1]},
					 &read, &done));
		if (!done)
			return SMR_OK;
		replace_by_part(of, &read, p, 0);
		p->from[1] = 0;
		p->literal[1] = true;
		return SMR_OK;
	}
	if (p->n[0] == m->rows)
		return SMR_OK;
	SMR_TRY(dml_streamed_rows(s, m, p->from[0], p->n[0], &read, &done));
	if (done)
		replace_by_part(of, &read, p, 0);
	return SMR_OK;
}

static smr_status part_at(script *s, dml_value *of, part *p, dml_value *out)
{
	bool done;

	smr_assert(of->kind == DML_MATRIX);
	SMR_TRY(read_part_only(s, of, p));
	if (p->n[0] == of->matrix->rows && p->n[1] == of->matrix->cols) {
		*out = dml_keep(of);
		return SMR_OK;
	}
	SMR_TRY(dml_sparse_part(s, of, p->from, p->n, out, &done));
	return done ? SMR_OK : dense_part(s, of, p, out);
}

static smr_status frame_part(script *s, const smr_dml_expr *e, const dml_value *of, part *p,
			     dml_value *out)
{
	dml_dataframe *f, *r;

	SMR_TRY(dml_frame_known(s, e->at, of, &f));
	SMR_TRY(part_of(s, e, f->rows, f->cols, p));
	if (dml_dataframe_part(f, p->from, p->n, &r) != SMR_OK)
		return dml_run_fail(s, e->at, "%s", smr_errmsg());
	*out = dml_of_frame(r);
	return SMR_OK;
}

static smr_status index_part(script *s, const smr_dml_expr *e, part *p, dml_value *out)
{
	dml_value of;
	smr_status st;
	bool changes;

	SMR_TRY(s->parallel->read(s, e->array, &changes));
	of = dml_read(s, e->array);
	if (of.kind == DML_NOTHING)
		return dml_run_fail(s, e->at, "Undefined Variable (%s) used in statement",
				    e->array);
	if (of.kind == DML_LIST) {
		st = list_items(s, e, &of, out);
		dml_drop(&of);
		return st;
	}
	if (of.kind == DML_FRAME) {
		st = frame_part(s, e, &of, p, out);
		dml_drop(&of);
		return st;
	}
	if (of.kind != DML_MATRIX) {
		st = dml_run_fail(s, e->at, "%s is %s and has no parts", e->array,
				  dml_a_kind(of.kind));
		dml_drop(&of);
		return st;
	}
	st = part_of(s, e, of.matrix->rows, of.matrix->cols, p);
	if (st == SMR_OK && p->n[0] == of.matrix->rows && p->n[1] == of.matrix->cols && !changes) {
		*out = of;
		return SMR_OK;
	}
	if (st == SMR_OK && changes)
		st = dense_part(s, &of, p, out);
	else if (st == SMR_OK)
		st = part_at(s, &of, p, out);
	dml_drop(&of);
	return st;
}

smr_status dml_index(script *s, const smr_dml_expr *e, dml_value *out)
{
	part p = {0};

	return index_part(s, e, &p, out);
}

smr_status dml_index_at(script *s, const smr_dml_expr *e, part *p, dml_value *out)
{
	*p = (part){0};
	return index_part(s, e, p, out);
}

static part of_rows(int d, int64_t from, int64_t n)
{
	part p = {0};

	smr_assert(from >= 1 && (d == 0 || d == 1));
	p.from[d] = from - 1;
	p.n[d] = n;
	return p;
}

smr_status dml_index_rows(script *s, const smr_dml_expr *e, int d, int64_t from, int64_t n,
			  dml_value *out)
{
	part p = of_rows(d, from, n);

	return index_part(s, e, &p, out);
}

/* Gets the target part, and checks that the value fits. */
static smr_status check_target_part(script *s, const smr_dml_expr *target, const dml_matrix *into,
				    const dml_value *v, part *p)
{
	int64_t rows = v->kind == DML_MATRIX ? v->matrix->rows : 1;
	int64_t cols = v->kind == DML_MATRIX ? v->matrix->cols : 1;

	smr_assert(into->rows >= 0 && into->cols >= 0);
	SMR_TRY(part_of(s, target, into->rows, into->cols, p));
	if (v->kind == DML_TEXT || v->kind > DML_MATRIX)
		return dml_run_fail(s, target->at, "%s is no part of a matrix",
				    dml_a_kind(v->kind));
	if (rows != p->n[0] || cols != p->n[1])
		return dml_run_fail(
			s, target->at,
			"Dimension mismatch. Indexed expression %s[...] can only be "
			"assigned matrix with dimensions %lld rows and %lld cols. Attempted "
			"to assign matrix with dimensions %lld rows and %lld cols",
			target->array, (long long)p->n[0], (long long)p->n[1], (long long)rows,
			(long long)cols);
	return SMR_OK;
}

static smr_status put_part(script *s, const part *p, dml_value *into, const dml_value *v,
			   dml_value *out)
{
	dml_node node = dml_node_of(DML_PUT, into->matrix->rows, into->matrix->cols);
	dml_value what;
	smr_status st;
	bool done;

	smr_assert(into->kind == DML_MATRIX && p->n[0] >= 0 && p->n[1] >= 0);
	SMR_TRY(dml_sparse_put(s, into, v, p->from, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_as_matrix(s, v, &what));
	st = dml_lazy_in(s->trace, into, &node.in[0]);
	if (st == SMR_OK)
		st = dml_lazy_in(s->trace, &what, &node.in[1]);
	for (int d = 0; d < 2 && st == SMR_OK; d++)
		st = trace_index(s, p, d, &node.in[2 + d]);
	if (st == SMR_OK)
		st = dml_lazy_add(s->trace, &node, out);
	dml_drop(&what);
	return st;
}

/* Assigns a part; @p into is the variable's reference, which is dropped. */
static smr_status matrix_set(script *s, const smr_dml_expr *target, part *p, dml_value *into,
			     const dml_value *v)
{
	dml_value made = {0};
	smr_status st = check_target_part(s, target, into->matrix, v, p);
	bool turns = s->parallel->has(s, target->array);

	if (st == SMR_OK && !turns)
		st = put_part(s, p, into, v, &made);
	dml_drop(into);
	if (st != SMR_OK)
		return st;
	return turns ? s->parallel->put(s, target->array, p, v) : dml_set(s, target->array, made);
}

static smr_status frame_set(script *s, const smr_dml_expr *target, part *p, const dml_value *into,
			    const dml_value *v, dml_value *out)
{
	dml_dataframe *f;

	SMR_TRY(dml_frame_known(s, target->at, into, &f));
	SMR_TRY(part_of(s, target, f->rows, f->cols, p));
	return dml_frame_put(s, target, f, p, v, out);
}

static smr_status set_part(script *s, const smr_dml_expr *target, part *p, dml_value v)
{
	const dml_value *old = dml_get(s, target->array);
	dml_value into, made = {0};
	smr_status st;

	if (old == NULL || old->kind < DML_MATRIX) {
		dml_drop(&v);
		return dml_run_fail(s, target->at,
				    old == NULL
					    ? "cannot assign value to indexed identifier %s[...] "
					      "without first initializing %s"
					    : "%s is no matrix, so there is no %s[...]",
				    target->array, target->array);
	}
	into = dml_keep(old);
	if (into.kind != DML_MATRIX) {
		st = into.kind == DML_LIST ? list_set(s, target, &into, &v, &made)
					   : frame_set(s, target, p, &into, &v, &made);
		dml_drop(&into);
		if (st == SMR_OK)
			st = dml_set(s, target->array, made);
	} else {
		st = matrix_set(s, target, p, &into, &v);
	}
	dml_drop(&v);
	return st;
}

smr_status dml_index_set(script *s, const smr_dml_expr *target, dml_value v)
{
	part p = {0};

	return set_part(s, target, &p, v);
}

smr_status dml_index_set_at(script *s, const smr_dml_expr *target, part *p, dml_value v)
{
	*p = (part){0};
	return set_part(s, target, p, v);
}

smr_status dml_index_set_rows(script *s, const smr_dml_expr *target, int d, int64_t from, int64_t n,
			      dml_value v)
{
	part p = of_rows(d, from, n);

	return set_part(s, target, &p, v);
}
