/* Runs the reference evaluator of an op on all threads if its rows are independent. */
#include <stdatomic.h>

#include "base/assert.h"

#include "run/exec/batch.h"

/* Tensors of fewer elements than LITTLE are done before another thread wakes up. LARGE: elements of
 * a row that threads share, if there are less than ROWS rows for each thread. */
enum { MOST = 16, LITTLE = 8192, LARGE = 1 << 16, ROWS = 4 };

typedef struct job {
	const smr_op_info *info;
	const smr_node *v;
	const smr_tensor *t; /* operands, then results */
	uint32_t n;
	uint32_t dim; /* that is divided; those before it have length 1 */
	int64_t rows;
	int parts;
	_Atomic smr_status status;
} job;

/* Returns rows [from, to) of a tensor; a tensor without dimensions is shared by all parts. */
static smr_tensor part_of(const smr_tensor *t, uint32_t dim, int64_t from, int64_t to)
{
	smr_tensor part = *t;
	size_t row = smr_dtype_size(t->dtype);

	smr_assert(t->rank == 0 ||
		   (dim < t->rank && from >= 0 && from <= to && to <= t->dims[dim]));
	if (t->rank == 0)
		return part;
	for (uint32_t d = dim + 1; d < t->rank; d++)
		row *= (size_t)t->dims[d];
	part.dims[dim] = to - from;
	part.data = (char *)t->data + (size_t)from * row;
	return part;
}

static void run_part(void *arg, int i)
{
	job *j = arg;
	int64_t from = j->rows * i / j->parts, to = j->rows * (i + 1) / j->parts;
	smr_tensor t[MOST];
	smr_status st;

	smr_assert(i >= 0 && i < j->parts && j->n <= MOST);
	for (uint32_t k = 0; k < j->n; k++)
		t[k] = part_of(&j->t[k], j->dim, from, to);
	st = j->info->eval(j->v, t, t + j->v->nins);
	if (st != SMR_OK)
		j->status = st;
}

/* Finds the first dimension of the batch that has more than one row; false: there is none. */
static bool find_dim(job *j)
{
	uint32_t batch = j->info->batch(j->v);

	smr_assert(j->info->batch != NULL);
	while (j->dim < batch && j->t->dims[j->dim] == 1)
		j->dim++;
	if (j->dim == batch)
		return false;
	j->rows = j->t->dims[j->dim];
	for (uint32_t k = 1; k < j->n; k++)
		if (j->t[k].rank > 0 && (j->t[k].rank <= j->dim || j->t[k].dims[j->dim] != j->rows))
			return false;
	return true;
}

/* Returns whether threads work on one row together rather than on rows of their own. */
static bool are_rows_shared(const job *j)
{
	return j->info->eval_on != NULL && j->rows < ROWS * j->parts &&
	       smr_tensor_count(j->t) / j->rows >= LARGE;
}

smr_status smr_eval_plainly(const smr_workers *w, const smr_op_info *info, const smr_node *v,
			    const smr_tensor *t)
{
	job j = {.info = info, .v = v, .t = t, .n = v->nins + v->nmore + 1};

	j.parts = smr_workers_count(w);
	if (info->batch == NULL || j.parts < 2 || j.n > MOST || smr_tensor_count(t) < LITTLE ||
	    !find_dim(&j) || are_rows_shared(&j))
		return info->eval_on != NULL ? info->eval_on(v, t, t + v->nins, w)
					     : info->eval(v, t, t + v->nins);
	if (j.parts > j.rows)
		j.parts = (int)j.rows;
	smr_workers_run(w, j.parts, run_part, &j);
	/* the message belongs to another thread: produces it again here */
	return j.status == SMR_OK ? SMR_OK : info->eval(v, t, t + v->nins);
}
