/* Partial reuse: products of matrices that are made of others, from products of these.
 *
 *   t(cbind(A, v)) %*% cbind(A, v)   from t(A) %*% A, t(A) %*% v, t(v) %*% v
 *   t(cbind(A, v)) %*% Y             from t(A) %*% Y, t(v) %*% Y
 *   t(rbind(A, B)) %*% rbind(C, D)   is t(A) %*% C + t(B) %*% D
 *   t(X[a:b, ]) %*% Y[a:b, ]         is the sum of those of blocks of rows, the same for all a, b
 *   t(X[, i]) %*% Y, t(Y) %*% X[, i] are parts of t(X) %*% Y, t(Y) %*% X from the second i on
 *   cbind(A, v) %*% b                is A %*% b[1:k, ] + v %*% b[k+1:n, ]
 *
 * Each product on the right side is looked up, kept, and put together of parts in turn. Sums are in
 * another order than those of the whole. */
#include "dml/reuse/parts.h"

enum {
	BLOCKS = 16,      /* of the rows of a matrix */
	FEWEST_ROWS = 64, /* of a block, or of a part of rbind() */
	MOST_COLUMNS = 1024
};

typedef struct product { /* t(m) %*% n */
	script *s;
	smr_dml_at at;
	dml_value m, n;
	dml_lineage lm, ln;
	bool gram;            /* they are the same */
	dml_structure sm, sn; /* how they are made, if that is known */
	bool knows_m, knows_n;
} product;

/* ---- products -------------------------------------------------------------------------------- */

static dml_lineage turned(dml_lineage of)
{
	return dml_lineage_make(NULL, DML_ITEM_OPERATION, "r'", 1, &of);
}

/* Returns the lineage of t(m) %*% n. */
static dml_lineage lineage_of_product(dml_lineage m, dml_lineage n)
{
	const dml_lineage in[] = {turned(m), n};

	return dml_lineage_equal(m, n) ? dml_lineage_make(NULL, DML_ITEM_OPERATION, "tsmm", 1, &n)
				       : dml_lineage_make(NULL, DML_ITEM_OPERATION, "ba+*", 2, in);
}

/* t(m) %*% n, by way of the domain: found, put together, or recorded. */
static smr_status multiply(const product *p, const dml_value *m, const dml_value *n, dml_value *out)
{
	dml_value t = {0};
	smr_status st = dml_part_call(p->s, p->at, "t", m, NULL, &t);

	if (st == SMR_OK)
		st = p->s->domain->operate(p->s, p->at, SMR_DML_MATMULT, &t, n, out);
	dml_drop(&t);
	return st;
}

static smr_status add(const product *p, dml_value *sum, dml_value *more)
{
	dml_value out = {0};
	smr_status st = SMR_OK;

	if (sum->kind == DML_NOTHING) {
		out = *more;
		*more = (dml_value){0};
	} else {
		st = p->s->domain->operate(p->s, p->at, SMR_DML_PLUS, sum, more, &out);
	}
	dml_drop(sum);
	dml_drop(more);
	*sum = out;
	return st;
}

/* Whether t(m) %*% n is kept, or is made of one that is by a few columns. */
static bool is_at_hand(const product *p, dml_lineage m, dml_lineage n)
{
	struct dml_tracing *t = p->s->tracing;
	dml_structure x;

	if (dml_cache_has(t->cache, lineage_of_product(m, n)))
		return true;
	if (!dml_structures_get(t->structures, m, &x) || x.kind != DML_IS_BESIDE)
		return false;
	return is_at_hand(p, x.in[0], dml_lineage_equal(m, n) ? x.in[0] : n);
}

/* ---- cbind() --------------------------------------------------------------------------------- */

static smr_status join(const product *p, const char *name, dml_value *a, dml_value *b,
		       dml_value *out)
{
	smr_status st = dml_part_call(p->s, p->at, name, a, b, out);

	dml_drop(a);
	dml_drop(b);
	return st;
}

/* [ t(A) A  t(A) v ]
 * [ t(v) A  t(v) v ] */
