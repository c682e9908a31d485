/* Sparse matrices (CSR) in flows: three tensors, the starts of rows (i64[rows + 1]), the column of
 * each element (i32[n]) and the elements (f64[n]); attribute `sizes` has the number of columns.
 * Elementwise computations are ordinary maps of the elements; the ops here use the row structure.
 *
 * sparse_dot: w = body(X %*% V, operands ...); with `transposed` the result is t(X) %*% w. Without
 * V (`left`) w is the body of the operands only. Operands of the body have as many rows as X, and
 * as many columns as V, or one; or are scalars. */
#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/list.h"
#include "sparse/sparse.h"

enum { STARTS, COLUMNS, VALUES, PARTS };

static smr_status check_parts(const smr_node *v, int64_t *rows, int64_t *cols)
{
	static const smr_dtype types[] = {SMR_I64, SMR_I32, SMR_F64};
	int64_t dims[PARTS][SMR_MAX_RANK];
	const int64_t *size;

	for (uint32_t i = 0; i < PARTS; i++) {
		SMR_TRY(smr_ops_rank(v, i, 1));
		SMR_TRY(smr_ops_dims(v, i, dims[i]));
		if (v->ins[i]->type.dtype != types[i])
			return smr_ops_wrong(v, "operand %u is %s, not %s", i,
					     smr_dtype_name(v->ins[i]->type.dtype),
					     smr_dtype_name(types[i]));
	}
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_sizes, 1, 0, INT32_MAX - 1, &size));
	if (dims[COLUMNS][0] != dims[VALUES][0] || dims[STARTS][0] < 1 ||
	    dims[STARTS][0] > INT32_MAX)
		return smr_ops_wrong(v, "%lld starts of rows, %lld columns and %lld elements",
				     (long long)dims[STARTS][0], (long long)dims[COLUMNS][0],
				     (long long)dims[VALUES][0]);
	*rows = dims[STARTS][0] - 1;
	*cols = size[0];
	return SMR_OK;
}

static smr_sparse_rows rows_of(const smr_node *v, const smr_tensor *ins)
{
	return (smr_sparse_rows){.rows = ins[STARTS].dims[0] - 1,
				 .cols = smr_node_number(v, SMR_ATTR_sizes, 0),
				 .n = ins[VALUES].dims[0],
				 .k = 1,
				 .starts = ins[STARTS].data,
				 .cols_at = ins[COLUMNS].data,
				 .values = ins[VALUES].data};
}

/* ---- sparse_dot */

static bool has_v(const smr_node *v)
{
	return smr_node_number(v, SMR_ATTR_left, 0) == 0;
}

static bool is_turned(const smr_node *v)
{
	return smr_node_number(v, SMR_ATTR_transposed, 0) != 0;
}

/* Returns the first operand of the body. */
static uint32_t first_body_operand(const smr_node *v)
{
	return PARTS + (has_v(v) ? 1 : 0);
}

static smr_status check_operand(const smr_node *v, uint32_t i, int64_t rows, int64_t k)
{
	int64_t dims[SMR_MAX_RANK];

	if (v->ins[i]->type.dtype != SMR_F64)
		return smr_ops_wrong(v, "operand %u is no f64", i);
	if (v->ins[i]->type.rank == 0)
		return SMR_OK;
	SMR_TRY(smr_ops_rank(v, i, 2));
	SMR_TRY(smr_ops_dims(v, i, dims));
	return dims[0] == rows && (dims[1] == k || dims[1] == 1)
		       ? SMR_OK
		       : smr_ops_wrong(v, "operand %u is %lldx%lld beside %lldx%lld", i,
				       (long long)dims[0], (long long)dims[1], (long long)rows,
				       (long long)k);
}