static smr_status gram_of_columns(const product *p, const dml_value *part, dml_value *out)
{
	dml_value aa = {0}, av = {0}, va = {0}, vv = {0}, top = {0}, low = {0};
	smr_status st = multiply(p, &part[0], &part[0], &aa);

	if (st == SMR_OK)
		st = multiply(p, &part[0], &part[1], &av);
	if (st == SMR_OK)
		st = multiply(p, &part[1], &part[1], &vv);
	if (st == SMR_OK)
		st = dml_part_call(p->s, p->at, "t", &av, NULL, &va);
	if (st == SMR_OK)
		st = join(p, "cbind", &aa, &av, &top);
	if (st == SMR_OK)
		st = join(p, "cbind", &va, &vv, &low);
	if (st == SMR_OK)
		st = join(p, "rbind", &top, &low, out);
	dml_drop(&aa);
	dml_drop(&av);
	dml_drop(&va);
	dml_drop(&vv);
	dml_drop(&top);
	dml_drop(&low);
	return st;
}

static smr_status product_of_columns(const product *p, const dml_value *part, dml_value *out)
{
	dml_value top = {0}, low = {0};
	smr_status st = multiply(p, &part[0], &p->n, &top);

	if (st == SMR_OK)
		st = multiply(p, &part[1], &p->n, &low);
	if (st == SMR_OK)
		st = join(p, "rbind", &top, &low, out);
	dml_drop(&top);
	dml_drop(&low);
	return st;
}

static smr_status by_columns(const product *p, dml_value *out, bool *done)
{
	dml_value part[2] = {{0}};
	smr_status st;

	*done = p->knows_m && p->sm.kind == DML_IS_BESIDE &&
		is_at_hand(p, p->sm.in[0], p->gram ? p->sm.in[0] : p->ln);
	if (!*done)
		return SMR_OK;
	st = dml_part_joined(p->s, &p->m, &p->sm, 0, &part[0]);
	if (st == SMR_OK)
		st = dml_part_joined(p->s, &p->m, &p->sm, 1, &part[1]);
	if (st == SMR_OK)
		st = p->gram ? gram_of_columns(p, part, out) : product_of_columns(p, part, out);
	dml_drop(&part[0]);
	dml_drop(&part[1]);
	return st;
}

/* ---- rbind() --------------------------------------------------------------------------------- */

static smr_status by_rows(const product *p, dml_value *out, bool *done)
{
	smr_status st = SMR_OK;

	*done = p->knows_m && p->knows_n && p->sm.kind == DML_IS_BELOW &&
		p->sn.kind == DML_IS_BELOW && p->sm.size[0][0] == p->sn.size[0][0] &&
		p->sm.size[0][0] >= FEWEST_ROWS && p->sm.size[1][0] >= FEWEST_ROWS;
	for (int k = 0; *done && k < 2 && st == SMR_OK; k++) {
		dml_value m = {0}, n = {0}, one = {0};

		st = dml_part_joined(p->s, &p->m, &p->sm, k, &m);
		if (st == SMR_OK)
			st = dml_part_joined(p->s, &p->n, &p->sn, k, &n);
		if (st == SMR_OK)
			st = multiply(p, &m, &n, &one);
		if (st == SMR_OK)
			st = add(p, out, &one);
		dml_drop(&m);
		dml_drop(&n);
		dml_drop(&one);
	}
	return st;
}

/* ---- rows of a matrix ------------------------------------------------------------------------ */

/* Whether a slice is of some rows and all columns. */
static bool is_rows(const dml_structure *x)
{
	return x->kind == DML_IS_SLICE && x->n[1] == x->size[0][1] && x->n[0] < x->size[0][0];
}

static smr_status slice_rows(const product *p, const dml_value *base, int64_t from, int64_t n,
			     dml_value *out)
{
	const int64_t at[2] = {from, 0}, size[2] = {n, base->matrix->cols};

	return dml_part_slice(p->s, base, at, size, (dml_lineage){0}, out);
}

static smr_status sum_blocks(const product *p, const dml_value *m, const dml_value *n,
			     int64_t block, dml_value *out)
{
	int64_t from = p->sm.from[0], end = from + p->sm.n[0], next;
	smr_status st = SMR_OK;

	for (; from < end && st == SMR_OK; from = next) {
		dml_value a = {0}, b = {0}, one = {0};

		next = (from / block + 1) * block;
		next = next < end ? next : end;
		st = slice_rows(p, m, from, next - from, &a);
		if (st == SMR_OK)
			st = p->gram ? (b = dml_keep(&a), SMR_OK)
				     : slice_rows(p, n, from, next - from, &b);
		if (st == SMR_OK)
			st = multiply(p, &a, &b, &one);
		if (st == SMR_OK)
			st = add(p, out, &one);
		dml_drop(&a);
		dml_drop(&b);
		dml_drop(&one);
	}
	return st;
}

static smr_status by_blocks(const product *p, dml_value *out, bool *done)
{
	dml_value m = {0}, n = {0};
	int64_t block, from = p->sm.from[0];
	smr_status st;

	*done = p->knows_m && p->knows_n && is_rows(&p->sm) && is_rows(&p->sn) &&
		from == p->sn.from[0] && p->sm.n[0] == p->sn.n[0] &&
		p->sm.size[0][0] == p->sn.size[0][0];
	block = *done ? (p->sm.size[0][0] + BLOCKS - 1) / BLOCKS : 1;
	*done &= block >= FEWEST_ROWS && (from + p->sm.n[0] - 1) / block > from / block;
	if (!*done)
		return SMR_OK;
	st = dml_part_base(p->s, &p->m, &p->sm, &m, done);
	if (st == SMR_OK && *done)
		st = dml_part_base(p->s, &p->n, &p->sn, &n, done);
	if (st == SMR_OK && *done)
		st = sum_blocks(p, &m, &n, block, out);
	dml_drop(&m);
	dml_drop(&n);
	return st;
}

/* ---- columns of a matrix --------------------------------------------------------------------- */

/* Whether a slice is of some columns and all rows. */
static bool is_columns(const dml_structure *x)
{
	return x->kind == DML_IS_SLICE && x->n[0] == x->size[0][0] && x->n[1] < x->size[0][1] &&
	       x->size[0][1] <= MOST_COLUMNS;
}

/* Whether a product with all columns is kept, or other columns of it were asked for. */
static bool whole_pays(const product *p, dml_lineage whole)
{
	struct dml_tracing *t = p->s->tracing;

	return dml_cache_has(t->cache, whole) || dml_structures_ask(t->structures, whole) > 1;
}

/* Gets the product with all columns: it is kept, or is computed of the matrix whose columns they
 * are. */
static smr_status whole_product(const product *p, bool left, dml_lineage of, dml_value *out,
				bool *done)
{
	const dml_structure *x = left ? &p->sm : &p->sn;
	dml_value base = {0};
	smr_status st = SMR_OK;

	*done = dml_reuse_result(p->s, of, out);
	if (*done || p->gram)
		return SMR_OK;
	*done = dml_lineage_equal(x->in[0], left ? p->ln : p->lm);
	if (*done)
		base = dml_keep(left ? &p->n : &p->m);
	else
		st = dml_part_base(p->s, left ? &p->m : &p->n, x, &base, done);
	if (st == SMR_OK && *done)
		st = left ? multiply(p, &base, &p->n, out) : multiply(p, &p->m, &base, out);
	dml_drop(&base);
	return st;
}

/* Takes a part of t(X) %*% n (@p left) or t(m) %*% X; of a gram matrix of both. */
static smr_status part_of_whole(const product *p, bool left, dml_lineage of, dml_value *out,
				bool *done)
{
	const dml_structure *x = left ? &p->sm : &p->sn;
	int64_t from[2] = {0}, n[2];
	dml_value whole = {0};
	smr_status st = whole_product(p, left, of, &whole, done);

	from[!left] = x->from[1];
	n[!left] = x->n[1];
	from[left] = p->gram ? x->from[1] : 0;
	n[left] = left ? p->n.matrix->cols : p->m.matrix->cols;
	if (st == SMR_OK && *done)
		st = dml_part_slice(p->s, &whole, from, n, (dml_lineage){0}, out);
	dml_drop(&whole);
	return st;
}

static smr_status by_whole(const product *p, dml_value *out, bool *done)
{
	dml_lineage of;

	*done = false;
	if (p->knows_n && is_columns(&p->sn)) {
		of = lineage_of_product(p->gram ? p->sn.in[0] : p->lm, p->sn.in[0]);
		if (whole_pays(p, of))
			SMR_TRY(part_of_whole(p, false, of, out, done));
	}
	if (!*done && p->knows_m && is_columns(&p->sm) && !p->gram) {
		of = lineage_of_product(p->sm.in[0], p->ln);
		if (whole_pays(p, of))
			SMR_TRY(part_of_whole(p, true, of, out, done));
	}
	return SMR_OK;
}

/* ---- cbind(A, v) %*% b ----------------------------------------------------------------------- */