static smr_status check_body(const smr_node *v)
{
	uint32_t n = v->nins - PARTS;
	smr_dtype *takes;
	smr_status st;

	if (v->body == NULL)
		return v->nins == PARTS + 1 ? SMR_OK : smr_ops_wrong(v, "it has no body");
	SMR_TRY(smr_ops_body(v, n, 1));
	if (v->body->results[0]->type != SMR_F64)
		return smr_ops_wrong(v, "its body gives no f64");
	takes = smr_calloc((size_t)n + 1, sizeof(*takes));
	if (takes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for sparse_dot");
	for (uint32_t i = 0; i < n; i++)
		takes[i] = SMR_F64;
	st = smr_ops_takes(v, takes);
	smr_free(takes);
	return st;
}

static smr_status infer_dot(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t rows = 0, cols = 0, dims[SMR_MAX_RANK] = {0};

	SMR_TRY(smr_ops_counts(v, v->nins, 1));
	SMR_TRY(check_parts(v, &rows, &cols));
	SMR_TRY(smr_ops_rank(v, PARTS, 2));
	SMR_TRY(smr_ops_dims(v, PARTS, dims));
	if (has_v(v) && (dims[0] != cols || v->ins[PARTS]->type.dtype != SMR_F64))
		return smr_ops_wrong(v, "operand %u has %lld rows, not %lld", PARTS,
				     (long long)dims[0], (long long)cols);
	for (uint32_t i = first_body_operand(v); i < v->nins; i++)
		SMR_TRY(check_operand(v, i, rows, dims[1]));
	SMR_TRY(check_body(v));
	dims[0] = is_turned(v) ? cols : rows;
	return smr_ops_result(g, v, SMR_F64, 2, dims, types);
}

typedef struct bodies {
	const smr_node *v;
	const smr_tensor *ins;
	int64_t k;
	_Atomic(smr_body_code *) spare; /* compiled body that no thread uses; NULL: none */
} bodies;

static double load_operand(const smr_tensor *t, int64_t row, int64_t col)
{
	const double *x = t->data;

	return t->rank == 0 ? x[0] : x[row * t->dims[1] + (t->dims[1] > 1 ? col : 0)];
}

static smr_status copy_rows(const bodies *b, int64_t from, int64_t n, double *w)
{
	const smr_tensor *t = &b->ins[PARTS];

	memcpy(w, (const double *)t->data + from * b->k, (size_t)(n * b->k) * sizeof(*w));
	return SMR_OK;
}

static smr_status run_body(void *arg, int64_t from, int64_t n, double *w)
{
	enum { FEW = 16 };
	bodies *b = arg;
	uint32_t at = first_body_operand(b->v);
	uint64_t params[FEW] = {0}, bits;
	smr_body_code *code;
	smr_status st = SMR_OK;

	if (b->v->body == NULL)
		return copy_rows(b, from, n, w);
	if (b->v->body->nparams > FEW)
		return smr_fail(SMR_EUNSUPPORTED, "a body too large");
	code = atomic_exchange(&b->spare, NULL);
	if (code == NULL)
		SMR_TRY(smr_body_compile(b->v->body, &code));
	for (int64_t i = 0; st == SMR_OK && i < n * b->k; i++) {
		memcpy(&params[0], &w[i], sizeof(double));
		for (uint32_t p = at; p < b->v->nins; p++) {
			double x = load_operand(&b->ins[p], from + i / b->k, i % b->k);

			memcpy(&params[p - PARTS], &x, sizeof(x));
		}
		st = smr_body_eval(code, params, &bits);
		memcpy(&w[i], &bits, sizeof(bits));
	}
	smr_body_free(atomic_exchange(&b->spare, code));
	return st;
}

static smr_status eval_dot_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			      const smr_workers *workers)
{
	smr_sparse_rows r = rows_of(v, ins);
	bodies b = {.v = v, .ins = ins, .k = ins[PARTS].dims[1]};
	smr_status st;

	r.k = b.k;
	if (r.k == 0)
		return SMR_OK;
	r.v = has_v(v) ? ins[PARTS].data : NULL;
	if (is_turned(v))
		r.q = outs->data;
	else
		r.w = outs->data;
	if (v->body != NULL || !has_v(v)) {
		r.body = run_body;
		r.arg = &b;
	}
	st = smr_sparse_rows_run(&r, workers);
	smr_body_free(b.spare);
	return st;
}

static smr_status eval_dot(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_dot_on(v, ins, outs, NULL);
}

static double dot_flops(const smr_node *v)
{
	int64_t n = 0, dims[SMR_MAX_RANK] = {0, 1};

	if (!smr_type_count(&v->ins[VALUES]->type, &n) ||
	    !smr_type_dims(&v->ins[PARTS]->type, dims))
		return 0;
	return 2 * (double)n * (double)dims[1] * (has_v(v) && is_turned(v) ? 2 : 1);
}

/* ---- sparse_fold: `kind` of the fold (sparse/sparse.h); by columns with `transposed` */

static smr_status infer_fold(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t rows = 0, cols = 0, dims[2];
	const int64_t *kind;

	SMR_TRY(smr_ops_counts(v, PARTS, 1));
	SMR_TRY(check_parts(v, &rows, &cols));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_kind, 1, SMR_SPARSE_SUM, SMR_SPARSE_MULTIPLY, &kind));
	dims[0] = is_turned(v) ? 1 : rows;
	dims[1] = is_turned(v) ? cols : 1;
	return smr_ops_result(g, v, SMR_F64, 2, dims, types);
}

static smr_status eval_fold_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			       const smr_workers *workers)
{
	smr_sparse_rows r = rows_of(v, ins);
	smr_sparse_fold f = (smr_sparse_fold)smr_node_number(v, SMR_ATTR_kind, 0);

	SMR_TRY(smr_sparse_rows_check(&r));
	if (is_turned(v))
		return smr_sparse_fold_cols(&r, f, workers, outs->data);
	smr_sparse_fold_rows(&r, f, workers, outs->data);
	return SMR_OK;
}

static smr_status eval_fold(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_fold_on(v, ins, outs, NULL);
}

/* ---- sparse_dense: all elements */

static smr_status infer_dense(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[2];

	SMR_TRY(smr_ops_counts(v, PARTS, 1));
	SMR_TRY(check_parts(v, &dims[0], &dims[1]));
	return smr_ops_result(g, v, SMR_F64, 2, dims, types);
}

static smr_status eval_dense_on(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
				const smr_workers *workers)
{
	smr_sparse_rows r = rows_of(v, ins);

	SMR_TRY(smr_sparse_rows_check(&r));
	smr_sparse_rows_dense(&r, workers, outs->data);
	return SMR_OK;
}

static smr_status eval_dense(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_dense_on(v, ins, outs, NULL);
}

const smr_op_info smr_ops_sparse_dot = {.op = SMR_OP_sparse_dot,
					.infer = infer_dot,
					.eval = eval_dot,
					.eval_on = eval_dot_on,
					.flops = dot_flops};
const smr_op_info smr_ops_sparse_fold = {
	.op = SMR_OP_sparse_fold, .infer = infer_fold, .eval = eval_fold, .eval_on = eval_fold_on};
const smr_op_info smr_ops_sparse_dense = {.op = SMR_OP_sparse_dense,
					  .infer = infer_dense,
					  .eval = eval_dense,
					  .eval_on = eval_dense_on};