static smr_status of_joined(script *s, smr_dml_at at, const dml_value *a, const dml_value *b,
			    const dml_structure *x, dml_value *out)
{
	product p = {.s = s, .at = at};
	smr_status st = SMR_OK;

	for (int k = 0; k < 2 && st == SMR_OK; k++) {
		const int64_t from[2] = {k == 0 ? 0 : x->size[0][1], 0};
		const int64_t n[2] = {x->size[k][1], b->matrix->cols};
		dml_value left = {0}, right = {0}, one = {0};

		st = dml_part_joined(s, a, x, k, &left);
		if (st == SMR_OK)
			st = dml_part_slice(s, b, from, n, (dml_lineage){0}, &right);
		if (st == SMR_OK)
			st = s->domain->operate(s, at, n[0] == 1 ? SMR_DML_TIMES : SMR_DML_MATMULT,
						&left, &right, &one);
		if (st == SMR_OK)
			st = add(&p, out, &one);
		dml_drop(&left);
		dml_drop(&right);
		dml_drop(&one);
	}
	return st;
}

/* ---- a product ------------------------------------------------------------------------------- */

static bool is_dense(const dml_value *v)
{
	return v->kind == DML_MATRIX && v->matrix->pattern == NULL && v->matrix->source == NULL;
}

/* Finds m of t(m), pending. */
static smr_status find_turned(script *s, const dml_value *a, const dml_structure *x, dml_value *out,
			      bool *done)
{
	const dml_lazy *t = s->trace;
	uint32_t i = dml_part_pending(s, a), of;

	*done = i != DML_NONE && (t->nodes.v[i].op == DML_TURN || t->nodes.v[i].op == DML_RESHAPE);
	if (!*done)
		return SMR_OK;
	of = t->nodes.v[i].in[0];
	*done = t->forms.v[of].pattern == NULL && t->nodes.v[of].rows == x->size[0][0] &&
		t->nodes.v[of].cols == x->size[0][1];
	return *done ? dml_part_of_node(s, of, x->in[0], out) : SMR_OK;
}

static smr_status of_turned(script *s, smr_dml_at at, const dml_structure *x, const dml_value *a,
			    const dml_value *b, dml_value *out, bool *done)
{
	static smr_status (*const ways[])(const product *, dml_value *,
					  bool *) = {by_whole, by_columns, by_rows, by_blocks};
	product p = {.s = s, .at = at, .n = *b, .lm = x->in[0], .ln = b->matrix->lineage};
	smr_status st = find_turned(s, a, x, &p.m, done);

	if (st != SMR_OK || !*done)
		return st;
	p.gram = dml_lineage_equal(p.lm, p.ln);
	p.knows_m = dml_structures_get(s->tracing->structures, p.lm, &p.sm);
	p.knows_n = dml_structures_get(s->tracing->structures, p.ln, &p.sn);
	*done = false;
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]) && st == SMR_OK && !*done; i++)
		st = ways[i](&p, out, done);
	dml_drop(&p.m);
	return st;
}

static smr_status by_parts(script *s, smr_dml_at at, const dml_value *a, const dml_value *b,
			   dml_value *out, bool *done)
{
	dml_structure x;

	if (!is_dense(a) || !is_dense(b) ||
	    !dml_structures_get(s->tracing->structures, a->matrix->lineage, &x))
		return SMR_OK;
	if (x.kind == DML_IS_TURNED)
		return of_turned(s, at, &x, a, b, out, done);
	*done = x.kind == DML_IS_BESIDE && dml_part_pending(s, a) != DML_NONE;
	return *done ? of_joined(s, at, a, b, &x, out) : SMR_OK;
}

smr_status dml_reuse_parts(script *s, smr_dml_at at, const dml_value *a, const dml_value *b,
			   dml_lineage of, dml_value *out, bool *done)
{
	double seconds;

	*done = false;
	if (s->tracing->structures == NULL || a->kind != DML_MATRIX || b->kind != DML_MATRIX ||
	    a->matrix->cols != b->matrix->rows)
		return SMR_OK;
	SMR_TRY(by_parts(s, at, a, b, out, done));
	if (!*done)
		return SMR_OK;
	dml_cache_count_partial(s->tracing->cache);
	seconds = dml_lazy_seconds(2 * (double)a->matrix->rows * (double)a->matrix->cols *
				   (double)b->matrix->cols);
	dml_trace_made(s, out, of, seconds);
	return SMR_OK;
}
